/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-motion-script.h"

#include "ogc-art.h"
#include "ogc-dice-set-view.h"
#include "ogc-die-view.h"
#include "ogc-flight.h"
#include "ogc-motion-targets.h"
#include "ogc-seat-view.h"
#include "ogc-tile-view.h"

/* Destinations. */
typedef enum {
  TO_HAND,
  TO_BUILDING,
  TO_OFFER,
  TO_SEAT,
  TO_STACK,
} Goal;

/*
 * Things that happen together form a beat, and beats follow each other. Times of a beat are in milliseconds: how long
 * each flight in it takes, the delay until the next flight, and the delay from its beginning to the next beat.
 */
typedef enum {
  BEAT_ROLL,
  BEAT_PLACE,
  BEAT_KNOCK,
  BEAT_RESOLVE,
  BEAT_TAKE,
  BEAT_HOME,
  BEAT_DEAL,
} BeatKind;

static const struct {
  gint64 length;
  gint64 apart;
  gint64 next;
} beats[] = {
  [BEAT_ROLL] = { 420, 35, 420 }, [BEAT_PLACE] = { 240, 30, 200 },  [BEAT_KNOCK] = { 400, 20, 320 },
  [BEAT_RESOLVE] = { 0, 0, 260 }, [BEAT_TAKE] = { 320, 70, 280 },   [BEAT_HOME] = { 0, 0, 60 },
  [BEAT_DEAL] = { 260, 40, 260 },
};

/* A beat, with the building and the owner that it is about. */
typedef struct {
  BeatKind kind;
  unsigned building;
  unsigned owner;
} Beat;

/* Something that will move (a die, a tile or a knowledge token) or light up. */
typedef struct {
  OgcMotionScript *script;
  OgcFlightKind   kind;
  guint           beat;
  Goal            goal;
  OgcEvent        event;
  unsigned        owner; /* of a die; who gets a tile */
  unsigned        value; /* of a die, 0: none */
  OgcTile        *tile;
  OgcTileForm     form;
  gboolean        unseen; /* it is invisible until it sets off */
  graphene_rect_t from;
} FlightPlan;

struct _OgcMotionScript
{
  GtkWidget  *layer;
  GtkWidget  *stage;
  OgcGame    *game;
  GArray     *beats;   /* of Beat */
  GPtrArray  *plans;
  GHashTable *left;    /* widgets from which something sets off */
  OgcDice     kept[2]; /* own and neutral dice that are not rerolled */
  unsigned    gold[OGC_MAX_SEATS]; /* what each seat had */
};

/* A pushed die arrives sooner than one that is knocked out. */
#define PUSH 180
/* Rolled dice come to rest one after the other, with these delays in milliseconds. */
static const gint64 restless[] = { 0, 130, 60, 190, 90 };
/* The time by which all flights of a beat have set off, in milliseconds. */
#define APART_MOST 300
/* How long gold counts up. */
#define COUNT 400
/* The height of something that has no separate place to go to. */
#define SMALL 20

static void
flight_plan_free (FlightPlan *plan)
{
  g_clear_object (&plan->tile);
  g_free (plan);
}

/* Finds where @widget is; FALSE if there is none, or it has no size yet. */
static gboolean
bounds_of (OgcMotionScript *self,
           GtkWidget       *widget,
           graphene_rect_t *bounds)
{
  return widget != NULL && gtk_widget_compute_bounds (widget, self->layer, bounds)
         && bounds->size.width >= 1 && bounds->size.height >= 1;
}

/* Finds a small area in the middle of @widget. */
static gboolean
middle_of (OgcMotionScript *self,
           GtkWidget       *widget,
           graphene_rect_t *bounds)
{
  graphene_point_t middle;

  if (!bounds_of (self, widget, bounds))
    return FALSE;
  graphene_rect_get_center (bounds, &middle);
  graphene_rect_init (bounds, middle.x - SMALL / 2, middle.y - SMALL / 2, SMALL, SMALL);
  return TRUE;
}

