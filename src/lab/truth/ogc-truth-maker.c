/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-truth-maker.h"

#include "ogc-determinize.h"
#include "ogc-match-game.h"
#include "ogc-policy.h"
#include "ogc-result.h"
#include "ogc-rules.h"
#include "ogc-truth.h"
#include "ogc-work-queue.h"

#include <math.h>

#define GAMES_AT_ONCE 32 /* of an answer between two checks of its error */

/* Outcome: what the seat had at the end of a game. */
typedef struct {
  float gold;
  float win;
} Outcome;

/* Answer: one that is being played out. */
typedef struct {
  OgcDecision decision;
  GArray     *outcomes; /* (element-type Outcome): by the number of the game */
} Answer;

/* Trial: a position whose answers are being played out. */
typedef struct {
  OgcPolicy       policy;
  OgcKnowledge    knowledge; /* of the seat that is asked */
  OgcKnowledge    known;     /* of whoever decides in a game */
  OgcSearchLimits limits;    /* of everybody in these games */
  uint64_t        seed;
  Answer          answers[OGC_MAX_TRUTH_CANDIDATES];
  guint           n;
} Trial;

/* ---- Positions ---- */

/* Every set-up that the rules allow. Returns: (element-type OgcSetup) (transfer full) */
static GArray *
list_setups (void)
{
  GArray *setups = g_array_new (FALSE, FALSE, sizeof (OgcSetup));

  for (guint seats = OGC_MIN_SEATS; seats <= OGC_MAX_SEATS; seats++)
    {
      const OgcSetup setup = { .seats = (guint8) seats, .start_seat = OGC_RANDOM_SEAT };
      g_autoptr (GArray) some = ogc_match_list_setups (&setup);

      g_array_append_vals (setups, some->data, some->len);
    }
  return setups;
}

static void
drop_answers (Trial *self)
{
  for (guint i = 0; i < self->n; i++)
    g_array_unref (self->answers[i].outcomes);
  self->n = 0;
}

/* Adds the best answers of each level. */
static void
find_answers (Trial                 *self,
              const OgcSearchLimits *limits)
{
  for (guint level = 0; level < OGC_N_LEVELS; level++)
    {
      OgcCandidate choices[OGC_MAX_CHOICES];
      const guint n = ogc_level_choose (level, &self->knowledge, limits, choices);

      for (guint i = 0; i < MIN (n, OGC_TRUTH_BEST); i++)
        {
          guint at = 0;

          while (at < self->n && !ogc_decision_equal (&self->answers[at].decision, &choices[i].decision))
            at++;
          if (at == self->n)
            self->answers[self->n++] = (Answer) {
              choices[i].decision, g_array_new (FALSE, FALSE, sizeof (Outcome)),
            };
        }
    }
}

/* Plays the first @n decisions of @game. */
static void
replay_decisions (const OgcMatchGame *game,
                  const OgcTiles     *tiles,
                  const OgcSetup     *setup,
                  guint               n,
                  OgcState           *state)
{
  ogc_rules_begin (state, tiles, setup, NULL);
  for (guint i = 0; i < n; i++)
    ogc_rules_take (state, &g_array_index (game->decisions, OgcDecision, i), NULL);
}

/* Looks in @game for a question to which levels without search have several good answers: at random and, should that
 * find none, everywhere. The first dice of a game can always be placed in several ways. */
static void
choose_position (Trial              *self,
                 const OgcMatchGame *game,
                 const OgcTiles     *tiles,
                 OgcTruth           *truth)
{
  const OgcSearchLimits limits = { .seed = truth->setup.seed };
  OgcPlayerRng rng;

  ogc_player_rng_begin (&rng, NULL, &limits);
  for (guint tried = 0; self->n < 2; tried++)
    {
      const guint n = game->decisions->len;
      const guint position = tried < n ? ogc_player_rng_below (&rng, n) : tried - n;
      OgcSearchLimits asked;
      OgcState state;

      g_assert (position < n);
      drop_answers (self);
      replay_decisions (game, tiles, &truth->setup, position, &state);
      asked = ogc_truth_limits (&state, position, 0);
      ogc_knowledge_of (&self->knowledge, &state, state.ask.seat);
      find_answers (self, &asked);
      g_array_set_size (truth->decisions, 0);
      g_array_append_vals (truth->decisions, game->decisions->data, position);
    }
}

