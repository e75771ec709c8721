/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compile-lab.h"
#include "ogc-entrant.h"
#include "ogc-lab-commands.h"
#include "ogc-match-options.h"
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

/* Takes the networks out of a list of players such as “expert,weights=FILE,master”. Returns: (transfer full) (nullable)
 * (element-type OgcEntrant): for each player in the list, %NULL for one without a network of its own; %NULL with @error
 * set */
static GPtrArray *
take_networks (OgcMatchOptions  *match,
               GError          **error)
{
  g_autoptr (GPtrArray) entrants = g_ptr_array_new_with_free_func ((GDestroyNotify) ogc_entrant_free);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_auto (GStrv) parts = g_strsplit (match->players != NULL ? match->players : "", ",", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      const gboolean owns = parts[i + 1] != NULL && g_str_has_prefix (parts[i + 1], OGC_ENTRANT_WEIGHTS);
      g_autofree char *text = owns ? g_strjoin (",", parts[i], parts[i + 1], NULL) : NULL;

      g_ptr_array_add (ids, parts[i]);
      g_ptr_array_add (entrants, owns ? ogc_entrant_new (text, error) : NULL);
      if (owns && g_ptr_array_index (entrants, entrants->len - 1) == NULL)
        return NULL;
      i += owns ? 1 : 0;
    }
  if (match->players != NULL)
    {
      g_ptr_array_add (ids, NULL);
      g_free (match->players);
      match->players = g_strjoinv (",", (char **) ids->pdata);
    }
  return g_steal_pointer (&entrants);
}

/* Gives the players the networks that take_networks() found; one player is meant for all seats. */
static void
give_networks (const GPtrArray *entrants,
               OgcMatch        *match)
{
  for (guint seat = 0; seat < match->setup.seats && entrants->len > 0; seat++)
    {
      const OgcEntrant *entrant = g_ptr_array_index (entrants, entrants->len > 1 ? seat : 0);

      match->weights[seat] = entrant != NULL ? entrant->weights : NULL;
    }
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
  g_autoptr (GPtrArray) entrants = NULL;
  g_autoptr (OgcResults) results = NULL;
  OgcSimulation simulation = { .match = &match };
  OgcCliStatus status;
  guint game = COMPILE_LAB_COMPASS;

  context = ogc_cli_context (&ogc_command_simulate, NULL,
                             _("Game number i of a run, from 0, has the seed S + i. A run that is split into\n"
                               "several by --seed and --games adds up to the whole with “merge”. In --players,\n"
                               "weights=FILE behind a level gives it networks of its own, as in\n"
                               "“expert,weights=FILE,master”."));
  g_option_context_add_main_entries (context, entries, NULL);
  ogc_match_options_add (&options.match, context);
  if (!ogc_cli_parse (context, &arguments, 0, 0, &error)
      || !ogc_cli_choice ("--game", options.game, compile_lab_games, &game, &error))
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
  entrants = take_networks (&options.match, &error);
  if (entrants == NULL || !ogc_match_options_read (&options.match, NULL, &match, &error)
      || !ogc_cli_games ("--games", options.games, match.setup.seed, &simulation.games, &error)
      || !ogc_cli_jobs (options.jobs, &simulation.jobs, &error))
    return ogc_cli_fail (error);

  give_networks (entrants, &match);
  results = simulation.results = ogc_results_new (&match);
  status = ogc_record_output_run (options.record, ogc_simulation_run, &simulation);
  if (status != OGC_CLI_SUCCESS)
    return status;
  if (options.json)
    ogc_cli_print_line (ogc_results_to_json (results));
  else if (!ogc_record_output_is_standard (options.record))
    ogc_results_print (results);

  return ogc_cli_finish (OGC_CLI_SUCCESS);
}

const OgcCommand ogc_command_simulate = {
  "simulate",
  N_("Play many games of computer players and count who wins"),
  run_simulate,
};