static FlightPlan *
add_plan (OgcMotionScript *self,
          const OgcEvent  *event,
          OgcFlightKind    kind,
          Goal             goal)
{
  FlightPlan *plan = g_new0 (FlightPlan, 1);

  plan->script = self;
  plan->kind = kind;
  plan->beat = self->beats->len - 1;
  plan->goal = goal;
  plan->event = *event;
  plan->owner = event->owner;
  g_ptr_array_add (self->plans, plan);
  return plan;
}

static void
drop_last (OgcMotionScript *self)
{
  g_ptr_array_remove_index (self->plans, self->plans->len - 1);
}

/* Begins a beat, unless the current one is of that kind. */
static void
begin_beat (OgcMotionScript *self,
            BeatKind         kind,
            unsigned         building,
            unsigned         owner)
{
  const Beat beat = { kind, building, owner };
  const Beat *last = self->beats->len > 0 ? &g_array_index (self->beats, Beat, self->beats->len - 1) : NULL;

  if (last == NULL || last->kind != kind || last->building != building || last->owner != owner)
    g_array_append_val (self->beats, beat);
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
        FlightPlan *plan = add_plan (self, event, OGC_FLIGHT_TUMBLE, TO_HAND);

        plan->owner = owner;
        plan->value = value;
      }
}

/* Finds the die of an event: in its building, in the hand, or with its owner. */
static gboolean
find_die (OgcMotionScript *self,
          const OgcEvent  *event,
          unsigned         value,
          FlightPlan      *plan)
{
  gboolean from_hand = event->kind == OGC_EVENT_PLACED || event->kind == OGC_EVENT_LEFT_OVER;
  GtkWidget *die = from_hand ? ogc_motion_targets_find_in_hand (self->stage, self->left, event->owner, value)
                             : ogc_motion_targets_find_die (self->stage, self->left, event->building, event->owner,
                                                            value, G_MAXUINT);

  if (bounds_of (self, die, &plan->from))
    {
      g_hash_table_add (self->left, die);
      return TRUE;
    }
  plan->unseen = TRUE;
  return middle_of (self, from_hand ? ogc_motion_targets_find_seat (self->stage, event->owner)
                                    : ogc_motion_targets_find_building (self->stage, event->building), &plan->from);
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
        FlightPlan *plan = add_plan (self, event, kind, TO_BUILDING);

        plan->value = value;
        if (find_die (self, event, value, plan))
          plan->event.building = (guint8) building;
        else
          drop_last (self);
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

  begin_beat (self, BEAT_KNOCK, OGC_UNIVERSITY, OGC_NOBODY);
  for (guint i = 0; i < g_list_model_get_n_items (sets); i++)
    {
      g_autoptr (OgcDiceSet) set = g_list_model_get_item (sets, i);
      const unsigned value = ogc_dice_lowest (ogc_dice_set_get_dice (set));
      unsigned place = ogc_dice_set_get_place (set);
      GtkWidget *die = ogc_motion_targets_find_die (self->stage, self->left, OGC_UNIVERSITY,
                                                    ogc_dice_set_get_owner (set), value, place);
      FlightPlan *plan;

      for (unsigned placed = 1; placed <= value; placed++)
        place += ogc_dice_count_of (event->dice, placed);
      if (place == ogc_dice_set_get_place (set) || place >= ogc_building_get_places (university))
        continue;
      plan = add_plan (self, event, OGC_FLIGHT_PUSH, TO_BUILDING);
      plan->owner = ogc_dice_set_get_owner (set);
      plan->value = value;
      plan->event.kind = OGC_EVENT_PUSHED;
      plan->event.place = (guint8) place;
      if (bounds_of (self, die, &plan->from))
        g_hash_table_add (self->left, die);
      else
        drop_last (self);
    }
}

