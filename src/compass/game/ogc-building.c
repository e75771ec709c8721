/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-building.h"

#include <glib/gi18n.h>

#include "ogc-building-rules.h"
#include "ogc-building-sets.h"
#include "ogc-list.h"
#include "ogc-notify.h"
#include "ogc-property.h"
#include "ogc-rules.h"

struct _OgcBuilding
{
  GObject parent_instance;

  OgcBuildingId id;
  char *prize;
  GListStore *sets;
  GListStore *offers;
  GListStore *discards;
  GListStore *placements;
  unsigned places;
  unsigned stack;
  unsigned stacks[OGC_N_TILE_KINDS];
  char *to_beat;
  char *free_prizes;
  char *refusal;
  unsigned refusal_rule;
  gboolean takes_pick;
  gboolean resolving;
  gboolean choosing;
};

G_DEFINE_FINAL_TYPE (OgcBuilding, ogc_building, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_ID,
  PROP_NAME,
  PROP_RULE,
  PROP_PRIZE,
  PROP_SETS,
  PROP_PLACES,
  PROP_OFFERS,
  PROP_STACK,
  PROP_DISCARDS,
  PROP_TO_BEAT,
  PROP_FREE_PRIZES,
  PROP_TAKES_PICK,
  PROP_PLACEMENTS,
  PROP_REFUSAL,
  PROP_REFUSAL_RULE,
  PROP_RESOLVING,
  PROP_CHOOSING,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static gboolean
same_placement (gconstpointer a,
                gconstpointer b)
{
  return FALSE; /* placements are constant, and what they would do depends on everything */
}

static void
update_set (gpointer kept,
            gpointer wanted)
{
  ogc_dice_set_set_rank (kept, ogc_dice_set_get_rank (wanted));
  ogc_dice_set_set_reward (kept, ogc_dice_set_get_reward (wanted), ogc_dice_set_get_brief (wanted),
                           ogc_dice_set_get_rewarded (wanted));
  ogc_dice_set_set_last_moved (kept, ogc_dice_set_get_last_moved (wanted));
  ogc_dice_set_set_pushed (kept, ogc_dice_set_get_pushed (wanted));
  ogc_dice_set_set_mark (kept, ogc_dice_set_get_mark (wanted), ogc_dice_set_get_mark_seat (wanted));
  ogc_dice_set_set_choosing (kept, ogc_dice_set_get_choosing (wanted));
  ogc_dice_set_set_tile (kept, ogc_dice_set_get_tile (wanted));
}

static unsigned
places_of (OgcBuildingId id,
           unsigned      seats)
{
  switch (id)
    {
    case OGC_UNIVERSITY:
      return ogc_setup_entrances (seats);
    case OGC_TEMPLE:
      return ogc_setup_spaces (seats);
    case OGC_ARCHIVES:
      return 4;
    case OGC_ILLUMINATI:
      return 3;
    case OGC_TOWER:
      return 6;
    default:
      return 0;
    }
}

static gboolean
is_offered (OgcBuilding   *self,
            const OgcView *view,
            OgcTile       *tile)
{
  const OgcAsk *ask = &view->knowledge.seen.ask;

  return view->answerable && ask->kind == OGC_ASK_TAKE && ask->building == self->id && !ogc_tile_get_hidden (tile)
         && ogc_tile_get_kind (tile) == (OgcTileKind) ask->tile_kind
         && (ask->offer & OGC_TILE_BIT (ogc_tile_get_number (tile))) != 0;
}

static void
update_offers (OgcBuilding   *self,
               const OgcView *view)
{
  g_autoptr (GPtrArray) offers = ogc_building_list_offers (view, self->id, self->offers);
  const OgcState *seen = &view->knowledge.seen;
  const OgcTileMask collections = view->answerable ? seen->held[view->viewer][OGC_TILE_COLLECTION] : 0;

  ogc_list_sync (self->offers, offers, ogc_tile_is_same, NULL);
  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->offers)); i++)
    {
      g_autoptr (OgcTile) tile = g_list_model_get_item (G_LIST_MODEL (self->offers), i);

      if (collections != 0 && ogc_tile_get_kind (tile) == OGC_TILE_ARTIFACT && is_offered (self, view, tile))
        ogc_tile_set_collection (tile, seen->tiles, ogc_tile_mask_first (collections));
      ogc_tile_set_offered (tile, is_offered (self, view, tile));
    }
}

