/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-popover.h"

#include <math.h>

#include "ogc-after-layout.h"

#define POPOVER "ogc-popover"
#define BEFORE "ogc-focus-before"
#define ANCHOR "ogc-anchor"
#define WAITING "ogc-waiting" /* until its anchor has been scrolled into view */

/* Not while GTK is still busy with a popover that it says is closed. */
static gboolean
cleanup_cb (gpointer data)
{
  GtkWidget *owner = gtk_widget_get_parent (data);

  if (owner != NULL && ogc_popover_get (owner) == data)
    ogc_popover_drop (owner);
  return G_SOURCE_REMOVE;
}

static void
free_kept (gpointer kept)
{
  g_weak_ref_clear (kept);
  g_free (kept);
}

static void
keep_weak (GtkWidget  *popover,
           const char *key,
           GtkWidget  *widget)
{
  GWeakRef *kept = g_new0 (GWeakRef, 1);

  g_weak_ref_init (kept, widget);
  g_object_set_data_full (G_OBJECT (popover), key, kept, free_kept);
}

static gboolean
grab_kept (GtkWidget  *popover,
           const char *key)
{
  g_autoptr (GtkWidget) widget = g_weak_ref_get (g_object_get_data (G_OBJECT (popover), key));

  return widget != NULL && gtk_widget_get_mapped (widget) && gtk_widget_grab_focus (widget);
}

/* Moves the focus out of @popover: until the next frame GTK sends keys to a focused widget even if it is hidden. */
static void
return_focus (GtkWidget *popover)
{
  GtkRoot *root = gtk_widget_get_root (popover);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (root != NULL && (focus == NULL || focus == popover || gtk_widget_is_ancestor (focus, popover))
      && !grab_kept (popover, BEFORE) && !grab_kept (popover, ANCHOR))
    gtk_root_set_focus (root, NULL);
}

static void
closed_cb (GtkWidget *popover)
{
  return_focus (popover);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, cleanup_cb, g_object_ref (popover), g_object_unref);
}

/* Scrolls as far as necessary to show what is from @start to @end, counted from the edge of what is visible. Returns
 * how far. */
static double
scroll_to_part (GtkAdjustment *adjustment,
                double         start,
                double         end)
{
  const double value = gtk_adjustment_get_value (adjustment);
  const double beyond = MAX (0, end - gtk_adjustment_get_page_size (adjustment));

  gtk_adjustment_set_value (adjustment, value + MIN (beyond, start));
  return gtk_adjustment_get_value (adjustment) - value;
}

/* Scrolls everything around @anchor so that it can be seen, which a screen reader does not require of what it presses.
 * Returns whether that moves it in the next layout. */
static gboolean
scroll_to_anchor (GtkWidget *anchor)
{
  graphene_point_t moved = GRAPHENE_POINT_INIT (0, 0);

  for (GtkWidget *scroller = gtk_widget_get_ancestor (anchor, GTK_TYPE_SCROLLED_WINDOW); scroller != NULL;
       scroller = gtk_widget_get_ancestor (gtk_widget_get_parent (scroller), GTK_TYPE_SCROLLED_WINDOW))
    {
      GtkScrolledWindow *window = GTK_SCROLLED_WINDOW (scroller);
      graphene_rect_t bounds;

      if (!gtk_widget_compute_bounds (anchor, scroller, &bounds))
        continue;
      graphene_rect_offset (&bounds, -moved.x, -moved.y);
      moved.x += (float) scroll_to_part (gtk_scrolled_window_get_hadjustment (window), bounds.origin.x,
                                         bounds.origin.x + bounds.size.width);
      moved.y += (float) scroll_to_part (gtk_scrolled_window_get_vadjustment (window), bounds.origin.y,
                                         bounds.origin.y + bounds.size.height);
    }
  return fabsf (moved.x) >= 1 || fabsf (moved.y) >= 1;
}

/* Where @anchor is in @owner, to be pointed to. GTK 4.18 scales that as @owner is scaled (#OgcZoomLayout), GTK 4.8 only
 * moves it to where @owner begins. */
