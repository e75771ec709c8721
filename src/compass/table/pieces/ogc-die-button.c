/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-die-button.h"

#include "ogc-die-view.h"
#include "ogc-style.h"
#include "ogc-tooltip.h"

struct _OgcDieButton
{
  GtkToggleButton parent_instance;

  OgcDie  *die;
  char    *emblem;
  gboolean was_picked; /* before it was dragged */
};

enum {
  PROP_0,
  PROP_DIE,
  PROP_EMBLEM,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (OgcDieButton, ogc_die_button, GTK_TYPE_TOGGLE_BUTTON)

#define SIDE 46
/* The gap between dragged dice, as a part of their side. */
#define GAP 0.1f

static void
update_label_cb (OgcDieButton *self)
{
  const char *description = ogc_die_get_description (self->die);

  ogc_tooltip_set (GTK_WIDGET (self), description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
}

/* Starts a drag of the die under the pointer, together with all picked dice. */
static GdkContentProvider *
drag_prepare_cb (OgcDieButton  *self,
                 double         x,
                 double         y,
                 GtkDragSource *source)
{
  if (!ogc_die_get_pickable (self->die))
    return NULL;
  self->was_picked = ogc_die_get_picked (self->die);
  ogc_die_set_picked (self->die, TRUE);
  return gdk_content_provider_new_typed (OGC_TYPE_DIE, self->die);
}

/* Fades dragged dice in the tray during the drag. */
static void
set_dragged (OgcDieButton *self,
             gboolean      dragged)
{
  for (GtkWidget *die = gtk_widget_get_first_child (gtk_widget_get_parent (GTK_WIDGET (self))); die != NULL;
       die = gtk_widget_get_next_sibling (die))
    ogc_style_set_class (die, "dragged", dragged && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (die)));
}

static void
drag_begin_cb (OgcDieButton  *self,
               GdkDrag       *drag,
               GtkDragSource *source)
{
  GtkWidget *view = gtk_button_get_child (GTK_BUTTON (self));
  g_autoptr (GdkPaintable) icon = NULL;
  GtkSnapshot *snapshot;
  graphene_rect_t bounds; /* dice are as large as the table shows them */
  float side, x = 0, hot = 0;

  if (!gtk_widget_compute_bounds (view, GTK_WIDGET (gtk_widget_get_native (view)), &bounds))
    return;
  side = MIN (bounds.size.width, bounds.size.height);
  if (side < 1) /* the button is invisible, or not visible yet */
    return;
  set_dragged (self, TRUE);
  snapshot = gtk_snapshot_new ();
  for (GtkWidget *die = gtk_widget_get_first_child (gtk_widget_get_parent (GTK_WIDGET (self))); die != NULL;
       die = gtk_widget_get_next_sibling (die))
    {
      OgcDieButton *button = OGC_DIE_BUTTON (die);

      if (!ogc_die_get_picked (button->die))
        continue;
      if (button == self)
        hot = x + side / 2;
      ogc_die_view_paint (snapshot, &GRAPHENE_RECT_INIT (x, 0, side, side), ogc_die_get_value (button->die),
                          ogc_die_get_owner (button->die), button->emblem);
      x += side * (1 + GAP);
    }
  icon = gtk_snapshot_free_to_paintable (snapshot, &GRAPHENE_SIZE_INIT (x, side));
  gtk_drag_source_set_icon (source, icon, (int) hot, (int) side / 2);
}

static void
drag_end_cb (OgcDieButton *self)
{
  if (gtk_widget_get_parent (GTK_WIDGET (self)) != NULL) /* otherwise it has left the tray */
    set_dragged (self, FALSE);
}

/* Whether the pointer that drags is over the button. */
static gboolean
is_over (OgcDieButton *self,
         GdkDrag      *drag)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  graphene_rect_t bounds;
  double x, y, left, top;

  if (native == NULL || !gtk_widget_compute_bounds (GTK_WIDGET (self), GTK_WIDGET (native), &bounds))
    return FALSE;
  gdk_surface_get_device_position (gtk_native_get_surface (native), gdk_drag_get_device (drag), &x, &y, NULL);
  gtk_native_get_surface_transform (native, &left, &top);
  return graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT ((float) (x - left), (float) (y - top)));
}

