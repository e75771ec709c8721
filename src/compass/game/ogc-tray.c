/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tray.h"

#include <glib/gi18n.h>

#include "ogc-list.h"
#include "ogc-notify.h"
#include "ogc-property.h"
#include "ogc-rules.h"

#define N_CAN 7

struct _OgcTray
{
  GObject parent_instance;

  const OgcView *view; /* the game's; NULL when it is gone */
  int seat;
  GListStore *own;
  GListStore *neutral;
  gboolean rolled;
  gboolean active;
  unsigned pick; /* OgcDice: of own dice */
  unsigned neutral_pick;
  char *title;
  char *summary;
  gboolean can[N_CAN];
  unsigned abilities[OGC_N_ABILITY_TYPES];
  unsigned reroll_cost;
  gboolean picking; /* several dice are being picked or put back: their changes are handled together afterwards */
};

G_DEFINE_FINAL_TYPE (OgcTray, ogc_tray, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_SEAT,
  PROP_OWN,
  PROP_NEUTRAL,
  PROP_ROLLED,
  PROP_ACTIVE,
  PROP_PICK,
  PROP_NEUTRAL_PICK,
  PROP_N_PICKED,
  PROP_TITLE,
  PROP_SUMMARY,
  PROP_REROLL_COST,
  PROP_CAN,                        /* one for each of can_props */
  PROP_ABILITY = PROP_CAN + N_CAN, /* one for each of ability_props */
  N_PROPS = PROP_ABILITY + OGC_N_ABILITY_TYPES
};

static GParamSpec *props[N_PROPS];
static guint decide_signal;

/* The decisions that the tray knows about. Placements and takings depend on a building, so they are not among them. */
static const struct {
  OgcDecisionKind kind;
  const char *name;
} can_props[N_CAN] = {
  { OGC_DECISION_ROLL, "can-roll" },   { OGC_DECISION_HELP, "can-help" }, { OGC_DECISION_REROLL, "can-reroll" },
  { OGC_DECISION_POWER, "can-power" }, { OGC_DECISION_GIFT, "can-gift" }, { OGC_DECISION_PASS, "can-pass" },
  { OGC_DECISION_END_TURN, "can-end-turn" },
};

static const char *const ability_props[OGC_N_ABILITY_TYPES] = {
  [OGC_ABILITY_TIMELY_GIFT] = "gifts",
  [OGC_ABILITY_WILL_TO_WIN] = "wills",
  [OGC_ABILITY_LITTLE_HELP] = "helps",
  [OGC_ABILITY_COMPELLING_POWER] = "powers",
};

static unsigned
n_dice (GListStore *dice)
{
  return g_list_model_get_n_items (G_LIST_MODEL (dice));
}

/* Die number @i. Owned by the list. */
static OgcDie *
nth_die (GListStore *dice,
         unsigned    i)
{
  g_autoptr (OgcDie) die = g_list_model_get_item (G_LIST_MODEL (dice), i);

  return die;
}

static OgcDice
picked_of (GListStore *dice)
{
  OgcDice picked = 0;

  for (unsigned i = 0; i < n_dice (dice); i++)
    if (ogc_die_get_picked (nth_die (dice, i)) && ogc_die_get_value (nth_die (dice, i)) > 0)
      picked += ogc_dice_one (ogc_die_get_value (nth_die (dice, i)));
  return picked;
}

/* Whether some building takes exactly these dice now. */
static gboolean
can_be_placed (OgcTray  *self,
               OgcDice   dice,
               gboolean  neutral)
{
  for (unsigned i = 0; self->view != NULL && i < self->view->n_decisions; i++)
    {
      const OgcDecision *decision = &self->view->decisions[i];

      if (decision->kind == OGC_DECISION_PLACE && decision->dice == dice && decision->neutral == neutral)
        return TRUE;
    }
  return FALSE;
}

/* What is picked, as a heading. */
static char *
name_picks (OgcTray *self)
{
  g_autofree char *own = ogc_text_dice (self->pick);
  g_autofree char *neutral = ogc_text_dice (self->neutral_pick);

  if (self->pick != 0 && self->neutral_pick != 0)
    return g_strdup_printf (_("Picked: %s and neutral %s"), own, neutral);
  if (self->pick != 0)
    /* TRANSLATORS: values of dice: “Picked: 2 3” */
    return g_strdup_printf (_("Picked: %s"), own);
  if (self->neutral_pick != 0)
    return g_strdup_printf (_("Picked: neutral %s"), neutral);
  return g_strdup ("");
}

