/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-motion-script.h"

#include "ogc-cues.h"
#include "ogc-motion-private.h"
#include "ogc-motion-targets.h"
#include "ogc-tile-view.h"

static void
flight_plan_free (OgcFlightPlan *plan)
{
  g_clear_object (&plan->tile);
  g_clear_pointer (&plan->picture, gsk_render_node_unref);
  g_clear_weak_pointer (&plan->hides);
  g_clear_weak_pointer (&plan->lights);
  g_free (plan);
}

gboolean
ogc_motion_script_find_bounds (OgcMotionScript *self,
                               GtkWidget       *widget,
                               graphene_rect_t *bounds)
{
  return widget != NULL && gtk_widget_compute_bounds (widget, self->layer, bounds)
         && bounds->size.width >= 1 && bounds->size.height >= 1;
}

gboolean
ogc_motion_script_find_middle (OgcMotionScript *self,
                               GtkWidget       *widget,
                               graphene_rect_t *bounds)
{
  graphene_point_t middle;

  if (!ogc_motion_script_find_bounds (self, widget, bounds))
    return FALSE;
  graphene_rect_get_center (bounds, &middle);
  graphene_rect_init (bounds, middle.x - OGC_MOTION_SMALL / 2, middle.y - OGC_MOTION_SMALL / 2, OGC_MOTION_SMALL,
                      OGC_MOTION_SMALL);
  return TRUE;
}

OgcFlightPlan *
ogc_motion_script_plan (OgcMotionScript *self,
                        const OgcEvent  *event,
                        OgcFlightKind    kind,
                        OgcGoal          goal)
{
  const gboolean moves = kind != OGC_FLIGHT_GLOW && kind != OGC_FLIGHT_STAY && kind != OGC_FLIGHT_TUMBLE;
  OgcFlightPlan *plan = g_new0 (OgcFlightPlan, 1);

  plan->script = self;
  plan->kind = kind;
  plan->cue = moves ? ogc_cues_of_event (event) : OGC_CUE_NONE;
  plan->beat = self->beats->len - 1;
  plan->goal = goal;
  plan->event = *event;
  plan->owner = event->owner;
  g_ptr_array_add (self->plans, plan);
  return plan;
}

void
ogc_motion_script_drop_last (OgcMotionScript *self)
{
  g_ptr_array_remove_index (self->plans, self->plans->len - 1);
}

/* Begins a beat, unless the current one is of that kind. */
static void
begin_beat (OgcMotionScript *self,
            OgcBeatKind      kind,
            unsigned         building,
            unsigned         owner)
{
  const OgcBeat beat = { kind, building, owner, self->first };
  const OgcBeat *last = self->beats->len > 0 ? &g_array_index (self->beats, OgcBeat, self->beats->len - 1) : NULL;

  if (last == NULL || last->kind != kind || last->building != building || last->owner != owner)
    g_array_append_val (self->beats, beat);
  self->first = OGC_CUE_NONE;
}

/* Sets a cue that the current beat has only once. */
static void
set_cue (OgcMotionScript *self,
         OgcCue           cue)
{
  g_array_index (self->beats, OgcBeat, self->beats->len - 1).cue = cue;
}

/* Adds dice that come to rest in the hand. */
static void
add_rolled (OgcMotionScript *self,
            const OgcEvent  *event,
            OgcDice          dice,
            unsigned         owner)
{
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    for (unsigned i = 0; i < ogc_dice_count_of (dice, value); i++)
      {
        OgcFlightPlan *plan = ogc_motion_script_plan (self, event, OGC_FLIGHT_TUMBLE, OGC_GOAL_HAND);

        plan->owner = owner;
        plan->value = value;
      }
}

/* Finds the die of an event: in its building, in the hand, or with its owner. */
static gboolean
find_die (OgcMotionScript *self,
          const OgcEvent  *event,
          unsigned         value,
          OgcFlightPlan   *plan)
{
  gboolean from_hand = event->kind == OGC_EVENT_PLACED || event->kind == OGC_EVENT_LEFT_OVER;
  GtkWidget *die = from_hand ? ogc_motion_targets_find_in_hand (self->stage, self->left, event->owner, value)
                             : ogc_motion_targets_find_die (self->stage, self->left, event->building, event->owner,
                                                            value, G_MAXUINT);

  if (ogc_motion_script_find_bounds (self, die, &plan->from))
    {
      g_hash_table_add (self->left, g_object_ref (die));
      return TRUE;
    }
  plan->unseen = TRUE;
  return ogc_motion_script_find_middle (self,
                                        from_hand ? ogc_motion_targets_find_seat (self->stage, event->owner)
                                        : ogc_motion_targets_find_building (self->stage, event->building),
                                        &plan->from);
}

