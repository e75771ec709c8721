/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-training.h"

#include "ogc-greedy-player.h"
#include "ogc-result.h"
#include "ogc-rules.h"
#include "ogc-self-play.h"

#define GAMES_OF_A_BATCH 16
#define STREAM 2
#define COMPARE_SEED G_GUINT64_CONSTANT (0x636f6d70617265)

/* ---- Set-ups ---- */

/* Two seats are drawn more often: people mostly play such games against the computer, and a game with more seats
 * teaches more of them at once. */
static unsigned
draw_seats (OgcRandom *random)
{
  static const guint8 seats[] = { 2, 2, 2, 2, 3, 3, 4, 4, 5 };

  return seats[ogc_random_below (random, STREAM, G_N_ELEMENTS (seats))];
}

/* Draws a set-up with @seats seats (0: any number) and the B building @b. */
static OgcSetup
draw_setup (guint64       seed,
            unsigned      seats,
            OgcBuildingId b)
{
  OgcSetup setup = { .seed = seed, .b = b, .c = OGC_RANDOM_BUILDING, .start_seat = OGC_RANDOM_SEAT };
  OgcRandom random;

  ogc_random_seed (&random, STREAM, seed);
  setup.seats = seats != 0 ? seats : draw_seats (&random);
  setup.form = ogc_setup_usual_form (setup.seats);
  if (setup.seats < 4)
    setup.form = ogc_random_below (&random, STREAM, 2) == 0 ? OGC_FORM_NEUTRAL
                 : ogc_random_below (&random, STREAM, OGC_N_FORMS);
  if (setup.form == OGC_FORM_FEWER)
    setup.c = OGC_NO_BUILDING;

  return setup;
}

/* The seed of game number @game. */
static guint64
seed_of (const OgcTraining *self,
         guint64            game)
{
  return self->weights->seed * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15) + game;
}

/* ---- In common ---- */

/* A batch of games. */
typedef struct {
  const OgcTraining *training;
  guint64            first;
  OgcSelfPlay       *lessons[GAMES_OF_A_BATCH];
  guint              n;
} Batch;

/* Calls @call with 1 to @n in threads, and waits for all of them. */
static void
share_out (const OgcTraining *self,
           GFunc              call,
           gpointer           user_data,
           guint              n)
{
  GThreadPool *pool = self->jobs > 1 ? g_thread_pool_new (call, user_data, (int) self->jobs, FALSE, NULL) : NULL;

  for (guint i = 1; i <= n; i++)
    if (pool != NULL)
      g_thread_pool_push (pool, GUINT_TO_POINTER (i), NULL);
    else
      call (GUINT_TO_POINTER (i), user_data);
  if (pool != NULL)
    g_thread_pool_free (pool, FALSE, TRUE);
}

/* Plays a game, in a thread of the pool: @data is one more than its number in the batch. */
static void
play_cb (gpointer data,
         gpointer user_data)
{
  const Batch *batch = user_data;
  const OgcTraining *self = batch->training;
  const guint i = GPOINTER_TO_UINT (data) - 1;
  const guint64 game = batch->first + i;
  const OgcSetup setup = draw_setup (seed_of (self, game), self->seats, OGC_RANDOM_BUILDING);
  const OgcSelfPlayers players = {
    .teacher = game < self->taught ? &ogc_greedy_player : NULL,
    .opponent = self->opponent,
    .seat = (unsigned) (game % setup.seats),
  };

  ogc_self_play_play (batch->lessons[i], ogc_tile_set_get_tiles (self->tile_set), self->weights, &players, &setup);
}

/* Plays a batch of games and learns from them. Returns the sum of the games' errors. */
static double
run_batch (const OgcTraining *self,
           Batch             *batch)
{
  OgcNet *net = &self->weights->nets[0];
  double sum = 0;

  batch->first = self->weights->games;
  batch->n = MIN (self->games - batch->first, GAMES_OF_A_BATCH);
  share_out (self, play_cb, batch, batch->n);
  for (guint i = 0; i < batch->n; i++)
    {
      const float rate = self->rate / (1 + (float) self->weights->games / (float) self->slower_after);

      sum += ogc_self_play_learn (batch->lessons[i], net, self->lambda, rate);
      self->weights->games++;
    }
  for (guint i = 1; i < OGC_N_NETS; i++)
    self->weights->nets[i] = *net;
  return sum;
}

static gboolean
run_in_common (const OgcTraining  *self,
               GError            **error)
{
  Batch batch = { .training = self };
  gboolean fine = TRUE;
  double sum = 0;
  guint64 counted = 0;

  for (guint i = 0; i < GAMES_OF_A_BATCH; i++)
    batch.lessons[i] = ogc_self_play_new ();
  while (fine && self->weights->games < self->games)
    {
      sum += run_batch (self, &batch);
      counted += batch.n;
      if (counted < self->pause && self->weights->games < self->games)
        continue;
      fine = self->report (self, sum / (double) counted, self->data, error);
      sum = 0;
      counted = 0;
    }
  for (guint i = 0; i < GAMES_OF_A_BATCH; i++)
    ogc_self_play_free (batch.lessons[i]);

  return fine;
}

