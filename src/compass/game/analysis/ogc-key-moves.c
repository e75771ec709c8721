/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-key-moves.h"

#include <math.h>
#include <stdlib.h>

#include "ogc-result.h"
#include "ogc-rules.h"
#include "ogc-win-estimate.h"

/* The share of the win that a gold piece counts for beside the chance itself. */
#define GOLD_WORTH 0.03

/* The moves found so far. */
typedef struct {
  OgcSave             *save;
  unsigned             seat;
  int                  sign;  /* 1 to look for gains, -1 for losses */
  const OgcRollReview *roll;  /* the next one of the analysis */
  const OgcRollReview *end;
  OgcKeyMove          *moves; /* the greatest first */
  unsigned             n;
  OgcKeyMove           own;   /* a winner's greatest, a loser's greatest mistake; all zero if there is none */
  OgcKeyMove           lucky; /* the luckiest roll of a winner, the unluckiest of a loser; the same */
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

/* Makes @move @greatest, an own move, if it is greater and worth reading. */
static void
keep_greatest (OgcKeyMove *greatest,
               OgcKeyMove  move)
{
  const double size = ogc_key_move_size (&move);

  if (size >= OGC_LEAST_OWN_MOVE && size > ogc_key_move_size (greatest))
    *greatest = move;
}

/* Whether chances and gold agree that @move is what is looked for. */
static gboolean
is_sought (const Search     *search,
           const OgcKeyMove *move)
{
  return move->win * search->sign >= 0 && move->gold * search->sign >= 0;
}

/* Inserts @move if it is among the greatest. */
static void
add_move (Search     *search,
          OgcKeyMove  move)
{
  const double size = ogc_key_move_size (&move);
  unsigned at = search->n;

  if (!is_sought (search, &move) || size < OGC_LEAST_KEY_MOVE)
    return;
  while (at > 0 && ogc_key_move_size (&search->moves[at - 1]) < size)
    at--;
  if (at == OGC_MAX_KEY_MOVES)
    return;
  search->n = MIN (search->n + 1, OGC_MAX_KEY_MOVES);
  for (unsigned i = search->n - 1; i > at; i--)
    search->moves[i] = search->moves[i - 1];
  search->moves[at] = move;
}

/* Adds the greatest own move, for the least if there is no room. */
static void
include_own (Search *search)
{
  const OgcKeyMove *own = search->own.win != 0 ? &search->own : &search->lucky;
  unsigned at = 0;

  if (own->win == 0)
    return;
  while (at < search->n && search->moves[at].position != own->position)
    at++;
  at = MIN (at, OGC_MAX_KEY_MOVES - 1);
  search->n = MAX (search->n, at + 1);
  search->moves[at] = *own;
}

static int
compare_positions (gconstpointer a,
                   gconstpointer b)
{
  return ((const OgcKeyMove *) a)->position < ((const OgcKeyMove *) b)->position ? -1 : 1;
}

static const OgcDecision *
get_decision (const Search *search,
              unsigned      position)
{
  return &g_array_index (search->save->decisions, OgcDecision, position);
}

static gboolean
is_card (const OgcDecision *decision)
{
  return decision->kind == OGC_DECISION_PLACE || decision->kind == OGC_DECISION_TAKE;
}

/* Adds a move that changed what the seat can expect. */
static void
add_change (Search         *search,
            unsigned        position,
            unsigned        seat,
            const OgcValue *from,
            const OgcValue *to,
            double          luck)
{
  const OgcKeyMove move = { position, seat, to->win - from->win, to->gold - from->gold, luck,
                            *get_decision (search, position) };

  add_move (search, move);
  if (seat == search->seat && is_sought (search, &move))
    keep_greatest (&search->own, move);
}

static OgcKeyMove
get_mistake (const OgcMoveReview *review)
{
  return (OgcKeyMove) { review->position, review->seat, -ogc_move_review_lost_win (review),
                        -ogc_move_review_lost_gold (review), 0, review->best };
}

/* Adds the mistakes of the seat. Keeps the one that cost most of its chances. */
static void
add_mistakes (Search          *search,
              OgcGameAnalysis *analysis)
{
  g_autoptr (GPtrArray) mistakes = ogc_game_analysis_list_mistakes (analysis, (int) search->seat);

  for (guint i = 0; i < mistakes->len; i++)
    {
      const OgcMoveReview *review = mistakes->pdata[i];

      if (is_card (get_decision (search, review->position)))
        add_move (search, get_mistake (review));
    }
  if (mistakes->len > 0 && ogc_move_review_lost_win (mistakes->pdata[0]) >= OGC_LEAST_OWN_MOVE)
    search->own = get_mistake (mistakes->pdata[0]);
}

/* The gold that an own roll at @position brought above the mean. Keeps the roll. */
static double
count_luck (Search  *search,
            unsigned position)
{
  OgcKeyMove move = { .position = position, .seat = search->seat, .best = *get_decision (search, position) };

  while (search->roll < search->end
         && (search->roll->position < position || search->roll->seat != search->seat))
    search->roll++;
  if (search->roll == search->end || search->roll->position != position)
    return 0;
  move.win = ogc_roll_review_luck_win (search->roll);
  move.gold = move.luck = ogc_roll_review_luck_gold (search->roll);
  if (search->sign < 0)
    add_move (search, move); /* a winner's turns count with their rolls */
  if (is_sought (search, &move))
    keep_greatest (&search->lucky, move);
  return move.gold;
}

double
ogc_key_move_size (const OgcKeyMove *move)
{
  g_return_val_if_fail (move != NULL, 0);
  return fabs (move->win + GOLD_WORTH * move->gold);
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

gboolean
ogc_key_moves_find (OgcGameAnalysis *analysis,
                    OgcSave         *save,
                    unsigned         seat,
                    OgcKeyMove       moves[OGC_MAX_KEY_MOVES],
                    unsigned        *n)
{
  g_autofree OgcState *before = g_new (OgcState, 1);
  g_autofree OgcState *after = NULL;
  Search search = { .save = save, .seat = seat, .sign = -1, .moves = moves };
  OgcResult result;
  OgcValue turn, value;
  double luck = 0;

  g_return_val_if_fail (OGC_IS_GAME_ANALYSIS (analysis) && save != NULL && seat < save->setup.seats, FALSE);
  g_return_val_if_fail (n != NULL, FALSE);

  search.roll = ogc_game_analysis_get_roll_reviews (analysis, n);
  search.end = search.roll + *n;
  ogc_result_of (&save->state, &result);
  if (result.place[seat] == 1)
    search.sign = 1;
  else
    add_mistakes (&search, analysis);
  after = g_memdup2 (&save->start, sizeof (OgcState));
  if (!estimate_value (after, seat, &value))
    return FALSE;
  turn = value;
  for (guint i = 0; i < save->decisions->len; i++)
    {
      const OgcDecision *decision = get_decision (&search, i);
      const OgcValue known = value;

      *before = *after;
      if (before->ask.kind == OGC_ASK_ROLL)
        {
          turn = value;
          luck = 0;
        }
      luck += count_luck (&search, i);
      ogc_rules_take (after, decision, NULL);
      estimate_value (after, seat, &value);
      if (!is_plain (before, after))
        continue;
      if (before->ask.seat != seat && is_card (decision))
        add_change (&search, i, before->ask.seat, &known, &value, 0);
      else if (before->ask.seat == seat && decision->kind == OGC_DECISION_PLACE && search.sign > 0)
        {
          add_change (&search, i, seat, &turn, &value, luck);
          turn = value;
          luck = 0;
        }
    }
  include_own (&search);
  qsort (moves, search.n, sizeof *moves, compare_positions);
  *n = search.n;
  return TRUE;
}