/* What can be done with it. */
static const char *
summarise_picks (OgcTray *self)
{
  const gboolean neutral = self->neutral_pick != 0;

  if (self->pick == 0 && !neutral)
    return "";
  if (self->pick != 0 && neutral)
    return _("Place own and neutral dice one after the other.");
  return can_be_placed (self, neutral ? self->neutral_pick : self->pick, neutral)
           ? _("Choose a highlighted building, or drag the dice there.")
           : _("No building takes exactly these dice.");
}

/* The decision of @kind with the picked dice. A Compelling Power turns them to some values that they do not have; all
 * of these are equally legal. */
static OgcDecision
decision_of (OgcTray         *self,
             OgcDecisionKind  kind)
{
  OgcDecision decision = { .kind = kind };
  unsigned value = 1;

  if (kind == OGC_DECISION_REROLL)
    {
      decision.dice = self->pick;
      decision.other = self->neutral_pick;
    }
  else if (kind == OGC_DECISION_POWER)
    {
      while (value < OGC_MAX_VALUE && ogc_dice_count_of (self->pick, value) > 0)
        value++;
      decision.dice = self->pick;
      decision.other = ogc_dice_of (value, ogc_dice_count (self->pick));
    }
  return decision;
}

/* The rule that refuses the viewer's @decision; OGC_RULE_NONE if it can be taken. */
static OgcRule
check_decision (OgcTray           *self,
                const OgcDecision *decision)
{
  if (self->view == NULL || !self->view->answerable)
    return OGC_RULE_NOT_ASKED;
  if (decision->kind == OGC_DECISION_POWER && self->neutral_pick != 0)
    return OGC_RULE_ABL_4;
  return ogc_rules_check (self->view->preview, decision);
}

static void
update_can (OgcTray *self)
{
  for (unsigned i = 0; i < N_CAN; i++)
    {
      const OgcDecision decision = decision_of (self, can_props[i].kind);

      ogc_notify_int (self, &self->can[i], self->active && check_decision (self, &decision) == OGC_RULE_NONE,
                      props[PROP_CAN + i]);
    }
}

/* Updates the pick, and what can be done with it. */
static void
update_picks (OgcTray *self)
{
  const unsigned before = ogc_dice_count (self->pick) + ogc_dice_count (self->neutral_pick);

  g_object_freeze_notify (G_OBJECT (self));
  ogc_notify_uint (self, &self->pick, picked_of (self->own), props[PROP_PICK]);
  ogc_notify_uint (self, &self->neutral_pick, picked_of (self->neutral), props[PROP_NEUTRAL_PICK]);
  if (ogc_dice_count (self->pick) + ogc_dice_count (self->neutral_pick) != before)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_PICKED]);
  ogc_notify_string (self, &self->title, name_picks (self), props[PROP_TITLE]);
  ogc_notify_string (self, &self->summary, g_strdup (summarise_picks (self)), props[PROP_SUMMARY]);
  update_can (self);
  g_object_thaw_notify (G_OBJECT (self));
}

static gboolean
same_die (gconstpointer a,
          gconstpointer b)
{
  return ogc_die_get_value ((OgcDie *) a) == ogc_die_get_value ((OgcDie *) b)
         && ogc_die_get_owner ((OgcDie *) a) == ogc_die_get_owner ((OgcDie *) b);
}

static void
die_picked_cb (OgcTray *self)
{
  if (!self->picking)
    update_picks (self);
}

