/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-arena.h"

#include "ogc-decision-json.h"
#include "ogc-match-game.h"
#include "ogc-protocol-lines.h"
#include "ogc-rules.h"
#include "ogc-subprocess-player.h"
#include "ogc-work-queue.h"

/* Table: a game in progress. */
typedef struct {
  const OgcArena      *arena;
  OgcMatch             match;
  guint                at[OGC_MAX_SEATS]; /* which entrant */
  OgcSubprocessPlayer *programs[OGC_MAX_SEATS];
  OgcArenaResults     *results; /* to which times are added */
} Table;

typedef struct {
  const OgcArena  *arena;
  OgcArenaResults *sum;
} Run;

static const OgcEntrant *
entrant_at (const Table *table,
            guint        seat)
{
  return g_ptr_array_index (table->arena->entrants, table->at[seat]);
}

static OgcArenaResults *
begin_results (const OgcArena *self)
{
  const guint n = self->entrants->len;
  const char *names[OGC_MAX_ENTRANTS];
  const char *networks[OGC_MAX_ENTRANTS];

  for (guint i = 0; i < n; i++)
    {
      const OgcEntrant *entrant = g_ptr_array_index (self->entrants, i);

      names[i] = entrant->name;
      networks[i] = entrant->network;
    }
  return ogc_arena_results_new (ogc_tile_set_get_digest (self->tile_set), self->lineups, self->setups, names, networks,
                                n);
}

/* ---- Deciding ---- */

/* Whether there is a choice; without one there is nothing to time. */
static gboolean
is_choice (const OgcState *state)
{
  g_autofree OgcDecision *decisions = g_new (OgcDecision, OGC_MAX_DECISIONS);

  return ogc_rules_list (state, decisions) > 1;
}

static void
read_cb (OgcJsonReader *reader,
         gpointer       decision)
{
  ogc_decision_read (reader, "decision", decision);
}

static gboolean
decide_cb (const OgcMatch      *match,
           const OgcMatchGame  *game,
           OgcDecision         *decision,
           gpointer             data,
           GError             **error)
{
  const Table *table = data;
  const guint seat = game->state.ask.seat, position = game->decisions->len;
  const gboolean outside = table->programs[seat] != NULL;
  const gboolean timed = !table->arena->untimed && is_choice (&game->state);
  const guint64 begun = ogc_timings_read_clock (outside);

  if (!outside)
    ogc_match_decide (match, &game->state, position, decision);
  else if (!ogc_subprocess_player_ask (table->programs[seat], ogc_protocol_ask (&game->state, position), position,
                                       read_cb, decision, error))
    return FALSE;
  if (timed)
    ogc_timings_add (&ogc_arena_results_entrant (table->results, table->at[seat])->timings,
                     ogc_timings_read_clock (outside) - begun);

  return TRUE;
}

/* ---- Telling external programs ---- */

static gboolean
tell_cb (const OgcMatch      *match,
         const OgcMatchGame  *game,
         gpointer             data,
         GError             **error)
{
  const Table *table = data;
  const guint position = game->decisions->len;

  for (guint seat = 0; seat < game->state.setup.seats; seat++)
    {
      OgcSubprocessPlayer *player = table->programs[seat];

      if (player == NULL)
        continue;
      if (position == 0
          && (!ogc_subprocess_player_send (player, ogc_protocol_hello (FALSE), error)
              || !ogc_subprocess_player_send (player, ogc_protocol_game (match, &match->setup), error)))
        return FALSE;
      if (!ogc_subprocess_player_send (player, ogc_protocol_events (&game->events, seat, position), error))
        return FALSE;
      if (game->state.ask.kind == OGC_ASK_NOTHING
          && !ogc_subprocess_player_send (player, ogc_protocol_end (&game->state), error))
        return FALSE;
    }
  return TRUE;
}

/* ---- Playing ---- */

