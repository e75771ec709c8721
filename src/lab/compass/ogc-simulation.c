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
  GOutputStream       *records;
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
  const Run *run = data;
  const OgcSimulation *self = run->simulation;
  const guint64 first = number * GAMES_OF_A_CHUNK;
  const guint64 games = MIN (self->games - first, GAMES_OF_A_CHUNK);
  g_autoptr (OgcMatchGame) game = ogc_match_game_new ();
  g_autoptr (Chunk) chunk = g_new0 (Chunk, 1);
  OgcSetup setup = self->match->setup;

  chunk->results = ogc_results_new (self->match);
  chunk->records = run->records != NULL ? g_byte_array_new () : NULL;
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
  const Run *run = data;
  const Chunk *chunk = product;

  return ogc_results_merge (run->simulation->results, "", chunk->results, error)
         && (chunk->records == NULL
             || g_output_stream_write_all (run->records, chunk->records->data, chunk->records->len, NULL, NULL, error));
}

gboolean
ogc_simulation_run (GOutputStream  *records,
                    gpointer        simulation,
                    GError        **error)
{
  const OgcSimulation *self = simulation;
  Run run = { self, records };

  g_return_val_if_fail (self != NULL && self->match != NULL && self->results != NULL, FALSE);
  g_return_val_if_fail (self->games > 0 && self->jobs > 0, FALSE);

  const OgcWorkQueue queue = {
    .n = self->games / GAMES_OF_A_CHUNK + (self->games % GAMES_OF_A_CHUNK != 0),
    .jobs = self->jobs,
    .make = make_chunk,
    .take = take_chunk,
    .free = (GDestroyNotify) chunk_free,
    .data = &run,
    .games = self->games,
  };

  return ogc_work_queue_run (&queue, error);
}
