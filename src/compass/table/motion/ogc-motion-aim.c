/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a script says once the table has been laid out again: what flies from where to where, how long it takes, and
 * what is heard. */

#include "ogc-art.h"
#include "ogc-die-view.h"
#include "ogc-motion-private.h"
#include "ogc-motion-targets.h"
#include "ogc-seat-tab.h"
#include "ogc-seat-view.h"

/* The times of each beat, in milliseconds: how long a flight in it takes, the delay until the next flight, and the
 * delay from its beginning to the next beat. */
static const struct {
  gint64 length;
  gint64 apart;
  gint64 next;
} times[] = {
  [OGC_BEAT_ROLL] = { 420, 35, 420 },
  [OGC_BEAT_PLACE] = { 240, 50, 200 },
  [OGC_BEAT_KNOCK] = { 400, 20, 320 },
  [OGC_BEAT_RESOLVE] = { 0, 0, 260 },
  [OGC_BEAT_TAKE] = { 320, 70, 280 },
  [OGC_BEAT_HOME] = { 0, 20, 160 },
  [OGC_BEAT_DEAL] = { 260, 40, 260 },
};

/* A pushed die arrives sooner than one that is knocked out. */
#define PUSH 180
/* Dice are shaken for so long before they roll. */
#define SHAKE 160
/* Rolled dice come to rest one after the other, with these delays in milliseconds. */
static const gint64 restless[] = { 0, 130, 60, 190, 90 };
/* The time by which all flights of a beat have set off, in milliseconds. */
#define APART_MOST 300
/* How long gold counts up. */
#define COUNT 400

/* The face of a die, drawn at its size. */
static GskRenderNode *
draw_die (const OgcFlightPlan *plan,
          unsigned             value,
          float                side,
          const char          *emblem)
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
dress_die (OgcMotionScript     *self,
           const OgcFlightPlan *plan,
           OgcFlight           *flight)
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
dress_tile (OgcMotionScript     *self,
            const OgcFlightPlan *plan,
            OgcFlight           *flight)
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
  const OgcFlightPlan *plan = user_data;

  if (plan->picture != NULL)
    {
      flight->size = plan->from.size;
      flight->faces[0] = gsk_render_node_ref (plan->picture);
    }
  else if (plan->value > 0)
    dress_die (plan->script, plan, flight);
  else if (plan->tile != NULL)
    dress_tile (plan->script, plan, flight);
  else if (plan->kind != OGC_FLIGHT_GLOW)
    {
      graphene_size_init (&flight->size, OGC_MOTION_SMALL, OGC_MOTION_SMALL);
      flight->faces[0] = draw_art ("knowledge", OGC_MOTION_SMALL);
    }
}

/* The widget that shows a thing once it has landed, if that is on the table. */
static GtkWidget *
find_target (OgcMotionScript     *self,
             const OgcFlightPlan *plan,
             GHashTable          *reached)
{
  const OgcEvent *event = &plan->event;
  GtkWidget *target;

  switch (plan->goal)
    {
    case OGC_GOAL_HAND:
      return ogc_motion_targets_find_in_hand (self->stage, reached, plan->owner, plan->value);
    case OGC_GOAL_BUILDING:
      return ogc_motion_targets_find_die (self->stage, reached, event->building, plan->owner, plan->value,
                                          event->kind == OGC_EVENT_PUSHED ? event->place : G_MAXUINT);
    case OGC_GOAL_OFFER:
      return ogc_motion_targets_find_offer (self->stage, reached, event);
    case OGC_GOAL_SEAT:
      if (plan->tile == NULL)
        return NULL;
      target = ogc_motion_targets_find_holding (self->stage, reached, event, plan->owner);
      if (target == NULL && event->kind == OGC_EVENT_DREW)
        target = ogc_motion_targets_find_offer (self->stage, reached, event);
      return target;
    case OGC_GOAL_STACK:
      break;
    }
  return NULL;
}

/* The widget where a thing vanishes if nothing shows it afterwards. */
static GtkWidget *
find_around (OgcMotionScript     *self,
             const OgcFlightPlan *plan)
{
  switch (plan->goal)
    {
    case OGC_GOAL_BUILDING:
      return ogc_motion_targets_find_building (self->stage, plan->event.building);
    case OGC_GOAL_SEAT:
      return ogc_motion_targets_find_seat (self->stage, plan->owner);
    case OGC_GOAL_STACK:
      return ogc_motion_targets_find_stack (self->stage, plan->event.building);
    case OGC_GOAL_HAND:
    case OGC_GOAL_OFFER:
      break;
    }
  return NULL;
}

/* Moves the picture of a tableau's tiles to where they are laid out now, and cuts off what has no room there: beyond it
 * is the name of the next seat. */
