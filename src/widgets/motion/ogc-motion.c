/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-motion.h"

#include "ogc-flight.h"
#include "ogc-node-groups.h"
#include "ogc-texture-cache.h"

typedef struct {
  GtkWidget          *stage;
  GPtrArray          *flights; /* what is in the air */
  gboolean            holding; /* whether computer players are held */
  gint64              begun;   /* the frame time at the beginning */
  gint64              now;     /* microseconds since then */
  guint               tick;
  guint               guard;   /* source that lands everything if no frames are drawn */
  guint               patience; /* when it does, in milliseconds */
  gboolean            resting; /* whether time stands still */
  GdkFrameClock      *clock;   /* the frame clock whose next layout is awaited */
  GtkEventController *skipper; /* on the window */
} OgcMotionPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (OgcMotion, ogc_motion, GTK_TYPE_WIDGET)

#define PRIVATE(self) ((OgcMotionPrivate *) ogc_motion_get_instance_private (self))

/* How many milliseconds after its time everything lands even if no frames are drawn. */
#define GUARD 2000

/* How many microseconds everything takes if nothing may move. */
#define FADE 120000

/* How many nodes flying things are drawn as. */
#define MOST_PICTURES 3

static void
forget_layout (OgcMotionPrivate *priv,
               OgcMotion        *self)
{
  if (priv->clock != NULL)
    g_signal_handlers_disconnect_by_data (priv->clock, self);
  g_clear_object (&priv->clock);
}

static gboolean
guard_cb (gpointer data)
{
  OgcMotion *self = OGC_MOTION (data);

  PRIVATE (self)->guard = 0;
  ogc_motion_skip (self);
  return G_SOURCE_REMOVE;
}

static void
arm_guard (OgcMotion *self)
{
  OgcMotionPrivate *priv = PRIVATE (self);

  g_clear_handle_id (&priv->guard, g_source_remove);
  priv->guard = g_timeout_add (priv->patience, guard_cb, self);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  OgcMotion *self = OGC_MOTION (widget);
  OgcMotionPrivate *priv = PRIVATE (self);
  const OgcMotionClass *klass = OGC_MOTION_GET_CLASS (self);
  const gint64 now = gdk_frame_clock_get_frame_time (clock) - priv->begun;
  const gboolean rested = priv->resting;
  gboolean landed = TRUE;

  priv->now = klass->limit != NULL ? klass->limit (self, now) : now;
  priv->resting = priv->now < now;
  if (priv->resting)
    {
      priv->begun += now - priv->now;
      arm_guard (self);
    }
  for (guint i = 0; i < priv->flights->len; i++)
    {
      OgcFlight *flight = priv->flights->pdata[i];

      ogc_flight_count (flight, priv->now);
      if (flight->end <= priv->now)
        ogc_flight_land (flight);
      else
        landed = FALSE;
    }
  if (klass->pass != NULL)
    klass->pass (self, priv->now);
  if (landed && !priv->resting)
    ogc_motion_skip (self);
  if (!rested || !priv->resting)
    gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

static void
fade_cb (OgcFlight *flight,
         gpointer   user_data)
{
  ogc_flight_crossfade (flight, FADE);
}

/* The table has been laid out again but not drawn yet: now it is known where things go. */
static void
laid_out_cb (OgcMotion     *self,
             GdkFrameClock *clock)
{
  OgcMotionPrivate *priv = PRIVATE (self);
  gint64 length;
  g_autoptr (GPtrArray) flights = OGC_MOTION_GET_CLASS (self)->aim (self, &length);

  forget_layout (priv, self);
  if (ogc_motion_is_reduced (self))
    {
      g_ptr_array_foreach (flights, (GFunc) fade_cb, NULL);
      length = FADE;
    }
  if (flights->len == 0)
    {
      ogc_motion_skip (self);
      return;
    }
  priv->flights = g_steal_pointer (&flights);
  priv->patience = GUARD + (guint) (length / 1000);
  arm_guard (self);
  priv->begun = gdk_frame_clock_get_frame_time (clock);
  priv->now = 0;
  priv->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Keys for looking around while others play. */
static gboolean
looks_around (GdkEvent *event)
{
  const guint key = gdk_key_event_get_keyval (event);

  return gdk_key_event_is_modifier (event) || key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab
         || (key >= GDK_KEY_Home && key <= GDK_KEY_Begin);
}

/* Whether @event presses a button whose action is off, perhaps by now. Dice that nobody can pick now are buttons too,
 * but have no action: whoever presses these wants to go on. */
static gboolean
is_for_nothing (OgcMotion *self,
                GdkEvent  *event)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *picked, *button;
  double x, y, left, top;

  if (gdk_event_get_event_type (event) == GDK_KEY_PRESS || !gdk_event_get_position (event, &x, &y))
    return FALSE;
  gtk_native_get_surface_transform (GTK_NATIVE (root), &left, &top);
  picked = gtk_widget_pick (root, x - left, y - top, GTK_PICK_INSENSITIVE);
  button = picked != NULL ? gtk_widget_get_ancestor (picked, GTK_TYPE_BUTTON) : NULL;
  return button != NULL && !gtk_widget_is_sensitive (button)
         && gtk_actionable_get_action_name (GTK_ACTIONABLE (button)) != NULL;
}

/* Pressing something skips what is in the air, and usually the pause for the pace as well. */
static gboolean
input_cb (OgcMotion *self,
          GdkEvent  *event)
{
  const GdkEventType type = gdk_event_get_event_type (event);

  if ((type != GDK_KEY_PRESS && type != GDK_BUTTON_PRESS && type != GDK_TOUCH_BEGIN) || is_for_nothing (self, event))
    return GDK_EVENT_PROPAGATE;
  if (PRIVATE (self)->resting)
    return GDK_EVENT_PROPAGATE;
  ogc_motion_skip (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && (type != GDK_KEY_PRESS || !looks_around (event)))
    OGC_MOTION_GET_CLASS (self)->hurry (self);
  return GDK_EVENT_PROPAGATE;
}

/* Things at rest are the same nodes in every frame, which GTK does not redraw; the rest is joined. */
static void
snapshot_flights (OgcMotionPrivate *self,
                  GtkSnapshot      *snapshot)
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
ogc_motion_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  OgcMotionPrivate *priv = PRIVATE (OGC_MOTION (widget));

  /*
   * Always draws something, always beyond the edge: GTK redraws the whole window when the layer comes or goes, and
   * when clipping of the table starts or stops because a die rolls over its edge.
   */
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0, 0, 0, 0 }, &GRAPHENE_RECT_INIT (-1, -1, 2, 2));
  if (priv->flights != NULL)
    snapshot_flights (priv, snapshot);
}