static void
add_die (OgcTray   *self,
         GPtrArray *dice,
         unsigned   value,
         unsigned   owner)
{
  OgcDie *die = ogc_die_new (value, owner);

  g_signal_connect_object (die, "notify::picked", G_CALLBACK (die_picked_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (dice, die);
}

/* Makes @list show the dice of @hand, with values if @rolled. */
static void
update_dice (OgcTray    *self,
             GListStore *list,
             OgcDice     hand,
             unsigned    owner,
             gboolean    pickable)
{
  g_autoptr (GPtrArray) wanted = g_ptr_array_new_with_free_func (g_object_unref);

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    for (unsigned i = 0; i < ogc_dice_count_of (hand, value); i++)
      add_die (self, wanted, self->rolled ? value : 0, owner);
  ogc_list_sync (list, wanted, same_die, NULL);
  for (unsigned i = 0; i < n_dice (list); i++)
    {
      ogc_die_set_picked (nth_die (list, i), FALSE);
      ogc_die_set_pickable (nth_die (list, i), pickable);
    }
}

static unsigned
count_abilities (const OgcState *seen,
                 int             seat,
                 OgcAbilityType  type)
{
  unsigned n = 0;

  if (seat < 0)
    return 0;
  for (OgcTileMask tiles = seen->held[seat][OGC_TILE_ABILITY]; tiles != 0; tiles &= tiles - 1)
    n += seen->tiles->abilities[ogc_tile_mask_first (tiles)] == type;
  return n;
}

/* The seat whose hand is shown now, or -1. */
static int
hand_of (const OgcAsk *ask)
{
  return ask->kind == OGC_ASK_NOTHING || ask->kind == OGC_ASK_TAKE ? -1 : ask->seat;
}

static void
ogc_tray_dispose (GObject *object)
{
  OgcTray *self = OGC_TRAY (object);

  g_clear_object (&self->own);
  g_clear_object (&self->neutral);
  G_OBJECT_CLASS (ogc_tray_parent_class)->dispose (object);
}

static void
ogc_tray_finalize (GObject *object)
{
  OgcTray *self = OGC_TRAY (object);

  g_free (self->title);
  g_free (self->summary);
  G_OBJECT_CLASS (ogc_tray_parent_class)->finalize (object);
}

static void
ogc_tray_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  OgcTray *self = OGC_TRAY (object);

  switch (prop_id)
    {
    case PROP_N_PICKED:
      g_value_set_uint (value, ogc_dice_count (self->pick) + ogc_dice_count (self->neutral_pick));
      break;
    default:
      ogc_property_get (object, prop_id, value, pspec);
    }
}

static void
ogc_tray_class_init (OgcTrayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = ogc_tray_dispose;
  object_class->finalize = ogc_tray_finalize;
  object_class->get_property = ogc_tray_get_property;

  props[PROP_SEAT] = ogc_property_new ("seat", G_TYPE_INT, G_STRUCT_OFFSET (OgcTray, seat));
  props[PROP_OWN] = ogc_property_new ("own", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (OgcTray, own));
  props[PROP_NEUTRAL] = ogc_property_new ("neutral", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (OgcTray, neutral));
  props[PROP_ROLLED] = ogc_property_new ("rolled", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcTray, rolled));
  props[PROP_ACTIVE] = ogc_property_new ("active", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcTray, active));
  props[PROP_PICK] = ogc_property_new ("pick", G_TYPE_UINT, G_STRUCT_OFFSET (OgcTray, pick));
  props[PROP_NEUTRAL_PICK] = ogc_property_new ("neutral-pick", G_TYPE_UINT, G_STRUCT_OFFSET (OgcTray, neutral_pick));
  props[PROP_N_PICKED] = g_param_spec_uint ("n-picked", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_TITLE] = ogc_property_new ("title", G_TYPE_STRING, G_STRUCT_OFFSET (OgcTray, title));
  props[PROP_SUMMARY] = ogc_property_new ("summary", G_TYPE_STRING, G_STRUCT_OFFSET (OgcTray, summary));
  props[PROP_REROLL_COST] = ogc_property_new ("reroll-cost", G_TYPE_UINT, G_STRUCT_OFFSET (OgcTray, reroll_cost));
  for (unsigned i = 0; i < N_CAN; i++)
    props[PROP_CAN + i] = ogc_property_new (can_props[i].name, G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcTray, can[i]));
  for (unsigned type = 0; type < OGC_N_ABILITY_TYPES; type++)
    props[PROP_ABILITY + type] = ogc_property_new (ability_props[type], G_TYPE_UINT,
                                                   G_STRUCT_OFFSET (OgcTray, abilities[type]));
  g_object_class_install_properties (object_class, N_PROPS, props);

  decide_signal = g_signal_new ("decide", OGC_TYPE_TRAY, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL,
                                NULL, G_TYPE_BOOLEAN, 1, G_TYPE_POINTER);
}

static void
ogc_tray_init (OgcTray *self)
{
  self->seat = -1;
  self->own = g_list_store_new (OGC_TYPE_DIE);
  self->neutral = g_list_store_new (OGC_TYPE_DIE);
  self->title = g_strdup ("");
  self->summary = g_strdup ("");
  self->reroll_cost = 1; /* TRN-3 */
}

OgcTray *
ogc_tray_new (void)
{
  return g_object_new (OGC_TYPE_TRAY, NULL);
}

