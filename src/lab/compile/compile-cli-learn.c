/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

#include "compile-training.h"
#include "ogc-cli.h"
#include "ogc-lab-commands.h"
#include "ogc-locale.h"

enum { COMPARED = 400 };

typedef struct {
  char *games;
  char *jobs;
  char *seed;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->games);
  g_free (options->jobs);
  g_free (options->seed);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static void
report_cb (guint64               done,
           const CompileWeights *weights,
           double                error,
           gpointer              data)
{
  g_autofree char *games = g_strdup_printf ("%" G_GUINT64_FORMAT, done);
  g_autofree char *wrong = ogc_locale_dup_decimal (error, 4, FALSE);
  g_autofree char *share = ogc_locale_dup_decimal (100 * compile_training_compare (weights, COMPARED), 1, FALSE);

  /* TRANSLATORS: a number of any size, a mean error, and a share in percent */
  ogc_cli_print (_("%s games: wrong by %s, wins %s\302\240%% against greedy"),
                 games, wrong, share);
  ogc_cli_print ("\n");
}

static OgcCliStatus
run_learn (char **arguments)
{
  g_auto (Options) options = { 0 };
  const GOptionEntry entries[] = {
    { "games", 'n', 0, G_OPTION_ARG_STRING, &options.games, N_("How many games"), "N" },
    { "jobs", 'j', 0, G_OPTION_ARG_STRING, &options.jobs,
      N_("How many threads play; the weights are the same with any number"), "J" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.seed, N_("The seed of the (first) game"), "S" },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *source = NULL;
  CompileTraining training = { .seed = 1, .lambda = 0.8, .rate = 0.1, .progress = report_cb };
  CompileWeights weights;

  context = ogc_cli_context (&ogc_command_learn, _("FILE"),
                             _("Trains what the computer players of Compile Gold judge positions by, in games with\n"
                               "all protocols against themselves, and writes it to FILE as a source file of the "
                               "program."));
  g_option_context_add_main_entries (context, entries, NULL);
  if (!ogc_cli_parse (context, &arguments, 1, 1, &error)
      || !ogc_cli_number ("--seed", options.seed, 0, G_MAXUINT64, &training.seed, &error)
      || !ogc_cli_games ("--games", options.games, training.seed, &training.games, &error)
      || !ogc_cli_jobs (options.jobs, &training.jobs, &error))
    return ogc_cli_fail (error);
  training.taught = training.games / 10;
  compile_training_run (&training, &weights);
  source = compile_training_to_source (&weights);
  file = g_file_new_for_commandline_arg (arguments[1]);
  if (!g_file_replace_contents (file, source, strlen (source), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error))
    return ogc_cli_fail (error);

  return ogc_cli_finish (OGC_CLI_SUCCESS);
}

const OgcCommand ogc_command_learn = {
  "learn",
  N_("Train what the computer players of Compile Gold judge by"),
  run_learn,
};