/* Lights up @widget. */
static void
add_glow (OgcMotionScript *self,
          const OgcEvent  *event,
          GtkWidget       *widget)
{
  FlightPlan *plan = add_plan (self, event, OGC_FLIGHT_GLOW, TO_HAND);

  if (!bounds_of (self, widget, &plan->from))
    drop_last (self);
}

/* Begins a beat for @owner, because owners get things one after the other. */
static void
begin_taking (OgcMotionScript *self,
              const OgcEvent  *event,
              unsigned         building)
{
  const guint before = self->beats->len;

  begin_beat (self, BEAT_TAKE, building, event->owner);
  if (self->beats->len > before && event->owner < OGC_MAX_SEATS)
    add_glow (self, event, ogc_motion_targets_find_seat (self->stage, event->owner));
}

/* RND-7: keeps the dice in the buildings until everything has been given out. */
static void
add_staying (OgcMotionScript *self,
             const OgcEvent  *event,
             GtkWidget       *widget)
{
  GtkWidget *set = gtk_widget_get_parent (widget);

  if (!gtk_widget_get_mapped (widget))
    return;
  if (OGC_IS_DIE_VIEW (widget) && OGC_IS_DICE_SET_VIEW (set) && !g_hash_table_contains (self->left, widget))
    {
      FlightPlan *plan = add_plan (self, event, OGC_FLIGHT_STAY, TO_HAND);

      plan->owner = ogc_dice_set_get_owner (ogc_dice_set_view_get_set (OGC_DICE_SET_VIEW (set)));
      plan->value = ogc_die_view_get_value (OGC_DIE_VIEW (widget));
      if (!bounds_of (self, widget, &plan->from))
        drop_last (self);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_staying (self, event, child);
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
           FlightPlan      *plan)
{
  unsigned holder = event->kind == OGC_EVENT_HANDED ? event->seat : event->owner;
  GtkWidget *tile = NULL;

  if (event->kind != OGC_EVENT_HANDED && event->kind != OGC_EVENT_DREW)
    tile = ogc_motion_targets_find_offer (self->stage, self->left, event);
  if (tile == NULL && event->kind != OGC_EVENT_DREW)
    tile = ogc_motion_targets_find_holding (self->stage, self->left, event, holder);
  if (bounds_of (self, tile, &plan->from))
    {
      g_hash_table_add (self->left, tile);
      plan->form = ogc_tile_view_get_chip (OGC_TILE_VIEW (tile)) ? OGC_TILE_CHIP : OGC_TILE_CARD;
      if (event->tile == OGC_NO_TILE)
        plan->tile = g_object_ref (ogc_tile_view_get_tile (OGC_TILE_VIEW (tile)));
      return TRUE;
    }
  plan->kind = event->tile != OGC_NO_TILE && plan->kind != OGC_FLIGHT_OPEN ? OGC_FLIGHT_FLIP : plan->kind;
  plan->unseen = TRUE;
  return bounds_of (self, ogc_motion_targets_find_stack (self->stage, event->building), &plan->from);
}

static void
add_tile (OgcMotionScript *self,
          const OgcEvent  *event,
          Goal             goal)
{
  const gboolean opens = event->kind == OGC_EVENT_TOOK && event->tile_kind == OGC_TILE_CHEST
                         && event->tile != OGC_NO_TILE;
  FlightPlan *plan = add_plan (self, event, opens ? OGC_FLIGHT_OPEN : OGC_FLIGHT_TRAVEL, goal);

  if (!find_tile (self, event, plan))
    drop_last (self);
  else if (plan->tile == NULL)
    plan->tile = create_tile (self, event);
}

/* Adds a tile that is laid out from the stack. */
static void
add_dealt (OgcMotionScript *self,
           const OgcEvent  *event)
{
  gboolean face_up = event->kind == OGC_EVENT_REVEALED;
  FlightPlan *plan = add_plan (self, event, face_up ? OGC_FLIGHT_FLIP : OGC_FLIGHT_TRAVEL, TO_OFFER);

  plan->unseen = TRUE;
  plan->tile = create_tile (self, event);
  if (!bounds_of (self, ogc_motion_targets_find_stack (self->stage, event->building), &plan->from))
    drop_last (self);
}

static void
add_knowledge (OgcMotionScript *self,
               const OgcEvent  *event)
{
  for (unsigned i = 0; i < event->number; i++)
    {
      FlightPlan *plan = add_plan (self, event, OGC_FLIGHT_TRAVEL, TO_SEAT);

      plan->unseen = TRUE;
      if (!middle_of (self, ogc_motion_targets_find_building (self->stage, OGC_LIBRARY), &plan->from))
        drop_last (self);
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

/* The face of a die, drawn at its size. */
static GskRenderNode *
draw_die (const FlightPlan *plan,
          unsigned          value,
          float             side,
          const char       *emblem)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  ogc_die_view_paint (snapshot, &GRAPHENE_RECT_INIT (0, 0, side, side), value, plan->owner, emblem);
  return gtk_snapshot_free_to_node (snapshot);
}

static GskRenderNode *
draw_tile (OgcMotionScript       *self,
           OgcTile               *tile,
           OgcTileForm            form,
           const graphene_size_t *size)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  ogc_tile_painter (self->layer, snapshot, &GRAPHENE_RECT_INIT (0, 0, size->width, size->height), tile, form);
  return gtk_snapshot_free_to_node (snapshot);
}

static GskRenderNode *
draw_art (const char *picture,
          float       side)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  ogc_art_append (snapshot, picture, &GRAPHENE_RECT_INIT (0, 0, side, side));
  return gtk_snapshot_free_to_node (snapshot);
}

