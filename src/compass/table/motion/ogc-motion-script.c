/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-motion-script.h"

#include "ogc-art.h"
#include "ogc-die-view.h"
#include "ogc-flight.h"
#include "ogc-motion-targets.h"
#include "ogc-tile-view.h"

/* Where something goes. */
typedef enum {
  TO_HAND,
  TO_BUILDING,
  TO_OFFER,
  TO_SEAT,
  TO_STACK,
} Goal;

/* In this order things are seen that happen together. */
typedef enum {
  ACT_PLACE,
  ACT_PUSH,
  ACT_TAKE,
  ACT_DEAL,
  N_ACTS
} Act;

/* Something that will move; a die, a tile or a knowledge token. */
typedef struct {
  OgcFlightKind   kind;
  Act             act;
  Goal            goal;
  OgcEvent        event;
  unsigned        owner; /* of a die; who gets a tile */
  unsigned        value; /* of a die, 0: none */
  OgcTile        *tile;
  OgcTileForm     form;
  graphene_rect_t from;
} Wish;

struct _OgcMotionScript
{
  GtkWidget  *layer;
  GtkWidget  *stage;
  OgcGame    *game;
  GPtrArray  *wishes;
  GHashTable *left;    /* widgets from which something sets off */
  OgcDice     kept[2]; /* own and neutral dice that are not rolled again */
};

/* How much later the next of several things sets off, and the next act begins, as parts of the duration. */
#define STAGGER 0.12
#define STAGGER_MOST 0.6
#define ACT_AFTER 0.6
/* The height of what goes to no place of its own. */
#define SMALL 20

static void
wish_free (Wish *wish)
{
  g_clear_object (&wish->tile);
  g_free (wish);
}

/* Where @widget is; FALSE when there is none, or when it has no size yet. */
static gboolean
bounds_of (OgcMotionScript *self,
           GtkWidget       *widget,
           graphene_rect_t *bounds)
{
  return widget != NULL && gtk_widget_compute_bounds (widget, self->layer, bounds)
         && bounds->size.width >= 1 && bounds->size.height >= 1;
}

/* A small place in the middle of @widget. */
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

static Wish *
add_wish (OgcMotionScript *self,
          const OgcEvent  *event,
          OgcFlightKind    kind,
          Act              act,
          Goal             goal)
{
  Wish *wish = g_new0 (Wish, 1);

  wish->kind = kind;
  wish->act = act;
  wish->goal = goal;
  wish->event = *event;
  wish->owner = event->owner;
  g_ptr_array_add (self->wishes, wish);
  return wish;
}

static void
drop_last (OgcMotionScript *self)
{
  g_ptr_array_remove_index (self->wishes, self->wishes->len - 1);
}

/* Dice that come to rest in the hand. */
static void
add_rolled (OgcMotionScript *self,
            const OgcEvent  *event,
            OgcDice          dice,
            unsigned         owner)
{
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    for (unsigned i = 0; i < ogc_dice_count_of (dice, value); i++)
      {
        Wish *wish = add_wish (self, event, OGC_FLIGHT_TUMBLE, ACT_PLACE, TO_HAND);

        wish->owner = owner;
        wish->value = value;
      }
}

/* Where a die is that the event tells of: in its building, in the hand, or with its owner. */
static gboolean
find_die (OgcMotionScript *self,
          const OgcEvent  *event,
          unsigned         value,
          graphene_rect_t *from)
{
  gboolean from_hand = event->kind == OGC_EVENT_PLACED || event->kind == OGC_EVENT_LEFT_OVER;
  GtkWidget *die = from_hand ? ogc_motion_targets_find_in_hand (self->stage, self->left, event->owner, value)
                             : ogc_motion_targets_find_die (self->stage, self->left, event->building, event->owner,
                                                            value, G_MAXUINT);

  if (bounds_of (self, die, from))
    {
      g_hash_table_add (self->left, die);
      return TRUE;
    }
  return middle_of (self, from_hand ? ogc_motion_targets_find_seat (self->stage, event->owner)
                                    : ogc_motion_targets_find_building (self->stage, event->building), from);
}