static void
add_dice (OgcMotionScript *self,
          const OgcEvent  *event,
          OgcFlightKind    kind,
          unsigned         building)
{
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    for (unsigned i = 0; i < ogc_dice_count_of (event->dice, value); i++)
      {
        OgcFlightPlan *plan = ogc_motion_script_plan (self, event, kind, OGC_GOAL_BUILDING);

        plan->value = value;
        if (find_die (self, event, value, plan))
          plan->event.building = (guint8) building;
        else
          ogc_motion_script_drop_last (self);
      }
}

/* UNI-2: moves the dice in the line that make room for those of @event, which come before equal ones. A die without a
 * place is bumped, which is a separate event. */
static void
add_shifted (OgcMotionScript *self,
             const OgcEvent  *event)
{
  OgcBuilding *university = ogc_game_get_building (self->game, OGC_UNIVERSITY);
  GListModel *sets = ogc_building_get_sets (university);

  begin_beat (self, OGC_BEAT_KNOCK, OGC_UNIVERSITY, OGC_NOBODY);
  for (guint i = 0; i < g_list_model_get_n_items (sets); i++)
    {
      g_autoptr (OgcDiceSet) set = g_list_model_get_item (sets, i);
      const unsigned value = ogc_dice_lowest (ogc_dice_set_get_dice (set));
      unsigned place = ogc_dice_set_get_place (set);
      GtkWidget *die = ogc_motion_targets_find_die (self->stage, self->left, OGC_UNIVERSITY,
                                                    ogc_dice_set_get_owner (set), value, place);
      OgcFlightPlan *plan;

      for (unsigned placed = 1; placed <= value; placed++)
        place += ogc_dice_count_of (event->dice, placed);
      if (place == ogc_dice_set_get_place (set) || place >= ogc_building_get_places (university))
        continue;
      plan = ogc_motion_script_plan (self, event, OGC_FLIGHT_PUSH, OGC_GOAL_BUILDING);
      plan->owner = ogc_dice_set_get_owner (set);
      plan->value = value;
      plan->cue = OGC_CUE_PUSH;
      plan->event.kind = OGC_EVENT_PUSHED;
      plan->event.place = (guint8) place;
      if (ogc_motion_script_find_bounds (self, die, &plan->from))
        g_hash_table_add (self->left, g_object_ref (die));
      else
        ogc_motion_script_drop_last (self);
    }
}

/* Lights up @widget. */
static void
add_glow (OgcMotionScript *self,
          const OgcEvent  *event,
          GtkWidget       *widget)
{
  OgcFlightPlan *plan = ogc_motion_script_plan (self, event, OGC_FLIGHT_GLOW, OGC_GOAL_HAND);

  if (ogc_motion_script_find_bounds (self, widget, &plan->from))
    g_set_weak_pointer (&plan->lights, widget);
  else
    ogc_motion_script_drop_last (self);
}

/* Begins a beat for @owner, because owners get things one after the other. */
static void
begin_taking (OgcMotionScript *self,
              const OgcEvent  *event,
              unsigned         building)
{
  const guint before = self->beats->len;

  begin_beat (self, OGC_BEAT_TAKE, building, event->owner);
  if (self->beats->len > before && event->owner < OGC_MAX_SEATS)
    add_glow (self, event, ogc_motion_targets_find_seat (self->stage, event->owner));
}

/* The face of the tile, or its back if it is unknown. */
static OgcTile *
create_tile (OgcMotionScript *self,
             const OgcEvent  *event)
{
  const OgcTiles *faces = ogc_tile_set_get_tiles (ogc_game_get_tile_set (self->game));

  if (event->tile != OGC_NO_TILE)
    return ogc_tile_new (faces, event->tile_kind, event->tile, event->place);
  return ogc_tile_new_hidden (event->tile_kind, event->kind == OGC_EVENT_LAID ? (int) event->number : -1, event->place);
}