static void
dress_die (OgcMotionScript  *self,
           const FlightPlan *plan,
           OgcFlight        *flight)
{
  OgcSeat *seat = ogc_game_get_seat (self->game, plan->owner);
  const char *emblem = OGC_IS_DIE_VIEW (flight->target) ? ogc_die_view_get_emblem (OGC_DIE_VIEW (flight->target))
                       : seat != NULL ? ogc_seat_get_emblem (seat) : NULL;
  float side = MAX (flight->from.size.height, flight->to.size.height);

  graphene_size_init (&flight->size, side, side);
  flight->faces[0] = draw_die (plan, plan->value, side, emblem);
  if (plan->kind != OGC_FLIGHT_TUMBLE)
    return;
  flight->faces[1] = draw_die (plan, plan->value % OGC_MAX_VALUE + 1, side, emblem);
  flight->faces[2] = draw_die (plan, (plan->value + 2) % OGC_MAX_VALUE + 1, side, emblem);
  flight->faces[3] = draw_die (plan, (plan->value + 3) % OGC_MAX_VALUE + 1, side, emblem);
}

static void
dress_tile (OgcMotionScript  *self,
            const FlightPlan *plan,
            OgcFlight        *flight)
{
  g_autoptr (OgcTile) back = NULL;
  OgcTileForm form = plan->form;
  float height = MAX (flight->from.size.height, flight->to.size.height);

  graphene_size_init (&flight->size, height * ogc_tile_painter_aspect (plan->tile, form), height);
  flight->faces[0] = draw_tile (self, plan->tile, form, &flight->size);
  if (plan->kind == OGC_FLIGHT_OPEN)
    flight->faces[2] = draw_art ("coin", height);
  if (plan->kind != OGC_FLIGHT_FLIP && plan->kind != OGC_FLIGHT_OPEN)
    return;
  back = ogc_tile_new_hidden (ogc_tile_get_kind (plan->tile), ogc_tile_get_back (plan->tile), 0);
  flight->faces[1] = draw_tile (self, back, form, &flight->size);
}

