/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_TRAY_LAYOUT (ogc_tray_layout_get_type ())
/**
 * OgcTrayLayout:
 *
 * Lays out the five parts of the tray. Its children are, in this order: the hand, what can be done with it, what can
 * be chosen while there is no hand, the question, and the buttons that answer it. In a wide window they stand side by
 * side, and the height of the tray does not depend on how much there is to say or to press; in a narrow one the
 * question comes first, then the hand or the choices, then the buttons.
 */
G_DECLARE_FINAL_TYPE (OgcTrayLayout, ogc_tray_layout, OGC, TRAY_LAYOUT, GtkLayoutManager)

G_END_DECLS
