/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-arena.h"

#include "compile-rules.h"
#include "ogc-work-queue.h"

/* The results of one pair of games. */
typedef struct {
  guint      points;
  guint      draws;
  guint      turns;
  OgcTimings timings[2]; /* of each of the two entrants */
} Pair;

typedef struct {
  const CompileArena  *arena;
  CompileArenaResults *results;
  guint64              done;
} Run;

static CompileArenaResults *
begin_results (const CompileArena *arena)
{
  CompileArenaResults *results = compile_arena_results_new (COMPILE_RULES_VERSION,
                                                            compile_card_set_get_digest (arena->set));

  for (guint i = 0; i < arena->entrants->len; i++)
    {
      const CompileEntrant *entrant = g_ptr_array_index (arena->entrants, i);
      g_autofree char *weights = compile_entrant_dup_weights (entrant, arena->set);

      compile_arena_results_add_entrant (results, entrant->name, entrant->work, weights);
    }
  return results;
}

/* The meeting to which pair number @number belongs: all meetings play their first pair, then their second, and so
 * on. */
static CompileMeeting *
meeting_of (const CompileArenaResults *results,
            guint64                    number)
{
  return compile_arena_results_meeting (results, (guint) (number % results->meetings->len));
}

static gpointer
make_pair (guint64    number,
           gpointer   data,
           GError   **error)
{
  const Run *run = data;
  const CompileArena *arena = run->arena;
  const CompileMeeting *meeting = meeting_of (run->results, number);
  const CompileEntrant *one = g_ptr_array_index (arena->entrants, meeting->one);
  const CompileEntrant *other = g_ptr_array_index (arena->entrants, meeting->other);
  const guint64 seed = arena->seed + number / run->results->meetings->len;
  g_autofree Pair *pair = g_new0 (Pair, 1);

  for (guint at = 0; at < COMPILE_GAMES_OF_A_PAIR; at++)
    {
      const CompileEntrant *sides[COMPILE_N_SIDES] = { at == 0 ? one : other, at == 0 ? other : one };
      OgcTimings timings[COMPILE_N_SIDES] = { 0 };
      CompileState state;

      if (!compile_entrant_play (arena->set, seed, sides, arena->untimed ? NULL : timings, NULL, &state, error))
        return NULL;
      if (state.winner == COMPILE_NOBODY)
        {
          pair->draws++;
          pair->points++;
        }
      else if (state.winner == at)
        pair->points += COMPILE_POINTS_OF_A_GAME;
      pair->turns += state.turn;
      ogc_timings_merge (&pair->timings[0], &timings[at]);
      ogc_timings_merge (&pair->timings[1], &timings[!at]);
    }
  return g_steal_pointer (&pair);
}

static gboolean
take_pair (gpointer   product,
           gpointer   data,
           GError   **error)
{
  Run *run = data;
  const Pair *pair = product;
  CompileMeeting *meeting = meeting_of (run->results, run->done++);

  meeting->points += pair->points;
  meeting->squares += (guint64) pair->points * pair->points;
  meeting->draws += pair->draws;
  meeting->turns += pair->turns;
  ogc_timings_merge (&compile_arena_results_entrant (run->results, meeting->one)->timings, &pair->timings[0]);
  ogc_timings_merge (&compile_arena_results_entrant (run->results, meeting->other)->timings, &pair->timings[1]);

  return TRUE;
}

CompileArenaResults *
compile_arena_run (const CompileArena  *self,
                   GError             **error)
{
  g_autoptr (CompileArenaResults) results = NULL;
  Run run = { .arena = self };

  g_return_val_if_fail (self != NULL && self->entrants->len > 1, NULL);

  run.results = results = begin_results (self);
  const OgcWorkQueue queue = { .n = self->pairs * results->meetings->len, .jobs = self->jobs, .make = make_pair,
                               .take = take_pair, .free = g_free, .data = &run,
                               .games = COMPILE_GAMES_OF_A_PAIR * self->pairs * results->meetings->len };

  if (!ogc_work_queue_run (&queue, error))
    return NULL;
  ogc_run_list_add (results->runs, (OgcRun) { self->seed, self->pairs });
  results->pairs = self->pairs;

  return g_steal_pointer (&results);
}