static void
update_stacks (OgcBuilding   *self,
               const OgcView *view)
{
  g_autoptr (GPtrArray) discards = g_ptr_array_new_with_free_func (g_object_unref);
  OgcTileKind kinds[3];
  const unsigned n = ogc_building_kinds (self->id, kinds);
  unsigned stack = 0;

  for (unsigned i = 0; i < n; i++)
    {
      OgcTileMask mask = view->knowledge.seen.discards[kinds[i]];

      self->stacks[kinds[i]] = view->knowledge.in_stack[kinds[i]] + view->knowledge.under_stack[kinds[i]];
      stack += self->stacks[kinds[i]];
      for (; mask != 0; mask &= mask - 1)
        ogc_tile_add_named (discards, self->discards, view->knowledge.seen.tiles, kinds[i], ogc_tile_mask_first (mask),
                            0);
    }
  ogc_list_sync (self->discards, discards, ogc_tile_is_same, NULL);
  ogc_notify_uint (self, &self->stack, stack, props[PROP_STACK]);
}

/* Whether a preview may tell an event, because it follows from what everybody can see. */
static gboolean
is_foreseeable (OgcEventKind kind)
{
  switch (kind)
    {
    case OGC_EVENT_ABILITY_USED:
    case OGC_EVENT_PLACED:
    case OGC_EVENT_PUSHED:
    case OGC_EVENT_BUMPED:
    case OGC_EVENT_PICKED:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Takes @decision in a copy of @state, and keeps the events before anything is revealed. */
static void
foresee_events (const OgcState    *state,
                const OgcDecision *decision,
                OgcEvents         *events)
{
  OgcState copy = *state;
  unsigned n = 0;

  events->n = 0;
  if (ogc_rules_take (&copy, decision, events) != OGC_RULE_NONE)
    return;
  while (n < events->n && is_foreseeable (events->items[n].kind))
    n++;
  events->n = n;
}

/* Computes how the dice would lie with those of @decision in their building and everything else as it is now. */
static void
look_ahead (const OgcView     *view,
            const OgcDecision *decision,
            OgcView           *then)
{
  const unsigned owner = decision->neutral ? OGC_NEUTRAL : view->preview->ask.seat;
  OgcState copy = *view->preview;

  ogc_building_rules (decision->building)->place (&copy, owner, decision, NULL);
  *then = *view;
  ogc_view_look (then, &copy, view->viewer, view->open);
}

/* The dice in @id as they lie in @then; those in events of @kinds (one bit each) are marked as just moved there. */
static GPtrArray *
list_sets_after (OgcView         *then,
                 OgcBuildingId    id,
                 const OgcEvents *events,
                 unsigned         kinds)
{
  then->n_moved = 0;
  for (unsigned i = 0; i < events->n && then->n_moved < OGC_MAX_MOVED; i++)
    if (kinds & (1u << events->items[i].kind))
      {
        then->moved[then->n_moved] = events->items[i];
        then->moved[then->n_moved++].building = id;
      }
  return then->n_moved > 0 ? ogc_building_list_sets (then, id) : NULL;
}

/* What the placed dice would get if nothing else were placed. Two dice that are separate sets get the same. */
static char *
describe_outcome (OgcBuildingId  id,
                  GPtrArray     *sets,
                  gboolean       neutral)
{
  const char *reward = "";
  unsigned ranks[2] = { 0 };
  unsigned n = 0;

  for (unsigned i = 0; i < sets->len; i++)
    {
      OgcDiceSet *set = g_ptr_array_index (sets, i);

      if (!ogc_dice_set_get_last_moved (set) || n == G_N_ELEMENTS (ranks))
        continue;
      ranks[n++] = ogc_dice_set_get_rank (set);
      reward = ogc_dice_set_get_reward (set);
    }
  if (ranks[0] == 0 && (neutral || *reward == '\0'))
    return g_strdup (reward);
  if (ranks[0] == 0 && n == 2)
    /* TRANSLATORS: what each of two dice would get, "Reward: 1 bronze treasure each" */
    return g_strdup_printf (_("Reward: %s each"), reward);
  if (ranks[0] == 0)
    /* TRANSLATORS: what dice would get, "Reward: 1 knowledge token" */
    return g_strdup_printf (_("Reward: %s"), reward);
  if (n == 2)
    /* TRANSLATORS: the entrances or ranks that two dice would have in a building, and what each would get */
    return g_strdup_printf (id == OGC_UNIVERSITY ? _("Entrances %u and %u: %s each") : _("Ranks %u and %u: %s each"),
                            ranks[0], ranks[1], reward);
  /* TRANSLATORS: the place that dice would have in a building, and what they would get: "Rank 1: 2 of 3 artifacts". */
  return g_strdup_printf (id == OGC_UNIVERSITY ? _("Entrance %u: %s") : _("Rank %u: %s"), ranks[0], reward);
}

/* A sentence that the placed dice join others, or NULL. In the Library dice only lie side by side. */
static char *
describe_join (const OgcDecision *decision,
               GPtrArray         *sets)
{
  for (unsigned i = 0; decision->building != OGC_LIBRARY && i < sets->len; i++)
    {
      OgcDiceSet *set = g_ptr_array_index (sets, i);
      g_autofree char *dice = NULL;

      if (!ogc_dice_set_get_last_moved (set)
          || ogc_dice_count (ogc_dice_set_get_dice (set)) <= ogc_dice_count (decision->dice))
        continue;
      dice = ogc_text_dice (ogc_dice_set_get_dice (set));
      /* TRANSLATORS: dice that are about to be placed; %s is what would lie there then, "2 3 4 5" */
      return g_strdup_printf (_("With the dice already there: %s."), dice);
    }
  return NULL;
}

/* What happens to the placed dice and to others, one sentence per line. */
static char *
describe_changes (const OgcView     *view,
                  const OgcDecision *decision,
                  GPtrArray         *sets,
                  const OgcEvents   *events)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  char *join = describe_join (decision, sets);

  if (join != NULL)
    g_ptr_array_add (lines, join);
  for (unsigned i = 0; i < events->n; i++)
    if (events->items[i].kind == OGC_EVENT_ABILITY_USED)
      g_ptr_array_add (lines, g_strdup (_("Uses “The Will to Win”."))); /* ABL-2: the only one used to place dice */
    else if (events->items[i].kind != OGC_EVENT_PLACED)
      g_ptr_array_add (lines, ogc_text_event (&view->names, &events->items[i]));
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

static void
add_placements (GPtrArray     *placements,
                const OgcView *view,
                OgcBuildingId  id,
                OgcDice        dice,
                gboolean       neutral,
                gboolean       will)
{
  for (unsigned i = 0; i < view->n_decisions; i++)
    {
      const OgcDecision *decision = &view->decisions[i];

      if (decision->kind == OGC_DECISION_PLACE && decision->building == id && decision->dice == dice
          && decision->neutral == neutral && decision->will == will)
        g_ptr_array_add (placements, ogc_building_create_placement (view, decision));
    }
}

/* (transfer full) (element-type OgcPlacement): the ways of placing @dice in @id. */
static GPtrArray *
list_placements (const OgcView *view,
                 OgcBuildingId  id,
                 OgcDice        dice,
                 gboolean       neutral)
{
  GPtrArray *placements = g_ptr_array_new_with_free_func (g_object_unref);

  if (view->answerable && dice != 0)
    {
      add_placements (placements, view, id, dice, neutral, FALSE);
      add_placements (placements, view, id, dice, neutral, TRUE);
    }
  return placements;
}

/* The rule that refuses to place @dice in @id. */
static OgcRule
check_placement (const OgcView *view,
                 OgcBuildingId  id,
                 OgcDice        dice,
                 gboolean       neutral)
{
  const OgcDecision attempt = {
    .kind = OGC_DECISION_PLACE,
    .building = id,
    .neutral = neutral,
    .dice = dice,
  };

  return ogc_rules_check (&view->knowledge.seen, &attempt);
}

static void
set_refusal (OgcBuilding *self,
             OgcRule      rule,
             OgcDice      dice)
{
  const OgcDecision attempt = { .kind = OGC_DECISION_PLACE, .building = self->id, .dice = dice };
  char *refusal = rule != OGC_RULE_NONE ? g_strdup (ogc_text_refusal (rule, &attempt)) : NULL;

  ogc_notify_uint (self, &self->refusal_rule, rule, props[PROP_REFUSAL_RULE]);
  ogc_notify_string (self, &self->refusal, refusal, props[PROP_REFUSAL]);
}

static void
ogc_building_finalize (GObject *object)
{
  OgcBuilding *self = OGC_BUILDING (object);

  g_free (self->prize);
  g_free (self->to_beat);
  g_free (self->free_prizes);
  g_free (self->refusal);
  g_clear_object (&self->sets);
  g_clear_object (&self->offers);
  g_clear_object (&self->discards);
  g_clear_object (&self->placements);
  G_OBJECT_CLASS (ogc_building_parent_class)->finalize (object);
}

static void
ogc_building_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  OgcBuilding *self = OGC_BUILDING (object);

  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, ogc_building_get_name (self));
      break;
    case PROP_RULE:
      g_value_set_string (value, ogc_building_get_rule (self));
      break;
    default:
      ogc_property_get (object, prop_id, value, pspec);
    }
}

