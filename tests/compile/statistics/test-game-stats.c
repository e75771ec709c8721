/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-field.h"
#include "compile-game-stats.h"
#include "played-game.h"

#define GAMES 40

/* How many events of that kind a side had; of plays, only those from its hand. */
static unsigned
count (CompileTimeline *timeline,
       unsigned         kind,
       unsigned         side)
{
  unsigned n = 0;

  for (unsigned i = 0; i < compile_timeline_get_length (timeline); i++)
    {
      const CompileTimelineStep *step = compile_timeline_get_step (timeline, i);

      for (unsigned e = 0; e < step->n_events; e++)
        n += step->events[e].kind == kind && step->events[e].side == side
             && (kind != COMPILE_EVENT_PLAYED || step->events[e].number == COMPILE_FROM_HAND);
    }
  return n;
}

/* Whether the effect that begins by @event contains a refill (COM-55). */
static gboolean
orders_refill (const CompileState *state,
               const CompileEvent *event)
{
  const CompileText *text = compile_state_text (state, event->other);

  for (unsigned i = 0; i < text->n_effects; i++)
    for (unsigned row = 0; row < text->effects[i].n_rows; row++)
      if (text->effects[i].box == event->number && text->effects[i].rows[row].verb == COMPILE_VERB_REFRESH)
        return TRUE;
  return FALSE;
}

/* Checks that the refills are those as the action and by effects that order one, for each of which the hand may have
 * been full. Returns how many effects did. */
static unsigned
check_refills (CompileGameStats *stats,
               CompileTimeline  *timeline,
               unsigned          side)
{
  unsigned actions = 0, orders = 0;

  for (unsigned i = 0; i < compile_timeline_get_length (timeline); i++)
    {
      const CompileTimelineStep *step = compile_timeline_get_step (timeline, i);

      actions += step->decision.kind == COMPILE_DECISION_REFRESH && step->before.ask.side == side;
      for (unsigned e = 0; e < step->n_events; e++)
        if (step->events[e].kind == COMPILE_EVENT_EFFECT_BEGAN && step->events[e].side == side)
          orders += orders_refill (&step->before, &step->events[e]);
    }
  g_assert_cmpuint (stats->counts[side][COMPILE_STAT_REFILLED], >=, actions);
  g_assert_cmpuint (stats->counts[side][COMPILE_STAT_REFILLED], <=, actions + orders);
  return stats->counts[side][COMPILE_STAT_REFILLED] - actions;
}

/* Checks that all cards that were played are in the field or have left it, whoever owns them. */
static void
check_field (CompileGameStats   *stats,
             CompileTimeline    *timeline,
             const CompileState *end)
{
  unsigned played = 0, left = end->n_transit;

  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      played += stats->counts[side][COMPILE_STAT_PLAYED_UP] + stats->counts[side][COMPILE_STAT_PLAYED_DOWN];
      left += stats->counts[side][COMPILE_STAT_DELETED] + count (timeline, COMPILE_EVENT_RETURNED, side)
              + count (timeline, COMPILE_EVENT_PUT_ON_DECK, side);
      for (unsigned line = 0; line < COMPILE_N_LINES; line++)
        left += end->stacks[side][line].n;
    }
  g_assert_cmpuint (played, ==, left);
}

/* The step with compile number @n, from 0, and its event. */
static unsigned
find_compile (CompileTimeline     *timeline,
              unsigned             n,
              const CompileEvent **event)
{
  for (unsigned i = 0; i < compile_timeline_get_length (timeline); i++)
    {
      const CompileTimelineStep *step = compile_timeline_get_step (timeline, i);

      for (unsigned e = 0; e < step->n_events; e++)
        if ((step->events[e].kind == COMPILE_EVENT_COMPILED || step->events[e].kind == COMPILE_EVENT_RECOMPILED)
            && n-- == 0)
          {
            *event = &step->events[e];
            return i;
          }
    }
  g_assert_not_reached ();
}

/* Checks that each side compiled what is now compiled, and that the line was ready just after the decision that is
 * named. */