static void
move_tiles (OgcMotionScript *self,
            OgcFlightPlan   *plan)
{
  g_autoptr (GskRenderNode) whole = NULL;
  graphene_rect_t room;

  if (!ogc_motion_script_find_bounds (self, plan->hides, &room))
    return;
  plan->from.origin = room.origin;
  whole = plan->picture;
  plan->picture = gsk_clip_node_new (whole, &GRAPHENE_RECT_INIT (0, 0, room.size.width, room.size.height));
}

static OgcFlight *
aim_flight (OgcMotionScript *self,
            OgcFlightPlan   *plan,
            GHashTable      *reached)
{
  const gboolean goes = plan->kind != OGC_FLIGHT_STAY && plan->kind != OGC_FLIGHT_GLOW;
  GtkWidget *target = goes ? find_target (self, plan, reached) : NULL;
  OgcFlight *flight = g_new0 (OgcFlight, 1);

  if (plan->tiles)
    move_tiles (self, plan);
  if (plan->lights != NULL) /* a tableau may have grown */
    ogc_motion_script_find_bounds (self, plan->lights, &plan->from);
  flight->kind = plan->kind;
  flight->covers = plan->kind == OGC_FLIGHT_STAY && plan->hides == NULL;
  flight->from = plan->from;
  if (plan->hides != NULL)
    ogc_flight_set_target (flight, ogc_motion_targets_find_whole (plan->hides));
  if (!goes)
    flight->to = plan->from;
  else if (ogc_motion_script_find_bounds (self, target, &flight->to))
    {
      g_hash_table_add (reached, target);
      ogc_flight_set_target (flight, ogc_motion_targets_find_whole (target));
    }
  else if (ogc_motion_script_find_middle (self, find_around (self, plan), &flight->to))
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

static void
add_cue (GArray *cues,
         OgcCue  cue,
         gint64  at)
{
  const OgcMotionCue timed = { cue, at };

  if (cue != OGC_CUE_NONE)
    g_array_append_val (cues, timed);
}

/* What is put down or arrives is heard when it does, and everything else when it sets off. */
static gint64
find_cue_time (OgcCue           cue,
               const OgcFlight *flight)
{
  return cue == OGC_CUE_PLACE || cue == OGC_CUE_TILE || cue == OGC_CUE_GOLD ? flight->end : flight->begin;
}

/* Aims the flights of a beat that begins at @begin, in milliseconds. Returns when all have landed. */
static gint64
aim_beat (OgcMotionScript *self,
          guint            beat,
          gint64           begin,
          GHashTable      *reached,
          GPtrArray       *flights,
          GArray          *cues)
{
  const OgcBeat *what = &g_array_index (self->beats, OgcBeat, beat);
  gint64 last = begin;
  guint n = 0;

  for (guint i = 0; i < self->plans->len; i++)
    {
      OgcFlightPlan *plan = self->plans->pdata[i];
      OgcFlight *flight = plan->beat == beat ? aim_flight (self, plan, reached) : NULL;

      if (flight == NULL)
        continue;
      flight->begin = begin + MIN (times[what->kind].apart * n, APART_MOST);
      flight->end = flight->begin + (flight->kind == OGC_FLIGHT_PUSH ? PUSH : times[what->kind].length);
      if (flight->kind == OGC_FLIGHT_TUMBLE)
        flight->end += restless[n % G_N_ELEMENTS (restless)];
      flight->unseen = plan->unseen;
      add_cue (cues, plan->cue, find_cue_time (plan->cue, flight));
      last = MAX (last, flight->end);
      if (flight->kind == OGC_FLIGHT_STAY)
        {
          flight->begin = 0;
          g_ptr_array_insert (flights, 0, flight); /* below everything that flies */
          n += flight->covers ? 1 : 0;
          continue;
        }
      if (flight->kind == OGC_FLIGHT_GLOW)
        flight->number = (int) beat; /* until the end of that beat is known */
      else
        n++;
      g_ptr_array_add (flights, flight);
    }
  add_cue (cues, what->first, begin);
  add_cue (cues, what->cue, begin + (what->first != OGC_CUE_NONE ? SHAKE : 0));
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
      OgcBeatKind kind, next;

      if (flight->kind != OGC_FLIGHT_GLOW)
        continue;
      kind = g_array_index (self->beats, OgcBeat, beat).kind;
      do
        next = ++beat < self->beats->len ? g_array_index (self->beats, OgcBeat, beat).kind : OGC_BEAT_HOME;
      while (next != kind && next != OGC_BEAT_RESOLVE && next < OGC_BEAT_HOME);
      flight->end = beat < self->beats->len ? begins[beat] : end;
    }
}

/* When the first thing that @owner gets has arrived, or the last one; @otherwise if there is none. */
static gint64
find_arrival (GPtrArray *flights,
              unsigned   owner,
              gboolean   first,
              gint64     otherwise)
{
  gint64 arrival = -1;

  for (guint i = 0; i < flights->len; i++)
    {
      const OgcFlight *flight = flights->pdata[i];
      const OgcFlightPlan *plan = flight->user_data;

      if (plan != NULL && plan->goal == OGC_GOAL_SEAT && plan->owner == owner
          && (arrival < 0 || (flight->end < arrival) == first))
        arrival = flight->end;
    }
  return arrival >= 0 ? arrival : otherwise;
}