static void
ogc_building_class_init (OgcBuildingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = ogc_building_finalize;
  object_class->get_property = ogc_building_get_property;

  props[PROP_ID] = ogc_property_new ("id", G_TYPE_UINT, G_STRUCT_OFFSET (OgcBuilding, id));
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, readable);
  props[PROP_RULE] = g_param_spec_string ("rule", NULL, NULL, NULL, readable);
  props[PROP_PRIZE] = ogc_property_new ("prize", G_TYPE_STRING, G_STRUCT_OFFSET (OgcBuilding, prize));
  props[PROP_SETS] = ogc_property_new ("sets", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (OgcBuilding, sets));
  props[PROP_PLACES] = ogc_property_new ("places", G_TYPE_UINT, G_STRUCT_OFFSET (OgcBuilding, places));
  props[PROP_OFFERS] = ogc_property_new ("offers", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (OgcBuilding, offers));
  props[PROP_STACK] = ogc_property_new ("stack", G_TYPE_UINT, G_STRUCT_OFFSET (OgcBuilding, stack));
  props[PROP_DISCARDS] = ogc_property_new ("discards", G_TYPE_LIST_MODEL, G_STRUCT_OFFSET (OgcBuilding, discards));
  props[PROP_TO_BEAT] = ogc_property_new ("to-beat", G_TYPE_STRING, G_STRUCT_OFFSET (OgcBuilding, to_beat));
  props[PROP_FREE_PRIZES] = ogc_property_new ("free-prizes", G_TYPE_STRING, G_STRUCT_OFFSET (OgcBuilding, free_prizes));
  props[PROP_TAKES_PICK] = ogc_property_new ("takes-pick", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcBuilding, takes_pick));
  props[PROP_PLACEMENTS] = ogc_property_new ("placements", G_TYPE_LIST_MODEL,
                                             G_STRUCT_OFFSET (OgcBuilding, placements));
  props[PROP_REFUSAL] = ogc_property_new ("refusal", G_TYPE_STRING, G_STRUCT_OFFSET (OgcBuilding, refusal));
  props[PROP_REFUSAL_RULE] = ogc_property_new ("refusal-rule", G_TYPE_UINT,
                                               G_STRUCT_OFFSET (OgcBuilding, refusal_rule));
  props[PROP_RESOLVING] = ogc_property_new ("resolving", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcBuilding, resolving));
  props[PROP_CHOOSING] = ogc_property_new ("choosing", G_TYPE_BOOLEAN, G_STRUCT_OFFSET (OgcBuilding, choosing));
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ogc_building_init (OgcBuilding *self)
{
  self->sets = g_list_store_new (OGC_TYPE_DICE_SET);
  self->offers = g_list_store_new (OGC_TYPE_TILE);
  self->discards = g_list_store_new (OGC_TYPE_TILE);
  self->placements = g_list_store_new (OGC_TYPE_PLACEMENT);
  self->to_beat = g_strdup ("");
  self->free_prizes = g_strdup ("");
}

