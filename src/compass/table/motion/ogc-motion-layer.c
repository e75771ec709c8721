/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-motion-layer.h"

#include "ogc-flight.h"
#include "ogc-motion-script.h"
#include "ogc-node-groups.h"
#include "ogc-texture-cache.h"

struct _OgcMotionLayer
{
  GtkWidget parent_instance;

  GtkWidget          *stage;
  OgcGame            *game;
  OgcMotionScript    *script;  /* what happened, before it is laid out */
  OgcMotionScript    *played;  /* and after that */
  GPtrArray          *flights; /* what is in the air */
  gboolean            holding; /* computer players wait for it */
  gint64              begun;   /* frame time of the beginning */
  gint64              now;     /* microseconds since */
  guint               tick;
  guint               guard;   /* source that lands everything where no frames are drawn */
  GdkFrameClock      *clock;   /* whose next layout is waited for */
  GtkEventController *skipper; /* on the window */
};

G_DEFINE_FINAL_TYPE (OgcMotionLayer, ogc_motion_layer, GTK_TYPE_WIDGET)

/* How much longer than in a hurry everything takes. */
static const double slowness[] = {
  [OGC_PACE_INSTANT] = 0,
  [OGC_PACE_QUICK] = 1,
  [OGC_PACE_CALM] = 1.5,
};

/* So many milliseconds after its time everything has landed, even where no frames are drawn. */
#define GUARD 2000

/* Microseconds that everything takes together where nothing is to move. */
#define FADE 120000

/* So many pictures what flies is for GTK. */
#define MOST_PICTURES 3

static void
forget_layout (OgcMotionLayer *self)
{
  if (self->clock != NULL)
    g_signal_handlers_disconnect_by_data (self->clock, self);
  g_clear_object (&self->clock);
}

/* Whether anything is to be seen of what happens. */
static gboolean
may_move (OgcMotionLayer *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (self)) && gtk_widget_get_mapped (self->stage)
         && ogc_game_get_pace (self->game) != OGC_PACE_INSTANT;
}

/* Where the desktop or a preference wants no animations. */
static gboolean
is_motion_reduced (OgcMotionLayer *self)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);
  return !animations;
}

