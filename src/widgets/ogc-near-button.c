/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-near-button.h"

/* A search for the button that is nearest to a point. */
typedef struct {
  GtkWidget       *widget; /* the widget that is searched, in whose coordinates the point is */
  graphene_point_t point;
  GtkWidget       *best;
  float            distance;
} Search;

/* The button directly at a point. */
static GtkWidget *
pick_button (GtkWidget *widget,
             double     x,
             double     y)
{
  GtkWidget *picked = gtk_widget_pick (widget, x, y, GTK_PICK_DEFAULT);

  return picked != NULL ? gtk_widget_get_ancestor (picked, GTK_TYPE_BUTTON) : NULL;
}

/* How far @point is beyond the edges of @bounds; -1 if it is beyond the target that has the same centre. */
static float
get_distance (const graphene_rect_t  *bounds,
              const graphene_point_t *point)
{
  graphene_point_t centre;
  float across, down;

  graphene_rect_get_center (bounds, &centre);
  across = ABS (point->x - centre.x);
  down = ABS (point->y - centre.y);
  if (across > MAX (bounds->size.width, OGC_TARGET_SIZE) / 2 || down > MAX (bounds->size.height, OGC_TARGET_SIZE) / 2)
    return -1;
  return MAX (0, across - bounds->size.width / 2) + MAX (0, down - bounds->size.height / 2);
}

static void
consider_button (Search    *search,
                 GtkWidget *button)
{
  graphene_rect_t bounds;
  graphene_point_t centre;
  float distance;

  if (!gtk_widget_is_sensitive (button) || !gtk_widget_compute_bounds (button, search->widget, &bounds))
    return;
  distance = get_distance (&bounds, &search->point);
  graphene_rect_get_center (&bounds, &centre);
  if (distance < 0 || (search->best != NULL && distance >= search->distance)
      || pick_button (search->widget, centre.x, centre.y) != button) /* hidden by something */
    return;
  search->best = button;
  search->distance = distance;
}

static void
consider_all (Search    *search,
              GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_BUTTON (widget))
    consider_button (search, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      consider_all (search, child);
}

GtkWidget *
ogc_near_button_find (GtkWidget *widget,
                      double     x,
                      double     y)
{
  Search search = { .widget = widget, .point = GRAPHENE_POINT_INIT ((float) x, (float) y) };
  GtkWidget *button;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  button = pick_button (widget, x, y);
  if (button != NULL)
    return gtk_widget_is_sensitive (button) ? button : NULL;
  consider_all (&search, widget);
  return search.best;
}

/* The button to press for @click; NULL if it is handled as usual, directly on a button or in a popover. */
static GtkWidget *
find_missed (GtkGesture *click,
             double      x,
             double      y)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (click));
  GdkEvent *event = gtk_gesture_get_last_event (click,
                                                gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (click)));

  if (event == NULL || gdk_event_get_surface (event) != gtk_native_get_surface (gtk_widget_get_native (widget))
      || pick_button (widget, x, y) != NULL)
    return NULL;
  return ogc_near_button_find (widget, x, y);
}

static void
pressed_cb (GtkGesture *click,
            int         n_press,
            double      x,
            double      y)
{
  GtkWidget *button = find_missed (click, x, y);

  gtk_gesture_set_state (click, button != NULL ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED);
}

static void
released_cb (GtkGesture *click,
             int         n_press,
             double      x,
             double      y)
{
  GtkWidget *button = find_missed (click, x, y);

  if (button != NULL)
    g_signal_emit_by_name (button, "clicked");
}

void
ogc_near_button_meet (GtkWidget *widget)
{
  GtkGesture *click;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  click = gtk_gesture_click_new ();
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), NULL);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), NULL);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
}
