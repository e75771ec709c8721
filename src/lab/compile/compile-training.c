/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-training.h"

#include <math.h>
#include <string.h>

#include "compile-card-set.h"
#include "compile-evaluator.h"
#include "compile-greedy-player.h"
#include "compile-rules.h"
#include "ogc-work-queue.h"

enum {
  BATCH = 128,        /* games played with the same weights */
  MAX_POSITIONS = COMPILE_MAX_TURNS,
  ODD_MOVE = 12,      /* one decision in this many is random */
  STREAM = COMPILE_N_STREAMS + 2,
  REPORT = 8192,      /* games between two reports */
};

#define EASE 1.0f /* how long the steps of each weight stay large (Adagrad) */
#define AVERAGED 3 /* the weights are averaged over the last 1/AVERAGED of the games */

typedef struct {
  CompileFeature features[COMPILE_MAX_FEATURES];
  guint8         n;
  guint8         mover;
} Position;

/* Lesson: what is learnt from one game. */
typedef struct {
  Position positions[MAX_POSITIONS];
  guint    n;
  guint8   winner;
} Lesson;

typedef struct {
  const CompileTraining *training;
  CompileWeights         rounded;                    /* the weights that play */
  float                  weights[COMPILE_N_WEIGHTS]; /* in logits */
  float                  squares[COMPILE_N_WEIGHTS]; /* of steps so far (Adagrad) */
  double                 sums[COMPILE_N_WEIGHTS];
  guint64                summed;
  guint64                first; /* the first game of this batch */
  guint64                done;
  double                 error;
  guint64                errors;
} Trainer;

/* ---- Playing ---- */

/* The best decision in a determinization of what the side knows. */
static CompileDecision
choose_decision (const CompileJudge *judge,
                 const CompileState *state,
                 OgcRandom          *random)
{
  CompileDecision decisions[COMPILE_MAX_DECISIONS];
  const unsigned n = compile_rules_list (state, decisions);
  CompileKnowledge knowledge;
  CompileState sample, after;
  unsigned best = 0;
  int best_score = 0;

  if (n == 1)
    return decisions[0];
  if (state->ask.kind == COMPILE_ASK_DRAFT || ogc_random_below (random, STREAM, ODD_MOVE) == 0)
    return decisions[ogc_random_below (random, STREAM, n)];

  compile_knowledge_of (&knowledge, state, state->ask.side);
  compile_knowledge_sample (&knowledge, ogc_random_next (random, STREAM), &sample);
  for (unsigned i = 0; i < n; i++)
    {
      const int score = compile_policy_try (judge, &sample, &decisions[i], state->ask.side, &after);

      if (i == 0 || score > best_score)
        {
          best = i;
          best_score = score;
        }
    }
  return decisions[best];
}

static const CompileSet *
cards_of (guint64 seed)
{
  return compile_card_set_get_cards (compile_card_set_get (seed % COMPILE_N_SETS));
}

static gpointer
make_lesson (guint64    number,
             gpointer   data,
             GError   **error)
{
  const Trainer *trainer = data;
  const guint64 game = trainer->first + number;
  const CompileSetup setup = { .seed = trainer->training->seed + game, .first = COMPILE_RANDOM_SIDE };
  Lesson *lesson = g_new (Lesson, 1);
  CompileEvaluator evaluator;
  CompileJudge judge = { 0 };
  CompileState state;
  OgcRandom random;

  lesson->n = 0;
  ogc_random_seed (&random, STREAM, setup.seed);
  compile_rules_begin (&state, cards_of (setup.seed), &setup, NULL);
  while (state.ask.kind != COMPILE_ASK_NOTHING)
    {
      CompileDecision decision;

      if (judge.score == NULL && state.ask.kind != COMPILE_ASK_DRAFT)
        {
          compile_evaluator_begin (&evaluator, &trainer->rounded, &state);
          judge = game < trainer->training->taught ? compile_greedy_judge (&evaluator.totals)
                                                  : compile_evaluator_judge (&evaluator);
        }
      if (state.ask.kind == COMPILE_ASK_ACTION && lesson->n < MAX_POSITIONS)
        {
          Position *position = &lesson->positions[lesson->n++];

          position->mover = state.ask.side;
          position->n = (guint8) compile_evaluator_find (&evaluator, &state, state.ask.side, position->features);
        }
      decision = choose_decision (&judge, &state, &random);
      compile_rules_take (&state, &decision, NULL);
    }
  lesson->winner = state.winner;
  return lesson;
}

/* ---- Learning ---- */

static double
chance_of (double logit)
{
  return 1 / (1 + exp (-logit));
}

static double
logit_of (const Trainer  *trainer,
          const Position *position)
{
  double sum = 0;

  for (guint i = 0; i < position->n; i++)
    sum += (double) (trainer->weights[position->features[i].weight] * (float) position->features[i].times);
  return sum;
}

static void
adjust_weights (Trainer        *trainer,
                const Position *position,
                double          wrong)
{
  for (guint i = 0; i < position->n; i++)
    {
      const guint weight = position->features[i].weight;
      const float slope = (float) wrong * (float) position->features[i].times;

      trainer->squares[weight] += slope * slope;
      trainer->weights[weight] += (float) trainer->training->rate * slope / sqrtf (EASE + trainer->squares[weight]);
    }
}

static double
points_of (const Lesson *lesson,
           guint         side)
{
  return lesson->winner == COMPILE_NOBODY ? 0.5 : lesson->winner == side;
}

/* Learns from a game, from its end backwards: the target of a position is a mixture of the next one's value and its
 * target. */
