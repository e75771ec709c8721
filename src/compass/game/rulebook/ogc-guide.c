/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-guide.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ogc-guide-lessons.h"
#include "ogc-names.h"
#include "ogc-text.h"

#define RIVAL "Belzoni"
#define LEVEL "beginner"
/* The key of data that marks a game whose guide has left and does not come back. */
#define LEFT "ogc-guide-left"

/* The seeds that lessons had before, and whether under version 1 of the rules: their games are still guided. */
static const struct {
  const char *lesson;
  guint8      older;
  guint64     seed;
} earlier_seeds[] = {
  { "first", 1, 10 },
  { "first", 0, 24 },
  { "illuminati", 0, 1 },
  { "galleon", 0, 1 },
  { "tower", 0, 1 },
};

/* What the person has seen of the game. */
typedef struct {
  guint32       happened; /* OgcGuideFacts that stay true */
  unsigned      rolls;
  unsigned      placements;
  guint         placed_at; /* bit n: the person has placed dice in building n */
  guint         resolved;  /* bit n: the resolving has come to building n */
  guint         taken;     /* bit n: the person has taken a tile of building n */
  OgcBuildingId last;      /* where the person placed last */
  OgcBuildingId proposed;  /* where to place in this turn; OGC_NO_BUILDING */
  gboolean      own_way;   /* the last placement was not in the proposed building */
  unsigned      placer;    /* the seat that placed last */
} Past;

struct _OgcGuide
{
  GObject parent_instance;

  OgcGame              *game;
  const OgcGuideLesson *lesson;
  unsigned              me;
  Past                  past;
  gboolean              over[OGC_MAX_GUIDE_STEPS];
  unsigned              at;
  const OgcGuideStep   *step; /* NULL once the guide has left */
  OgcDice               dice;
  char                 *text;
  char                 *roll_key; /* NULL while single keys are switched off */
  gboolean              held;
};

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcGuide, ogc_guide, G_TYPE_OBJECT)

static OgcTray *
tray_of (OgcGuide *self)
{
  return ogc_game_get_tray (self->game);
}

static guint32
if_so (gboolean     holds,
       OgcGuideFact fact)
{
  return holds ? fact : 0;
}

static gboolean
is_better (const OgcDecision *decision,
           OgcDice            than)
{
  unsigned more = ogc_dice_count (decision->dice);
  unsigned less = ogc_dice_count (than);
  gboolean low = decision->building == OGC_UNIVERSITY;

  if (more != less)
    return more > less;
  return low ? ogc_dice_sum (decision->dice) < ogc_dice_sum (than)
         : ogc_dice_sum (decision->dice) > ogc_dice_sum (than);
}

/* The placement of the most dice that @building takes, of high values unless low ones are better there; %NULL if it
 * takes none. */
static const OgcDecision *
find_proposal (OgcGuide      *self,
               OgcBuildingId  building)
{
  unsigned n;
  const OgcDecision *list = ogc_game_list_decisions (self->game, &n);
  const OgcDecision *best = NULL;

  for (unsigned i = 0; i < n; i++)
    if (list[i].kind == OGC_DECISION_PLACE && list[i].building == building && !list[i].neutral && !list[i].will
        && (best == NULL || is_better (&list[i], best->dice)))
      best = &list[i];
  return best;
}

static OgcDice
propose_dice (OgcGuide      *self,
              OgcBuildingId  building)
{
  const OgcDecision *proposal = find_proposal (self, building);

  return proposal != NULL ? proposal->dice : 0;
}

static gboolean
some_building_takes (OgcGuide *self)
{
  GListModel *buildings = ogc_game_get_buildings (self->game);
  guint n = g_list_model_get_n_items (buildings);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (buildings, i);

      if (ogc_building_get_takes_pick (building))
        return TRUE;
    }
  return FALSE;
}

