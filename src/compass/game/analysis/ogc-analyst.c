/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-analyst.h"

#include <glib/gi18n.h>

#include "ogc-advice.h"
#include "ogc-file.h"
#include "ogc-lookback-json.h"
#include "ogc-luck.h"
#include "ogc-notify.h"
#include "ogc-result.h"
#include "ogc-thinker.h"
#include "ogc-weights.h"

#define POLL 100 /* ms */

/* What the thread works on. */
typedef struct {
  OgcSave *save;
  GFile *file; /* or NULL */
  atomic_uint done; /* decisions */
} Analysis;

/* What it has found. */
typedef struct {
  OgcLookback *lookback;
  char *problem;
} Answer;

struct _OgcAnalyst
{
  GObject parent_instance;

  OgcSave *save;
  GFile *folder;
  OgcLookback *lookback;
  char *problem;
  double progress;
  gboolean running;
  GCancellable *cancellable;
  Analysis *analysis; /* of the task that runs */
  guint poll;
};

G_DEFINE_FINAL_TYPE (OgcAnalyst, ogc_analyst, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_PROGRESS,
  PROP_RUNNING,
  PROP_LOOKBACK,
  PROP_PROBLEM,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* ---- In the thread ---- */

static void
analysis_free (gpointer data)
{
  Analysis *analysis = data;

  ogc_save_unref (analysis->save);
  g_clear_object (&analysis->file);
  g_free (analysis);
}

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  g_clear_object (&answer->lookback);
  g_free (answer->problem);
  g_free (answer);
}

static unsigned
in_units (float value,
          float unit)
{
  return value > 0 ? (unsigned) (value * unit + 0.5f) : 0;
}

static OgcPromise
promise_of (OgcValue value)
{
  return (OgcPromise) { MIN (in_units (value.win, OGC_CHANCE_UNIT), OGC_CHANCE_UNIT), in_units (value.gold, OGC_GOLD_UNIT) };
}

static OgcKnowledge *
knowledge_of (const OgcState *state,
              unsigned        seat)
{
  OgcKnowledge *knowledge = g_new (OgcKnowledge, 1);

  ogc_knowledge_of (knowledge, state, seat);
  return knowledge;
}

/* Judges what was decided, unless nothing else could be. False when cancelled. */
static gboolean
judge (OgcLookback       *lookback,
       const OgcThought  *thought,
       const OgcState    *before,
       unsigned           position,
       const OgcDecision *decision)
{
  g_autofree OgcDecision *lawful = g_new (OgcDecision, OGC_MAX_DECISIONS);
  g_autofree OgcKnowledge *knowledge = knowledge_of (before, before->ask.seat);
  OgcVerdict verdict = { .position = position, .seat = before->ask.seat };
  OgcAdvice best, taken;

  if (ogc_state_list (before, lawful) < 2)
    return TRUE;
  if (!ogc_advice_judge (knowledge, thought, decision, &best, &taken))
    return FALSE;
  verdict.best = best.decision;
  verdict.promised = promise_of (best.value);
  verdict.taken = promise_of (taken.value);
  ogc_lookback_add_verdict (lookback, &verdict);
  return TRUE;
}

/* Compares a roll with others. False when cancelled. */
static gboolean
compare (OgcLookback       *lookback,
         const OgcThought  *thought,
         const OgcState    *before,
         const OgcState    *after,
         unsigned           position,
         const OgcDecision *decision)
{
  const unsigned seat = before->ask.seat;
  const OgcDice kept = decision->kind == OGC_DECISION_REROLL ? before->own[seat] - decision->dice : 0;
  const unsigned count = ogc_dice_count (after->own[seat]) - ogc_dice_count (kept);
  OgcFortune fortune = { .position = position, .seat = seat };
  g_autofree OgcKnowledge *knowledge = NULL;
  OgcValue rolled, mean;

  if ((decision->kind != OGC_DECISION_ROLL && decision->kind != OGC_DECISION_REROLL) || count == 0)
    return TRUE;
  knowledge = knowledge_of (after, seat);
  if (!ogc_luck_of_roll (knowledge, thought, kept, count, &rolled, &mean))
    return FALSE;
  fortune.rolled = promise_of (rolled);
  fortune.mean = promise_of (mean);
  ogc_lookback_add_fortune (lookback, &fortune);
  return TRUE;
}

/* What everybody may expect, each from what it knows, so that together they win once. */
static void
follow (OgcLookback    *lookback,
        const OgcState *state,
        unsigned        position)
{
  const unsigned seats = state->setup.seats;
  OgcOdds odds = { .position = position };
  OgcValue values[OGC_MAX_SEATS];
  float sum = 0;

  for (unsigned seat = 0; seat < seats; seat++)
    {
      g_autofree OgcKnowledge *knowledge = knowledge_of (state, seat);

      if (!ogc_luck_expect (knowledge, &values[seat]))
        return;
      sum += values[seat].win;
    }
  for (unsigned seat = 0; seat < seats; seat++)
    {
      values[seat].win = sum > 0 ? values[seat].win / sum : 1.f / (float) seats;
      odds.seats[seat] = promise_of (values[seat]);
    }
  ogc_lookback_add_odds (lookback, &odds);
}

