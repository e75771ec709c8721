/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-seat-click.h"

#include <glib/gi18n.h>

#include "ogc-tooltip.h"

static void
released_cb (GtkGestureClick *gesture,
             int              n_press,
             double           x,
             double           y,
             gpointer         seat)
{
  GtkWidget *view = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  if (gtk_widget_contains (view, x, y))
    gtk_widget_activate_action (view, "table.show-tableau", "u", ogc_seat_get_index (seat));
}

static void
add_key (GtkEventController *controller,
         guint               key,
         unsigned            index)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (key, 0), gtk_named_action_new ("table.show-tableau"));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_uint32 (index));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
}

void
ogc_seat_click_add (GtkWidget *view,
                    OgcSeat   *seat)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space };
  GtkGesture *gesture;
  GtkEventController *controller;

  g_return_if_fail (GTK_IS_WIDGET (view));
  g_return_if_fail (OGC_IS_SEAT (seat));

  if (ogc_seat_get_neutral (seat))
    return;
  gesture = gtk_gesture_click_new ();
  g_signal_connect_object (gesture, "released", G_CALLBACK (released_cb), seat, 0);
  gtk_widget_add_controller (view, GTK_EVENT_CONTROLLER (gesture));
  controller = gtk_shortcut_controller_new ();
  for (unsigned i = 0; i < G_N_ELEMENTS (keys); i++)
    add_key (controller, keys[i], ogc_seat_get_index (seat));
  gtk_widget_add_controller (view, controller);
  gtk_widget_set_cursor_from_name (view, "pointer");
  ogc_tooltip_set (view, _("Opens the whole tableau (Return)"));
}