/* An OgcFlightDress. */
static void
dress_cb (OgcFlight *flight,
          gpointer   user_data)
{
  const FlightPlan *plan = user_data;

  if (plan->value > 0)
    dress_die (plan->script, plan, flight);
  else if (plan->tile != NULL)
    dress_tile (plan->script, plan, flight);
  else if (plan->kind != OGC_FLIGHT_GLOW)
    {
      graphene_size_init (&flight->size, SMALL, SMALL);
      flight->faces[0] = draw_art ("knowledge", SMALL);
    }
}

/* The widget that shows a thing once it has landed, if that is on the table. */
static GtkWidget *
find_target (OgcMotionScript  *self,
             const FlightPlan *plan,
             GHashTable       *reached)
{
  const OgcEvent *event = &plan->event;
  GtkWidget *target;

  switch (plan->goal)
    {
    case TO_HAND:
      return ogc_motion_targets_find_in_hand (self->stage, reached, plan->owner, plan->value);
    case TO_BUILDING:
      return ogc_motion_targets_find_die (self->stage, reached, event->building, plan->owner, plan->value,
                                          event->kind == OGC_EVENT_PUSHED ? event->place : G_MAXUINT);
    case TO_OFFER:
      return ogc_motion_targets_find_offer (self->stage, reached, event);
    case TO_SEAT:
      if (plan->tile == NULL)
        return NULL;
      target = ogc_motion_targets_find_holding (self->stage, reached, event, plan->owner);
      if (target == NULL && event->kind == OGC_EVENT_DREW)
        target = ogc_motion_targets_find_offer (self->stage, reached, event);
      return target;
    default:
      return NULL;
    }
}

/* The widget where a thing vanishes if nothing shows it afterwards. */
static GtkWidget *
find_around (OgcMotionScript  *self,
             const FlightPlan *plan)
{
  switch (plan->goal)
    {
    case TO_BUILDING:
      return ogc_motion_targets_find_building (self->stage, plan->event.building);
    case TO_SEAT:
      return ogc_motion_targets_find_seat (self->stage, plan->owner);
    case TO_STACK:
      return ogc_motion_targets_find_stack (self->stage, plan->event.building);
    default:
      return NULL;
    }
}

static OgcFlight *
aim_flight (OgcMotionScript *self,
            FlightPlan      *plan,
            GHashTable      *reached)
{
  const gboolean goes = plan->kind != OGC_FLIGHT_STAY && plan->kind != OGC_FLIGHT_GLOW;
  GtkWidget *target = goes ? find_target (self, plan, reached) : NULL;
  OgcFlight *flight = g_new0 (OgcFlight, 1);

  flight->kind = plan->kind;
  flight->from = plan->from;
  if (!goes)
    flight->to = plan->from;
  else if (bounds_of (self, target, &flight->to))
    {
      g_hash_table_add (reached, target);
      ogc_flight_set_target (flight, target);
    }
  else if (middle_of (self, find_around (self, plan), &flight->to))
    flight->fades = TRUE;
  else
    {
      ogc_flight_free (flight);
      return NULL;
    }
  flight->dress = dress_cb;
  flight->user_data = plan;
  return flight;
}

/* Aims the flights of a beat that begins at @begin, in milliseconds. Returns when all have landed. */
static gint64
aim_beat (OgcMotionScript *self,
          guint            beat,
          gint64           begin,
          GHashTable      *reached,
          GPtrArray       *flights)
{
  const BeatKind kind = g_array_index (self->beats, Beat, beat).kind;
  gint64 last = begin;
  guint n = 0;

  for (guint i = 0; i < self->plans->len; i++)
    {
      FlightPlan *plan = self->plans->pdata[i];
      OgcFlight *flight = plan->beat == beat ? aim_flight (self, plan, reached) : NULL;

      if (flight == NULL)
        continue;
      flight->begin = begin + MIN (beats[kind].apart * n, APART_MOST);
      flight->end = flight->begin + (flight->kind == OGC_FLIGHT_PUSH ? PUSH : beats[kind].length);
      if (flight->kind == OGC_FLIGHT_TUMBLE)
        flight->end += restless[n % G_N_ELEMENTS (restless)];
      flight->unseen = plan->unseen;
      if (flight->kind == OGC_FLIGHT_STAY)
        flight->begin = 0;
      else if (flight->kind == OGC_FLIGHT_GLOW)
        flight->number = (int) beat; /* until the end of that beat is known */
      else
        n++;
      last = MAX (last, flight->end);
      g_ptr_array_add (flights, flight);
    }
  return last;
}