/* The facts about the current situation that do not depend on a step. */
static guint32
collect_facts (OgcGuide *self)
{
  OgcAskKind kind = ogc_game_get_ask_kind (self->game);
  int asked = ogc_game_get_asked (self->game);
  OgcDice pick = ogc_tray_get_pick (tray_of (self));

  return self->past.happened
         | if_so (self->past.own_way, OGC_FACT_OWN_WAY)
         | if_so (asked == (int) self->me, OGC_FACT_MINE)
         | if_so (asked >= 0 && asked != (int) self->me, OGC_FACT_THEIRS)
         | if_so (kind == OGC_ASK_ROLL, OGC_FACT_ROLL)
         | if_so (kind == OGC_ASK_PLACE || kind == OGC_ASK_OWN || kind == OGC_ASK_NEUTRAL, OGC_FACT_PLACE)
         | if_so (ogc_seat_get_knowledge (ogc_game_get_seat (self->game, self->me)) > 0, OGC_FACT_TOKEN)
         | if_so (pick != 0, OGC_FACT_PICKED)
         | if_so (pick != 0 && some_building_takes (self), OGC_FACT_FITS);
}

/* Whether the dice that moved last are the rival's and come before dice of the person in @building. */
static gboolean
is_overtaken (OgcGuide    *self,
              OgcBuilding *building)
{
  GListModel *sets = ogc_building_get_sets (building);
  const guint n = g_list_model_get_n_items (sets);
  gboolean passed = FALSE;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OgcDiceSet) set = g_list_model_get_item (sets, i);

      if (ogc_dice_set_get_owner (set) != self->me)
        passed = passed || ogc_dice_set_get_last_moved (set);
      else if (passed)
        return TRUE;
    }
  return FALSE;
}

/* The facts about the current situation that depend on the building of @step. */
static guint32
look_for (OgcGuide           *self,
          const OgcGuideStep *step,
          OgcDice            *dice)
{
  OgcBuilding *building = step->building != OGC_NO_BUILDING ? ogc_game_get_building (self->game, step->building) : NULL;
  gboolean taking = ogc_game_get_ask_kind (self->game) == OGC_ASK_TAKE;

  *dice = (step->when & (OGC_FACT_CAN | OGC_FACT_PROPOSED)) != 0 ? propose_dice (self, step->building) : 0;
  return if_so (*dice != 0, OGC_FACT_CAN)
         | if_so (*dice != 0 && ogc_tray_get_pick (tray_of (self)) == *dice, OGC_FACT_PROPOSED)
         | if_so (building != NULL && self->past.last == step->building, OGC_FACT_LAST_HERE)
         | if_so (building != NULL && (self->past.placed_at & 1u << step->building) != 0, OGC_FACT_PLACED_HERE)
         | if_so (building != NULL && (self->past.resolved & 1u << step->building) != 0, OGC_FACT_RESOLVED)
         | if_so (building != NULL && (self->past.taken & 1u << step->building) != 0, OGC_FACT_TAKEN)
         | if_so (building != NULL && is_overtaken (self, building), OGC_FACT_OVERTAKEN)
         | if_so (taking && (building == NULL || ogc_building_get_choosing (building)), OGC_FACT_TAKE);
}

/* So many dice of one value. */
static char *
name_set (unsigned count,
          unsigned value)
{
  static const char * const sets[] = {
    /* TRANSLATORS: dice of one value, the object of a sentence: “Pick the two 3s”; {value} and {values} stay as they
     * are */
    N_("the {value}"), N_("the two {values}"), N_("the three {values}"), N_("the four {values}"),
    N_("the five {values}"), N_("the six {values}"), N_("the seven {values}"), N_("the eight {values}"),
  };
  static const char * const values[] = {
    /* TRANSLATORS: several dice of one value, {values} in “the two {values}” */
    NC_("dice", "1s"), NC_("dice", "2s"), NC_("dice", "3s"), NC_("dice", "4s"), NC_("dice", "5s"), NC_("dice", "6s"),
  };
  char digit[] = { (char) ('0' + value), '\0' };
  GString *text;

  g_assert (count > 0 && count <= G_N_ELEMENTS (sets) && value <= OGC_MAX_VALUE);

  text = g_string_new (_(sets[count - 1]));
  g_string_replace (text, "{values}", g_dpgettext2 (NULL, "dice", values[value - 1]), 0);
  g_string_replace (text, "{value}", digit, 0);
  return g_string_free (text, FALSE);
}

