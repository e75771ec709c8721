/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-cli.h"
#include "ogc-lab-commands.h"
#include "ogc-record-output.h"
#include "ogc-truth-maker.h"
#include "ogc-weights-file.h"

#define USUAL_POSITIONS 500
#define MAX_POSITIONS 1000000
#define USUAL_PRECISION 0.2
#define USUAL_MOST 4000
#define MAX_MOST 1000000

typedef struct {
  char   *positions;
  char   *seed;
  char   *most;
  char   *jobs;
  double  precision;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->positions);
  g_free (options->seed);
  g_free (options->most);
  g_free (options->jobs);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
read_options (const Options  *options,
              OgcTruthMaker  *maker,
              GError        **error)
{
  guint64 most = USUAL_MOST;

  maker->positions = USUAL_POSITIONS;
  maker->seed = 1;
  maker->precision = options->precision;
  if (!ogc_cli_number ("--positions", options->positions, 1, MAX_POSITIONS, &maker->positions, error)
      || !ogc_cli_number ("--seed", options->seed, 0, G_MAXUINT64 - maker->positions, &maker->seed, error)
      || !ogc_cli_number ("--most", options->most, 2, MAX_MOST, &most, error)
      || !ogc_cli_jobs (options->jobs, &maker->jobs, error))
    return FALSE;
  maker->most = (guint) most;
  if (maker->precision > 0)
    return TRUE;

  g_set_error (error, OGC_CLI_ERROR, 0, _("--precision must be above 0."));
  return FALSE;
}

static OgcCliStatus
run_truth (char **arguments)
{
  g_auto (Options) options = { .precision = USUAL_PRECISION };
  const GOptionEntry entries[] = {
    { "positions", 'n', 0, G_OPTION_ARG_STRING, &options.positions, N_("How many positions"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.seed, N_("The seed of the (first) game"), "S" },
    { "precision", 0, 0, G_OPTION_ARG_DOUBLE, &options.precision,
      N_("The largest standard error of how far an answer is behind, in gold"), "G" },
    { "most", 0, 0, G_OPTION_ARG_STRING, &options.most, N_("How many games are played with an answer at most"), "N" },
    { "jobs", 'j', 0, G_OPTION_ARG_STRING, &options.jobs,
      N_("How many threads play; the results are the same with any number"), "J" },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;
  OgcTruthMaker maker = { .tile_set = ogc_tile_set_get_default () };

  context = ogc_cli_context (&ogc_command_truth, _("FILE"),
                             _("Takes a position from each of N games between levels, in every set-up in turn, and\n"
                               "plays the best answers of all levels out to the end, until it is known how far each\n"
                               "is behind the best. Writes one position a line to FILE; “-”: to standard output.\n"
                               "Position number i, from 0, is from the game with seed S + i, so files of parts are\n"
                               "put together one after the other. “grade” asks players for their answers."));
  g_option_context_add_main_entries (context, entries, NULL);
  if (!ogc_cli_parse (context, &arguments, 1, 1, &error) || !read_options (&options, &maker, &error)
      || !ogc_weights_file_use_default (&error))
    return ogc_cli_fail (error);

  return ogc_cli_finish (ogc_record_output_run (arguments[1], ogc_truth_maker_run, &maker));
}

const OgcCommand ogc_command_truth = {
  "truth",
  N_("Find out what the best answers in many positions are worth"),
  run_truth,
};