void
ogc_tray_update (OgcTray       *self,
                 const OgcView *view)
{
  const OgcState *seen;
  const OgcAsk *ask;
  gboolean pickable;
  int seat;

  g_return_if_fail (OGC_IS_TRAY (self) && view != NULL);

  self->view = view;
  seen = &view->knowledge.seen;
  ask = &seen->ask;
  seat = hand_of (ask);
  g_object_freeze_notify (G_OBJECT (self));
  self->picking = TRUE;
  ogc_notify_int (self, &self->seat, seat, props[PROP_SEAT]);
  ogc_notify_int (self, &self->rolled, seat >= 0 && ask->kind != OGC_ASK_ROLL && ask->kind != OGC_ASK_GIFT,
                  props[PROP_ROLLED]);
  ogc_notify_int (self, &self->active, view->answerable && seat >= 0, props[PROP_ACTIVE]);
  pickable = self->active && self->rolled;
  update_dice (self, self->own, seat >= 0 ? seen->own[seat] : 0, seat >= 0 ? (unsigned) seat : 0,
               pickable && ask->kind != OGC_ASK_NEUTRAL);
  update_dice (self, self->neutral, seat >= 0 ? seen->neutral[seat] : 0, OGC_NEUTRAL,
               pickable && ask->kind != OGC_ASK_OWN);
  for (unsigned type = 0; type < OGC_N_ABILITY_TYPES; type++)
    ogc_notify_uint (self, &self->abilities[type], count_abilities (seen, seat, type), props[PROP_ABILITY + type]);
  self->picking = FALSE;
  update_picks (self);
  g_object_thaw_notify (G_OBJECT (self));
}

void
ogc_tray_detach (OgcTray *self)
{
  g_return_if_fail (OGC_IS_TRAY (self));
  self->view = NULL;
}

int
ogc_tray_get_seat (OgcTray *self)
{
  g_return_val_if_fail (OGC_IS_TRAY (self), -1);
  return self->seat;
}

GListModel *
ogc_tray_get_own (OgcTray *self)
{
  g_return_val_if_fail (OGC_IS_TRAY (self), NULL);
  return G_LIST_MODEL (self->own);
}

GListModel *
ogc_tray_get_neutral (OgcTray *self)
{
  g_return_val_if_fail (OGC_IS_TRAY (self), NULL);
  return G_LIST_MODEL (self->neutral);
}

gboolean
ogc_tray_get_rolled (OgcTray *self)
{
  g_return_val_if_fail (OGC_IS_TRAY (self), FALSE);
  return self->rolled;
}

gboolean
ogc_tray_get_active (OgcTray *self)
{
  g_return_val_if_fail (OGC_IS_TRAY (self), FALSE);
  return self->active;
}

OgcDice
ogc_tray_get_pick (OgcTray *self)
{
  g_return_val_if_fail (OGC_IS_TRAY (self), 0);
  return self->pick;
}

OgcDice
ogc_tray_get_neutral_pick (OgcTray *self)
{
  g_return_val_if_fail (OGC_IS_TRAY (self), 0);
  return self->neutral_pick;
}

const char *
ogc_tray_get_title (OgcTray *self)
{
  g_return_val_if_fail (OGC_IS_TRAY (self), NULL);
  return self->title;
}

const char *
ogc_tray_get_summary (OgcTray *self)
{
  g_return_val_if_fail (OGC_IS_TRAY (self), NULL);
  return self->summary;
}

/* Picks the first dice of @list, as many of each value as @pick has. */
static void
pick_dice (GListStore *list,
           OgcDice     pick)
{
  for (unsigned i = 0; i < n_dice (list); i++)
    {
      OgcDie *die = nth_die (list, i);
      const unsigned value = ogc_die_get_value (die);
      const gboolean picked = value > 0 && ogc_dice_count_of (pick, value) > 0;

      ogc_die_set_picked (die, picked);
      if (picked)
        pick -= ogc_dice_one (value);
    }
}

void
ogc_tray_set_pick (OgcTray *self,
                   OgcDice  own,
                   OgcDice  neutral)
{
  g_return_if_fail (OGC_IS_TRAY (self));
  g_return_if_fail (ogc_dice_is_valid (own) && ogc_dice_is_valid (neutral));

  self->picking = TRUE;
  pick_dice (self->own, own);
  pick_dice (self->neutral, neutral);
  self->picking = FALSE;
  update_picks (self);
}

void
ogc_tray_clear (OgcTray *self)
{
  ogc_tray_set_pick (self, 0, 0);
}

static unsigned
count_pickable (GListStore *list,
                unsigned    value)
{
  unsigned n = 0;

  for (unsigned i = 0; i < n_dice (list); i++)
    n += ogc_die_get_value (nth_die (list, i)) == value && ogc_die_get_pickable (nth_die (list, i));
  return n;
}