static gboolean
seat_everybody (Table   *table,
                guint    number,
                guint    turn,
                GError **error)
{
  for (guint seat = 0; seat < table->match.setup.seats; seat++)
    {
      const OgcEntrant *entrant;

      table->at[seat] = ogc_arena_results_at (table->results, number, turn, seat);
      entrant = entrant_at (table, seat);
      table->match.players[seat] = entrant->player;
      table->match.styles[seat] = entrant->style;
      table->match.weights[seat] = entrant->weights;
      table->match.works[seat] = entrant->work;
      if (entrant->command == NULL)
        continue;
      table->programs[seat] = ogc_subprocess_player_new (entrant->name, entrant->command, table->arena->timeout, error);
      if (table->programs[seat] == NULL)
        return FALSE;
    }
  return TRUE;
}

static gboolean
has_programs (const Table *table)
{
  for (guint seat = 0; seat < OGC_MAX_SEATS; seat++)
    if (table->programs[seat] != NULL)
      return TRUE;

  return FALSE;
}

/* Plays one game of a deal. */
static gboolean
play_game (const OgcArena   *self,
           OgcArenaResults  *results,
           OgcMatchGame     *game,
           const OgcSetup   *setup,
           guint             number,
           guint             turn,
           OgcResult        *result,
           GError          **error)
{
  Table table = { .arena = self, .results = results, .match = { .tile_set = self->tile_set, .setup = *setup } };
  OgcMatchHooks hooks = { .decide = decide_cb, .data = &table };
  gboolean fine = seat_everybody (&table, number, turn, error);

  hooks.tell = has_programs (&table) ? tell_cb : NULL;
  fine = fine && ogc_match_game_play (game, &table.match, setup, &hooks, error);
  for (guint seat = 0; seat < OGC_MAX_SEATS; seat++)
    g_clear_pointer (&table.programs[seat], ogc_subprocess_player_free);
  if (fine)
    ogc_result_of (&game->state, result);

  return fine;
}

static gpointer
make_deal (guint64    number,
           gpointer   data,
           GError   **error)
{
  const OgcArena *self = ((const Run *) data)->arena;
  const guint64 seed = self->seed + number;
  g_autoptr (OgcArenaResults) results = begin_results (self);
  g_autoptr (OgcMatchGame) game = ogc_match_game_new ();
  const guint seats = ogc_arena_results_seats (results);
  const guint tables = ogc_arena_results_tables (results);
  g_autofree OgcResult *ends = g_new0 (OgcResult, (gsize) tables * seats);
  const OgcArenaDeal deal = { ends };
  OgcSetup setup = g_array_index (self->setups, OgcSetup, ogc_arena_results_setup (results, seed));

  setup.seed = seed;
  for (guint table = 0; table < tables; table++)
    for (guint turn = 0; turn < seats; turn++)
      if (!play_game (self, results, game, &setup, table, turn, &ends[table * seats + turn], error))
        return NULL;
  ogc_arena_results_add_deal (results, seed, &deal);

  return g_steal_pointer (&results);
}

static gboolean
take_deal (gpointer   product,
           gpointer   data,
           GError   **error)
{
  return ogc_arena_results_merge (((Run *) data)->sum, "", product, error);
}

OgcArenaResults *
ogc_arena_run (const OgcArena  *self,
               GError         **error)
{
  g_autoptr (OgcArenaResults) sum = NULL;
  OgcWorkQueue queue = { .make = make_deal, .take = take_deal, .free = (GDestroyNotify) ogc_arena_results_free };
  Run run;

  g_return_val_if_fail (self != NULL && self->deals > 0 && self->jobs > 0, NULL);
  g_return_val_if_fail (self->entrants->len > 1 && self->entrants->len <= OGC_MAX_ENTRANTS, NULL);

  sum = begin_results (self);
  run = (Run) { self, sum };
  queue.n = self->deals;
  queue.jobs = self->jobs;
  queue.data = &run;
  queue.games = self->deals * ogc_arena_results_tables (sum) * ogc_arena_results_seats (sum);

  return ogc_work_queue_run (&queue, error) ? g_steal_pointer (&sum) : NULL;
}
