/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-game-analyser.h"

#include <glib/gi18n.h>

#include "ogc-advice.h"
#include "ogc-file.h"
#include "ogc-game-analysis-json.h"
#include "ogc-key-moves.h"
#include "ogc-notify.h"
#include "ogc-property.h"
#include "ogc-result.h"
#include "ogc-roll-luck.h"
#include "ogc-rules.h"
#include "ogc-thinking.h"
#include "ogc-weights.h"
#include "ogc-win-estimate.h"

#define POLL 100 /* ms */

/* The input of the thread. */
typedef struct {
  OgcSave *save;
  GFile *file; /* or NULL */
  atomic_uint done; /* decisions */
  OgcGameAnalysis *first; /* of the seat that is reviewed first; set once, by the thread */
} Job;

/* The result of the thread. */
typedef struct {
  OgcGameAnalysis *analysis;
  char            *problem;
} Answer;

struct _OgcGameAnalyser
{
  GObject parent_instance;

  OgcSave         *save;
  guint64          digest; /* of the game */
  GFile           *folder;
  OgcGameAnalysis *first;
  OgcGameAnalysis *analysis;
  char            *problem;
  double           progress;
  gboolean         running;
  GCancellable    *cancellable;
  Job             *job; /* of the running task */
  guint            poll;
};

G_DEFINE_FINAL_TYPE (OgcGameAnalyser, ogc_game_analyser, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_PROGRESS,
  PROP_RUNNING,
  PROP_FIRST,
  PROP_ANALYSIS,
  PROP_PROBLEM,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* ---- In the thread ---- */

static void
job_free (gpointer data)
{
  Job *job = data;

  g_object_unref (job->save);
  g_clear_object (&job->file);
  g_clear_object (&job->first);
  g_free (job);
}

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  g_clear_object (&answer->analysis);
  g_free (answer->problem);
  g_free (answer);
}

static unsigned
in_units (float value,
          float unit)
{
  return value > 0 ? (unsigned) (value * unit + 0.5f) : 0;
}

static OgcExpectation
expectation_of (OgcValue value)
{
  return (OgcExpectation) { MIN (in_units (value.win, OGC_CHANCE_UNIT), OGC_CHANCE_UNIT),
                            in_units (value.gold, OGC_GOLD_UNIT) };
}

static OgcKnowledge *
knowledge_of (const OgcState *state,
              unsigned        seat)
{
  OgcKnowledge *knowledge = g_new (OgcKnowledge, 1);

  ogc_knowledge_of (knowledge, state, seat);
  return knowledge;
}

/* Reviews a decision, unless it was the only one possible. FALSE when cancelled. */
static gboolean
review_decision (OgcGameAnalysis       *analysis,
                 const OgcSearchLimits *limits,
                 const OgcState        *before,
                 unsigned               position,
                 const OgcDecision     *decision)
{
  g_autofree OgcDecision *legal = g_new (OgcDecision, OGC_MAX_DECISIONS);
  g_autofree OgcKnowledge *knowledge = knowledge_of (before, before->ask.seat);
  OgcMoveReview review = { .position = position, .seat = before->ask.seat };
  OgcAdvice best, taken;

  if (ogc_rules_list (before, legal) < 2)
    return TRUE;
  if (!ogc_advice_judge (knowledge, limits, decision, &best, &taken))
    return FALSE;
  review.best = best.decision;
  review.expected = expectation_of (best.value);
  review.taken = expectation_of (taken.value);
  ogc_game_analysis_add_review (analysis, &review);
  return TRUE;
}

