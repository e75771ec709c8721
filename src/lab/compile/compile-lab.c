/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-lab.h"

#include <glib/gi18n.h>

#include "compile-match.h"
#include "compile-simulation.h"
#include "ogc-match-options.h"
#include "ogc-progress.h"
#include "ogc-record-output.h"

const OgcName compile_lab_games[] = {
  { "compass", COMPILE_LAB_COMPASS },
  { "compile", COMPILE_LAB_COMPILE },
  { NULL }
};

gboolean
compile_lab_read_name (const char     *option,
                       const char     *typed,
                       const OgcName  *names,
                       guint          *value,
                       GError        **error)
{
  g_autofree char *list = NULL;

  *value = names[0].value;
  if (typed == NULL || ogc_name_find (names, typed, value))
    return TRUE;
  list = ogc_name_list (names);
  g_set_error (error, OGC_CLI_ERROR, 0, _("%s: “%s” is unknown. Choose one of: %s."), option, typed, list);
  return FALSE;
}

/* The set of cards that --cards names. Returns: (transfer none) (nullable): the set; %NULL with @error set */
static CompileCardSet *
read_cards (const char  *typed,
            GError     **error)
{
  guint set;

  return compile_lab_read_name ("--cards", typed, compile_match_sets, &set, error) ? compile_card_set_get (set) : NULL;
}

/* Returns: (element-type CompileEntrant) (transfer full) (nullable): one for each name; %NULL with @error set */
static GPtrArray *
read_entrants (char   **names,
               guint    timeout,
               GError **error)
{
  g_autoptr (GPtrArray) entrants = g_ptr_array_new_with_free_func ((GDestroyNotify) compile_entrant_free);
  const guint n = g_strv_length (names);

  if (n < 2 || n > COMPILE_MAX_ENTRANTS)
    {
      g_set_error (error, OGC_CLI_ERROR, 0, _("An arena is for 2 to %d contestants, but there are %u."),
                   COMPILE_MAX_ENTRANTS, n);
      return NULL;
    }
  for (guint i = 0; i < n; i++)
    {
      CompileEntrant *entrant = compile_entrant_new (names[i], timeout, error);

      if (entrant == NULL)
        return NULL;
      g_ptr_array_add (entrants, entrant);
    }
  return g_steal_pointer (&entrants);
}

/* Reads what all commands share. */
static gboolean
read_run (const CompileLabRun  *run,
          CompileCardSet      **set,
          guint64              *seed,
          guint64              *games,
          guint                *jobs,
          GError              **error)
{
  *seed = 1;
  *set = read_cards (run->cards, error);

  return *set != NULL && (run->seed == NULL || ogc_cli_number ("--seed", run->seed, 0, G_MAXUINT64, seed, error))
         && ogc_match_options_read_count (run->games_option, run->games, *seed, games, error)
         && ogc_match_options_read_jobs (run->jobs, jobs, error);
}

/* The games and their results. */
typedef struct {
  CompileSimulation  simulation;
  CompileResults    *results;
} Run;

static void
run_clear (Run *run)
{
  g_clear_pointer (&run->results, compile_results_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

static gboolean
play_games (GOutputStream  *records,
            gpointer        data,
            GError        **error)
{
  Run *run = data;

  run->simulation.records = records;
  run->results = compile_simulation_run (&run->simulation, error);

  return run->results != NULL;
}

static void
print_results (const CompileResults *results,
               gboolean              json)
{
  g_autofree char *text = NULL;

  if (!json)
    {
      compile_results_print (results);
      return;
    }
  text = compile_results_to_json (results);
  ogc_cli_print ("%s\n", text);
}

OgcCliStatus
compile_lab_simulate (const CompileLabRun *run,
                      const char          *players)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) names = g_strsplit (players != NULL ? players : "random", ",", -1);
  const guint n = g_strv_length (names);
  char *sides[] = { names[0], n > 1 ? names[1] : names[0], NULL };
  g_autoptr (GPtrArray) entrants = NULL;
  OgcProgress progress = { 0 };
  g_auto (Run) games = { .simulation = { .progress = &progress } };
  CompileSimulation *simulation = &games.simulation;
  gboolean fine;

  if (n < 1 || n > COMPILE_N_SIDES)
    {
      g_set_error (&error, OGC_CLI_ERROR, 0, _("--players: %u players are named, but %u are to play."), n,
                   COMPILE_N_SIDES);
      return ogc_cli_fail (error);
    }
  entrants = read_entrants (sides, 0, &error);
  if (entrants == NULL
      || !read_run (run, &simulation->set, &simulation->seed, &simulation->games, &simulation->jobs, &error))
    return ogc_cli_fail (error);
  simulation->entrants = entrants;
  ogc_progress_begin (&progress, simulation->games);
  fine = ogc_record_output_run (run->record, play_games, &games, &error);
  ogc_progress_end (&progress);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE))
    return OGC_CLI_FAILURE; /* the reader of the output has closed it */
  if (!fine)
    return ogc_cli_fail (error);
  if (!ogc_record_output_is_standard (run->record))
    print_results (games.results, run->json);

  return ogc_cli_finish (OGC_CLI_SUCCESS);
}

OgcCliStatus
compile_lab_arena (const CompileLabRun  *run,
                   char                **names)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entrants = read_entrants (names, run->timeout, &error);
  g_autoptr (CompileArenaResults) results = NULL;
  OgcProgress progress = { 0 };
  CompileArena arena = { .entrants = entrants, .untimed = run->untimed, .progress = ogc_progress_show,
                         .data = &progress };

  if (entrants == NULL || !read_run (run, &arena.set, &arena.seed, &arena.pairs, &arena.jobs, &error))
    return ogc_cli_fail (error);
  ogc_progress_begin (&progress, compile_arena_games (&arena));
  results = compile_arena_run (&arena, &error);
  ogc_progress_end (&progress);
  if (results == NULL)
    return ogc_cli_fail (error);
  if (run->json)
    {
      g_autofree char *text = compile_arena_results_to_json (results);

      ogc_cli_print ("%s\n", text);
    }
  else
    compile_arena_results_print (results);

  return ogc_cli_finish (OGC_CLI_SUCCESS);
}
