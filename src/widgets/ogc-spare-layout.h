/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_SPARE_LAYOUT (ogc_spare_layout_get_type ())
/**
 * OgcSpareLayout:
 *
 * For what may be left out: it asks for no room, and its children stand one below the other in what is left over. Each is shown
 * only where there is room for the whole of it, those before it first.
 */
G_DECLARE_FINAL_TYPE (OgcSpareLayout, ogc_spare_layout, OGC, SPARE_LAYOUT, GtkLayoutManager)

G_END_DECLS