/* Compares a roll with the mean of other rolls. FALSE when cancelled. */
static gboolean
compare_roll (OgcGameAnalysis       *analysis,
              const OgcSearchLimits *limits,
              const OgcState        *before,
              const OgcState        *after,
              unsigned               position,
              const OgcDecision     *decision)
{
  const unsigned seat = before->ask.seat;
  const OgcDice kept = decision->kind == OGC_DECISION_REROLL ? before->own[seat] - decision->dice : 0;
  const unsigned count = ogc_dice_count (after->own[seat]) - ogc_dice_count (kept);
  OgcRollReview roll_review = { .position = position, .seat = seat };
  g_autofree OgcKnowledge *knowledge = NULL;
  OgcValue rolled, mean;

  if ((decision->kind != OGC_DECISION_ROLL && decision->kind != OGC_DECISION_REROLL) || count == 0)
    return TRUE;
  knowledge = knowledge_of (after, seat);
  if (!ogc_roll_luck_evaluate (knowledge, limits, kept, count, &rolled, &mean))
    return FALSE;
  roll_review.rolled = expectation_of (rolled);
  roll_review.mean = expectation_of (mean);
  ogc_game_analysis_add_roll_review (analysis, &roll_review);
  return TRUE;
}

/* Adds every seat's chances, estimated from what it knows and scaled so that they add up to one win. */
static void
estimate_odds (OgcGameAnalysis *analysis,
               const OgcState  *state,
               unsigned         position)
{
  const unsigned seats = state->setup.seats;
  OgcOdds odds = { .position = position };
  OgcValue values[OGC_MAX_SEATS];
  float sum = 0;

  for (unsigned seat = 0; seat < seats; seat++)
    {
      g_autofree OgcKnowledge *knowledge = knowledge_of (state, seat);

      if (!ogc_win_estimate_own (knowledge, &values[seat]))
        return;
      sum += values[seat].win;
    }
  for (unsigned seat = 0; seat < seats; seat++)
    {
      values[seat].win = sum > 0 ? values[seat].win / sum : 1.f / (float) seats;
      odds.seats[seat] = expectation_of (values[seat]);
    }
  ogc_game_analysis_add_odds (analysis, &odds);
}

static void
add_final_odds (OgcGameAnalysis *analysis,
                const OgcState  *state,
                unsigned         position)
{
  OgcOdds odds = { .position = position };
  OgcResult result;

  ogc_result_of (state, &result);
  for (unsigned seat = 0; seat < state->setup.seats; seat++)
    odds.seats[seat] = (OgcExpectation) { result.place[seat] == 1 ? OGC_CHANCE_UNIT / result.winners : 0,
                                      result.scores[seat].total * OGC_GOLD_UNIT };
  ogc_game_analysis_add_odds (analysis, &odds);
}

/* Reviews the decisions and rolls of @seat alone, or none for -1; NULL when cancelled. */
static OgcGameAnalysis *
review_seat (Job                   *self,
             const OgcSearchLimits *limits,
             int                    seat)
{
  GArray *decisions = self->save->decisions;
  g_autoptr (OgcGameAnalysis) analysis = ogc_game_analysis_new (ogc_game_analyser_digest (self->save),
                                                                self->save->setup.seats);
  g_autofree OgcState *before = g_new (OgcState, 1);
  g_autofree OgcState *after = g_memdup2 (&self->save->start, sizeof (OgcState));

  for (guint i = 0; i < decisions->len && seat >= 0; i++)
    {
      const OgcDecision *decision = &g_array_index (decisions, OgcDecision, i);

      *before = *after;
      ogc_rules_take (after, decision, NULL);
      if (before->ask.seat != (unsigned) seat)
        continue;
      if (!review_decision (analysis, limits, before, i, decision)
          || !compare_roll (analysis, limits, before, after, i, decision))
        return NULL;
      atomic_fetch_add (&self->done, 1);
    }
  return g_steal_pointer (&analysis);
}