static void
add_dice (OgcMotionScript *self,
          const OgcEvent  *event,
          Act              act,
          unsigned         building)
{
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    for (unsigned i = 0; i < ogc_dice_count_of (event->dice, value); i++)
      {
        Wish *wish = add_wish (self, event, OGC_FLIGHT_TRAVEL, act, TO_BUILDING);

        wish->value = value;
        if (find_die (self, event, value, &wish->from))
          wish->event.building = (guint8) building;
        else
          drop_last (self);
      }
}

/* The tile as far as it is known. */
static OgcTile *
create_tile (OgcMotionScript *self,
             const OgcEvent  *event)
{
  const OgcTiles *faces = ogc_tile_set_get_tiles (ogc_game_get_tile_set (self->game));

  if (event->tile != OGC_NO_TILE)
    return ogc_tile_new (faces, event->tile_kind, event->tile, event->place);
  return ogc_tile_new_hidden (event->tile_kind, event->kind == OGC_EVENT_LAID ? (int) event->number : -1, event->place);
}

/* Where the tile is that the event tells of; else it comes from the stack, and turns over on the way. */
static gboolean
find_tile (OgcMotionScript *self,
           const OgcEvent  *event,
           Wish            *wish)
{
  unsigned holder = event->kind == OGC_EVENT_HANDED ? event->seat : event->owner;
  GtkWidget *tile = NULL;

  if (event->kind != OGC_EVENT_HANDED && event->kind != OGC_EVENT_DREW)
    tile = ogc_motion_targets_find_offer (self->stage, self->left, event);
  if (tile == NULL && event->kind != OGC_EVENT_DREW)
    tile = ogc_motion_targets_find_holding (self->stage, self->left, event, holder);
  if (bounds_of (self, tile, &wish->from))
    {
      g_hash_table_add (self->left, tile);
      wish->form = ogc_tile_view_get_chip (OGC_TILE_VIEW (tile)) ? OGC_TILE_CHIP : OGC_TILE_CARD;
      if (event->tile == OGC_NO_TILE)
        wish->tile = g_object_ref (ogc_tile_view_get_tile (OGC_TILE_VIEW (tile)));
      return TRUE;
    }
  wish->kind = event->tile != OGC_NO_TILE ? OGC_FLIGHT_FLIP : OGC_FLIGHT_TRAVEL;
  return bounds_of (self, ogc_motion_targets_find_stack (self->stage, event->building), &wish->from);
}

static void
add_tile (OgcMotionScript *self,
          const OgcEvent  *event,
          Act              act,
          Goal             goal)
{
  Wish *wish = add_wish (self, event, OGC_FLIGHT_TRAVEL, act, goal);

  if (!find_tile (self, event, wish))
    drop_last (self);
  else if (wish->tile == NULL)
    wish->tile = create_tile (self, event);
}

/* Laid out from the stack. */
static void
add_dealt (OgcMotionScript *self,
           const OgcEvent  *event)
{
  gboolean face_up = event->kind == OGC_EVENT_REVEALED;
  Wish *wish = add_wish (self, event, face_up ? OGC_FLIGHT_FLIP : OGC_FLIGHT_TRAVEL, ACT_DEAL, TO_OFFER);

  wish->tile = create_tile (self, event);
  if (!bounds_of (self, ogc_motion_targets_find_stack (self->stage, event->building), &wish->from))
    drop_last (self);
}