static gboolean
learn_lesson (gpointer   product,
              gpointer   data,
              GError   **error)
{
  Trainer *trainer = data;
  const CompileTraining *training = trainer->training;
  const Lesson *lesson = product;
  double truth = points_of (lesson, 0); /* for side 0 */

  for (guint i = lesson->n; i-- > 0;)
    {
      const Position *position = &lesson->positions[i];
      const double chance = chance_of (logit_of (trainer, position));
      const double wrong = (position->mover == 0 ? truth : 1 - truth) - chance;

      truth = training->lambda * truth + (1 - training->lambda) * (position->mover == 0 ? chance : 1 - chance);
      adjust_weights (trainer, position, wrong);
      trainer->error += wrong * wrong;
      trainer->errors++;
    }
  trainer->done++;
  return TRUE;
}

static gint16
round_logit (double logit)
{
  return (gint16) CLAMP (lround (logit * COMPILE_LOGIT), -G_MAXINT16, G_MAXINT16);
}

static void
round_weights (Trainer *trainer)
{
  for (guint i = 0; i < COMPILE_N_WEIGHTS; i++)
    trainer->rounded.weights[i] = round_logit ((double) trainer->weights[i]);
}

static void
average_weights (Trainer *trainer)
{
  for (guint i = 0; i < COMPILE_N_WEIGHTS; i++)
    trainer->rounded.weights[i] = round_logit (trainer->sums[i] / (double) trainer->summed);
}

void
compile_training_run (const CompileTraining *self,
                      CompileWeights        *weights)
{
  g_autofree Trainer *trainer = g_new0 (Trainer, 1);

  trainer->training = self;
  for (guint i = 0; i < COMPILE_N_KNOWN_PROTOCOLS; i++)
    trainer->rounded.prints[i] = compile_weights_print (cards_of (i / COMPILE_N_PROTOCOLS), i % COMPILE_N_PROTOCOLS);
  while (trainer->done < self->games)
    {
      const OgcWorkQueue queue = { .n = MIN (BATCH, self->games - trainer->done), .jobs = self->jobs,
                                   .make = make_lesson, .take = learn_lesson, .free = g_free, .data = trainer };

      trainer->first = trainer->done;
      ogc_work_queue_run (&queue, NULL);
      round_weights (trainer);
      if (trainer->done > self->games - self->games / AVERAGED)
        {
          for (guint i = 0; i < COMPILE_N_WEIGHTS; i++)
            trainer->sums[i] += (double) trainer->weights[i];
          trainer->summed++;
        }
      if (trainer->done / REPORT != trainer->first / REPORT)
        {
          self->progress (trainer->done, &trainer->rounded, sqrt (trainer->error / (double) trainer->errors),
                          self->data);
          trainer->error = 0;
          trainer->errors = 0;
        }
    }
  if (trainer->summed > 0)
    average_weights (trainer);
  *weights = trainer->rounded;
}

double
compile_training_compare (const CompileWeights *weights,
                          guint                 games)
{
  double points = 0;

  for (guint game = 0; game < games; game++)
    {
      const CompileSetup setup = { .seed = game / 2, .first = COMPILE_RANDOM_SIDE };
      CompileJudge judges[COMPILE_N_SIDES] = { { 0 } };
      CompileEvaluator evaluator;
      CompileState state;
      OgcRandom random;

      ogc_random_seed (&random, STREAM, setup.seed);
      compile_rules_begin (&state, cards_of (setup.seed), &setup, NULL);
      while (state.ask.kind != COMPILE_ASK_NOTHING)
        {
          CompileDecision decision;

          if (judges[0].score == NULL && state.ask.kind != COMPILE_ASK_DRAFT)
            {
              compile_evaluator_begin (&evaluator, weights, &state);
              judges[game % 2] = compile_evaluator_judge (&evaluator);
              judges[!(game % 2)] = compile_greedy_judge (&evaluator.totals);
            }
          decision = choose_decision (&judges[state.ask.side], &state, &random);
          compile_rules_take (&state, &decision, NULL);
        }
      points += state.winner == COMPILE_NOBODY ? 0.5 : state.winner == game % 2;
    }
  return points / games;
}

/* ---- Writing ---- */

static void
append_numbers (GString      *text,
                const gint16 *numbers,
                guint         n)
{
  gsize line = text->len;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d,", numbers[i]);

      if (i == 0 || text->len - line + strlen (number) > 118)
        {
          g_string_append (text, i == 0 ? "    " : "\n    ");
          line = text->len - 4;
        }
      else
        g_string_append_c (text, ' ');
      g_string_append (text, number);
    }
  g_string_append_c (text, '\n');
}

char *
compile_training_to_source (const CompileWeights *weights)
{
  g_autoptr (GString) text = g_string_new ("/* SPDX-License-Identifier: GPL-3.0-or-later */\n"
                                           "/* Made by \"gilded-compass-lab learn\". */\n"
                                           "#include \"compile-weights.h\"\n\n"
                                           "const CompileWeights compile_weights = {\n  .prints = {\n");

  for (guint i = 0; i < COMPILE_N_KNOWN_PROTOCOLS; i++)
    g_string_append_printf (text, "%s0x%08xu,%s", i % 6 == 0 ? "    " : " ", weights->prints[i],
                            i % 6 == 5 ? "\n" : "");
  g_string_append (text, "  },\n  .weights = {\n");
  append_numbers (text, weights->weights, COMPILE_N_WEIGHTS);
  g_string_append (text, "  },\n};\n");
  return g_string_free (g_steal_pointer (&text), FALSE);
}
