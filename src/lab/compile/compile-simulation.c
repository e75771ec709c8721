/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-simulation.h"

#include "compile-record.h"
#include "ogc-work-queue.h"

typedef struct {
  const CompileSimulation *simulation;
  GOutputStream           *records;
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
  const Run *run = data;
  const CompileSimulation *simulation = run->simulation;
  const CompileEntrant * const *sides = (const CompileEntrant * const *) simulation->entrants->pdata;
  g_autoptr (GArray) decisions = g_array_new (FALSE, FALSE, sizeof (CompileDecision));
  Game *game = g_new0 (Game, 1);

  compile_entrant_play (simulation->set, simulation->seed + number, sides, NULL, decisions, &game->state, NULL);
  game->decisions = decisions->len;
  if (run->records != NULL)
    game->record = make_record (simulation, &game->state, decisions);

  return game;
}

static gboolean
take_game (gpointer   product,
           gpointer   data,
           GError   **error)
{
  const Run *run = data;
  const Game *game = product;

  compile_results_add (run->simulation->results, &game->state, game->decisions);

  return game->record == NULL
         || g_output_stream_write_all (run->records, g_bytes_get_data (game->record, NULL),
                                       g_bytes_get_size (game->record), NULL, NULL, error);
}

gboolean
compile_simulation_run (GOutputStream  *records,
                        gpointer        simulation,
                        GError        **error)
{
  const CompileSimulation *self = simulation;
  Run run = { self, records };

  g_return_val_if_fail (self != NULL && self->results != NULL, FALSE);

  const OgcWorkQueue queue = { .n = self->games, .jobs = self->jobs, .make = make_game, .take = take_game,
                               .free = (GDestroyNotify) game_free, .data = &run, .games = self->games };

  return ogc_work_queue_run (&queue, error);
}
