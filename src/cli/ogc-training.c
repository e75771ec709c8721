/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-training.h"

#include "ogc-greedy-player.h"
#include "ogc-lesson.h"
#include "ogc-result.h"

#define GAMES_OF_A_BATCH 16
#define STREAM 2
#define COMPARE_SEED G_GUINT64_CONSTANT (0x636f6d70617265)

/* ---- Set-ups ---- */

/* Games with two seats are most often played alone against the computer; those with more teach as many seats at once. */
static unsigned
draw_seats (OgcRandom *random)
{
  static const guint8 seats[] = { 2, 2, 2, 2, 3, 3, 4, 4, 5 };

  return seats[ogc_random_below (random, STREAM, G_N_ELEMENTS (seats))];
}

/* Any set-up with @seats, or with any number of them if that is 0. */
static OgcSetup
draw_setup (guint64  seed,
            unsigned seats)
{
  OgcSetup setup = { .seed = seed, .b = OGC_RANDOM_BUILDING, .c = OGC_RANDOM_BUILDING, .start_seat = OGC_RANDOM_SEAT };
  OgcRandom random;

  ogc_random_seed (&random, STREAM, seed);
  setup.seats = seats != 0 ? seats : draw_seats (&random);
  setup.form = ogc_setup_usual_form (setup.seats);
  if (setup.seats < 4)
    setup.form = ogc_random_below (&random, STREAM, 2) == 0 ? OGC_FORM_NEUTRAL : ogc_random_below (&random, STREAM, OGC_N_FORMS);
  if (setup.form == OGC_FORM_FEWER)
    setup.c = OGC_NO_BUILDING;

  return setup;
}

/* ---- Playing ---- */

typedef struct {
  const OgcTraining *training;
  guint64            first;
  OgcLesson         *lessons[GAMES_OF_A_BATCH];
  guint              n;
} Batch;

/* In a thread of the pool: @data is one more than the lesson's number in the batch. */
static void
play_cb (gpointer data,
         gpointer user_data)
{
  const Batch *batch = user_data;
  const OgcTraining *self = batch->training;
  const guint i = GPOINTER_TO_UINT (data) - 1;
  const guint64 game = batch->first + i;
  const OgcSetup setup = draw_setup (self->weights->seed * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15) + game, self->seats);

  ogc_lesson_play (batch->lessons[i], ogc_tile_set_get_tiles (self->tile_set), &self->weights->net,
                   game < self->taught ? &ogc_greedy_player : NULL, &setup);
}

/* Plays a batch of games and learns from them. Returns the sum of the games' errors. */
static double
run_batch (const OgcTraining *self,
           Batch             *batch)
{
  GThreadPool *pool = self->jobs > 1 ? g_thread_pool_new (play_cb, batch, (int) self->jobs, FALSE, NULL) : NULL;
  double sum = 0;

  batch->first = self->weights->games;
  batch->n = MIN (self->games - batch->first, GAMES_OF_A_BATCH);
  for (guint i = 0; i < batch->n; i++)
    if (pool != NULL)
      g_thread_pool_push (pool, GUINT_TO_POINTER (i + 1), NULL);
    else
      play_cb (GUINT_TO_POINTER (i + 1), batch);
  if (pool != NULL)
    g_thread_pool_free (pool, FALSE, TRUE);

  for (guint i = 0; i < batch->n; i++)
    {
      const float rate = self->rate / (1 + (float) self->weights->games / (float) self->slower_after);

      sum += ogc_lesson_learn (batch->lessons[i], &self->weights->net, self->lambda, rate);
      self->weights->games++;
    }
  return sum;
}

gboolean
ogc_training_run (const OgcTraining *self,
                  GError           **error)
{
  Batch batch = { .training = self };
  gboolean fine = TRUE;
  double sum = 0;
  guint64 counted = 0;

  g_return_val_if_fail (self != NULL && self->weights != NULL, FALSE);
  g_return_val_if_fail (self->jobs > 0 && self->pause > 0, FALSE);

  for (guint i = 0; i < GAMES_OF_A_BATCH; i++)
    batch.lessons[i] = ogc_lesson_new ();
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
    ogc_lesson_free (batch.lessons[i]);

  return fine;
}

/* ---- Comparing ---- */

/* The share of the win of @seat, where the network sits among "greedy" players. */
static double
compare_once (const OgcTraining *self,
              const OgcSetup    *setup,
              unsigned           seat)
{
  g_autofree OgcMind *mind = g_new (OgcMind, 1);
  g_autofree OgcState *state = g_new0 (OgcState, 1);
  g_autofree OgcKnowledge *knowledge = g_new (OgcKnowledge, 1);
  OgcThought thought = { .seed = setup->seed };
  OgcResult result;

  ogc_mind_begin (mind, &self->weights->net, 0, &thought);
  ogc_state_begin (state, ogc_tile_set_get_tiles (self->tile_set), setup, NULL);
  while (state->ask.kind != OGC_ASK_NOTHING)
    {
      OgcChoice choices[OGC_MAX_CHOICES];

      ogc_knowledge_of (knowledge, state, state->ask.seat);
      if (state->ask.seat == seat)
        ogc_mind_choose (mind, knowledge, choices);
      else
        ogc_greedy_player.decide (knowledge, &thought, &choices[0].decision);
      ogc_state_take (state, &choices[0].decision, NULL);
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
      const OgcSetup setup = draw_setup (COMPARE_SEED + i, seats);

      sum += compare_once (self, &setup, i % seats);
    }
  return sum / games;
}
