/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-lab.h"

#include <glib/gi18n.h>

#include "compile-match.h"
#include "compile-simulation.h"
#include "ogc-record-output.h"

const OgcName compile_lab_games[] = {
  { "compass", COMPILE_LAB_COMPASS },
  { "compile", COMPILE_LAB_COMPILE },
  { NULL }
};

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
  guint id = compile_card_set_names[0].value;

  *seed = 1;
  if (!ogc_cli_choice ("--cards", run->cards, compile_card_set_names, &id, error))
    return FALSE;
  *set = compile_card_set_get (id);

  return ogc_cli_number ("--seed", run->seed, 0, G_MAXUINT64, seed, error)
         && ogc_cli_games (run->games_option, run->games, *seed, games, error)
         && ogc_cli_jobs (run->jobs, jobs, error);
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
  g_autoptr (CompileResults) results = NULL;
  CompileSimulation simulation = { 0 };
  OgcCliStatus status;

  if (n < 1 || n > COMPILE_N_SIDES)
    {
      g_set_error (&error, OGC_CLI_ERROR, 0, _("--players: %u players are named, but %u are to play."), n,
                   COMPILE_N_SIDES);
      return ogc_cli_fail (error);
    }
  entrants = read_entrants (sides, 0, &error);
  if (entrants == NULL
      || !read_run (run, &simulation.set, &simulation.seed, &simulation.games, &simulation.jobs, &error))
    return ogc_cli_fail (error);
  simulation.entrants = entrants;
  results = compile_results_new (simulation.set, (const CompileEntrant * const *) entrants->pdata);
  simulation.results = results;
  status = ogc_record_output_run (run->record, compile_simulation_run, &simulation);
  if (status != OGC_CLI_SUCCESS)
    return status;
  if (run->json)
    ogc_cli_print_line (compile_results_to_json (results));
  else if (!ogc_record_output_is_standard (run->record))
    compile_results_print (results);

  return ogc_cli_finish (OGC_CLI_SUCCESS);
}

OgcCliStatus
compile_lab_arena (const CompileLabRun  *run,
                   char                **names)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entrants = read_entrants (names, run->timeout, &error);
  g_autoptr (CompileArenaResults) results = NULL;
  CompileArena arena = { .entrants = entrants, .untimed = run->untimed };

  if (entrants == NULL || !read_run (run, &arena.set, &arena.seed, &arena.pairs, &arena.jobs, &error))
    return ogc_cli_fail (error);
  results = compile_arena_run (&arena, &error);
  if (results == NULL)
    return ogc_cli_fail (error);
  if (run->json)
    ogc_cli_print_line (compile_arena_results_to_json (results));
  else
    compile_arena_results_print (results);

  return ogc_cli_finish (OGC_CLI_SUCCESS);
}
