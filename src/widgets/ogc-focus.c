/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-focus.h"

#include <math.h>

#include "ogc-style.h"

/* The style class of a window in which keys were used last. */
#define KEYS "keys"

/* Something that takes the focus: its middle, how far from there it reaches up and down, and the line it stands in. */
typedef struct {
  GtkWidget *widget;
  double     x;
  double     y;
  double     reach;
  int        line;
} Place;

static void
find_places (GtkWidget *widget,
             GtkWidget *root,
             GArray    *places)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget) || GTK_IS_NATIVE (widget)
      || !gtk_widget_get_can_focus (widget))
    return;
  if (gtk_widget_get_focusable (widget) && gtk_widget_compute_bounds (widget, root, &bounds))
    {
      const Place place = { widget, bounds.origin.x + bounds.size.width / 2, bounds.origin.y + bounds.size.height / 2,
                            bounds.size.height / 2, 0 };

      g_array_append_val (places, place);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_places (child, root, places);
}

static int
compare_height (gconstpointer a,
                gconstpointer b)
{
  const double difference = ((const Place *) a)->y - ((const Place *) b)->y;

  return (difference > 0) - (difference < 0);
}

static int
compare_reading (gconstpointer a,
                 gconstpointer b)
{
  const Place *one = a, *other = b;
  const double difference = one->x - other->x;

  return one->line != other->line ? one->line - other->line : (difference > 0) - (difference < 0);
}

/* The focusable widgets in @widget, in reading order. A line extends as far as its highest widget. */
static GArray *
read_places (GtkWidget *widget)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Place));
  double end = -1;
  int line = 0;

  find_places (widget, widget, places);
  g_array_sort (places, compare_height);
  for (guint i = 0; i < places->len; i++)
    {
      Place *place = &g_array_index (places, Place, i);

      if (place->y >= end)
        {
          line++;
          end = place->y + place->reach;
        }
      place->line = line;
    }
  g_array_sort (places, compare_reading);
  return places;
}

static const Place *
find_in_line (GArray *places,
              int     line,
              double  x)
{
  const Place *nearest = NULL;

  for (guint i = 0; i < places->len; i++)
    {
      const Place *place = &g_array_index (places, Place, i);

      if (place->line == line && (nearest == NULL || fabs (place->x - x) < fabs (nearest->x - x)))
        nearest = place;
    }
  return nearest;
}

/* Where an arrow leads from number @at of @places; %NULL if it leads out of them. */
static const Place *
find_next (GArray           *places,
           guint             at,
           GtkDirectionType  direction)
{
  const Place *from = &g_array_index (places, Place, at);

  switch (direction)
    {
    case GTK_DIR_LEFT:
      return at > 0 ? from - 1 : NULL;
    case GTK_DIR_RIGHT:
      return at + 1 < places->len ? from + 1 : NULL;
    case GTK_DIR_UP:
      return find_in_line (places, from->line - 1, from->x);
    default:
      return find_in_line (places, from->line + 1, from->x);
    }
}

gboolean
ogc_focus_is_tab (GtkDirectionType direction)
{
  return direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
}

gboolean
ogc_focus_tab_in_order (GtkWidget        *widget,
                        GtkDirectionType  direction)
{
  const gboolean forward = direction == GTK_DIR_TAB_FORWARD;
  GtkWidget *child;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  child = gtk_widget_get_focus_child (widget);
  if (child == NULL)
    child = forward ? gtk_widget_get_first_child (widget) : gtk_widget_get_last_child (widget);
  for (; child != NULL; child = forward ? gtk_widget_get_next_sibling (child) : gtk_widget_get_prev_sibling (child))
    if (gtk_widget_get_mapped (child) && gtk_widget_child_focus (child, direction))
      return TRUE;
  return FALSE;
}

gboolean
ogc_focus_move_inside (GtkWidget        *widget,
                       GtkWidget        *first,
                       GtkDirectionType  direction)
{
  g_autoptr (GArray) places = NULL;
  const Place *next = NULL;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);
  g_return_val_if_fail (GTK_IS_WIDGET (first), FALSE);

  if (gtk_widget_get_focus_child (widget) == NULL)
    return gtk_widget_grab_focus (first);
  if (ogc_focus_is_tab (direction))
    return FALSE;
  places = read_places (widget);
  for (guint i = 0; i < places->len && next == NULL; i++)
    if (gtk_widget_has_focus (g_array_index (places, Place, i).widget))
      next = find_next (places, i, direction);
  return next != NULL && gtk_widget_grab_focus (next->widget);
}

static void
use_keys (GtkWindow *window,
          gboolean   keys)
{
  ogc_style_set_class (GTK_WIDGET (window), KEYS, keys);
  gtk_window_set_focus_visible (window, keys);
}

static gboolean
key_pressed_cb (GtkWindow *window)
{
  use_keys (window, TRUE);
  return GDK_EVENT_PROPAGATE;
}

static void
pressed_cb (GtkWindow *window)
{
  use_keys (window, FALSE);
}

/* GTK hides the focus a few seconds after the last key, and does not show it for keys that do not move it. */
static void
focus_visible_cb (GtkWindow *window)
{
  if (gtk_widget_has_css_class (GTK_WIDGET (window), KEYS) && !gtk_window_get_focus_visible (window))
    gtk_window_set_focus_visible (window, TRUE);
}

void
ogc_focus_show_for_keys (GtkWindow *window)
{
  GtkEventController *keys;
  GtkGesture *click;
  GtkWindow *parent;

  g_return_if_fail (GTK_IS_WINDOW (window));

  parent = gtk_window_get_transient_for (window);
  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), window, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  click = gtk_gesture_click_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), window, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (click));
  g_signal_connect (window, "notify::focus-visible", G_CALLBACK (focus_visible_cb), NULL);
  if (parent != NULL && gtk_widget_has_css_class (GTK_WIDGET (parent), KEYS))
    use_keys (window, TRUE);
}

void
ogc_focus_begin (GtkWindow *window,
                 GtkWidget *first)
{
  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (GTK_IS_WIDGET (first));

  g_signal_connect_object (window, "map", G_CALLBACK (gtk_widget_grab_focus), first,
                           G_CONNECT_AFTER | G_CONNECT_SWAPPED);
}