static gboolean
guard_cb (gpointer data)
{
  OgcMotionLayer *self = OGC_MOTION_LAYER (data);

  self->guard = 0;
  ogc_motion_layer_skip (self);
  return G_SOURCE_REMOVE;
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  OgcMotionLayer *self = OGC_MOTION_LAYER (widget);
  gboolean landed = TRUE;

  self->now = gdk_frame_clock_get_frame_time (clock) - self->begun;
  for (guint i = 0; i < self->flights->len; i++)
    {
      OgcFlight *flight = self->flights->pdata[i];

      ogc_flight_count (flight, self->now);
      if (flight->end <= self->now)
        ogc_flight_land (flight);
      else
        landed = FALSE;
    }
  if (landed)
    ogc_motion_layer_skip (self);
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

static void
fade_cb (OgcFlight *flight,
         gpointer   user_data)
{
  ogc_flight_crossfade (flight, FADE);
}

/* The table is laid out anew, and not drawn yet: now it can be seen where things go. */
static void
laid_out_cb (OgcMotionLayer *self,
             GdkFrameClock  *clock)
{
  const OgcPace pace = ogc_game_get_pace (self->game);
  gint64 length;
  g_autoptr (GPtrArray) flights = ogc_motion_script_aim (self->script, slowness[pace], &length);

  forget_layout (self);
  if (is_motion_reduced (self))
    {
      g_ptr_array_foreach (flights, (GFunc) fade_cb, NULL);
      length = FADE;
    }
  if (flights->len == 0)
    {
      ogc_motion_layer_skip (self);
      return;
    }
  self->played = g_steal_pointer (&self->script);
  self->flights = g_steal_pointer (&flights);
  g_clear_handle_id (&self->guard, g_source_remove);
  self->guard = g_timeout_add (GUARD + (guint) (length / 1000), guard_cb, self);
  self->begun = gdk_frame_clock_get_frame_time (clock);
  self->now = 0;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
event_cb (OgcMotionLayer *self,
          const OgcEvent *event)
{
  if (!may_move (self))
    return;
  if (self->script == NULL)
    {
      ogc_motion_layer_skip (self);
      self->script = ogc_motion_script_new (GTK_WIDGET (self), self->stage, self->game);
    }
  ogc_motion_script_add (self->script, event);
}

/* All objects have changed. */
static void
asked_cb (OgcMotionLayer *self)
{
  if (self->script == NULL || self->holding)
    return;
  if (ogc_motion_script_size (self->script) == 0 || !may_move (self))
    {
      ogc_motion_layer_skip (self);
      return;
    }
  self->holding = TRUE;
  ogc_game_hold (self->game);
  self->guard = g_timeout_add (GUARD, guard_cb, self);
  self->clock = g_object_ref (gtk_widget_get_frame_clock (GTK_WIDGET (self)));
  g_signal_connect_object (self->clock, "layout", G_CALLBACK (laid_out_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gdk_frame_clock_request_phase (self->clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

/* Where it begins and where it is broken off, nothing comes from what was seen before; the last step still moves. */
static void
showing_again_cb (OgcMotionLayer *self)
{
  if (self->script == NULL || self->holding)
    ogc_motion_layer_skip (self);
}

/* Keys with which one looks around while others play. */
static gboolean
looks_around (GdkEvent *event)
{
  const guint key = gdk_key_event_get_keyval (event);

  return gdk_key_event_is_modifier (event) || key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab
         || (key >= GDK_KEY_Home && key <= GDK_KEY_Begin);
}

/* Whoever presses something has seen enough, as a rule also of what lies still for the pace. */
static gboolean
input_cb (OgcMotionLayer *self,
          GdkEvent       *event)
{
  const GdkEventType type = gdk_event_get_event_type (event);

  if (type != GDK_KEY_PRESS && type != GDK_BUTTON_PRESS && type != GDK_TOUCH_BEGIN)
    return GDK_EVENT_PROPAGATE;
  ogc_motion_layer_skip (self);
  if (self->game != NULL && gtk_widget_get_mapped (GTK_WIDGET (self))
      && (type != GDK_KEY_PRESS || !looks_around (event)))
    ogc_game_hurry (self->game);
  return GDK_EVENT_PROPAGATE;
}

/* What lies still is the same node in every frame, which GTK does not draw anew; the rest is joined. */
static void
snapshot_flights (OgcMotionLayer *self,
                  GtkSnapshot    *snapshot)
{
  g_autoptr (GPtrArray) nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);

  for (unsigned i = 0; i < self->flights->len; i++)
    {
      GskRenderNode *still = ogc_flight_get_still (self->flights->pdata[i], self->now);
      GtkSnapshot *one;
      GskRenderNode *node;

      if (still != NULL)
        {
          gtk_snapshot_append_node (snapshot, still);
          continue;
        }
      one = gtk_snapshot_new ();
      ogc_flight_snapshot (self->flights->pdata[i], one, self->now);
      node = gtk_snapshot_free_to_node (one);
      if (node != NULL)
        g_ptr_array_add (nodes, node);
    }
  ogc_node_groups_join (nodes, MOST_PICTURES);
  for (unsigned i = 0; i < nodes->len; i++)
    ogc_texture_cache_append_node (snapshot, nodes->pdata[i]);
}

static void
ogc_motion_layer_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  OgcMotionLayer *self = OGC_MOTION_LAYER (widget);

  /*
   * Always something, and always beyond the edge: GTK draws the whole window anew where the layer comes or goes, and
   * where the table begins or ends to be clipped since a die rolls over its edge.
   */
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0, 0, 0, 0 }, &GRAPHENE_RECT_INIT (-1, -1, 2, 2));
  if (self->flights != NULL)
    snapshot_flights (self, snapshot);
}

static void
ogc_motion_layer_root (GtkWidget *widget)
{
  OgcMotionLayer *self = OGC_MOTION_LAYER (widget);

  GTK_WIDGET_CLASS (ogc_motion_layer_parent_class)->root (widget);

  self->skipper = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->skipper, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->skipper, "event", G_CALLBACK (input_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->skipper);
}

static void
ogc_motion_layer_unroot (GtkWidget *widget)
{
  OgcMotionLayer *self = OGC_MOTION_LAYER (widget);

  ogc_motion_layer_skip (self);
  if (gtk_event_controller_get_widget (self->skipper) != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (self->skipper), self->skipper);
  self->skipper = NULL;

  GTK_WIDGET_CLASS (ogc_motion_layer_parent_class)->unroot (widget);
}

static void
ogc_motion_layer_unmap (GtkWidget *widget)
{
  ogc_motion_layer_skip (OGC_MOTION_LAYER (widget));

  GTK_WIDGET_CLASS (ogc_motion_layer_parent_class)->unmap (widget);
}

static void
ogc_motion_layer_dispose (GObject *object)
{
  OgcMotionLayer *self = OGC_MOTION_LAYER (object);

  ogc_motion_layer_set_game (self, NULL);
  self->stage = NULL;

  G_OBJECT_CLASS (ogc_motion_layer_parent_class)->dispose (object);
}

static void
ogc_motion_layer_class_init (OgcMotionLayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_motion_layer_dispose;
  widget_class->snapshot = ogc_motion_layer_snapshot;
  widget_class->root = ogc_motion_layer_root;
  widget_class->unroot = ogc_motion_layer_unroot;
  widget_class->unmap = ogc_motion_layer_unmap;

  gtk_widget_class_set_css_name (widget_class, "motion");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ogc_motion_layer_init (OgcMotionLayer *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
ogc_motion_layer_new (GtkWidget *stage)
{
  OgcMotionLayer *self;

  g_return_val_if_fail (GTK_IS_WIDGET (stage), NULL);

  self = g_object_new (OGC_TYPE_MOTION_LAYER, NULL);
  self->stage = stage;
  return GTK_WIDGET (self);
}

void
ogc_motion_layer_set_game (OgcMotionLayer *self,
                           OgcGame        *game)
{
  g_return_if_fail (OGC_IS_MOTION_LAYER (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

  if (self->game == game)
    return;
  ogc_motion_layer_skip (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;
  g_signal_connect_object (game, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "event-again", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "shown-again", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::showing-again", G_CALLBACK (showing_again_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "rewound", G_CALLBACK (ogc_motion_layer_skip), self, G_CONNECT_SWAPPED);
}

gboolean
ogc_motion_layer_get_moving (OgcMotionLayer *self)
{
  g_return_val_if_fail (OGC_IS_MOTION_LAYER (self), FALSE);

  return self->holding;
}

void
ogc_motion_layer_skip (OgcMotionLayer *self)
{
  g_return_if_fail (OGC_IS_MOTION_LAYER (self));

  forget_layout (self);
  g_clear_handle_id (&self->guard, g_source_remove);
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_clear_pointer (&self->script, ogc_motion_script_free);
  g_clear_pointer (&self->flights, g_ptr_array_unref);
  g_clear_pointer (&self->played, ogc_motion_script_free);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (!self->holding)
    return;
  self->holding = FALSE;
  ogc_game_release (self->game);
}
