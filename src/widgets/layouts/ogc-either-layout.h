/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_EITHER_LAYOUT (ogc_either_layout_get_type ())
/**
 * OgcEitherLayout:
 *
 * For what can be shown in several ways: of its children, of which each takes less room than the one before it, the
 * first for which there is room has all of it, and the others are not seen. It needs as much as the last one, and wants
 * as much as the first.
 */
G_DECLARE_FINAL_TYPE (OgcEitherLayout, ogc_either_layout, OGC, EITHER_LAYOUT, GtkLayoutManager)

G_END_DECLS
