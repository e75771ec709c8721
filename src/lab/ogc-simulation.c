/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-simulation.h"

#include "ogc-match-game.h"
#include "ogc-record.h"
#include "ogc-work-queue.h"

#define GAMES_OF_A_CHUNK 16

/* Chunk: some games that one thread plays. */
typedef struct {
  OgcResults *results;
  GByteArray *records; /* NULL if none are wanted */
} Chunk;

typedef struct {
  const OgcSimulation *simulation;
  OgcResults          *results;
} Run;

static void
chunk_free (Chunk *chunk)
{
  g_clear_pointer (&chunk->results, ogc_results_free);
  g_clear_pointer (&chunk->records, g_byte_array_unref);
  g_free (chunk);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Chunk, chunk_free)

static void
append_record (GByteArray         *records,
               const OgcMatch     *match,
               const OgcSetup     *setup,
               const OgcMatchGame *game)
{
  g_autoptr (OgcSave) save = ogc_match_to_save (match, setup, game->decisions, &game->state);
  g_autoptr (GBytes) record = ogc_record_from_save (save);

  g_byte_array_append (records, g_bytes_get_data (record, NULL), g_bytes_get_size (record));
}

static gpointer
make_chunk (guint64    number,
            gpointer   data,
            GError   **error)
{
  const OgcSimulation *self = ((const Run *) data)->simulation;
  const guint64 first = number * GAMES_OF_A_CHUNK;
  const guint64 games = MIN (self->games - first, GAMES_OF_A_CHUNK);
  g_autoptr (OgcMatchGame) game = ogc_match_game_new ();
  g_autoptr (Chunk) chunk = g_new0 (Chunk, 1);
  OgcSetup setup = self->match->setup;

  chunk->results = ogc_results_new (self->match);
  chunk->records = self->records != NULL ? g_byte_array_new () : NULL;
  for (guint64 i = 0; i < games; i++)
    {
      setup.seed = self->match->setup.seed + first + i;
      if (!ogc_match_game_play (game, self->match, &setup, NULL, error))
        return NULL;
      ogc_results_add_game (chunk->results, &game->state, game->decisions, game->seats);
      if (chunk->records != NULL)
        append_record (chunk->records, self->match, &setup, game);
    }
  return g_steal_pointer (&chunk);
}

static gboolean
take_chunk (gpointer   product,
            gpointer   data,
            GError   **error)
{
  Run *run = data;
  const OgcSimulation *self = run->simulation;
  const Chunk *chunk = product;

  if (!ogc_results_merge (run->results, "", chunk->results, error))
    return FALSE;
  if (chunk->records != NULL
      && !g_output_stream_write_all (self->records, chunk->records->data, chunk->records->len, NULL, NULL, error))
    return FALSE;
  if (self->progress != NULL)
    self->progress (run->results->games, self->data);

  return TRUE;
}

OgcResults *
ogc_simulation_run (const OgcSimulation  *self,
                    GError              **error)
{
  g_autoptr (OgcResults) results = NULL;
  OgcWorkQueue queue = { .make = make_chunk, .take = take_chunk, .free = (GDestroyNotify) chunk_free };
  Run run;

  g_return_val_if_fail (self != NULL && self->match != NULL, NULL);
  g_return_val_if_fail (self->games > 0 && self->jobs > 0, NULL);

  results = ogc_results_new (self->match);
  run = (Run) { self, results };
  queue.n = self->games / GAMES_OF_A_CHUNK + (self->games % GAMES_OF_A_CHUNK != 0);
  queue.jobs = self->jobs;
  queue.data = &run;

  return ogc_work_queue_run (&queue, error) ? g_steal_pointer (&results) : NULL;
}