static void
follow_end (OgcLookback    *lookback,
            const OgcState *state,
            unsigned        position)
{
  OgcOdds odds = { .position = position };
  OgcResult result;

  ogc_result_of (state, &result);
  for (unsigned seat = 0; seat < state->setup.seats; seat++)
    odds.seats[seat] = (OgcPromise) { result.place[seat] == 1 ? OGC_CHANCE_UNIT / result.winners : 0,
                                      result.scores[seat].total * OGC_GOLD_UNIT };
  ogc_lookback_add_odds (lookback, &odds);
}

/* NULL when cancelled. */
static OgcLookback *
look_back (Analysis         *self,
           const OgcThought *thought)
{
  GArray *decisions = self->save->decisions;
  g_autoptr (OgcLookback) lookback = ogc_lookback_new (ogc_analyst_digest (self->save), self->save->setup.seats);
  g_autofree OgcState *before = g_new (OgcState, 1);
  g_autofree OgcState *after = g_memdup2 (&self->save->start, sizeof (OgcState));

  for (guint i = 0; i < decisions->len; i++)
    {
      const OgcDecision *decision = &g_array_index (decisions, OgcDecision, i);

      *before = *after;
      if (before->ask.kind == OGC_ASK_ROLL)
        follow (lookback, before, i);
      if (!judge (lookback, thought, before, i, decision))
        return NULL;
      ogc_state_take (after, decision, NULL);
      if (!compare (lookback, thought, before, after, i, decision))
        return NULL;
      atomic_store (&self->done, i + 1);
    }
  follow_end (lookback, after, decisions->len);
  return g_steal_pointer (&lookback);
}

/* What was found before, if that can be read; else it is found again. */
static OgcLookback *
load (Analysis *self)
{
  g_autoptr (GBytes) bytes = self->file != NULL ? ogc_file_read (self->file, NULL) : NULL;
  g_autofree char *name = NULL;
  g_autoptr (OgcLookback) lookback = NULL;

  if (bytes == NULL)
    return NULL;
  name = ogc_file_name (self->file);
  lookback = ogc_lookback_from_bytes (name, bytes, self->save->decisions->len, NULL);
  if (lookback == NULL || ogc_lookback_get_game (lookback) != ogc_analyst_digest (self->save)
      || ogc_lookback_get_seats (lookback) != self->save->setup.seats)
    return NULL;
  return g_steal_pointer (&lookback);
}

static char *
keep (Analysis    *self,
      OgcLookback *lookback)
{
  g_autoptr (GBytes) bytes = ogc_lookback_to_bytes (lookback);
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GError) error = NULL;

  if (self->file == NULL)
    return NULL;
  folder = g_file_get_parent (self->file);
  if (!g_file_make_directory_with_parents (folder, NULL, &error) && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_EXISTS))
    return g_strdup (error->message);
  g_clear_error (&error);
  return ogc_file_write (self->file, bytes, &error) ? NULL : g_strdup (error->message);
}

static gpointer
analyse (const OgcThought *thought,
         gpointer          data)
{
  Analysis *self = data;
  Answer *answer = g_new0 (Answer, 1);

  answer->lookback = load (self);
  if (answer->lookback != NULL)
    return answer;
  if (ogc_weights_used () == NULL)
    {
      answer->problem = g_strdup (_("Without the computer players’ network nobody can look back."));
      return answer;
    }
  answer->lookback = look_back (self, thought);
  if (answer->lookback == NULL)
    {
      answer_free (answer);
      return NULL;
    }
  answer->problem = keep (self, answer->lookback);
  return answer;
}

/* ---- Outside ---- */

static void
set_progress (OgcAnalyst *self,
              double      progress)
{
  if (self->progress == progress)
    return;
  self->progress = progress;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
}

static gboolean
poll_cb (gpointer data)
{
  OgcAnalyst *self = data;

  set_progress (self, atomic_load (&self->analysis->done) / (double) MAX (self->save->decisions->len, 1));
  return G_SOURCE_CONTINUE;
}

static void
stop (OgcAnalyst *self)
{
  g_clear_handle_id (&self->poll, g_source_remove);
  g_clear_object (&self->cancellable);
  self->analysis = NULL;
}

static void
analysed_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autofree GWeakRef *weak = user_data;
  g_autoptr (OgcAnalyst) self = g_weak_ref_get (weak);
  Answer *answer = ogc_thinker_run_finish (result, NULL);

  g_weak_ref_clear (weak);
  if (answer == NULL)
    return; /* cancelled */
  if (self != NULL)
    {
      g_object_freeze_notify (G_OBJECT (self));
      stop (self);
      self->lookback = g_steal_pointer (&answer->lookback);
      ogc_notify_string (self, &self->problem, g_steal_pointer (&answer->problem), props[PROP_PROBLEM]);
      set_progress (self, 1);
      ogc_notify_int (self, &self->running, FALSE, props[PROP_RUNNING]);
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOOKBACK]);
      g_object_thaw_notify (G_OBJECT (self));
    }
  answer_free (answer);
}

