/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-key-moves.h"

#include <stdlib.h>

#include "ogc-result.h"
#include "ogc-rules.h"
#include "ogc-win-estimate.h"

/* The moves found so far. */
typedef struct {
  unsigned    seat;
  int         sign; /* 1 to look for gains, -1 for losses */
  OgcKeyMove *moves;
  unsigned    n;
} Search;

static gboolean
estimate_value (const OgcState *state,
                unsigned        seat,
                OgcValue       *value)
{
  g_autofree OgcKnowledge *knowledge = g_new (OgcKnowledge, 1);

  ogc_knowledge_of (knowledge, state, seat);
  return ogc_win_estimate_own (knowledge, value);
}

/* Whether a decision has only plain consequences: no dice, no hidden tiles, no end of a phase. */
static gboolean
is_plain (const OgcState *before,
          const OgcState *after)
{
  return before->phase == after->phase && ogc_state_same_rng (before, after);
}

/* Inserts @move if it is among the greatest, which come first. */
static void
add_move (Search     *search,
          OgcKeyMove  move)
{
  const double size = move.win * search->sign;
  unsigned at = search->n;

  if (size < OGC_LEAST_KEY_MOVE)
    return;
  while (at > 0 && search->moves[at - 1].win * search->sign < size)
    at--;
  if (at == OGC_MAX_KEY_MOVES)
    return;
  search->n = MIN (search->n + 1, OGC_MAX_KEY_MOVES);
  for (unsigned i = search->n - 1; i > at; i--)
    search->moves[i] = search->moves[i - 1];
  search->moves[at] = move;
}

/* Adds a move that changed what the seat can expect. */
static void
add_change (Search            *search,
            unsigned           position,
            const OgcDecision *decision,
            const OgcValue    *from,
            const OgcValue    *to)
{
  add_move (search, (OgcKeyMove) { position, to->win - from->win, to->gold - from->gold, *decision });
}

static int
compare_positions (gconstpointer a,
                   gconstpointer b)
{
  return ((const OgcKeyMove *) a)->position < ((const OgcKeyMove *) b)->position ? -1 : 1;
}

/* Adds the mistakes of the seat. */
static void
add_mistakes (Search          *search,
              OgcGameAnalysis *analysis,
              OgcSave         *save)
{
  unsigned n;
  const OgcMoveReview *reviews = ogc_game_analysis_get_reviews (analysis, &n);

  for (unsigned i = 0; i < n; i++)
    {
      const unsigned kind = g_array_index (save->decisions, OgcDecision, reviews[i].position).kind;

      if (reviews[i].seat == search->seat && (kind == OGC_DECISION_PLACE || kind == OGC_DECISION_TAKE))
        add_move (search, (OgcKeyMove) { reviews[i].position, -ogc_move_review_lost_win (&reviews[i]),
                                         -ogc_move_review_lost_gold (&reviews[i]), reviews[i].best });
    }
}

int
ogc_key_moves_find_seat (OgcSave *save)
{
  OgcResult result;
  int found = -1;

  g_return_val_if_fail (save != NULL, -1);

  ogc_result_of (&save->state, &result);
  for (unsigned seat = 0; seat < save->setup.seats; seat++)
    if (g_str_equal (save->seats[seat].kind, OGC_SEAT_PERSON)
        && (found < 0 || result.place[seat] < result.place[found]))
      found = (int) seat;
  return found;
}

unsigned
ogc_key_moves_find (OgcGameAnalysis *analysis,
                    OgcSave         *save,
                    unsigned         seat,
                    OgcKeyMove       moves[OGC_MAX_KEY_MOVES])
{
  g_autofree OgcState *before = g_new (OgcState, 1);
  g_autofree OgcState *after = NULL;
  Search search = { seat, -1, moves, 0 };
  OgcResult result;
  OgcValue turn, value;

  g_return_val_if_fail (analysis == NULL || OGC_IS_GAME_ANALYSIS (analysis), 0);
  g_return_val_if_fail (save != NULL && seat < save->setup.seats, 0);

  ogc_result_of (&save->state, &result);
  if (result.place[seat] == 1)
    search.sign = 1;
  else if (analysis != NULL)
    add_mistakes (&search, analysis, save);
  after = g_memdup2 (&save->start, sizeof (OgcState));
  if (!estimate_value (after, seat, &value))
    return 0;
  turn = value;
  for (guint i = 0; i < save->decisions->len; i++)
    {
      const OgcDecision *decision = &g_array_index (save->decisions, OgcDecision, i);
      const OgcValue known = value;
      gboolean own;

      *before = *after;
      own = before->ask.seat == seat;
      if (before->ask.kind == OGC_ASK_ROLL)
        turn = value;
      ogc_rules_take (after, decision, NULL);
      estimate_value (after, seat, &value);
      if (!is_plain (before, after))
        continue;
      if (!own && (decision->kind == OGC_DECISION_PLACE || decision->kind == OGC_DECISION_TAKE))
        add_change (&search, i, decision, &known, &value);
      else if (own && decision->kind == OGC_DECISION_PLACE && search.sign > 0)
        {
          add_change (&search, i, decision, &turn, &value);
          turn = value;
        }
    }
  qsort (moves, search.n, sizeof *moves, compare_positions);
  return search.n;
}