/* Makes the whole analysis, of which @first has the decisions and rolls of @seat; NULL when cancelled. */
static OgcGameAnalysis *
analyse_game (Job                   *self,
              const OgcSearchLimits *limits,
              int                    seat,
              OgcGameAnalysis       *first)
{
  GArray *decisions = self->save->decisions;
  g_autoptr (OgcGameAnalysis) analysis = ogc_game_analysis_new (ogc_game_analyser_digest (self->save),
                                                                self->save->setup.seats);
  g_autofree OgcState *before = g_new (OgcState, 1);
  g_autofree OgcState *after = g_memdup2 (&self->save->start, sizeof (OgcState));
  unsigned n_reviews, n_rolls;
  const OgcMoveReview *review = ogc_game_analysis_get_reviews (first, &n_reviews);
  const OgcMoveReview *end = review + n_reviews;
  const OgcRollReview *roll = ogc_game_analysis_get_roll_reviews (first, &n_rolls);
  const OgcRollReview *last = roll + n_rolls;

  for (guint i = 0; i < decisions->len; i++)
    {
      const OgcDecision *decision = &g_array_index (decisions, OgcDecision, i);

      *before = *after;
      if (before->ask.kind == OGC_ASK_ROLL)
        estimate_odds (analysis, before, i);
      ogc_rules_take (after, decision, NULL);
      if (before->ask.seat != (unsigned) seat)
        {
          if (!review_decision (analysis, limits, before, i, decision)
              || !compare_roll (analysis, limits, before, after, i, decision))
            return NULL;
          atomic_fetch_add (&self->done, 1);
        }
      if (review < end && review->position == i)
        ogc_game_analysis_add_review (analysis, review++);
      if (roll < last && roll->position == i)
        ogc_game_analysis_add_roll_review (analysis, roll++);
    }
  add_final_odds (analysis, after, decisions->len);
  return g_steal_pointer (&analysis);
}

/* The saved analysis, or NULL if there is none that can be read, in which case the game is analysed again. */
static OgcGameAnalysis *
load_analysis (Job *self)
{
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = NULL;
  g_autoptr (OgcGameAnalysis) analysis = NULL;

  if (self->file == NULL)
    return NULL;
  folder = g_file_get_parent (self->file);
  ogc_file_remove_unfinished (folder);
  bytes = ogc_file_read_named (self->file, &name, NULL);
  if (bytes == NULL)
    return NULL;
  analysis = ogc_game_analysis_from_bytes (name, bytes, self->save->decisions->len, NULL);
  if (analysis == NULL || ogc_game_analysis_get_game (analysis) != ogc_game_analyser_digest (self->save)
      || !ogc_game_analysis_fits (analysis, self->save))
    return NULL;
  return g_steal_pointer (&analysis);
}

static char *
save_analysis (Job             *self,
               OgcGameAnalysis *analysis)
{
  g_autoptr (GBytes) bytes = ogc_game_analysis_to_bytes (analysis);
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GError) error = NULL;

  if (self->file == NULL)
    return NULL;
  folder = g_file_get_parent (self->file);
  if (!g_file_make_directory_with_parents (folder, NULL, &error)
      && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_EXISTS))
    return g_strdup (error->message);
  g_clear_error (&error);
  return ogc_file_write (self->file, bytes, &error) ? NULL : g_strdup (error->message);
}

static gpointer
run_analysis (gpointer          data,
              const atomic_int *cancelled)
{
  const OgcSearchLimits limits = { .work = OGC_WORK_USUAL, .cancelled = cancelled };
  Job *self = data;
  Answer *answer = g_new0 (Answer, 1);
  g_autoptr (OgcGameAnalysis) first = NULL;
  const int seat = ogc_key_moves_find_seat (self->save);

  answer->analysis = load_analysis (self);
  if (answer->analysis != NULL)
    return answer;
  if (ogc_weights_used () == NULL)
    {
      answer->problem = g_strdup (_("Looking back needs the network of the computer players, which is missing. "
                                    "Reinstall the program."));
      return answer;
    }
  first = review_seat (self, &limits, seat);
  if (first != NULL)
    {
      g_atomic_pointer_set (&self->first, g_object_ref (first));
      answer->analysis = analyse_game (self, &limits, seat, first);
    }
  if (answer->analysis == NULL)
    {
      answer_free (answer);
      return NULL;
    }
  answer->problem = save_analysis (self, answer->analysis);
  return answer;
}

