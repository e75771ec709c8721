/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-main-context.h"

void
ogc_main_context_invoke (GMainContext   *context,
                         GSourceFunc     func,
                         gpointer        data,
                         GDestroyNotify  destroy)
{
  g_autoptr (GSource) source = g_idle_source_new ();

  g_return_if_fail (func != NULL);

  g_source_set_static_name (source, "ogc_main_context_invoke");
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, func, data, destroy);
  g_source_attach (source, context);
}