OgcBuilding *
ogc_building_new (OgcBuildingId id,
                  unsigned      seats)
{
  OgcBuilding *self;

  g_return_val_if_fail (id < OGC_N_BUILDINGS, NULL);

  self = g_object_new (OGC_TYPE_BUILDING, NULL);
  self->id = id;
  self->prize = ogc_text_building_prize (id, seats);
  self->places = places_of (id, seats);
  return self;
}

void
ogc_building_update (OgcBuilding   *self,
                     const OgcView *view)
{
  const OgcState *seen;
  g_autoptr (GPtrArray) sets = NULL;

  g_return_if_fail (OGC_IS_BUILDING (self) && view != NULL);

  seen = &view->knowledge.seen;
  sets = ogc_building_list_sets (view, self->id);
  g_object_freeze_notify (G_OBJECT (self));
  ogc_list_sync (self->sets, sets, ogc_dice_set_is_same, update_set);
  update_offers (self, view);
  update_stacks (self, view);
  ogc_notify_string (self, &self->to_beat, ogc_building_describe_to_beat (view, self->id), props[PROP_TO_BEAT]);
  ogc_notify_string (self, &self->free_prizes, ogc_building_list_free_prizes (view, self->id), props[PROP_FREE_PRIZES]);
  ogc_notify_int (self, &self->resolving,
                  seen->phase == OGC_PHASE_RESOLVING && seen->order[seen->resolving] == self->id,
                  props[PROP_RESOLVING]);
  ogc_notify_int (self, &self->choosing, seen->ask.kind == OGC_ASK_TAKE && seen->ask.building == self->id,
                  props[PROP_CHOOSING]);
  g_object_thaw_notify (G_OBJECT (self));
}