/* Plays a game between randomly drawn levels. */
static gboolean
play_game (const OgcTruthMaker  *maker,
           const OgcSetup       *setup,
           OgcMatchGame         *game,
           GError              **error)
{
  const OgcSearchLimits limits = { .seed = ~setup->seed };
  OgcMatch match = { .tile_set = maker->tile_set, .setup = *setup };
  OgcPlayerRng rng;

  ogc_player_rng_begin (&rng, NULL, &limits);
  for (guint seat = 0; seat < setup->seats; seat++)
    match.players[seat] = &ogc_levels[ogc_player_rng_below (&rng, OGC_N_LEVELS)];
  return ogc_match_game_play (game, &match, setup, NULL, error);
}

/* ---- Playing out ---- */

/* Plays game number @number with @decision to its end. */
static Outcome
play_out (Trial             *self,
          guint              number,
          const OgcDecision *decision)
{
  const OgcSearchLimits limits = { .seed = self->seed + number };
  const guint seat = self->knowledge.seat;
  OgcCandidate choices[OGC_MAX_CHOICES];
  OgcPlayerRng rng;
  OgcState state;
  OgcResult result;

  ogc_player_rng_begin (&rng, &self->knowledge, &limits);
  ogc_determinize_sample (&self->knowledge, &rng, &state);
  ogc_rules_take (&state, decision, NULL);
  while (state.ask.kind != OGC_ASK_NOTHING)
    {
      ogc_knowledge_of (&self->known, &state, state.ask.seat);
      ogc_policy_choose (&self->policy, &self->known, choices);
      ogc_rules_take (&state, &choices[0].decision, NULL);
    }
  ogc_result_of (&state, &result);

  return (Outcome) {
    .gold = (float) result.scores[seat].total,
    .win = result.place[seat] == 1 ? 1.f / (float) result.winners : 0,
  };
}

/* Plays games until there are @wanted with @answer. */
static void
extend_outcomes (Trial  *self,
                 Answer *answer,
                 guint   wanted)
{
  while (answer->outcomes->len < wanted)
    {
      const Outcome outcome = play_out (self, answer->outcomes->len, &answer->decision);

      g_array_append_val (answer->outcomes, outcome);
    }
}

static double
value_of (const Answer *answer,
          guint         number,
          gboolean      wins)
{
  const Outcome *outcome = &g_array_index (answer->outcomes, Outcome, number);

  return wins ? outcome->win : outcome->gold;
}

static double
mean_of (const Answer *answer,
         gboolean      wins)
{
  double sum = 0;

  for (guint i = 0; i < answer->outcomes->len; i++)
    sum += value_of (answer, i, wins);
  return sum / answer->outcomes->len;
}

static Answer *
best_of (Trial    *self,
         gboolean  wins)
{
  Answer *best = self->answers;

  for (guint i = 1; i < self->n; i++)
    if (mean_of (&self->answers[i], wins) > mean_of (best, wins))
      best = &self->answers[i];
  return best;
}

/* How far @answer is behind @best in the games that were played with both, and the standard error of that. */
static double
compare_answers (const Answer *best,
                 const Answer *answer,
                 gboolean      wins,
                 double       *error)
{
  const guint n = MIN (best->outcomes->len, answer->outcomes->len);
  double sum = 0;
  double squares = 0;

  for (guint i = 0; i < n; i++)
    {
      const double gap = value_of (best, i, wins) - value_of (answer, i, wins);

      sum += gap;
      squares += gap * gap;
    }
  *error = sqrt (MAX (squares / n - sum / n * (sum / n), 0) / (n - 1));

  return sum / n;
}

/* Plays games with all answers until it is known how far each is behind the best. */
static void
play_all (Trial *self,
          double precision,
          guint  most)
{
  gboolean settled = FALSE;

  for (guint i = 0; i < self->n; i++)
    extend_outcomes (self, &self->answers[i], MIN (GAMES_AT_ONCE, most));
  while (!settled)
    {
      Answer *best = best_of (self, FALSE);

      settled = TRUE;
      for (guint i = 0; i < self->n; i++)
        {
          Answer *answer = &self->answers[i];
          const guint common = MIN (answer->outcomes->len, best->outcomes->len);
          double error;

          compare_answers (best, answer, FALSE, &error);
          if (answer == best || common == most || error <= precision)
            continue;
          extend_outcomes (self, answer, MIN (common + GAMES_AT_ONCE, most));
          extend_outcomes (self, best, MIN (common + GAMES_AT_ONCE, most));
          settled = FALSE;
        }
    }
}