/* The names of @dice, such as “the 1 and the 4”; "" for none. */
static char *
name_dice (OgcDice dice)
{
  char *text = g_strdup ("");
  OgcDice rest = dice;

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    {
      const unsigned count = ogc_dice_count_of (dice, value);
      g_autofree char *set = count > 0 ? name_set (count, value) : NULL;
      g_autofree char *before = NULL;

      if (count == 0)
        continue;
      rest -= ogc_dice_one (value) * count;
      before = text;
      if (*before == '\0')
        text = g_steal_pointer (&set);
      else if (rest == 0)
        text = g_strdup_printf (C_("list", "%s and %s"), before, set);
      else
        text = g_strdup_printf (C_("list", "%s, %s"), before, set);
    }
  return text;
}

static char *
dup_text (OgcGuide           *self,
          const OgcGuideStep *step)
{
  g_autoptr (GRegex) about_keys = g_regex_new ("\\[(.*?)\\]", 0, 0, NULL);
  g_autofree char *spoken = g_regex_replace (about_keys, _(step->text), -1, 0, self->roll_key != NULL ? "\\1" : "", 0,
                                             NULL);
  g_autofree char *dice = name_dice (self->dice);
  g_autofree char *die = ogc_text_spoken_dice (self->dice);
  GString *text = g_string_new (spoken);

  if (self->roll_key != NULL)
    g_string_replace (text, "{roll}", self->roll_key, 0);
  g_string_replace (text, "{dice}", dice, 0);
  g_string_replace (text, "{die}", die, 0);
  g_string_replace (text, "{rival}", ogc_seat_get_name (ogc_game_get_seat (self->game, 1 - self->me)), 0);
  return g_string_free (text, FALSE);
}

static void
set_held (OgcGuide *self,
          gboolean  held)
{
  if (self->held == held)
    return;
  self->held = held;
  if (held)
    ogc_game_wait (self->game);
  else
    ogc_game_end_wait (self->game);
}