/* ---- Outside ---- */

static void
set_progress (OgcGameAnalyser *self,
              double           progress)
{
  if (self->progress == progress)
    return;
  self->progress = progress;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
}

static void
set_first (OgcGameAnalyser *self,
           OgcGameAnalysis *first)
{
  if (self->first == NULL && g_set_object (&self->first, first))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FIRST]);
}

static gboolean
poll_cb (gpointer data)
{
  OgcGameAnalyser *self = data;

  set_first (self, g_atomic_pointer_get (&self->job->first));
  set_progress (self, atomic_load (&self->job->done) / (double) MAX (self->save->decisions->len, 1));
  return G_SOURCE_CONTINUE;
}

static void
stop_analysis (OgcGameAnalyser *self)
{
  g_clear_handle_id (&self->poll, g_source_remove);
  g_clear_object (&self->cancellable);
  self->job = NULL;
}

static void
analysed_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autofree GWeakRef *weak = user_data;
  g_autoptr (OgcGameAnalyser) self = g_weak_ref_get (weak);
  Answer *answer = ogc_thinking_run_finish (result, NULL);

  g_weak_ref_clear (weak);
  if (answer == NULL)
    return; /* cancelled */
  if (self != NULL)
    {
      g_object_freeze_notify (G_OBJECT (self));
      stop_analysis (self);
      self->analysis = g_steal_pointer (&answer->analysis);
      set_first (self, self->analysis);
      ogc_notify_string (self, &self->problem, g_steal_pointer (&answer->problem), props[PROP_PROBLEM]);
      set_progress (self, 1);
      ogc_notify_int (self, &self->running, FALSE, props[PROP_RUNNING]);
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ANALYSIS]);
      g_object_thaw_notify (G_OBJECT (self));
    }
  answer_free (answer);
}

static void
ogc_game_analyser_dispose (GObject *object)
{
  OgcGameAnalyser *self = OGC_GAME_ANALYSER (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  stop_analysis (self);
  g_clear_object (&self->first);
  g_clear_object (&self->analysis);
  g_clear_object (&self->folder);
  g_clear_object (&self->save);
  g_clear_pointer (&self->problem, g_free);
  G_OBJECT_CLASS (ogc_game_analyser_parent_class)->dispose (object);
}

static void
ogc_game_analyser_class_init (OgcGameAnalyserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ogc_game_analyser_dispose;
  object_class->get_property = ogc_property_get;

  props[PROP_PROGRESS] = ogc_property_new ("progress", G_TYPE_DOUBLE, G_STRUCT_OFFSET (OgcGameAnalyser, progress));
  props[PROP_RUNNING] = ogc_property_new ("running", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcGameAnalyser, running));
  props[PROP_FIRST] = ogc_property_new ("first", OGC_TYPE_GAME_ANALYSIS, G_STRUCT_OFFSET (OgcGameAnalyser, first));
  props[PROP_ANALYSIS] = ogc_property_new ("analysis", OGC_TYPE_GAME_ANALYSIS,
                                           G_STRUCT_OFFSET (OgcGameAnalyser, analysis));
  props[PROP_PROBLEM] = ogc_property_new ("problem", G_TYPE_STRING, G_STRUCT_OFFSET (OgcGameAnalyser, problem));
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ogc_game_analyser_init (OgcGameAnalyser *self)
{
}

OgcGameAnalyser *
ogc_game_analyser_new (OgcSave *save,
                       GFile   *folder)
{
  OgcGameAnalyser *self;

  g_return_val_if_fail (save != NULL, NULL);
  g_return_val_if_fail (folder == NULL || G_IS_FILE (folder), NULL);

  self = g_object_new (OGC_TYPE_GAME_ANALYSER, NULL);
  self->save = g_object_ref (save);
  self->digest = ogc_game_analyser_digest (save);
  g_set_object (&self->folder, folder);
  return self;
}

OgcGameAnalyser *
ogc_game_analyser_get (OgcSave *save,
                       GFile   *folder)
{
  static OgcGameAnalyser *last; /* or NULL; whoever got it owns it */
  OgcGameAnalyser *self;

  g_return_val_if_fail (save != NULL, NULL);

  if (last != NULL && last->digest == ogc_game_analyser_digest (save))
    return g_object_ref (last);
  self = ogc_game_analyser_new (save, folder);
  g_set_weak_pointer (&last, self);
  return self;
}

GFile *
ogc_game_analyser_get_folder (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "gilded-compass", "lookbacks", NULL);
}