/* Finds the tile of an event. A tile that is not on the table comes from the stack, and turns over on the way. */
static gboolean
find_tile (OgcMotionScript *self,
           const OgcEvent  *event,
           OgcFlightPlan   *plan)
{
  unsigned holder = event->kind == OGC_EVENT_HANDED ? event->seat : event->owner;
  GtkWidget *tile = NULL;

  if (event->kind != OGC_EVENT_HANDED && event->kind != OGC_EVENT_DREW)
    tile = ogc_motion_targets_find_offer (self->stage, self->left, event);
  if (tile == NULL && event->kind != OGC_EVENT_DREW)
    tile = ogc_motion_targets_find_holding (self->stage, self->left, event, holder);
  if (ogc_motion_script_find_bounds (self, tile, &plan->from))
    {
      g_hash_table_add (self->left, g_object_ref (tile));
      plan->form = ogc_tile_view_get_chip (OGC_TILE_VIEW (tile)) ? OGC_TILE_CHIP : OGC_TILE_CARD;
      if (event->tile == OGC_NO_TILE)
        plan->tile = g_object_ref (ogc_tile_view_get_tile (OGC_TILE_VIEW (tile)));
      return TRUE;
    }
  plan->kind = event->tile != OGC_NO_TILE && plan->kind != OGC_FLIGHT_OPEN ? OGC_FLIGHT_FLIP : plan->kind;
  plan->unseen = TRUE;
  tile = ogc_motion_targets_find_stack (self->stage, event->building);
  return ogc_motion_script_find_bounds (self, tile, &plan->from);
}

static void
add_tile (OgcMotionScript *self,
          const OgcEvent  *event,
          OgcGoal          goal)
{
  const gboolean opens = event->kind == OGC_EVENT_TOOK && event->tile_kind == OGC_TILE_CHEST
                         && event->tile != OGC_NO_TILE;
  OgcFlightPlan *plan = ogc_motion_script_plan (self, event, opens ? OGC_FLIGHT_OPEN : OGC_FLIGHT_TRAVEL, goal);

  if (!find_tile (self, event, plan))
    ogc_motion_script_drop_last (self);
  else if (plan->tile == NULL)
    plan->tile = create_tile (self, event);
}

/* Adds a tile that is laid out from the stack. */
static void
add_dealt (OgcMotionScript *self,
           const OgcEvent  *event)
{
  const OgcFlightKind kind = event->kind == OGC_EVENT_REVEALED ? OGC_FLIGHT_FLIP : OGC_FLIGHT_TRAVEL;
  OgcFlightPlan *plan = ogc_motion_script_plan (self, event, kind, OGC_GOAL_OFFER);

  plan->unseen = TRUE;
  plan->tile = create_tile (self, event);
  if (!ogc_motion_script_find_bounds (self, ogc_motion_targets_find_stack (self->stage, event->building), &plan->from))
    ogc_motion_script_drop_last (self);
}

static void
add_knowledge (OgcMotionScript *self,
               const OgcEvent  *event)
{
  GtkWidget *library = ogc_motion_targets_find_building (self->stage, OGC_LIBRARY);

  for (unsigned i = 0; i < event->number; i++)
    {
      OgcFlightPlan *plan = ogc_motion_script_plan (self, event, OGC_FLIGHT_TRAVEL, OGC_GOAL_SEAT);

      plan->unseen = TRUE;
      if (!ogc_motion_script_find_middle (self, library, &plan->from))
        ogc_motion_script_drop_last (self);
    }
}

static OgcDice
dice_in (GListModel *hand)
{
  OgcDice dice = 0;

  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (OgcDie) die = g_list_model_get_item (hand, i);

      if (ogc_die_get_value (die) > 0)
        dice += ogc_dice_one (ogc_die_get_value (die));
    }
  return dice;
}

/* Remembers the dice that stay while the rest is rerolled. */
static void
note_kept (OgcMotionScript *self,
           const OgcEvent  *event)
{
  OgcTray *tray = ogc_game_get_tray (self->game);
  const OgcDice own = dice_in (ogc_tray_get_own (tray));
  const OgcDice neutral = dice_in (ogc_tray_get_neutral (tray));

  self->kept[0] = ogc_dice_contains (own, event->dice) ? own - event->dice : 0;
  self->kept[1] = ogc_dice_contains (neutral, event->other) ? neutral - event->other : 0;
}

static OgcDice
remove_kept_dice (OgcDice dice,
                  OgcDice kept)
{
  return ogc_dice_contains (dice, kept) ? dice - kept : dice;
}

OgcMotionScript *
ogc_motion_script_new (GtkWidget *layer,
                       GtkWidget *stage,
                       OgcGame   *game)
{
  OgcMotionScript *self = g_new0 (OgcMotionScript, 1);

  self->layer = layer;
  self->stage = stage;
  self->game = game;
  self->beats = g_array_new (FALSE, FALSE, sizeof (OgcBeat));
  for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
    if (ogc_game_get_seat (game, seat) != NULL)
      self->gold[seat] = ogc_seat_get_gold (ogc_game_get_seat (game, seat));
  self->plans = g_ptr_array_new_with_free_func ((GDestroyNotify) flight_plan_free);
  self->left = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  return self;
}