static void
present_step (OgcGuide           *self,
              const OgcGuideStep *step,
              unsigned            at,
              OgcDice             dice)
{
  char *text;

  self->dice = dice;
  if (dice != 0)
    self->past.proposed = step->building;
  text = dup_text (self, step);
  if (self->step == step && g_strcmp0 (self->text, text) == 0)
    {
      g_free (text);
      return;
    }
  g_free (self->text);
  self->text = text;
  self->step = step;
  self->at = at;
  set_held (self, step->read);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Whether some of @dice are picked and no others, so that the person is following the proposal but has not finished. */
static gboolean
is_begun (OgcGuide *self,
          OgcDice   dice)
{
  const OgcDice pick = ogc_tray_get_pick (tray_of (self));

  return pick != dice && ogc_dice_contains (dice, pick);
}

/* Whether @step applies while the general facts are @facts, and which dice it proposes. */
static gboolean
check_step (OgcGuide           *self,
            const OgcGuideStep *step,
            guint32             facts,
            OgcDice            *dice)
{
  guint32 here = facts | look_for (self, step, dice);

  if (is_begun (self, *dice))
    here &= ~(guint32) (OGC_FACT_PICKED | OGC_FACT_FITS);
  return (here & step->when) == step->when && (here & step->unless) == 0;
}

/* Finds the step to show now; the last step of a lesson always applies. */
static void
update_step (OgcGuide *self)
{
  const guint32 facts = collect_facts (self);

  for (unsigned i = 0; i < self->lesson->n_steps; i++)
    {
      const OgcGuideStep *step = &self->lesson->steps[i];
      OgcDice dice;

      self->over[i] = self->over[i] || (facts & step->done) != 0;
      if (!self->over[i] && check_step (self, step, facts, &dice))
        {
          present_step (self, step, i, dice);
          return;
        }
    }
}

static void
update_cb (OgcGuide *self)
{
  if (self->step == NULL)
    return;
  if (ogc_game_get_finished (self->game))
    ogc_guide_leave (self);
  else
    update_step (self);
}

static void
count_placement (Past           *past,
                 const OgcEvent *event)
{
  past->placements++;
  past->happened |= OGC_FACT_PLACED | if_so (past->placements > 1, OGC_FACT_PLACED_2)
                    | if_so (past->placements > 2, OGC_FACT_PLACED_3);
  past->placed_at |= 1u << event->building;
  past->last = event->building;
  past->own_way = past->proposed != OGC_NO_BUILDING && past->proposed != event->building;
  past->proposed = OGC_NO_BUILDING;
}

static void
count_roll (Past           *past,
            const OgcEvent *event)
{
  past->rolls += event->number == 0;
  past->happened |= OGC_FACT_ROLLED | if_so (past->rolls > 1, OGC_FACT_ROLLED_2)
                    | if_so (event->number > 0, OGC_FACT_REROLLED);
  past->proposed = OGC_NO_BUILDING;
}

static void
event_cb (OgcGame        *game,
          const OgcEvent *event,
          OgcGuide       *self)
{
  if (self->step == NULL)
    return;
  switch (event->kind)
    {
    case OGC_EVENT_ROLLED:
      if (event->seat == self->me)
        count_roll (&self->past, event);
      break;
    case OGC_EVENT_PLACED:
      self->past.placer = event->seat;
      if (event->seat == self->me)
        count_placement (&self->past, event);
      else
        self->past.happened |= OGC_FACT_RIVAL_PLACED;
      break;
    case OGC_EVENT_BUMPED:
      self->past.happened |= OGC_FACT_BUMPED
                             | if_so (event->owner == self->me && self->past.placer != self->me, OGC_FACT_PUSHED_OUT);
      break;
    case OGC_EVENT_LAST_LAP:
      self->past.happened |= OGC_FACT_LAST_LAP;
      break;
    case OGC_EVENT_RESOLVING:
      self->past.happened |= OGC_FACT_RESOLVING;
      self->past.resolved |= 1u << event->building;
      break;
    case OGC_EVENT_TOOK:
      self->past.taken |= event->owner == self->me ? 1u << event->building : 0;
      break;
    case OGC_EVENT_ROUND_ENDED:
      self->past.happened |= OGC_FACT_ROUND_ENDED;
      break;
    default:
      break;
    }
}

static void
ogc_guide_dispose (GObject *object)
{
  OgcGuide *self = OGC_GUIDE (object);

  if (self->game != NULL)
    {
      set_held (self, FALSE);
      g_signal_handlers_disconnect_by_data (self->game, self);
      g_signal_handlers_disconnect_by_data (tray_of (self), self);
    }
  g_clear_object (&self->game);
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->roll_key, g_free);

  G_OBJECT_CLASS (ogc_guide_parent_class)->dispose (object);
}