static void
check_milestones (CompileGameStats   *stats,
                  CompileTimeline    *timeline,
                  const CompileState *end)
{
  unsigned compiled = 0, turn = 1;

  for (guint i = 0; i < stats->milestones->len; i++)
    {
      const CompileMilestone *milestone = &g_array_index (stats->milestones, CompileMilestone, i);
      const unsigned slot = 1u << (COMPILE_N_LINES * milestone->side + milestone->protocol);
      const CompileEvent *event;
      const unsigned at = find_compile (timeline, i, &event);

      g_assert_cmpint (milestone->again, ==, (compiled & slot) != 0);
      compiled |= slot;
      g_assert_cmpuint (milestone->turn, >=, turn);
      turn = milestone->turn;
      g_assert_cmpuint (milestone->side, ==, event->side);
      for (unsigned n = milestone->position; n <= at; n++)
        {
          const CompileState *before = &compile_timeline_get_step (timeline, n)->before;
          const unsigned ready = compile_field_leads_in (before, milestone->side, COMPILE_COMPILE_TOTAL);

          g_assert_cmpint ((ready & 1u << event->line) != 0, ==, n > milestone->position);
        }
    }
  g_assert_cmpuint (compiled, ==, end->compiled);
}

static void
check_totals (CompileGameStats   *stats,
              const CompileState *end)
{
  const CompileTurnTotals *last = &g_array_index (stats->totals, CompileTurnTotals, stats->turns - 1);

  g_assert_cmpuint (stats->turns, ==, end->turn);
  g_assert_cmpuint (stats->totals->len, ==, stats->turns);
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      unsigned total = 0;

      for (unsigned line = 0; line < COMPILE_N_LINES; line++)
        total += compile_field_total (end, side, line);
      g_assert_cmpuint (last->sides[side], ==, total);
    }
}

/* The counts agree with the final state, in all kinds of games. */
static void
test_games (void)
{
  unsigned again = 0, refills = 0, ordered = 0;

  for (guint number = 0; number < GAMES; number++)
    {
      g_autoptr (CompileSave) save = played_game_save (number, G_MAXUINT, 0);
      g_autoptr (CompileTimeline) timeline = played_game_timeline (number, G_MAXUINT);
      g_autoptr (CompileGameStats) stats = compile_game_stats_new (save);
      const CompileState *end = &save->state;

      check_field (stats, timeline, end);
      check_milestones (stats, timeline, end);
      check_totals (stats, end);
      for (unsigned slot = 0; slot < COMPILE_N_SLOTS; slot++)
        g_assert_cmpint (stats->protocols[slot / COMPILE_N_LINES][slot % COMPILE_N_LINES], ==,
                         compile_card_set_get_protocol (save->card_set, end->protocols[slot]));
      for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
        {
          g_assert_cmpuint (stats->counts[side][COMPILE_STAT_DISCARDED], ==,
                            count (timeline, COMPILE_EVENT_DISCARDED, side)
                              + count (timeline, COMPILE_EVENT_MILLED, side));
          g_assert_cmpuint (stats->counts[side][COMPILE_STAT_DRAWN], >=, COMPILE_HAND_LIMIT);
          g_assert_cmpuint (stats->counts[side][COMPILE_STAT_EFFECTS], ==,
                            count (timeline, COMPILE_EVENT_EFFECT_BEGAN, side));
          g_assert_cmpuint (stats->counts[side][COMPILE_STAT_CONTROL] > 0 && save->setup.no_control, ==, FALSE);
          refills += stats->counts[side][COMPILE_STAT_REFILLED];
          ordered += check_refills (stats, timeline, side);
        }
      for (guint i = 0; i < stats->milestones->len; i++)
        again += g_array_index (stats->milestones, CompileMilestone, i).again;
    }
  g_assert_cmpuint (again, >, 0);
  g_assert_cmpuint (refills, >, GAMES);
  g_assert_cmpuint (ordered, >, 0);
}

/* An unfinished game is counted as far as it has come, without undone decisions. */
static void
test_unfinished (void)
{
  g_autoptr (CompileSave) draft = played_game_save (1, 2, 0);
  g_autoptr (CompileSave) half = played_game_save (1, 60, 20);
  g_autoptr (CompileGameStats) nothing = compile_game_stats_new (draft);
  g_autoptr (CompileGameStats) stats = compile_game_stats_new (half);

  g_assert_cmpuint (nothing->turns, ==, 0);
  g_assert_cmpuint (nothing->totals->len, ==, 0);
  g_assert_cmpint (nothing->protocols[draft->state.first][1], ==, -1);
  g_assert_cmpuint (stats->turns, ==, half->state.turn);
  g_assert_cmpuint (stats->totals->len, ==, stats->turns);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/compile-game-stats/games", test_games);
  g_test_add_func ("/compile-game-stats/unfinished", test_unfinished);

  return g_test_run ();
}
