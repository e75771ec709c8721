/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-simulation.h"

#include <glib/gi18n.h>

#include "ogc-record.h"

#define GAMES_OF_A_CHUNK 16
#define CHUNKS_OF_A_JOB 4 /* how far the fastest job may be ahead: bounds what waits to be written */

/* Some games that one thread plays. */
typedef struct {
  guint64     number;
  guint64     first; /* game of the run, from 0 */
  guint64     games;
  OgcTally   *tally;
  GByteArray *records; /* NULL where nobody wants them */
  GError     *error;
} Chunk;

typedef struct {
  const OgcSimulation *simulation;
  GAsyncQueue         *done;
} Team;

/* One game as it is played. */
typedef struct {
  OgcState state;
  GArray  *decisions;
  guint8   seats[OGC_MAX_HISTORY];
} Game;

static void
chunk_free (Chunk *chunk)
{
  g_clear_pointer (&chunk->tally, ogc_tally_free);
  g_clear_pointer (&chunk->records, g_byte_array_unref);
  g_clear_error (&chunk->error);
  g_free (chunk);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Chunk, chunk_free)

static gboolean
refused (const OgcMatch *match,
         const OgcState *state,
         OgcRule         rule,
         GError        **error)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, state->setup.seed);

  /* TRANSLATORS: a player's identifier, the seed of a game, the number of a rule */
  g_set_error (error, OGC_ERROR, OGC_ERROR_REFUSED, _("The player “%s” decided in the game with the seed %s what rule %s refuses."),
               ogc_match_player_id (match, state->ask.seat), seed, ogc_name_of (ogc_names_rule, rule));
  return FALSE;
}

/* Plays one game to its end. */
static gboolean
play (const OgcMatch *match,
      const OgcSetup *setup,
      Game           *game,
      GError        **error)
{
  g_array_set_size (game->decisions, 0);
  ogc_state_begin (&game->state, ogc_tile_set_get_tiles (match->tile_set), setup, NULL);
  while (game->state.ask.kind != OGC_ASK_NOTHING && game->decisions->len < OGC_MAX_HISTORY)
    {
      OgcDecision decision;
      OgcRule rule;

      game->seats[game->decisions->len] = game->state.ask.seat;
      ogc_match_decide (match, &game->state, game->decisions->len, &decision);
      rule = ogc_state_refuse (&game->state, &decision);
      if (rule != OGC_RULE_NONE)
        return refused (match, &game->state, rule, error);
      ogc_state_take (&game->state, &decision, NULL);
      g_array_append_val (game->decisions, decision);
    }
  if (game->state.ask.kind == OGC_ASK_NOTHING)
    return TRUE;

  g_set_error (error, OGC_ERROR, OGC_ERROR_TOO_LARGE, _("A game did not end within %u decisions."), OGC_MAX_HISTORY);
  return FALSE;
}

static gboolean
append_record (GByteArray     *records,
               const OgcMatch *match,
               const OgcSetup *setup,
               const Game     *game,
               GError        **error)
{
  g_autoptr (OgcSave) save = ogc_match_to_save (match, setup, game->decisions, &game->state);
  g_autoptr (GBytes) record = ogc_record_from_save (save, error);

  if (record == NULL)
    return FALSE;
  g_byte_array_append (records, g_bytes_get_data (record, NULL), g_bytes_get_size (record));

  return TRUE;
}

/* In a thread of the pool. */
static void
play_chunk (gpointer data,
            gpointer user_data)
{
  Chunk *chunk = data;
  const Team *team = user_data;
  const OgcMatch *match = team->simulation->match;
  g_autofree Game *game = g_new0 (Game, 1);
  OgcSetup setup = match->setup;

  game->decisions = g_array_new (FALSE, FALSE, sizeof (OgcDecision));
  for (guint64 i = 0; i < chunk->games && chunk->error == NULL; i++)
    {
      setup.seed = match->setup.seed + chunk->first + i;
      if (!play (match, &setup, game, &chunk->error))
        break;
      ogc_tally_add_game (chunk->tally, &game->state, game->decisions, game->seats);
      if (chunk->records != NULL)
        append_record (chunk->records, match, &setup, game, &chunk->error);
    }
  g_array_unref (game->decisions);
  g_async_queue_push (team->done, chunk);
}

static void
hand_out (GThreadPool         *pool,
          const OgcSimulation *self,
          guint64              number)
{
  Chunk *chunk = g_new0 (Chunk, 1);

  chunk->number = number;
  chunk->first = number * GAMES_OF_A_CHUNK;
  chunk->games = MIN (self->games - chunk->first, GAMES_OF_A_CHUNK);
  chunk->tally = ogc_tally_new (self->match);
  if (self->records != NULL)
    chunk->records = g_byte_array_new ();
  g_thread_pool_push (pool, chunk, NULL);
}

/* Adds a chunk, whose turn it is, to the whole. */
static gboolean
bring_in (const OgcSimulation *self,
          OgcTally            *tally,
          Chunk               *chunk,
          GError             **error)
{
  if (chunk->error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&chunk->error));
      return FALSE;
    }
  if (!ogc_tally_merge (tally, "", chunk->tally, error))
    return FALSE;
  if (chunk->records != NULL
      && !g_output_stream_write_all (self->records, chunk->records->data, chunk->records->len, NULL, NULL, error))
    return FALSE;
  if (self->progress != NULL)
    self->progress (tally->games, self->data);

  return TRUE;
}

/* Hands chunks out and brings them in, in their order. Returns whether all is well; in any case no chunk is out any more. */
static gboolean
conduct (const OgcSimulation *self,
         GThreadPool         *pool,
         GAsyncQueue         *done,
         OgcTally            *tally,
         GError             **error)
{
  const guint64 n = self->games / GAMES_OF_A_CHUNK + (self->games % GAMES_OF_A_CHUNK != 0);
  const guint64 ahead = (guint64) self->jobs * CHUNKS_OF_A_JOB;
  g_autofree Chunk **waiting = g_new0 (Chunk *, ahead);
  guint64 out = 0;
  guint64 back = 0;
  gboolean fine = TRUE;

  for (guint64 next = 0; (fine && next < n) || back < out;)
    {
      Chunk *chunk;

      for (; fine && out < n && out < next + ahead; out++)
        hand_out (pool, self, out);
      chunk = g_async_queue_pop (done);
      back++;
      waiting[chunk->number % ahead] = chunk;
      while ((chunk = waiting[next % ahead]) != NULL)
        {
          waiting[next++ % ahead] = NULL;
          fine = fine && bring_in (self, tally, chunk, error);
          chunk_free (chunk);
        }
    }
  return fine;
}

OgcTally *
ogc_simulation_run (const OgcSimulation *self,
                    GError             **error)
{
  g_autoptr (GAsyncQueue) done = NULL;
  g_autoptr (OgcTally) tally = NULL;
  GThreadPool *pool;
  Team team;
  gboolean fine;

  g_return_val_if_fail (self != NULL && self->match != NULL, NULL);
  g_return_val_if_fail (self->games > 0 && self->jobs > 0, NULL);

  done = g_async_queue_new ();
  tally = ogc_tally_new (self->match);
  team = (Team) { self, done };
  pool = g_thread_pool_new (play_chunk, &team, (int) self->jobs, FALSE, error);
  if (pool == NULL)
    return NULL;
  fine = conduct (self, pool, done, tally, error);
  g_thread_pool_free (pool, FALSE, TRUE);

  return fine ? g_steal_pointer (&tally) : NULL;
}
