/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-simulation.h"

#include "compile-record.h"
#include "ogc-work-queue.h"

typedef struct {
  const CompileSimulation *simulation;
  CompileResults          *results;
  guint64                  done;
} Run;

/* Game: one that is over. */
typedef struct {
  CompileState state;
  guint        decisions;
  GBytes      *record; /* NULL if none is wanted */
} Game;

static void
game_free (Game *game)
{
  g_clear_pointer (&game->record, g_bytes_unref);
  g_free (game);
}

static GBytes *
make_record (const CompileSimulation *simulation,
             const CompileState      *state,
             GArray                  *decisions)
{
  static const char * const emblems[] = { "compass", "key" };
  OgcSeatSpec seats[COMPILE_N_SIDES] = { 0 };
  g_autoptr (CompileSave) save = NULL;

  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    {
      const CompileEntrant *entrant = g_ptr_array_index (simulation->entrants, side);

      /* Names are the same in every language, because records are compared. */
      seats[side].name = g_strdup_printf ("%s %u", entrant->player->id, side + 1);
      seats[side].emblem = (char *) emblems[side];
      seats[side].kind = (char *) entrant->player->id;
    }
  save = compile_save_new (simulation->set, &state->setup, seats);
  compile_save_set_decisions (save, (gpointer) decisions->data, decisions->len, decisions->len, state);
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    g_free (seats[side].name);

  return compile_record_from_save (save);
}

static gpointer
make_game (guint64    number,
           gpointer   data,
           GError   **error)
{
  const CompileSimulation *simulation = ((const Run *) data)->simulation;
  const CompileEntrant * const *sides = (const CompileEntrant * const *) simulation->entrants->pdata;
  g_autoptr (GArray) decisions = g_array_new (FALSE, FALSE, sizeof (CompileDecision));
  Game *game = g_new0 (Game, 1);

  compile_entrant_play (simulation->set, simulation->seed + number, sides, NULL, decisions, &game->state, NULL);
  game->decisions = decisions->len;
  if (simulation->records != NULL)
    game->record = make_record (simulation, &game->state, decisions);

  return game;
}

static gboolean
take_game (gpointer   product,
           gpointer   data,
           GError   **error)
{
  Run *run = data;
  const Game *game = product;

  compile_results_add (run->results, &game->state, game->decisions);
  ogc_progress_show (++run->done, run->simulation->progress);

  return game->record == NULL
         || g_output_stream_write_all (run->simulation->records, g_bytes_get_data (game->record, NULL),
                                       g_bytes_get_size (game->record), NULL, NULL, error);
}

CompileResults *
compile_simulation_run (const CompileSimulation  *self,
                        GError                  **error)
{
  g_autoptr (CompileResults) results = NULL;
  Run run = { .simulation = self };

  g_return_val_if_fail (self != NULL, NULL);

  const OgcWorkQueue queue = { .n = self->games, .jobs = self->jobs, .make = make_game, .take = take_game,
                               .free = (GDestroyNotify) game_free, .data = &run };

  run.results = results = compile_results_new (self->set, (const CompileEntrant * const *) self->entrants->pdata);

  return ogc_work_queue_run (&queue, error) ? g_steal_pointer (&results) : NULL;
}