static void
ogc_guide_class_init (OgcGuideClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ogc_guide_dispose;

  signals[CHANGED] = g_signal_new ("changed", OGC_TYPE_GUIDE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ogc_guide_init (OgcGuide *self)
{
}

/* Whether @lesson had the set-up @setup before. */
static gboolean
had_setup (const OgcGuideLesson *lesson,
           const OgcSetup       *setup)
{
  OgcSetup earlier = lesson->setup;

  for (guint i = 0; i < G_N_ELEMENTS (earlier_seeds); i++)
    {
      earlier.seed = earlier_seeds[i].seed;
      earlier.older = earlier_seeds[i].older;
      if (g_str_equal (lesson->id, earlier_seeds[i].lesson) && memcmp (setup, &earlier, sizeof earlier) == 0)
        return TRUE;
    }
  return FALSE;
}

/* The lesson of a game of @setup, or NULL. */
static const OgcGuideLesson *
find_lesson (const OgcSetup *setup)
{
  const OgcGuideLesson *lesson;
  unsigned n = 0;

  while ((lesson = ogc_guide_lesson_nth (n)) != NULL && memcmp (setup, &lesson->setup, sizeof *setup) != 0
         && !had_setup (lesson, setup))
    n++;
  return lesson;
}

/* The only person of @game; -1 if there is none or more than one. */
static int
find_person (OgcGame *game)
{
  const gboolean first = ogc_seat_get_person (ogc_game_get_seat (game, 0));

  return first == ogc_seat_get_person (ogc_game_get_seat (game, 1)) ? -1 : first ? 0 : 1;
}

/* Creates a guide that has not said anything yet. */
static OgcGuide *
create_guide (OgcGame              *game,
              const OgcGuideLesson *lesson,
              unsigned              me)
{
  OgcGuide *self = g_object_new (OGC_TYPE_GUIDE, NULL);

  self->game = g_object_ref (game);
  self->lesson = lesson;
  self->me = me;
  self->past = (Past) { .last = OGC_NO_BUILDING, .proposed = OGC_NO_BUILDING };
  self->step = &lesson->steps[lesson->n_steps - 1];
  g_signal_connect_object (game, "event", G_CALLBACK (event_cb), self, 0);
  g_signal_connect_object (game, "asked", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::showing-again", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  return self;
}

/*
 * Creates a guide that follows the game from its beginning to its position, where everything it says on the way counts
 * as read at once. So a guide knows what has happened and what it has said, even in a game that was closed in between.
 */
static OgcGuide *
follow_game (OgcGuide *self)
{
  const unsigned position = ogc_game_get_position (self->game);
  g_autoptr (OgcSave) save = ogc_game_to_save (self->game);
  g_autoptr (OgcGame) game = ogc_game_new_replay (save, (int) self->me, NULL);
  OgcGuide *other;

  g_return_val_if_fail (game != NULL, NULL);

  ogc_game_seek (game, 0);
  other = create_guide (game, self->lesson, self->me);
  update_step (other);
  for (unsigned i = 1; i <= position; i++)
    {
      while (ogc_guide_get_read (other))
        ogc_guide_next (other);
      ogc_game_seek (game, i);
    }
  return other;
}

/* Updates the guide after an undo: undone decisions have not happened, but what has been read stays read. */
static void
rewound_cb (OgcGuide *self)
{
  g_autoptr (OgcGuide) other = NULL;

  if (self->step == NULL)
    return;
  other = follow_game (self);
  if (other != NULL)
    self->past = other->past;
  update_cb (self);
}

OgcGuide *
ogc_guide_new (OgcGame *game)
{
  g_autoptr (OgcGuide) other = NULL;
  OgcGuide *self;

  g_return_val_if_fail (OGC_IS_GAME (game), NULL);
  g_return_val_if_fail (ogc_guide_fits (game), NULL);

  self = create_guide (game, find_lesson (ogc_game_get_setup (game)), (unsigned) find_person (game));
  g_signal_connect_object (game, "rewound", G_CALLBACK (rewound_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "finished", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tray_of (self), "notify", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  if (ogc_game_get_position (game) > 0)
    other = follow_game (self);
  if (other != NULL)
    {
      self->past = other->past;
      memcpy (self->over, other->over, sizeof self->over);
    }
  if (other != NULL && other->step == NULL)
    self->step = NULL;
  else
    update_step (self);
  return self;
}

gboolean
ogc_guide_fits (OgcGame *game)
{
  g_return_val_if_fail (OGC_IS_GAME (game), FALSE);

  return !ogc_game_get_replay (game) && !ogc_game_get_finished (game)
         && ogc_game_get_round (game) <= OGC_GUIDE_LAST_ROUND && g_object_get_data (G_OBJECT (game), LEFT) == NULL
         && find_lesson (ogc_game_get_setup (game)) != NULL
         && find_person (game) >= 0;
}

/* The lesson with @id, or the first one for NULL. */
static const OgcGuideLesson *
find_id (const char *id)
{
  const OgcGuideLesson *lesson;
  unsigned n = 0;

  while ((lesson = ogc_guide_lesson_nth (n)) != NULL && id != NULL && !g_str_equal (lesson->id, id))
    n++;
  return lesson;
}

const char *
ogc_guide_name_lesson (const char *lesson)
{
  guint building;

  g_return_val_if_fail (lesson != NULL, NULL);

  return ogc_name_find (ogc_names_building, lesson, &building) ? ogc_text_building (building) : NULL;
}

const char *
ogc_guide_nth_lesson (unsigned     n,
                      const char **name)
{
  const OgcGuideLesson *lesson = ogc_guide_lesson_nth (n + 1);

  g_return_val_if_fail (name != NULL, NULL);

  if (lesson == NULL)
    return NULL;
  *name = ogc_guide_name_lesson (lesson->id);
  return lesson->id;
}

gboolean
ogc_guide_has_lesson (const char *lesson)
{
  g_return_val_if_fail (lesson != NULL, FALSE);

  return find_id (lesson) != NULL;
}

gboolean
ogc_guide_get_setup (const char  *lesson,
                     OgcSetup    *setup,
                     OgcSeatSpec *seats)
{
  const OgcGuideLesson *found = find_id (lesson);

  g_return_val_if_fail (setup != NULL, FALSE);
  g_return_val_if_fail (seats != NULL, FALSE);

  if (found == NULL)
    return FALSE;
  *setup = found->setup;
  seats[0] = (OgcSeatSpec) { (char *) C_("seat name", "Explorer"), (char *) "compass", (char *) OGC_SEAT_PERSON };
  seats[1] = (OgcSeatSpec) { (char *) RIVAL, (char *) "key", (char *) LEVEL };
  return TRUE;
}

const char *
ogc_guide_find_lesson (const OgcSetup *setup)
{
  const OgcGuideLesson *lesson;

  g_return_val_if_fail (setup != NULL, NULL);

  lesson = find_lesson (setup);
  return lesson != NULL ? lesson->id : NULL;
}

const char *
ogc_guide_get_step (OgcGuide *self)
{
  g_return_val_if_fail (OGC_IS_GUIDE (self), "");

  return self->step != NULL ? self->step->id : "";
}

const char *
ogc_guide_get_text (OgcGuide *self)
{
  g_return_val_if_fail (OGC_IS_GUIDE (self), "");

  return self->step != NULL ? self->text : "";
}

gboolean
ogc_guide_get_read (OgcGuide *self)
{
  g_return_val_if_fail (OGC_IS_GUIDE (self), FALSE);

  return self->step != NULL && self->step->read;
}

gboolean
ogc_guide_get_before (OgcGuide *self)
{
  g_return_val_if_fail (OGC_IS_GUIDE (self), FALSE);

  return self->step != NULL && self->step->before;
}

OgcGuideTarget
ogc_guide_get_target (OgcGuide *self)
{
  g_return_val_if_fail (OGC_IS_GUIDE (self), OGC_GUIDE_NOTHING);

  return self->step != NULL ? self->step->target : OGC_GUIDE_NOTHING;
}

OgcBuildingId
ogc_guide_get_building (OgcGuide *self)
{
  g_return_val_if_fail (OGC_IS_GUIDE (self), OGC_NO_BUILDING);

  return self->step != NULL ? self->step->building : OGC_NO_BUILDING;
}

OgcDice
ogc_guide_get_dice (OgcGuide *self)
{
  g_return_val_if_fail (OGC_IS_GUIDE (self), 0);

  return self->step != NULL ? self->dice : 0;
}

const OgcDecision *
ogc_guide_get_proposal (OgcGuide *self)
{
  guint32 facts;

  g_return_val_if_fail (OGC_IS_GUIDE (self), NULL);

  if (self->step == NULL)
    return NULL;
  facts = collect_facts (self) & ~(guint32) (OGC_FACT_PICKED | OGC_FACT_FITS);
  for (unsigned i = 0; i < self->lesson->n_steps; i++)
    {
      const OgcGuideStep *step = &self->lesson->steps[i];
      OgcDice dice;

      if (step->target == OGC_GUIDE_DICE && check_step (self, step, facts, &dice))
        return find_proposal (self, step->building);
    }
  return NULL;
}

OgcRule
ogc_guide_get_rule (OgcGuide *self)
{
  g_return_val_if_fail (OGC_IS_GUIDE (self), OGC_RULE_NONE);

  return self->step != NULL ? self->step->rule : OGC_RULE_NONE;
}

const char *
ogc_guide_get_lesson (OgcGuide *self)
{
  g_return_val_if_fail (OGC_IS_GUIDE (self), NULL);

  return self->lesson->id;
}

gboolean
ogc_guide_get_last (OgcGuide *self)
{
  g_return_val_if_fail (OGC_IS_GUIDE (self), FALSE);

  return self->step != NULL && self->step->last;
}

gboolean
ogc_guide_get_active (OgcGuide *self)
{
  g_return_val_if_fail (OGC_IS_GUIDE (self), FALSE);

  return self->step != NULL;
}

const char *
ogc_guide_get_next_lesson (OgcGuide *self)
{
  const OgcGuideLesson *next = NULL;

  g_return_val_if_fail (OGC_IS_GUIDE (self), NULL);

  if (!ogc_guide_get_last (self))
    return NULL;
  for (unsigned n = 0; ogc_guide_lesson_nth (n) != NULL; n++)
    if (ogc_guide_lesson_nth (n) == self->lesson)
      next = ogc_guide_lesson_nth (n + 1);
  return next != NULL ? next->id : NULL;
}

void
ogc_guide_set_roll_key (OgcGuide   *self,
                        const char *key)
{
  g_return_if_fail (OGC_IS_GUIDE (self));

  g_free (self->roll_key);
  self->roll_key = g_strdup (key);
  update_cb (self);
}

void
ogc_guide_next (OgcGuide *self)
{
  g_return_if_fail (OGC_IS_GUIDE (self));

  if (self->step == NULL || !self->step->read)
    return;
  self->over[self->at] = TRUE;
  if (self->step->last)
    ogc_guide_leave (self);
  else
    update_step (self);
}

void
ogc_guide_skip_to (OgcGuide   *self,
                   const char *step)
{
  g_return_if_fail (OGC_IS_GUIDE (self));
  g_return_if_fail (step != NULL);

  while (ogc_guide_get_read (self) && !self->step->last && !g_str_equal (self->step->id, step))
    ogc_guide_next (self);
}

void
ogc_guide_end (OgcGuide *self)
{
  g_return_if_fail (OGC_IS_GUIDE (self));

  if (self->step == NULL)
    return;
  self->step = NULL;
  set_held (self, FALSE);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
ogc_guide_leave (OgcGuide *self)
{
  g_return_if_fail (OGC_IS_GUIDE (self));

  g_object_set_data (G_OBJECT (self->game), LEFT, GINT_TO_POINTER (TRUE));
  ogc_guide_end (self);
}
