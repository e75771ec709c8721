/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-evaluator.h"

#define OWN_SLOTS ((1u << COMPILE_N_LINES) - 1)

void
compile_evaluator_begin (CompileEvaluator     *self,
                         const CompileWeights *weights,
                         const CompileState   *state)
{
  self->weights = weights;
  compile_totals_begin (&self->totals, state);
  for (unsigned slot = 0; slot < COMPILE_N_SLOTS; slot++)
    {
      const unsigned known = compile_weights_find (weights, state->set, state->protocols[slot]);

      for (unsigned i = 0; i < COMPILE_CARDS_OF_PROTOCOL; i++)
        self->cards[COMPILE_CARDS_OF_PROTOCOL * slot + i]
          = known < COMPILE_N_KNOWN_PROTOCOLS
            ? (uint16_t) (COMPILE_WEIGHT_CARD + (known * COMPILE_CARDS_OF_PROTOCOL + i) * COMPILE_N_PLACES) : 0;
    }
}

/* ---- Features ---- */

static unsigned
compiled_of (const CompileState *state,
             unsigned            side)
{
  return state->compiled >> COMPILE_N_LINES * side & OWN_SLOTS;
}

/* What compiling @line would bring @side: 0: a card, 1: a protocol, 2: the last one. */
static unsigned
kind_of_line (const CompileState *state,
              unsigned            side,
              unsigned            line)
{
  if ((state->compiled & 1u << state->lines[side][line]) != 0)
    return 0;
  return compile_cards_count (compiled_of (state, side)) == COMPILE_N_LINES - 1 ? 2 : 1;
}

static unsigned
at_most (unsigned number,
         unsigned most)
{
  return number < most ? number : most;
}

static unsigned
line_weight (const CompileState *state,
             uint8_t             totals[COMPILE_N_SIDES][COMPILE_N_LINES],
             unsigned            mover,
             unsigned            line)
{
  const unsigned kinds = COMPILE_N_LINE_KINDS * kind_of_line (state, mover, line)
                         + kind_of_line (state, !mover, line);

  return COMPILE_WEIGHT_LINE
         + (kinds * COMPILE_N_TOTALS + at_most (totals[mover][line], COMPILE_N_TOTALS - 1)) * COMPILE_N_TOTALS
         + at_most (totals[!mover][line], COMPILE_N_TOTALS - 1);
}

static void
add_feature (CompileFeature *features,
             unsigned       *n,
             unsigned        weight,
             int             times)
{
  features[(*n)++] = (CompileFeature) { .weight = (uint16_t) weight, .times = (int8_t) times };
}

static void
add_card (const CompileEvaluator *self,
          unsigned                card,
          CompilePlace            place,
          int                     times,
          CompileFeature         *features,
          unsigned               *n)
{
  if (self->cards[card] != 0)
    add_feature (features, n, self->cards[card] + place, times);
}

static void
add_cards_of (const CompileEvaluator *self,
              const CompileState     *state,
              unsigned                side,
              int                     times,
              CompileFeature         *features,
              unsigned               *n)
{
  for (CompileCards hand = state->hand[side]; hand != 0; hand &= hand - 1)
    add_card (self, compile_cards_first (hand), COMPILE_PLACE_HAND, times, features, n);
  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    {
      const CompileStack *stack = &state->stacks[side][line];

      for (unsigned depth = 0; depth < stack->n; depth++)
        {
          const bool up = (state->up & COMPILE_CARD_BIT (stack->cards[depth])) != 0;

          add_card (self, stack->cards[depth],
                    !up ? COMPILE_PLACE_DOWN : depth + 1 == stack->n ? COMPILE_PLACE_FREE : COMPILE_PLACE_COVERED,
                    times, features, n);
        }
    }
}

unsigned
compile_evaluator_find (const CompileEvaluator *self,
                        const CompileState     *state,
                        unsigned                mover,
                        CompileFeature          features[COMPILE_MAX_FEATURES])
{
  const unsigned done = compile_cards_count (compiled_of (state, mover));
  const unsigned others_done = compile_cards_count (compiled_of (state, !mover));
  uint8_t totals[COMPILE_N_SIDES][COMPILE_N_LINES];
  unsigned n = 0;

  compile_totals_find (&self->totals, state, totals);
  add_feature (features, &n, COMPILE_WEIGHT_MOVER, 1);
  if (state->control != COMPILE_NOBODY)
    add_feature (features, &n, COMPILE_WEIGHT_CONTROL + (state->control != mover), 1);
  if (done < COMPILE_N_LINES && others_done < COMPILE_N_LINES)
    add_feature (features, &n, COMPILE_WEIGHT_COMPILED + COMPILE_N_LINES * done + others_done, 1);
  add_feature (features, &n,
               COMPILE_WEIGHT_HAND + at_most (compile_state_hand_size (state, mover), COMPILE_N_HANDS - 1), 1);
  add_feature (features, &n,
               COMPILE_WEIGHT_OTHER_HAND + at_most (compile_state_hand_size (state, !mover), COMPILE_N_HANDS - 1), 1);
  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    add_feature (features, &n, line_weight (state, totals, mover, line), 1);
  add_cards_of (self, state, mover, 1, features, &n);
  add_cards_of (self, state, !mover, -1, features, &n);
  return n;
}

/* ---- The score ---- */

/* The side that acts next: until its action the side whose turn it is, then the other. */
static unsigned
find_mover (const CompileState *state)
{
  const bool has_acted = state->has_compiled || state->phase > COMPILE_PHASE_ACTION
                         || (state->phase == COMPILE_PHASE_ACTION && state->ask.kind != COMPILE_ASK_ACTION);

  return has_acted ? !state->turn_side : state->turn_side;
}

static int
score_state (const void         *data,
             const CompileState *state,
             unsigned            side)
{
  const CompileEvaluator *self = data;
  const unsigned mover = find_mover (state);
  CompileFeature features[COMPILE_MAX_FEATURES];
  const unsigned n = compile_evaluator_find (self, state, mover, features);
  int sum = 0;

  for (unsigned i = 0; i < n; i++)
    sum += self->weights->weights[features[i].weight] * features[i].times;
  return side == mover ? sum : -sum;
}

CompileJudge
compile_evaluator_judge (const CompileEvaluator *self)
{
  return (CompileJudge) { .score = score_state, .data = self };
}

double
compile_evaluator_chance (int score)
{
  const double parts = 1024; /* (1 + x / 1024)^1024 is close enough to e^x */
  double odds;

  if (score >= COMPILE_SCORE_WON || score <= -COMPILE_SCORE_WON)
    return score > 0;
  odds = 1 + (double) (score > 0 ? -score : score) / COMPILE_LOGIT / parts;
  if (odds < 0)
    odds = 0;
  for (unsigned i = 0; i < 10; i++)
    odds *= odds;
  return (score > 0 ? 1 : odds) / (1 + odds);
}
