/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compile-lab.h"
#include "ogc-lab-commands.h"
#include "ogc-match-options.h"
#include "ogc-progress.h"
#include "ogc-record-output.h"
#include "ogc-simulation.h"

typedef struct {
  OgcMatchOptions match;
  char           *game;
  char           *cards;
  char           *games;
  char           *jobs;
  char           *record;
  gboolean        json;
} Options;

static void
options_clear (Options *options)
{
  ogc_match_options_clear (&options->match);
  g_free (options->game);
  g_free (options->cards);
  g_free (options->games);
  g_free (options->jobs);
  g_free (options->record);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (OgcMatch, ogc_match_clear)

/* The games and their results. */
typedef struct {
  OgcSimulation *simulation;
  OgcResults    *results;
} Run;

static void
run_clear (Run *run)
{
  g_clear_pointer (&run->results, ogc_results_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

static gboolean
play_games (GOutputStream  *records,
            gpointer        data,
            GError        **error)
{
  Run *run = data;

  run->simulation->records = records;
  run->results = ogc_simulation_run (run->simulation, error);

  return run->results != NULL;
}

static void
print_tally (const OgcResults *results,
             gboolean          json)
{
  g_autofree char *text = NULL;

  if (!json)
    {
      ogc_results_print (results);
      return;
    }
  text = ogc_results_to_json (results);
  ogc_cli_print ("%s\n", text);
}

/* Whether no option was given that only the first game has. */
static gboolean
fits_compile (const Options *options)
{
  const OgcMatchOptions *match = &options->match;

  return match->seats == NULL && match->form == NULL && match->b == NULL && match->c == NULL && match->start == NULL
         && match->tiles == NULL && match->weights == NULL && match->work == NULL;
}

/* Plays games of Compile Gold. */
static OgcCliStatus
simulate_compile (const Options *options)
{
  const CompileLabRun run = { .cards = options->cards, .games = options->games, .games_option = "--games",
                              .seed = options->match.seed, .jobs = options->jobs, .record = options->record,
                              .json = options->json };
  g_autoptr (GError) error = NULL;

  if (fits_compile (options))
    return compile_lab_simulate (&run, options->match.players);
  g_set_error (&error, OGC_CLI_ERROR, 0,
               _("--game=compile goes with --players, --games, --seed, --jobs, --cards, --record and --json alone."));
  return ogc_cli_fail (error);
}

static OgcCliStatus
run_simulate (char **arguments)
{
  g_auto (Options) options = { 0 };
  g_auto (OgcMatch) match = { 0 };
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &options.game, N_("compass or compile"), N_("GAME") },
    { "cards", 0, 0, G_OPTION_ARG_STRING, &options.cards, N_("The cards of compile: mn02 or mn01"), N_("SET") },
    { "games", 'n', 0, G_OPTION_ARG_STRING, &options.games, N_("How many games"), "N" },
    { "jobs", 'j', 0, G_OPTION_ARG_STRING, &options.jobs,
      N_("How many threads play; the results are the same with any number"), "J" },
    { "record", 0, 0, G_OPTION_ARG_FILENAME, &options.record,
      N_("Write a record of every game, one a line; “-”: to standard output, in place of results"), N_("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_("Print the results as JSON, for “merge” and for programs"),
      NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;
  OgcProgress progress = { 0 };
  OgcSimulation simulation = { .match = &match, .progress = ogc_progress_show, .data = &progress };
  g_auto (Run) run = { &simulation, NULL };
  gboolean fine;
  guint game;

  context = ogc_cli_context (&ogc_command_simulate, NULL,
                             _("Game number i of a run, from 0, has the seed S + i. A run that is split into\n"
                               "several by --seed and --games adds up to the whole with “merge”."));
  g_option_context_add_main_entries (context, entries, NULL);
  ogc_match_options_add (&options.match, context);
  if (!ogc_cli_parse (context, &arguments, 0, 0, &error)
      || !compile_lab_read_name ("--game", options.game, compile_lab_games, &game, &error))
    return ogc_cli_fail (error);
  if (options.json && ogc_record_output_is_standard (options.record))
    {
      g_set_error (&error, OGC_CLI_ERROR, 0, _("--json: standard output can carry records or results, not both. "
                                               "Write the records to a file."));
      return ogc_cli_fail (error);
    }
  if (game == COMPILE_LAB_COMPILE)
    return simulate_compile (&options);
  if (options.cards != NULL)
    {
      g_set_error (&error, OGC_CLI_ERROR, 0, _("--cards goes with --game=compile."));
      return ogc_cli_fail (error);
    }
  if (!ogc_match_options_read (&options.match, NULL, &match, &error)
      || !ogc_match_options_read_count ("--games", options.games, match.setup.seed, &simulation.games, &error)
      || !ogc_match_options_read_jobs (options.jobs, &simulation.jobs, &error))
    return ogc_cli_fail (error);

  ogc_progress_begin (&progress, simulation.games);
  fine = ogc_record_output_run (options.record, play_games, &run, &error);
  ogc_progress_end (&progress);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE))
    return OGC_CLI_FAILURE; /* the reader of the output has closed it */
  if (!fine)
    return ogc_cli_fail (error);
  if (!ogc_record_output_is_standard (options.record))
    print_tally (run.results, options.json);

  return ogc_cli_finish (OGC_CLI_SUCCESS);
}

const OgcCommand ogc_command_simulate = {
  "simulate",
  N_("Play many games of computer players and count who wins"),
  run_simulate,
};
