/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-after-layout.h"

typedef struct {
  OgcLaidOutFunc func;
  gpointer       user_data;
  GDestroyNotify destroy;
  gboolean       begun; /* the first frame has come, whose layout follows */
} Wait;

static void
free_wait (gpointer data)
{
  Wait *wait = data;

  if (wait->destroy != NULL)
    wait->destroy (wait->user_data);
  g_free (wait);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  Wait *wait = data;

  if (!wait->begun)
    {
      wait->begun = TRUE;
      return G_SOURCE_CONTINUE;
    }
  wait->func (widget, wait->user_data);
  return G_SOURCE_REMOVE;
}

guint
ogc_after_layout_call (GtkWidget      *widget,
                       OgcLaidOutFunc  func,
                       gpointer        user_data,
                       GDestroyNotify  destroy)
{
  Wait *wait;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);
  g_return_val_if_fail (func != NULL, 0);

  wait = g_new (Wait, 1);
  *wait = (Wait) { .func = func, .user_data = user_data, .destroy = destroy };
  return gtk_widget_add_tick_callback (widget, tick_cb, wait, free_wait);
}