gboolean
ogc_tray_toggle_value (OgcTray  *self,
                       unsigned  value,
                       gboolean  neutral)
{
  unsigned in_hand, picked;
  OgcDice pick;

  g_return_val_if_fail (OGC_IS_TRAY (self), FALSE);
  g_return_val_if_fail (value >= 1 && value <= OGC_MAX_VALUE, FALSE);

  in_hand = count_pickable (neutral ? self->neutral : self->own, value);
  if (in_hand == 0)
    return FALSE;
  pick = neutral ? self->neutral_pick : self->pick;
  picked = ogc_dice_count_of (pick, value);
  pick = picked < in_hand ? pick + ogc_dice_one (value) : pick - ogc_dice_of (value, picked);
  ogc_tray_set_pick (self, neutral ? self->pick : pick, neutral ? pick : self->neutral_pick);
  return TRUE;
}

void
ogc_tray_pick_value (OgcTray  *self,
                     unsigned  value,
                     gboolean  neutral)
{
  OgcDice pick;

  g_return_if_fail (OGC_IS_TRAY (self));
  g_return_if_fail (value >= 1 && value <= OGC_MAX_VALUE);

  pick = neutral ? self->neutral_pick : self->pick;
  pick += ogc_dice_of (value, count_pickable (neutral ? self->neutral : self->own, value))
          - ogc_dice_of (value, ogc_dice_count_of (pick, value));
  ogc_tray_set_pick (self, neutral ? self->pick : pick, neutral ? pick : self->neutral_pick);
}

static gboolean
set_refusal (const OgcDecision  *decision,
             OgcRule             rule,
             GError            **error)
{
  ogc_text_set_refusal (error, rule, decision);
  return FALSE;
}

/* Requests @decision from the game through the signal. */
static gboolean
emit_decide (OgcTray            *self,
             const OgcDecision  *decision,
             GError            **error)
{
  const OgcRule rule = check_decision (self, decision);
  gboolean taken = FALSE;

  if (rule != OGC_RULE_NONE)
    return set_refusal (decision, rule, error);
  g_signal_emit (self, decide_signal, 0, decision, &taken);
  return taken || set_refusal (decision, OGC_RULE_NOT_ASKED, error);
}

gboolean
ogc_tray_decide (OgcTray          *self,
                 OgcDecisionKind   kind,
                 GError          **error)
{
  OgcDecision decision;

  g_return_val_if_fail (OGC_IS_TRAY (self), FALSE);
  g_return_val_if_fail (kind != OGC_DECISION_PLACE && kind != OGC_DECISION_TAKE && kind != OGC_DECISION_POWER, FALSE);

  decision = decision_of (self, kind);
  return emit_decide (self, &decision, error);
}

/* Removes what both sides of a turned set have in common, because those dice keep their values (ABL-4). */
static void
remove_common_dice (OgcDice *from,
                    OgcDice *to)
{
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    {
      const OgcDice both = ogc_dice_of (value, MIN (ogc_dice_count_of (*from, value), ogc_dice_count_of (*to, value)));

      *from -= both;
      *to -= both;
    }
}

gboolean
ogc_tray_power (OgcTray  *self,
                OgcDice   to,
                GError  **error)
{
  OgcDecision decision = { .kind = OGC_DECISION_POWER };

  g_return_val_if_fail (OGC_IS_TRAY (self), FALSE);
  g_return_val_if_fail (ogc_dice_is_valid (to), FALSE);

  decision.dice = self->pick;
  decision.other = to;
  if (ogc_dice_count (decision.dice) != ogc_dice_count (to))
    return set_refusal (NULL, OGC_RULE_ABL_4, error);
  remove_common_dice (&decision.dice, &decision.other);
  return emit_decide (self, &decision, error);
}

OgcRule
ogc_tray_check (OgcTray         *self,
                OgcDecisionKind  kind)
{
  OgcDecision decision;

  g_return_val_if_fail (OGC_IS_TRAY (self), OGC_RULE_NOT_ASKED);

  decision = decision_of (self, kind);
  return check_decision (self, &decision);
}

char *
ogc_tray_dup_refusal (OgcTray         *self,
                      OgcDecisionKind  kind)
{
  OgcDecision decision;
  OgcRule rule;

  g_return_val_if_fail (OGC_IS_TRAY (self), NULL);

  decision = decision_of (self, kind);
  rule = check_decision (self, &decision);
  if (rule == OGC_RULE_TRN_3 && self->view->preview->knowledge[self->view->preview->ask.seat] == 0)
    return g_strdup (_("A reroll costs a knowledge token, and you have none."));
  return rule != OGC_RULE_NONE ? g_strdup (ogc_text_refusal (rule, &decision)) : NULL;
}