/*
 * Takes a drag that ends where it began as the click that it was meant to be: a press easily slips a little. A drop
 * target would not hear of each: what is released at once is dropped before anybody has been asked to accept it.
 */
static gboolean
drag_cancel_cb (OgcDieButton        *self,
                GdkDrag             *drag,
                GdkDragCancelReason  reason,
                GtkDragSource       *source)
{
  if (reason != GDK_DRAG_CANCEL_NO_TARGET || !ogc_die_get_pickable (self->die) || !is_over (self, drag))
    return FALSE;
  ogc_die_set_picked (self->die, !self->was_picked);
  return TRUE;
}

static void
add_drag_source (OgcDieButton *self)
{
  GtkDragSource *source = gtk_drag_source_new ();

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  /* After a click, the button's own gesture would claim the next press before a later one can. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (drag_prepare_cb), self);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (source, "drag-cancel", G_CALLBACK (drag_cancel_cb), self);
  g_signal_connect_swapped (source, "drag-end", G_CALLBACK (drag_end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
}

static void
ogc_die_button_constructed (GObject *object)
{
  OgcDieButton *self = OGC_DIE_BUTTON (object);
  GtkWidget *view;

  G_OBJECT_CLASS (ogc_die_button_parent_class)->constructed (object);

  view = ogc_die_view_new (ogc_die_get_value (self->die), ogc_die_get_owner (self->die), self->emblem);
  ogc_die_view_set_side (OGC_DIE_VIEW (view), SIDE);
  gtk_button_set_child (GTK_BUTTON (self), view);
  g_object_bind_property (self->die, "value", view, "value", G_BINDING_DEFAULT);
  g_object_bind_property (self->die, "picked", self, "active", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->die, "pickable", self, "sensitive", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->die, "notify", G_CALLBACK (update_label_cb), self, G_CONNECT_SWAPPED);
  update_label_cb (self);
}

static void
ogc_die_button_dispose (GObject *object)
{
  OgcDieButton *self = OGC_DIE_BUTTON (object);

  g_clear_object (&self->die);

  G_OBJECT_CLASS (ogc_die_button_parent_class)->dispose (object);
}

static void
ogc_die_button_finalize (GObject *object)
{
  g_free (OGC_DIE_BUTTON (object)->emblem);

  G_OBJECT_CLASS (ogc_die_button_parent_class)->finalize (object);
}

static void
ogc_die_button_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  OgcDieButton *self = OGC_DIE_BUTTON (object);

  switch (prop_id)
    {
    case PROP_DIE:
      g_value_set_object (value, self->die);
      break;
    case PROP_EMBLEM:
      g_value_set_string (value, self->emblem);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_die_button_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  OgcDieButton *self = OGC_DIE_BUTTON (object);

  switch (prop_id)
    {
    case PROP_DIE:
      self->die = g_value_dup_object (value);
      break;
    case PROP_EMBLEM:
      self->emblem = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_die_button_class_init (OgcDieButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags once = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = ogc_die_button_constructed;
  object_class->dispose = ogc_die_button_dispose;
  object_class->finalize = ogc_die_button_finalize;
  object_class->get_property = ogc_die_button_get_property;
  object_class->set_property = ogc_die_button_set_property;

  properties[PROP_DIE] = g_param_spec_object ("die", NULL, NULL, OGC_TYPE_DIE, once);
  properties[PROP_EMBLEM] = g_param_spec_string ("emblem", NULL, NULL, NULL, once);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ogc_die_button_init (OgcDieButton *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "die-button");
  add_drag_source (self);
}

GtkWidget *
ogc_die_button_new (OgcDie     *die,
                    const char *emblem)
{
  g_return_val_if_fail (OGC_IS_DIE (die), NULL);

  return g_object_new (OGC_TYPE_DIE_BUTTON, "die", die, "emblem", emblem, NULL);
}

OgcDie *
ogc_die_button_get_die (OgcDieButton *self)
{
  g_return_val_if_fail (OGC_IS_DIE_BUTTON (self), NULL);

  return self->die;
}