void
ogc_building_update_pick (OgcBuilding   *self,
                          const OgcView *view,
                          OgcDice        own,
                          OgcDice        neutral)
{
  const gboolean mixed = own != 0 && neutral != 0;
  const OgcDice dice = own != 0 ? own : neutral;
  g_autoptr (GPtrArray) placements = NULL;
  OgcRule rule = OGC_RULE_NONE;

  g_return_if_fail (OGC_IS_BUILDING (self) && view != NULL);

  placements = list_placements (view, self->id, mixed ? 0 : dice, own == 0);
  if (mixed)
    rule = OGC_RULE_TRN_5;
  else if (dice != 0 && placements->len == 0)
    rule = check_placement (view, self->id, dice, own == 0);

  g_object_freeze_notify (G_OBJECT (self));
  ogc_list_sync (self->placements, placements, same_placement, NULL);
  ogc_notify_int (self, &self->takes_pick, placements->len > 0, props[PROP_TAKES_PICK]);
  set_refusal (self, rule, dice);
  g_object_thaw_notify (G_OBJECT (self));
}

OgcPlacement *
ogc_building_create_placement (const OgcView     *view,
                               const OgcDecision *decision)
{
  g_autofree OgcEvents *events = g_new (OgcEvents, 1);
  g_autofree OgcView *then = g_new (OgcView, 1);
  g_autofree char *label = ogc_text_placement (&view->names, decision);
  g_autofree char *preview = NULL;
  g_autofree char *outcome = NULL;
  g_autoptr (GPtrArray) sets = NULL;
  g_autoptr (GPtrArray) library = NULL;
  OgcPlacement *placement;

  foresee_events (view->preview, decision, events);
  look_ahead (view, decision, then);
  sets = list_sets_after (then, decision->building, events, 1u << OGC_EVENT_PLACED);
  library = list_sets_after (then, OGC_LIBRARY, events, 1u << OGC_EVENT_BUMPED | 1u << OGC_EVENT_PICKED);
  preview = describe_changes (view, decision, sets, events);
  outcome = describe_outcome (decision->building, sets, decision->neutral);
  placement = ogc_placement_new (decision, label, preview, outcome, events->items, events->n);
  ogc_placement_set_after (placement, sets, library);
  return placement;
}