/* Only what hides something takes clicks, so that nobody presses what cannot be seen. */
static gboolean
ogc_motion_contains (GtkWidget *widget,
                     double     x,
                     double     y)
{
  OgcMotionPrivate *priv = PRIVATE (OGC_MOTION (widget));

  for (guint i = 0; priv->flights != NULL && i < priv->flights->len; i++)
    if (ogc_flight_is_over (priv->flights->pdata[i], &GRAPHENE_POINT_INIT ((float) x, (float) y), priv->now))
      return TRUE;
  return FALSE;
}

static void
ogc_motion_root (GtkWidget *widget)
{
  OgcMotion *self = OGC_MOTION (widget);
  OgcMotionPrivate *priv = PRIVATE (self);

  GTK_WIDGET_CLASS (ogc_motion_parent_class)->root (widget);

  priv->skipper = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (priv->skipper, GTK_PHASE_CAPTURE);
  g_signal_connect_object (priv->skipper, "event", G_CALLBACK (input_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), priv->skipper);
}

static void
ogc_motion_unroot (GtkWidget *widget)
{
  OgcMotion *self = OGC_MOTION (widget);
  OgcMotionPrivate *priv = PRIVATE (self);

  ogc_motion_skip (self);
  if (gtk_event_controller_get_widget (priv->skipper) != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (priv->skipper), priv->skipper);
  priv->skipper = NULL;

  GTK_WIDGET_CLASS (ogc_motion_parent_class)->unroot (widget);
}

static void
ogc_motion_unmap (GtkWidget *widget)
{
  ogc_motion_skip (OGC_MOTION (widget));

  GTK_WIDGET_CLASS (ogc_motion_parent_class)->unmap (widget);
}

static void
ogc_motion_class_init (OgcMotionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = ogc_motion_snapshot;
  widget_class->contains = ogc_motion_contains;
  widget_class->root = ogc_motion_root;
  widget_class->unroot = ogc_motion_unroot;
  widget_class->unmap = ogc_motion_unmap;

  gtk_widget_class_set_css_name (widget_class, "motion");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ogc_motion_init (OgcMotion *self)
{
}

void
ogc_motion_set_stage (OgcMotion *self,
                      GtkWidget *stage)
{
  g_return_if_fail (OGC_IS_MOTION (self));
  g_return_if_fail (GTK_IS_WIDGET (stage));

  PRIVATE (self)->stage = stage;
}

GtkWidget *
ogc_motion_get_stage (OgcMotion *self)
{
  g_return_val_if_fail (OGC_IS_MOTION (self), NULL);

  return PRIVATE (self)->stage;
}

gboolean
ogc_motion_is_seen (OgcMotion *self)
{
  g_return_val_if_fail (OGC_IS_MOTION (self), FALSE);

  return gtk_widget_get_mapped (GTK_WIDGET (self)) && gtk_widget_get_mapped (PRIVATE (self)->stage);
}

gboolean
ogc_motion_is_reduced (OgcMotion *self)
{
  gboolean animations;

  g_return_val_if_fail (OGC_IS_MOTION (self), FALSE);

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);
  return !animations;
}

void
ogc_motion_begin (OgcMotion *self)
{
  OgcMotionPrivate *priv = PRIVATE (self);

  g_return_if_fail (OGC_IS_MOTION (self));
  g_return_if_fail (!priv->holding);

  priv->holding = TRUE;
  OGC_MOTION_GET_CLASS (self)->hold (self);
  priv->patience = GUARD;
  arm_guard (self);
  priv->clock = g_object_ref (gtk_widget_get_frame_clock (GTK_WIDGET (self)));
  g_signal_connect_object (priv->clock, "layout", G_CALLBACK (laid_out_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gdk_frame_clock_request_phase (priv->clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

gboolean
ogc_motion_get_moving (OgcMotion *self)
{
  g_return_val_if_fail (OGC_IS_MOTION (self), FALSE);

  return PRIVATE (self)->holding;
}

void
ogc_motion_skip (OgcMotion *self)
{
  OgcMotionPrivate *priv = PRIVATE (self);

  g_return_if_fail (OGC_IS_MOTION (self));

  forget_layout (priv, self);
  g_clear_handle_id (&priv->guard, g_source_remove);
  if (priv->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), priv->tick);
  priv->tick = 0;
  priv->resting = FALSE;
  g_clear_pointer (&priv->flights, g_ptr_array_unref);
  OGC_MOTION_GET_CLASS (self)->forget (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (!priv->holding)
    return;
  priv->holding = FALSE;
  OGC_MOTION_GET_CLASS (self)->release (self);
}