/* ---- Apart ---- */

/* What every network learns until the next report. */
typedef struct {
  const OgcTraining *training;
  guint64            counted[OGC_N_NETS];
  double             sums[OGC_N_NETS]; /* of errors */
} Term;

/* How many games with @seats seats have as many positions as @games games with two. */
static guint64
games_with (unsigned seats,
            guint64  games)
{
  return games * OGC_MIN_SEATS / seats;
}

/* Trains one network, in a thread of the pool: @data is one more than its number. */
static void
learn_cb (gpointer data,
          gpointer user_data)
{
  const guint i = GPOINTER_TO_UINT (data) - 1;
  Term *term = user_data;
  const OgcTraining *self = term->training;
  const unsigned seats = ogc_weights_seats (i);
  guint64 *games = &self->weights->own[i];
  const guint64 wanted = self->seats == 0 || self->seats == seats ? games_with (seats, self->own) : 0;
  const guint64 end = MIN (wanted, *games + MAX (1, games_with (seats, self->pause / OGC_N_NETS)));
  const guint64 first = (guint64) (i + 1) << 40;
  g_autoptr (OgcSelfPlay) episode = ogc_self_play_new ();

  term->counted[i] = 0;
  term->sums[i] = 0;
  for (; *games < end; (*games)++, term->counted[i]++)
    {
      const OgcSetup setup = draw_setup (seed_of (self, first + *games), seats, ogc_weights_b (i));
      const OgcSelfPlayers players = { .opponent = self->opponent, .seat = (unsigned) (*games % seats) };
      const float rate = self->own_rate * (1 - (float) *games / (float) wanted);

      ogc_self_play_play (episode, ogc_tile_set_get_tiles (self->tile_set), self->weights, &players, &setup);
      term->sums[i] += ogc_self_play_learn (episode, &self->weights->nets[i], self->lambda, rate);
    }
}

static gboolean
run_apart (const OgcTraining  *self,
           GError            **error)
{
  Term term = { .training = self };

  while (TRUE)
    {
      guint64 counted = 0;
      double sum = 0;

      share_out (self, learn_cb, &term, OGC_N_NETS);
      for (guint i = 0; i < OGC_N_NETS; i++)
        {
          counted += term.counted[i];
          sum += term.sums[i];
        }
      if (counted == 0)
        return TRUE;
      if (!self->report (self, sum / (double) counted, self->data, error))
        return FALSE;
    }
}

/* ---- Both ---- */

gboolean
ogc_training_run (const OgcTraining  *self,
                  GError            **error)
{
  g_return_val_if_fail (self != NULL && self->weights != NULL, FALSE);
  g_return_val_if_fail (self->jobs > 0 && self->pause > 0, FALSE);
  g_return_val_if_fail (!ogc_training_is_apart (self->weights) || self->games <= self->weights->games, FALSE);

  return run_in_common (self, error) && run_apart (self, error);
}

gboolean
ogc_training_is_apart (const OgcWeights *weights)
{
  return ogc_training_total (weights) > weights->games;
}

guint64
ogc_training_total (const OgcWeights *weights)
{
  guint64 games = weights->games;

  for (guint i = 0; i < OGC_N_NETS; i++)
    games += weights->own[i];

  return games;
}

/* ---- Comparing ---- */

/* The share of the win of @seat, where the network plays against "greedy" players. */
static double
compare_once (const OgcTraining *self,
              const OgcSetup    *setup,
              unsigned           seat)
{
  g_autofree OgcPolicy *policy = g_new (OgcPolicy, 1);
  g_autofree OgcState *state = g_new0 (OgcState, 1);
  g_autofree OgcKnowledge *knowledge = g_new (OgcKnowledge, 1);
  OgcSearchLimits limits = { .seed = setup->seed };
  OgcResult result;

  ogc_policy_begin (policy, self->weights, 0, &limits);
  ogc_rules_begin (state, ogc_tile_set_get_tiles (self->tile_set), setup, NULL);
  while (state->ask.kind != OGC_ASK_NOTHING)
    {
      OgcCandidate choices[OGC_MAX_CHOICES];

      ogc_knowledge_of (knowledge, state, state->ask.seat);
      if (state->ask.seat == seat)
        ogc_policy_choose (policy, knowledge, choices);
      else
        ogc_greedy_player.decide (knowledge, &limits, &choices[0].decision);
      ogc_rules_take (state, &choices[0].decision, NULL);
    }
  ogc_result_of (state, &result);

  return result.place[seat] == 1 ? 1.0 / result.winners : 0;
}

double
ogc_training_compare (const OgcTraining *self,
                      unsigned           seats,
                      unsigned           games)
{
  double sum = 0;

  g_return_val_if_fail (self != NULL && games > 0, 0);

  for (unsigned i = 0; i < games; i++)
    {
      const OgcSetup setup = draw_setup (COMPARE_SEED + i, seats, OGC_RANDOM_BUILDING);

      sum += compare_once (self, &setup, i % seats);
    }
  return sum / games;
}