void
ogc_motion_script_free (OgcMotionScript *self)
{
  g_array_unref (self->beats);
  g_ptr_array_unref (self->plans);
  g_hash_table_unref (self->left);
  g_free (self);
}

void
ogc_motion_script_add (OgcMotionScript *self,
                       const OgcEvent  *event)
{
  switch (event->kind)
    {
    case OGC_EVENT_ABILITY_USED:
    case OGC_EVENT_EXTRA_DICE:
      self->first = ogc_cues_of_event (event);
      break;
    case OGC_EVENT_REROLLED:
      self->first = ogc_cues_of_event (event);
      note_kept (self, event);
      break;
    case OGC_EVENT_ROLLED:
      if (event->number == 0)
        self->first = OGC_CUE_SHAKE;
      begin_beat (self, OGC_BEAT_ROLL, OGC_NO_BUILDING, event->seat);
      set_cue (self, ogc_cues_of_event (event));
      add_rolled (self, event, remove_kept_dice (event->dice, self->kept[0]), event->seat);
      add_rolled (self, event, remove_kept_dice (event->other, self->kept[1]), OGC_NEUTRAL);
      break;
    case OGC_EVENT_TURNED:
      begin_beat (self, OGC_BEAT_ROLL, OGC_NO_BUILDING, event->seat);
      set_cue (self, ogc_cues_of_event (event));
      add_rolled (self, event, event->other, event->seat);
      break;
    case OGC_EVENT_PLACED:
      begin_beat (self, OGC_BEAT_PLACE, event->building, event->owner);
      add_dice (self, event, OGC_FLIGHT_PLACE, event->building);
      if (event->building == OGC_UNIVERSITY)
        add_shifted (self, event);
      break;
    case OGC_EVENT_PUSHED:
      begin_beat (self, OGC_BEAT_KNOCK, event->building, OGC_NOBODY);
      add_dice (self, event, OGC_FLIGHT_PUSH, event->building);
      break;
    case OGC_EVENT_BUMPED:
    case OGC_EVENT_PICKED:
      begin_beat (self, OGC_BEAT_KNOCK, event->building, OGC_NOBODY);
      add_dice (self, event, OGC_FLIGHT_BUMP, OGC_LIBRARY);
      break;
    case OGC_EVENT_LEFT_OVER:
      begin_beat (self, OGC_BEAT_PLACE, OGC_LIBRARY, OGC_NOBODY);
      add_dice (self, event, OGC_FLIGHT_PLACE, OGC_LIBRARY);
      break;
    case OGC_EVENT_RESOLVING:
      self->tells = TRUE;
      begin_beat (self, OGC_BEAT_RESOLVE, event->building, OGC_NOBODY);
      add_glow (self, event, ogc_motion_targets_find_building (self->stage, event->building));
      break;
    case OGC_EVENT_UNREWARDED:
      begin_beat (self, OGC_BEAT_KNOCK, event->building, OGC_NOBODY);
      add_dice (self, event, OGC_FLIGHT_BUMP, OGC_LIBRARY);
      break;
    case OGC_EVENT_DREW:
    case OGC_EVENT_TOOK:
    case OGC_EVENT_HANDED:
      self->tells = TRUE;
      begin_taking (self, event, event->building);
      add_tile (self, event, OGC_GOAL_SEAT);
      break;
    case OGC_EVENT_DISCARDED:
    case OGC_EVENT_RETURNED:
      begin_beat (self, OGC_BEAT_TAKE, event->building, OGC_NOBODY);
      add_tile (self, event, OGC_GOAL_STACK);
      break;
    case OGC_EVENT_KNOWLEDGE_GAINED:
      begin_taking (self, event, OGC_LIBRARY);
      add_knowledge (self, event);
      break;
    case OGC_EVENT_ROUND_ENDED:
      self->tells = TRUE;
      begin_beat (self, OGC_BEAT_HOME, OGC_NO_BUILDING, OGC_NOBODY);
      set_cue (self, ogc_cues_of_event (event));
      ogc_motion_covers_add (self, event);
      break;
    case OGC_EVENT_REVEALED:
    case OGC_EVENT_LAID:
      begin_beat (self, OGC_BEAT_DEAL, OGC_NO_BUILDING, OGC_NOBODY);
      add_dealt (self, event);
      break;
    default:
      break;
    }
}

unsigned
ogc_motion_script_size (OgcMotionScript *self)
{
  return self->plans->len;
}

gboolean
ogc_motion_script_tells (OgcMotionScript *self)
{
  return self->tells;
}