static void
add_knowledge (OgcMotionScript *self,
               const OgcEvent  *event)
{
  for (unsigned i = 0; i < event->number; i++)
    {
      Wish *wish = add_wish (self, event, OGC_FLIGHT_TRAVEL, ACT_TAKE, TO_SEAT);

      if (!middle_of (self, ogc_motion_targets_find_building (self->stage, OGC_LIBRARY), &wish->from))
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

/* What is left lying while the rest is rolled again. */
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
without (OgcDice dice,
         OgcDice kept)
{
  return ogc_dice_contains (dice, kept) ? dice - kept : dice;
}

/* The face of a die, drawn at its size. */
static GskRenderNode *
draw_die (const Wish *wish,
          unsigned    value,
          float       side,
          const char *emblem)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  ogc_die_view_paint (snapshot, &GRAPHENE_RECT_INIT (0, 0, side, side), value, wish->owner, emblem);
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
draw_knowledge (void)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  ogc_art_append (snapshot, "knowledge", &GRAPHENE_RECT_INIT (0, 0, SMALL, SMALL));
  return gtk_snapshot_free_to_node (snapshot);
}

static void
dress_die (OgcMotionScript *self,
           const Wish      *wish,
           OgcFlight       *flight)
{
  OgcSeat *seat = ogc_game_get_seat (self->game, wish->owner);
  const char *emblem = OGC_IS_DIE_VIEW (flight->target) ? ogc_die_view_get_emblem (OGC_DIE_VIEW (flight->target))
                       : seat != NULL ? ogc_seat_get_emblem (seat) : NULL;
  float side = MAX (flight->from.size.height, flight->to.size.height);

  graphene_size_init (&flight->size, side, side);
  flight->faces[0] = draw_die (wish, wish->value, side, emblem);
  if (wish->kind != OGC_FLIGHT_TUMBLE)
    return;
  flight->faces[1] = draw_die (wish, wish->value % OGC_MAX_VALUE + 1, side, emblem);
  flight->faces[2] = draw_die (wish, (wish->value + 2) % OGC_MAX_VALUE + 1, side, emblem);
}

static void
dress_tile (OgcMotionScript *self,
            const Wish      *wish,
            OgcFlight       *flight)
{
  g_autoptr (OgcTile) back = NULL;
  OgcTileForm form = wish->form;
  float height = MAX (flight->from.size.height, flight->to.size.height);

  graphene_size_init (&flight->size, height * ogc_tile_painter_aspect (wish->tile, form), height);
  flight->faces[0] = draw_tile (self, wish->tile, form, &flight->size);
  if (wish->kind != OGC_FLIGHT_FLIP)
    return;
  back = ogc_tile_new_hidden (ogc_tile_get_kind (wish->tile), ogc_tile_get_back (wish->tile), 0);
  flight->faces[1] = draw_tile (self, back, form, &flight->size);
}

static void
dress (OgcMotionScript *self,
       const Wish      *wish,
       OgcFlight       *flight)
{
  if (wish->value > 0)
    dress_die (self, wish, flight);
  else if (wish->tile != NULL)
    dress_tile (self, wish, flight);
  else
    {
      graphene_size_init (&flight->size, SMALL, SMALL);
      flight->faces[0] = draw_knowledge ();
    }
}

/* What the thing becomes when it has landed, if that is on the table. */
static GtkWidget *
find_target (OgcMotionScript *self,
             const Wish      *wish,
             GHashTable      *reached)
{
  const OgcEvent *event = &wish->event;
  GtkWidget *target;

  switch (wish->goal)
    {
    case TO_HAND:
      return ogc_motion_targets_find_in_hand (self->stage, reached, wish->owner, wish->value);
    case TO_BUILDING:
      return ogc_motion_targets_find_die (self->stage, reached, event->building, wish->owner, wish->value,
                                          event->kind == OGC_EVENT_PUSHED ? event->place : G_MAXUINT);
    case TO_OFFER:
      return ogc_motion_targets_find_offer (self->stage, reached, event);
    case TO_SEAT:
      if (wish->tile == NULL)
        return NULL;
      target = ogc_motion_targets_find_holding (self->stage, reached, event, wish->owner);
      if (target == NULL && event->kind == OGC_EVENT_DREW)
        target = ogc_motion_targets_find_offer (self->stage, reached, event);
      return target;
    default:
      return NULL;
    }
}

/* Where it vanishes when it becomes nothing that can be seen. */
static GtkWidget *
find_around (OgcMotionScript *self,
             const Wish      *wish)
{
  switch (wish->goal)
    {
    case TO_BUILDING:
      return ogc_motion_targets_find_building (self->stage, wish->event.building);
    case TO_SEAT:
      return ogc_motion_targets_find_seat (self->stage, wish->owner);
    case TO_STACK:
      return ogc_motion_targets_find_stack (self->stage, wish->event.building);
    default:
      return NULL;
    }
}

static OgcFlight *
aim (OgcMotionScript *self,
     const Wish      *wish,
     GHashTable      *reached)
{
  GtkWidget *target = find_target (self, wish, reached);
  OgcFlight *flight = g_new0 (OgcFlight, 1);

  flight->kind = wish->kind;
  flight->from = wish->from;
  if (bounds_of (self, target, &flight->to))
    {
      g_hash_table_add (reached, target);
      ogc_flight_set_target (flight, target);
    }
  else if (middle_of (self, find_around (self, wish), &flight->to))
    flight->fades = TRUE;
  else
    {
      ogc_flight_free (flight);
      return NULL;
    }
  dress (self, wish, flight);
  return flight;
}

/* Aims what belongs to @act; returns whether there was anything. */
static gboolean
aim_act (OgcMotionScript *self,
         Act              act,
         gint64           begin,
         gint64           duration,
         GHashTable      *reached,
         GPtrArray       *flights)
{
  const guint before = flights->len;

  for (guint i = 0; i < self->wishes->len; i++)
    {
      Wish *wish = self->wishes->pdata[i];
      OgcFlight *flight = wish->act == act ? aim (self, wish, reached) : NULL;

      if (flight == NULL)
        continue;
      flight->begin = begin + (gint64) (duration * MIN (STAGGER * (flights->len - before), STAGGER_MOST));
      flight->end = flight->begin + duration;
      g_ptr_array_add (flights, flight);
    }
  return flights->len > before;
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
  self->wishes = g_ptr_array_new_with_free_func ((GDestroyNotify) wish_free);
  self->left = g_hash_table_new (NULL, NULL);
  return self;
}

void
ogc_motion_script_free (OgcMotionScript *self)
{
  g_ptr_array_unref (self->wishes);
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
      add_rolled (self, event, without (event->dice, self->kept[0]), event->seat);
      add_rolled (self, event, without (event->other, self->kept[1]), OGC_NEUTRAL);
      break;
    case OGC_EVENT_TURNED:
      add_rolled (self, event, event->other, event->seat);
      break;
    case OGC_EVENT_PLACED:
      add_dice (self, event, ACT_PLACE, event->building);
      break;
    case OGC_EVENT_PUSHED:
      add_dice (self, event, ACT_PUSH, event->building);
      break;
    case OGC_EVENT_BUMPED:
    case OGC_EVENT_PICKED:
    case OGC_EVENT_LEFT_OVER:
    case OGC_EVENT_UNREWARDED:
      add_dice (self, event, ACT_PUSH, OGC_LIBRARY);
      break;
    case OGC_EVENT_DREW:
    case OGC_EVENT_TOOK:
    case OGC_EVENT_HANDED:
      add_tile (self, event, ACT_TAKE, TO_SEAT);
      break;
    case OGC_EVENT_DISCARDED:
    case OGC_EVENT_RETURNED:
      add_tile (self, event, ACT_TAKE, TO_STACK);
      break;
    case OGC_EVENT_REVEALED:
    case OGC_EVENT_LAID:
      add_dealt (self, event);
      break;
    case OGC_EVENT_KNOWLEDGE_GAINED:
      add_knowledge (self, event);
      break;
    default:
      break;
    }
}

unsigned
ogc_motion_script_size (OgcMotionScript *self)
{
  return self->wishes->len;
}

GPtrArray *
ogc_motion_script_aim (OgcMotionScript *self,
                       gint64           duration)
{
  GPtrArray *flights = g_ptr_array_new_with_free_func ((GDestroyNotify) ogc_flight_free);
  g_autoptr (GHashTable) reached = g_hash_table_new (NULL, NULL);
  gint64 begin = 0;

  for (unsigned act = 0; act < N_ACTS; act++)
    if (aim_act (self, act, begin, duration, reached, flights))
      begin += (gint64) (duration * ACT_AFTER);
  return flights;
}