static gboolean
find_bounds (GtkWidget       *anchor,
             GtkWidget       *owner,
             graphene_rect_t *bounds)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (owner));
  graphene_point_t origin;

  if (root == NULL || gtk_get_minor_version () >= 18)
    return gtk_widget_compute_bounds (anchor, owner, bounds);
  if (!gtk_widget_compute_point (owner, root, &GRAPHENE_POINT_INIT (0, 0), &origin)
      || !gtk_widget_compute_bounds (anchor, root, bounds))
    return FALSE;
  graphene_rect_offset (bounds, -origin.x, -origin.y);
  return TRUE;
}

static void
pop_up (GtkWidget *owner)
{
  GtkWidget *popover = ogc_popover_get (owner);
  g_autoptr (GtkWidget) anchor = g_weak_ref_get (g_object_get_data (G_OBJECT (popover), ANCHOR));
  graphene_rect_t bounds;

  if (anchor != NULL && find_bounds (anchor, owner, &bounds))
    gtk_popover_set_pointing_to (GTK_POPOVER (popover),
                                 &(GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                                                   (int) bounds.size.width, (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (popover));
}

static void
laid_out_cb (GtkWidget *owner,
             gpointer   popover)
{
  if (ogc_popover_get (owner) != popover)
    return;
  g_object_set_data (popover, WAITING, NULL);
  pop_up (owner);
}

void
ogc_popover_show (GtkWidget       *owner,
                  GtkWidget       *popover,
                  GtkWidget       *anchor,
                  GtkPositionType  position)
{
  GtkRoot *root;

  g_return_if_fail (GTK_IS_WIDGET (owner));
  g_return_if_fail (GTK_IS_POPOVER (popover));
  g_return_if_fail (GTK_IS_WIDGET (anchor));

  ogc_popover_drop (owner);
  root = gtk_widget_get_root (owner);
  g_object_set_data (G_OBJECT (owner), POPOVER, popover);
  keep_weak (popover, BEFORE, root != NULL ? gtk_root_get_focus (root) : NULL);
  keep_weak (popover, ANCHOR, anchor);
  gtk_widget_set_parent (popover, owner);
  gtk_popover_set_position (GTK_POPOVER (popover), position);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  if (scroll_to_anchor (anchor))
    {
      g_object_set_data (G_OBJECT (popover), WAITING, popover);
      ogc_after_layout_call (owner, laid_out_cb, g_object_ref (popover), g_object_unref);
    }
  else
    pop_up (owner);
}

GtkWidget *
ogc_popover_get (GtkWidget *owner)
{
  g_return_val_if_fail (GTK_IS_WIDGET (owner), NULL);

  return g_object_get_data (G_OBJECT (owner), POPOVER);
}

void
ogc_popover_down (GtkWidget *owner)
{
  GtkWidget *popover = ogc_popover_get (owner);

  if (popover != NULL && g_object_get_data (G_OBJECT (popover), WAITING) != NULL)
    ogc_popover_drop (owner);
  else if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

/* Adds those of @widget and its descendants that are popovers. */
static void
list_popovers (GtkWidget *widget,
               GPtrArray *popovers)
{
  if (GTK_IS_POPOVER (widget))
    g_ptr_array_add (popovers, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_popovers (child, popovers);
}

/*
 * GTK before 4.24 keeps a reference to a focused widget that is hidden or removed twice before the next frame, as is a
 * popover that closes together with the one around it. GTK 4.8 then looks for the pointer and for tooltips in such a
 * widget, which no longer has a surface. So the focus moves away first, insensitive widgets do not get the pointer,
 * and the popovers are disposed even if still referenced.
 */
void
ogc_popover_drop (GtkWidget *owner)
{
  GtkWidget *popover = ogc_popover_get (owner);
  GtkRoot *root = gtk_widget_get_root (owner);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  g_autoptr (GPtrArray) popovers = NULL;

  if (popover == NULL)
    return;
  popovers = g_ptr_array_new_with_free_func (g_object_unref);
  list_popovers (popover, popovers);
  if (focus != NULL && gtk_widget_is_ancestor (focus, popover))
    gtk_root_set_focus (root, NULL);
  gtk_widget_set_visible (popover, FALSE);
  gtk_widget_set_sensitive (popover, FALSE);
  g_object_set_data (G_OBJECT (owner), POPOVER, NULL);
  gtk_widget_unparent (popover);
  for (guint n = 0; n < popovers->len; n++)
    g_object_run_dispose (popovers->pdata[n]);
}