/* Uncovers the tiles of each seat for the first one that arrives there; the later ones are still hidden. */
static void
end_tiles (GPtrArray *flights)
{
  for (guint i = 0; i < flights->len; i++)
    {
      OgcFlight *flight = flights->pdata[i];
      const OgcFlightPlan *plan = flight->user_data;

      if (plan != NULL && plan->tiles)
        flight->end = find_arrival (flights, plan->owner, TRUE, flight->end);
    }
}

static void
show_gold (GtkWidget *view,
           int        gold)
{
  if (OGC_IS_SEAT_TAB (view))
    ogc_seat_tab_show_gold (OGC_SEAT_TAB (view), gold);
  else
    ogc_seat_view_show_gold (OGC_SEAT_VIEW (view), gold);
}

/* Adds gold that counts up once the last thing that is worth gold has arrived. */
static void
add_counts (OgcMotionScript *self,
            GPtrArray       *flights,
            GArray          *cues)
{
  for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
    {
      OgcSeat *owner = ogc_game_get_seat (self->game, seat);
      GtkWidget *view = owner != NULL ? ogc_motion_targets_find_seat (self->stage, seat) : NULL;
      OgcFlight *count;

      if (view == NULL || ogc_seat_get_gold (owner) == self->gold[seat])
        continue;
      count = g_new0 (OgcFlight, 1);
      count->kind = OGC_FLIGHT_COUNT;
      count->begin = find_arrival (flights, seat, FALSE, 0);
      count->end = count->begin + COUNT;
      count->show = show_gold;
      count->number = (int) self->gold[seat];
      count->last = (int) ogc_seat_get_gold (owner);
      ogc_flight_set_target (count, view);
      g_ptr_array_add (flights, count);
      if (count->last > count->number)
        add_cue (cues, OGC_CUE_GOLD, count->begin);
    }
}

static int
compare_cues (gconstpointer a,
              gconstpointer b)
{
  const gint64 first = ((const OgcMotionCue *) a)->at;
  const gint64 second = ((const OgcMotionCue *) b)->at;

  return (first > second) - (first < second);
}

/* When the next question may be asked, and the next round shown: everything of this one has been told. */
static gint64
find_told (OgcMotionScript *self,
           const gint64    *begins,
           gint64           end)
{
  for (guint beat = 0; beat < self->beats->len; beat++)
    if (g_array_index (self->beats, OgcBeat, beat).kind == OGC_BEAT_HOME)
      return begins[beat];
  return end;
}

GPtrArray *
ogc_motion_script_aim (OgcMotionScript *self,
                       double           slowness,
                       gint64          *length,
                       gint64          *told,
                       GArray          *cues,
                       GArray          *captions)
{
  GPtrArray *flights = g_ptr_array_new_with_free_func ((GDestroyNotify) ogc_flight_free);
  g_autoptr (GHashTable) reached = g_hash_table_new (NULL, NULL);
  g_autofree gint64 *begins = g_new0 (gint64, self->beats->len + 1);
  gint64 begin = 0;
  gint64 end = 0;
  double factor;

  for (guint beat = 0; beat < self->beats->len; beat++)
    {
      const OgcBeatKind kind = g_array_index (self->beats, OgcBeat, beat).kind;
      const guint before = flights->len;
      gint64 landed;

      if (kind == OGC_BEAT_RESOLVE || kind == OGC_BEAT_HOME)
        begin = MAX (begin, end); /* everything before has been placed or given out */
      begins[beat] = begin;
      landed = aim_beat (self, beat, begin, reached, flights, cues);
      end = MAX (end, landed);
      if (flights->len > before)
        begin += times[kind].next;
    }
  end = MAX (end, begin);
  *told = find_told (self, begins, end);
  end_glows (self, flights, begins, end);
  end_tiles (flights);
  if (self->tells && flights->len > 0)
    ogc_motion_covers_add_tray (self, begins, *told, flights, captions);
  add_counts (self, flights, cues);
  g_array_sort (cues, compare_cues);
  factor = ogc_flight_scale_all (flights, slowness, end, length);
  *told = (gint64) (factor * (double) *told);
  for (guint i = 0; i < cues->len; i++)
    {
      OgcMotionCue *cue = &g_array_index (cues, OgcMotionCue, i);

      cue->at = (gint64) (factor * (double) cue->at);
    }
  for (guint i = 0; i < captions->len; i++)
    {
      OgcMotionCaption *caption = &g_array_index (captions, OgcMotionCaption, i);

      caption->at = (gint64) (factor * (double) caption->at);
    }
  return flights;
}