static void
ogc_analyst_dispose (GObject *object)
{
  OgcAnalyst *self = OGC_ANALYST (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  stop (self);
  g_clear_object (&self->lookback);
  g_clear_object (&self->folder);
  g_clear_pointer (&self->save, ogc_save_unref);
  g_clear_pointer (&self->problem, g_free);
  G_OBJECT_CLASS (ogc_analyst_parent_class)->dispose (object);
}

static void
ogc_analyst_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  OgcAnalyst *self = OGC_ANALYST (object);

  switch (prop_id)
    {
    case PROP_PROGRESS:
      g_value_set_double (value, self->progress);
      break;
    case PROP_RUNNING:
      g_value_set_boolean (value, self->running);
      break;
    case PROP_LOOKBACK:
      g_value_set_object (value, self->lookback);
      break;
    case PROP_PROBLEM:
      g_value_set_string (value, self->problem);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_analyst_class_init (OgcAnalystClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = ogc_analyst_dispose;
  object_class->get_property = ogc_analyst_get_property;

  props[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 0, readable);
  props[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, readable);
  props[PROP_LOOKBACK] = g_param_spec_object ("lookback", NULL, NULL, OGC_TYPE_LOOKBACK, readable);
  props[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ogc_analyst_init (OgcAnalyst *self)
{
}

OgcAnalyst *
ogc_analyst_new (OgcSave *save,
                 GFile   *folder)
{
  OgcAnalyst *self;

  g_return_val_if_fail (save != NULL, NULL);
  g_return_val_if_fail (folder == NULL || G_IS_FILE (folder), NULL);

  self = g_object_new (OGC_TYPE_ANALYST, NULL);
  self->save = ogc_save_ref (save);
  g_set_object (&self->folder, folder);
  return self;
}

GFile *
ogc_analyst_get_folder (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "gilded-compass", "lookbacks", NULL);
}

static Analysis *
analysis_new (OgcAnalyst *self)
{
  Analysis *analysis = g_new0 (Analysis, 1);

  analysis->save = ogc_save_ref (self->save);
  if (self->folder != NULL)
    {
      g_autofree char *name = g_strdup_printf ("%016" G_GINT64_MODIFIER "x.json", ogc_analyst_digest (self->save));

      analysis->file = g_file_get_child (self->folder, name);
    }
  return analysis;
}

void
ogc_analyst_start (OgcAnalyst *self)
{
  const OgcThought thought = { .work = OGC_WORK_USUAL };
  GWeakRef *weak;

  g_return_if_fail (OGC_IS_ANALYST (self));

  if (self->running || self->lookback != NULL)
    return;
  weak = g_new0 (GWeakRef, 1);
  g_weak_ref_init (weak, self);
  self->cancellable = g_cancellable_new ();
  self->analysis = analysis_new (self);
  self->poll = g_timeout_add (POLL, poll_cb, self);
  set_progress (self, 0);
  ogc_notify_int (self, &self->running, TRUE, props[PROP_RUNNING]);
  ogc_thinker_run_async (NULL, analyse, self->analysis, analysis_free, answer_free, &thought, self->cancellable, analysed_cb, weak);
}

void
ogc_analyst_cancel (OgcAnalyst *self)
{
  g_return_if_fail (OGC_IS_ANALYST (self));

  if (!self->running)
    return;
  g_cancellable_cancel (self->cancellable);
  stop (self);
  ogc_notify_int (self, &self->running, FALSE, props[PROP_RUNNING]);
}

double
ogc_analyst_get_progress (OgcAnalyst *self)
{
  g_return_val_if_fail (OGC_IS_ANALYST (self), 0);
  return self->progress;
}

gboolean
ogc_analyst_get_running (OgcAnalyst *self)
{
  g_return_val_if_fail (OGC_IS_ANALYST (self), FALSE);
  return self->running;
}

OgcLookback *
ogc_analyst_get_lookback (OgcAnalyst *self)
{
  g_return_val_if_fail (OGC_IS_ANALYST (self), NULL);
  return self->lookback;
}

const char *
ogc_analyst_get_problem (OgcAnalyst *self)
{
  g_return_val_if_fail (OGC_IS_ANALYST (self), NULL);
  return self->problem;
}

guint64
ogc_analyst_digest (OgcSave *save)
{
  g_autofree OgcState *state = NULL;

  g_return_val_if_fail (save != NULL, 0);

  state = g_memdup2 (&save->start, sizeof (OgcState));
  for (guint i = 0; i < save->decisions->len; i++)
    ogc_state_take (state, &g_array_index (save->decisions, OgcDecision, i), NULL);
  return ogc_state_digest (state);
}