OgcBuildingId
ogc_building_get_id (OgcBuilding *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING (self), OGC_NO_BUILDING);
  return self->id;
}

const char *
ogc_building_get_name (OgcBuilding *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING (self), NULL);
  return ogc_text_building (self->id);
}

const char *
ogc_building_get_rule (OgcBuilding *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING (self), NULL);
  return ogc_text_building_rule (self->id);
}

const char *
ogc_building_get_prize (OgcBuilding *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING (self), NULL);
  return self->prize;
}

GListModel *
ogc_building_get_sets (OgcBuilding *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING (self), NULL);
  return G_LIST_MODEL (self->sets);
}

unsigned
ogc_building_get_places (OgcBuilding *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING (self), 0);
  return self->places;
}

GListModel *
ogc_building_get_offers (OgcBuilding *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING (self), NULL);
  return G_LIST_MODEL (self->offers);
}

unsigned
ogc_building_get_stack (OgcBuilding *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING (self), 0);
  return self->stack;
}

GListModel *
ogc_building_get_discards (OgcBuilding *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING (self), NULL);
  return G_LIST_MODEL (self->discards);
}

const char *
ogc_building_get_to_beat (OgcBuilding *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING (self), NULL);
  return self->to_beat;
}

const char *
ogc_building_get_free_prizes (OgcBuilding *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING (self), NULL);
  return self->free_prizes;
}

gboolean
ogc_building_get_takes_pick (OgcBuilding *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING (self), FALSE);
  return self->takes_pick;
}

GListModel *
ogc_building_get_placements (OgcBuilding *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING (self), NULL);
  return G_LIST_MODEL (self->placements);
}

const char *
ogc_building_get_refusal (OgcBuilding *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING (self), NULL);
  return self->refusal;
}

unsigned
ogc_building_get_refusal_rule (OgcBuilding *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING (self), OGC_RULE_NONE);
  return self->refusal_rule;
}

gboolean
ogc_building_get_resolving (OgcBuilding *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING (self), FALSE);
  return self->resolving;
}

gboolean
ogc_building_get_choosing (OgcBuilding *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING (self), FALSE);
  return self->choosing;
}

unsigned
ogc_building_get_stack_of (OgcBuilding *self,
                           OgcTileKind  kind)
{
  g_return_val_if_fail (OGC_IS_BUILDING (self) && kind < OGC_N_TILE_KINDS, 0);
  return self->stacks[kind];
}

OgcTile *
ogc_building_find_offer (OgcBuilding *self,
                         unsigned     place)
{
  g_return_val_if_fail (OGC_IS_BUILDING (self), NULL);

  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->offers)); i++)
    {
      g_autoptr (OgcTile) tile = g_list_model_get_item (G_LIST_MODEL (self->offers), i);

      if (ogc_tile_get_place (tile) == place)
        return tile;
    }
  return NULL;
}
