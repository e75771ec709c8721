/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_OVERFLOW_LAYOUT (ogc_overflow_layout_get_type ())
/**
 * OgcOverflowLayout:
 *
 * For content that may be left out: it needs no space, and stacks its children in what is left over. Each is shown only
 * if it fits completely, earlier ones first.
 */
G_DECLARE_FINAL_TYPE (OgcOverflowLayout, ogc_overflow_layout, OGC, OVERFLOW_LAYOUT, GtkLayoutManager)

G_END_DECLS
