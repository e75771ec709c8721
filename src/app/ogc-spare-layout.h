/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_SPARE_LAYOUT (ogc_spare_layout_get_type ())
/**
 * OgcSpareLayout:
 *
 * For what may be left out: it asks for no width, and its child is shown only where what is left over holds the whole of it.
 */
G_DECLARE_FINAL_TYPE (OgcSpareLayout, ogc_spare_layout, OGC, SPARE_LAYOUT, GtkLayoutManager)

G_END_DECLS