static Job *
job_new (OgcGameAnalyser *self)
{
  Job *job = g_new0 (Job, 1);

  job->save = g_object_ref (self->save);
  if (self->folder != NULL)
    {
      g_autofree char *name = g_strdup_printf ("%016" G_GINT64_MODIFIER "x.json", self->digest);

      job->file = g_file_get_child (self->folder, name);
    }
  return job;
}

void
ogc_game_analyser_start (OgcGameAnalyser *self)
{
  GWeakRef *weak;

  g_return_if_fail (OGC_IS_GAME_ANALYSER (self));

  if (self->running || self->analysis != NULL)
    return;
  weak = g_new0 (GWeakRef, 1);
  g_weak_ref_init (weak, self);
  self->cancellable = g_cancellable_new ();
  self->job = job_new (self);
  self->poll = g_timeout_add (POLL, poll_cb, self);
  set_progress (self, 0);
  ogc_notify_int (self, &self->running, TRUE, props[PROP_RUNNING]);
  ogc_thinking_run_async (NULL, run_analysis, self->job, job_free, answer_free, self->cancellable, analysed_cb, weak);
}

void
ogc_game_analyser_cancel (OgcGameAnalyser *self)
{
  g_return_if_fail (OGC_IS_GAME_ANALYSER (self));

  if (!self->running)
    return;
  g_cancellable_cancel (self->cancellable);
  stop_analysis (self);
  ogc_notify_int (self, &self->running, FALSE, props[PROP_RUNNING]);
}

double
ogc_game_analyser_get_progress (OgcGameAnalyser *self)
{
  g_return_val_if_fail (OGC_IS_GAME_ANALYSER (self), 0);
  return self->progress;
}

gboolean
ogc_game_analyser_get_running (OgcGameAnalyser *self)
{
  g_return_val_if_fail (OGC_IS_GAME_ANALYSER (self), FALSE);
  return self->running;
}

OgcGameAnalysis *
ogc_game_analyser_get_first (OgcGameAnalyser *self)
{
  g_return_val_if_fail (OGC_IS_GAME_ANALYSER (self), NULL);
  return self->first;
}

OgcGameAnalysis *
ogc_game_analyser_get_analysis (OgcGameAnalyser *self)
{
  g_return_val_if_fail (OGC_IS_GAME_ANALYSER (self), NULL);
  return self->analysis;
}

const char *
ogc_game_analyser_get_problem (OgcGameAnalyser *self)
{
  g_return_val_if_fail (OGC_IS_GAME_ANALYSER (self), NULL);
  return self->problem;
}

guint64
ogc_game_analyser_digest (OgcSave *save)
{
  g_autofree OgcState *state = NULL;

  g_return_val_if_fail (save != NULL, 0);

  state = g_memdup2 (&save->start, sizeof (OgcState));
  for (guint i = 0; i < save->decisions->len; i++)
    ogc_rules_take (state, &g_array_index (save->decisions, OgcDecision, i), NULL);
  return ogc_state_digest (state);
}
