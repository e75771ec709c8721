/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_FIRST_FIT_LAYOUT (ogc_first_fit_layout_get_type ())
/**
 * OgcFirstFitLayout:
 *
 * For what can be shown in several ways: of its children, of which each takes less room than the one before it, the
 * first for which there is room has all of it, and the others are not seen. It needs as much as the last one, and wants
 * as much as the first.
 */
G_DECLARE_FINAL_TYPE (OgcFirstFitLayout, ogc_first_fit_layout, OGC, FIRST_FIT_LAYOUT, GtkLayoutManager)

G_END_DECLS
