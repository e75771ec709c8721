/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_TRAY_LAYOUT (ogc_tray_layout_get_type ())
/**
 * OgcTrayLayout:
 *
 * Lays out the four parts of the tray, its children in this order: the hand, what can be done with it, what is asked,
 * and the buttons that answer it. In a wide window they are beside each other, and however much there is to say or to
 * press the tray is of one height; in a narrow one what is asked comes first, then the hand, then the buttons.
 */
G_DECLARE_FINAL_TYPE (OgcTrayLayout, ogc_tray_layout, OGC, TRAY_LAYOUT, GtkLayoutManager)

G_END_DECLS