static void
write_results (Trial    *self,
               OgcTruth *truth)
{
  const Answer *rich = best_of (self, FALSE);
  const Answer *winner = best_of (self, TRUE);

  truth->n = self->n;
  for (guint i = 0; i < self->n; i++)
    {
      const Answer *answer = &self->answers[i];
      OgcTruthCandidate *result = &truth->candidates[i];

      *result = (OgcTruthCandidate) {
        .decision = answer->decision,
        .games = answer->outcomes->len,
        .gold = mean_of (answer, FALSE),
        .win = mean_of (answer, TRUE),
      };
      result->gold_behind = MAX (compare_answers (rich, answer, FALSE, &result->gold_error), 0);
      result->win_behind = MAX (compare_answers (winner, answer, TRUE, &result->win_error), 0);
    }
}

/* ---- Making ---- */

/* Run: what to make, and where to write it. */
typedef struct {
  const OgcTruthMaker *maker;
  GArray              *setups; /* (element-type OgcSetup) */
  GOutputStream       *stream;
} Run;

static void
trial_free (Trial *self)
{
  drop_answers (self);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Trial, trial_free)

/* The command that makes one position. The same in every language. */
static char *
describe_command (const OgcTruthMaker *maker,
                  guint64              seed)
{
  char precision[G_ASCII_DTOSTR_BUF_SIZE];

  return g_strdup_printf ("gilded-compass-lab truth - --positions 1 --seed %" G_GUINT64_FORMAT
                          " --precision %s --most %u", seed, g_ascii_formatd (precision, sizeof precision, "%g",
                                                                             maker->precision), maker->most);
}

static gpointer
make_position (guint64    number,
               gpointer   data,
               GError   **error)
{
  const Run *run = data;
  const OgcTruthMaker *maker = run->maker;
  const guint64 seed = maker->seed + number;
  g_autoptr (OgcMatchGame) game = ogc_match_game_new ();
  g_autoptr (Trial) trial = g_new0 (Trial, 1);
  OgcSetup setup = g_array_index (run->setups, OgcSetup, seed % run->setups->len);
  g_autoptr (OgcTruth) truth = NULL;
  g_autofree char *command = describe_command (maker, seed);

  setup.seed = seed;
  truth = ogc_truth_new (&setup);
  if (!play_game (maker, &setup, game, error))
    return NULL;
  choose_position (trial, game, ogc_tile_set_get_tiles (maker->tile_set), truth);
  trial->seed = ogc_truth_limits (&trial->knowledge.seen, truth->decisions->len, 0).seed;
  ogc_policy_begin (&trial->policy, ogc_weights_used (), 0, &trial->limits);
  play_all (trial, maker->precision, maker->most);
  write_results (trial, truth);

  return ogc_truth_to_bytes (truth, command, ogc_tile_set_get_digest (maker->tile_set));
}

static gboolean
take_position (gpointer   product,
               gpointer   data,
               GError   **error)
{
  Run *run = data;
  gsize length;
  const void *line = g_bytes_get_data (product, &length);

  return g_output_stream_write_all (run->stream, line, length, NULL, NULL, error);
}

gboolean
ogc_truth_maker_run (GOutputStream  *stream,
                     gpointer        maker,
                     GError        **error)
{
  const OgcTruthMaker *self = maker;
  g_autoptr (GArray) setups = NULL;
  OgcWorkQueue queue = { .make = make_position, .take = take_position, .free = (GDestroyNotify) g_bytes_unref };
  Run run;

  g_return_val_if_fail (self != NULL && G_IS_OUTPUT_STREAM (stream), FALSE);
  g_return_val_if_fail (self->positions > 0 && self->jobs > 0 && self->most > 1, FALSE);

  setups = list_setups ();
  run = (Run) { self, setups, stream };
  queue.n = self->positions;
  queue.jobs = self->jobs;
  queue.data = &run;
  queue.games = self->positions;

  return ogc_work_queue_run (&queue, error);
}