/* Ends each light when the next building lights up, or the next owner gets something. */
static void
end_glows (OgcMotionScript *self,
           GPtrArray       *flights,
           const gint64    *begins,
           gint64           end)
{
  for (guint i = 0; i < flights->len; i++)
    {
      OgcFlight *flight = flights->pdata[i];
      guint beat = (guint) flight->number;
      BeatKind kind, next;

      if (flight->kind != OGC_FLIGHT_GLOW)
        continue;
      kind = g_array_index (self->beats, Beat, beat).kind;
      do
        next = ++beat < self->beats->len ? g_array_index (self->beats, Beat, beat).kind : BEAT_HOME;
      while (next != kind && next != BEAT_RESOLVE && next < BEAT_HOME);
      flight->end = beat < self->beats->len ? begins[beat] : end;
    }
}

static void
show_gold (GtkWidget *view,
           int        gold)
{
  ogc_seat_view_show_gold (OGC_SEAT_VIEW (view), gold);
}

/* Adds gold that counts up once the last thing that is worth gold has arrived. */
static void
add_counts (OgcMotionScript *self,
            GPtrArray       *flights)
{
  const guint n = flights->len;

  for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
    {
      OgcSeat *owner = ogc_game_get_seat (self->game, seat);
      GtkWidget *view = owner != NULL ? ogc_motion_targets_find_seat (self->stage, seat) : NULL;
      OgcFlight *count;
      gint64 begin = 0;

      if (view == NULL || ogc_seat_get_gold (owner) == self->gold[seat])
        continue;
      for (guint i = 0; i < n; i++)
        {
          OgcFlight *flight = flights->pdata[i];

          if (flight->target != NULL && gtk_widget_is_ancestor (flight->target, view))
            begin = MAX (begin, flight->end);
        }
      count = g_new0 (OgcFlight, 1);
      count->kind = OGC_FLIGHT_COUNT;
      count->begin = begin;
      count->end = begin + COUNT;
      count->show = show_gold;
      count->number = (int) self->gold[seat];
      count->last = (int) ogc_seat_get_gold (owner);
      ogc_flight_set_target (count, view);
      g_ptr_array_add (flights, count);
    }
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
  self->beats = g_array_new (FALSE, FALSE, sizeof (Beat));
  for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
    if (ogc_game_get_seat (game, seat) != NULL)
      self->gold[seat] = ogc_seat_get_gold (ogc_game_get_seat (game, seat));
  self->plans = g_ptr_array_new_with_free_func ((GDestroyNotify) flight_plan_free);
  self->left = g_hash_table_new (NULL, NULL);
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
    case OGC_EVENT_REROLLED:
      note_kept (self, event);
      break;
    case OGC_EVENT_ROLLED:
      begin_beat (self, BEAT_ROLL, OGC_NO_BUILDING, event->seat);
      add_rolled (self, event, remove_kept_dice (event->dice, self->kept[0]), event->seat);
      add_rolled (self, event, remove_kept_dice (event->other, self->kept[1]), OGC_NEUTRAL);
      break;
    case OGC_EVENT_TURNED:
      begin_beat (self, BEAT_ROLL, OGC_NO_BUILDING, event->seat);
      add_rolled (self, event, event->other, event->seat);
      break;
    case OGC_EVENT_PLACED:
      begin_beat (self, BEAT_PLACE, event->building, event->owner);
      add_dice (self, event, OGC_FLIGHT_PLACE, event->building);
      if (event->building == OGC_UNIVERSITY)
        add_shifted (self, event);
      break;
    case OGC_EVENT_PUSHED:
      begin_beat (self, BEAT_KNOCK, event->building, OGC_NOBODY);
      add_dice (self, event, OGC_FLIGHT_PUSH, event->building);
      break;
    case OGC_EVENT_BUMPED:
    case OGC_EVENT_PICKED:
      begin_beat (self, BEAT_KNOCK, event->building, OGC_NOBODY);
      add_dice (self, event, OGC_FLIGHT_BUMP, OGC_LIBRARY);
      break;
    case OGC_EVENT_LEFT_OVER:
      begin_beat (self, BEAT_PLACE, OGC_LIBRARY, OGC_NOBODY);
      add_dice (self, event, OGC_FLIGHT_PLACE, OGC_LIBRARY);
      break;
    case OGC_EVENT_RESOLVING:
      begin_beat (self, BEAT_RESOLVE, event->building, OGC_NOBODY);
      add_glow (self, event, ogc_motion_targets_find_building (self->stage, event->building));
      break;
    case OGC_EVENT_UNREWARDED:
      begin_beat (self, BEAT_KNOCK, event->building, OGC_NOBODY);
      add_dice (self, event, OGC_FLIGHT_BUMP, OGC_LIBRARY);
      break;
    case OGC_EVENT_DREW:
    case OGC_EVENT_TOOK:
    case OGC_EVENT_HANDED:
      begin_taking (self, event, event->building);
      add_tile (self, event, TO_SEAT);
      break;
    case OGC_EVENT_DISCARDED:
    case OGC_EVENT_RETURNED:
      begin_beat (self, BEAT_TAKE, event->building, OGC_NOBODY);
      add_tile (self, event, TO_STACK);
      break;
    case OGC_EVENT_KNOWLEDGE_GAINED:
      begin_taking (self, event, OGC_LIBRARY);
      add_knowledge (self, event);
      break;
    case OGC_EVENT_ROUND_ENDED:
      begin_beat (self, BEAT_HOME, OGC_NO_BUILDING, OGC_NOBODY);
      for (OgcBuildingId id = 0; id < OGC_N_BUILDINGS; id++)
        if (ogc_motion_targets_find_building (self->stage, id) != NULL)
          add_staying (self, event, ogc_motion_targets_find_building (self->stage, id));
      break;
    case OGC_EVENT_REVEALED:
    case OGC_EVENT_LAID:
      begin_beat (self, BEAT_DEAL, OGC_NO_BUILDING, OGC_NOBODY);
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

GPtrArray *
ogc_motion_script_aim (OgcMotionScript *self,
                       double           slowness,
                       gint64          *length)
{
  GPtrArray *flights = g_ptr_array_new_with_free_func ((GDestroyNotify) ogc_flight_free);
  g_autoptr (GHashTable) reached = g_hash_table_new (NULL, NULL);
  g_autofree gint64 *begins = g_new0 (gint64, self->beats->len + 1);
  gint64 begin = 0;
  gint64 end = 0;

  for (guint beat = 0; beat < self->beats->len; beat++)
    {
      const guint before = flights->len;
      const gint64 landed = aim_beat (self, beat, begin, reached, flights);

      begins[beat] = begin;
      end = MAX (end, landed);
      if (flights->len > before)
        begin += beats[g_array_index (self->beats, Beat, beat).kind].next;
    }
  end = MAX (end, begin);
  end_glows (self, flights, begins, end);
  add_counts (self, flights);
  ogc_flight_scale_all (flights, slowness, end, length);
  return flights;
}
