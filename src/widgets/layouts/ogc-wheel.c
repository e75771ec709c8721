/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-wheel.h"

/**
 * ogc_wheel_set_used:
 * @widget: a #GtkRange or #GtkScrolledWindow
 * @used: whether the wheel of the mouse moves it
 *
 * Has @widget pass the wheel on to the page around it if it does not use it. By itself, GTK gives the wheel to whatever
 * lies under the pointer, even if that can not move, so the page stops there or changes a value that nobody looks at.
 */
void
ogc_wheel_set_used (GtkWidget *widget,
                    gboolean   used)
{
  g_autoptr (GListModel) controllers = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  controllers = gtk_widget_observe_controllers (widget);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_set_propagation_phase (controller, used ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE);
    }
}
