/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-guide.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ogc-guide-steps.h"
#include "ogc-text.h"

/* Chosen so that the first game has what is to be shown: a pair or more at once, and somebody pushed out. */
#define SEED 24
#define SEED_BY_RULES_1 10
#define RIVAL "Belzoni"

struct _OgcGuide
{
  GObject parent_instance;

  OgcGame            *game;
  unsigned            me;
  guint32             happened; /* OgcGuideFacts that stay true */
  unsigned            rolls;
  unsigned            placements;
  gboolean            over[OGC_MAX_GUIDE_STEPS];
  unsigned            at;
  const OgcGuideStep *step; /* NULL when it has left */
  OgcDice             dice;
  char               *text;
  gboolean            held;
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

/* The most dice that @building takes, of high values but where low ones are better; none: 0. */
static OgcDice
propose (OgcGuide     *self,
         OgcBuildingId building)
{
  unsigned n;
  const OgcDecision *list = ogc_game_list_decisions (self->game, &n);
  OgcDice best = 0;

  for (unsigned i = 0; i < n; i++)
    if (list[i].kind == OGC_DECISION_PLACE && list[i].building == building && !list[i].neutral && !list[i].will
        && (best == 0 || is_better (&list[i], best)))
      best = list[i].dice;
  return best;
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

/* How it is now, whatever step it is about. */
static guint32
look (OgcGuide *self)
{
  OgcAskKind kind = ogc_game_get_ask_kind (self->game);
  int asked = ogc_game_get_asked (self->game);
  OgcDice pick = ogc_tray_get_pick (tray_of (self));

  return self->happened
         | if_so (asked == (int) self->me, OGC_FACT_MINE)
         | if_so (asked >= 0 && asked != (int) self->me, OGC_FACT_THEIRS)
         | if_so (kind == OGC_ASK_ROLL, OGC_FACT_ROLL)
         | if_so (kind == OGC_ASK_PLACE || kind == OGC_ASK_OWN || kind == OGC_ASK_NEUTRAL, OGC_FACT_PLACE)
         | if_so (ogc_seat_get_knowledge (ogc_game_get_seat (self->game, self->me)) > 0, OGC_FACT_TOKEN)
         | if_so (pick != 0, OGC_FACT_PICKED)
         | if_so (pick != 0 && some_building_takes (self), OGC_FACT_FITS);
}

/* What of it depends on the building that @step is about. */
static guint32
look_for (OgcGuide           *self,
          const OgcGuideStep *step,
          OgcDice            *dice)
{
  OgcBuilding *building = step->building != OGC_NO_BUILDING ? ogc_game_get_building (self->game, step->building) : NULL;
  gboolean taking = ogc_game_get_ask_kind (self->game) == OGC_ASK_TAKE;

  *dice = (step->when & (OGC_FACT_CAN | OGC_FACT_TOLD)) != 0 ? propose (self, step->building) : 0;
  return if_so (*dice != 0, OGC_FACT_CAN)
         | if_so (*dice != 0 && ogc_tray_get_pick (tray_of (self)) == *dice, OGC_FACT_TOLD)
         | if_so (taking && (building == NULL || ogc_building_get_choosing (building)), OGC_FACT_TAKE);
}

static char *
dup_text (OgcGuide           *self,
          const OgcGuideStep *step)
{
  g_autofree char *dice = ogc_text_dice (self->dice);
  const char *arg = step->arg == OGC_GUIDE_ARG_DICE ? dice
                    : ogc_seat_get_name (ogc_game_get_seat (self->game, 1 - self->me));
  g_auto (GStrv) parts = g_strsplit (_(step->text), "%s", 2);

  return step->arg == OGC_GUIDE_ARG_NONE ? g_strdup (_(step->text)) : g_strjoinv (arg, parts);
}

static void
set_held (OgcGuide *self,
          gboolean  held)
{
  if (self->held == held)
    return;
  self->held = held;
  if (held)
    ogc_game_hold (self->game);
  else
    ogc_game_release (self->game);
}

static void
say (OgcGuide           *self,
     const OgcGuideStep *step,
     unsigned            at,
     OgcDice             dice)
{
  char *text;

  self->dice = dice;
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

/* Whether some of @dice are picked already, and none besides: that is done as proposed, and not yet to the end. */
static gboolean
is_begun (OgcGuide *self,
          OgcDice   dice)
{
  const OgcDice pick = ogc_tray_get_pick (tray_of (self));

  return pick != dice && ogc_dice_contains (dice, pick);
}

/* Says what is to be said now; the last step of the table always is. */
static void
update (OgcGuide *self)
{
  const guint32 facts = look (self);
  const OgcGuideStep *step;

  for (unsigned i = 0; (step = ogc_guide_step_nth (i)) != NULL; i++)
    {
      OgcDice dice;
      guint32 here;

      self->over[i] = self->over[i] || (facts & step->done) != 0;
      if (self->over[i])
        continue;
      here = facts | look_for (self, step, &dice);
      if (is_begun (self, dice))
        here &= ~(guint32) (OGC_FACT_PICKED | OGC_FACT_FITS);
      if ((here & step->when) == step->when && (here & step->unless) == 0)
        {
          say (self, step, i, dice);
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
    update (self);
}

static void
count_placement (OgcGuide       *self,
                 const OgcEvent *event)
{
  if (event->seat != self->me)
    {
      self->happened |= OGC_FACT_RIVAL_PLACED;
      return;
    }
  self->placements++;
  self->happened |= OGC_FACT_PLACED | if_so (self->placements > 1, OGC_FACT_PLACED_2)
                    | if_so (self->placements > 2, OGC_FACT_PLACED_3);
  if (self->step->building != OGC_NO_BUILDING && self->step->building != event->building
      && (self->step->when & (OGC_FACT_CAN | OGC_FACT_TOLD)) != 0)
    self->happened |= OGC_FACT_OWN_WAY;
}

static void
count_roll (OgcGuide       *self,
            const OgcEvent *event)
{
  if (event->seat != self->me)
    return;
  self->rolls += event->number == 0;
  self->happened |= OGC_FACT_ROLLED | if_so (self->rolls > 1, OGC_FACT_ROLLED_2)
                    | if_so (event->number > 0, OGC_FACT_REROLLED);
}

/* The next building's turn to pay: those before it have paid. */
static guint32
paid_before (OgcBuildingId building)
{
  switch (building)
    {
    case OGC_ARCHIVES:
      return OGC_FACT_PAYING | OGC_FACT_PAID_AUCTION;
    case OGC_UNIVERSITY:
      return OGC_FACT_PAYING | OGC_FACT_PAID_AUCTION | OGC_FACT_PAID_ARCHIVES;
    case OGC_LIBRARY:
      return OGC_FACT_PAYING | OGC_FACT_PAID_AUCTION | OGC_FACT_PAID_ARCHIVES | OGC_FACT_PAID_UNIVERSITY;
    default:
      return OGC_FACT_PAYING;
    }
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
      count_roll (self, event);
      break;
    case OGC_EVENT_PLACED:
      count_placement (self, event);
      break;
    case OGC_EVENT_BUMPED:
      self->happened |= OGC_FACT_BUMPED;
      break;
    case OGC_EVENT_LAST_LAP:
      self->happened |= OGC_FACT_LAST_LAP;
      break;
    case OGC_EVENT_RESOLVING:
      self->happened |= paid_before (event->building);
      break;
    case OGC_EVENT_ROUND_ENDED:
      self->happened |= OGC_FACT_ROUND_ENDED;
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

/* The one person of @game. */
static unsigned
find_person (OgcGame *game)
{
  OgcSeat *first = ogc_game_get_seat (game, 0);

  return ogc_seat_get_person (first) ? 0 : 1;
}

OgcGuide *
ogc_guide_new (OgcGame *game)
{
  OgcGuide *self;

  g_return_val_if_fail (OGC_IS_GAME (game), NULL);
  g_return_val_if_fail (ogc_game_get_setup (game)->seats == 2, NULL);

  self = g_object_new (OGC_TYPE_GUIDE, NULL);
  self->game = g_object_ref (game);
  self->me = find_person (game);
  g_signal_connect_object (game, "event", G_CALLBACK (event_cb), self, 0);
  g_signal_connect_object (game, "asked", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "rewound", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "finished", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tray_of (self), "notify", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  update (self);
  return self;
}

static const OgcSetup first_setup = {
  .seed = SEED,
  .seats = 2,
  .form = OGC_FORM_FEWER,
  .b = OGC_AUCTION_HOUSE,
  .c = OGC_NO_BUILDING,
  .start_seat = 0,
};

void
ogc_guide_get_setup (OgcSetup    *setup,
                     OgcSeatSpec *seats)
{
  g_return_if_fail (setup != NULL);
  g_return_if_fail (seats != NULL);

  *setup = first_setup;
  seats[0] = (OgcSeatSpec) { (char *) C_("seat name", "Explorer"), (char *) "compass", (char *) OGC_SEAT_PERSON };
  seats[1] = (OgcSeatSpec) { (char *) RIVAL, (char *) "key", (char *) "greedy" };
}

gboolean
ogc_guide_is_setup (const OgcSetup *setup)
{
  OgcSetup older = first_setup;

  g_return_val_if_fail (setup != NULL, FALSE);

  older.seed = SEED_BY_RULES_1;
  older.older = 1;
  return memcmp (setup, &first_setup, sizeof first_setup) == 0 || memcmp (setup, &older, sizeof older) == 0;
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

OgcRule
ogc_guide_get_rule (OgcGuide *self)
{
  g_return_val_if_fail (OGC_IS_GUIDE (self), OGC_RULE_NONE);

  return self->step != NULL ? self->step->rule : OGC_RULE_NONE;
}

gboolean
ogc_guide_get_active (OgcGuide *self)
{
  g_return_val_if_fail (OGC_IS_GUIDE (self), FALSE);

  return self->step != NULL;
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
    update (self);
}

void
ogc_guide_leave (OgcGuide *self)
{
  g_return_if_fail (OGC_IS_GUIDE (self));

  if (self->step == NULL)
    return;
  self->step = NULL;
  set_held (self, FALSE);
  g_signal_emit (self, signals[CHANGED], 0);
}
