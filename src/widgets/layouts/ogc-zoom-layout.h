/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_ZOOM_LAYOUT (ogc_zoom_layout_get_type ())

/**
 * OgcZoomLayout:
 *
 * Lays out one child, all over the widget. Where there is far more room than it needs it is drawn larger, as if the
 * window were smaller on a monitor with fewer pixels: else a large monitor would show a table of little things.
 */
G_DECLARE_FINAL_TYPE (OgcZoomLayout, ogc_zoom_layout, OGC, ZOOM_LAYOUT, GtkLayoutManager)

G_END_DECLS
