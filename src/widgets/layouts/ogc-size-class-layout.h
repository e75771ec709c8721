/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_SIZE_CLASS_LAYOUT (ogc_size_class_layout_get_type ())
/**
 * OgcSizeClassLayout:
 *
 * Lays out the children of a page all over it, as #GtkBinLayout does, and says by style classes of the page how much
 * room that is: "narrow" for one column, "stacked" where there is no room for panels beside each other, "roomy" where
 * there is more than the page needs, "vast" where there is much more.
 *
 * Signals:
 * - "changed": the page has other classes
 */
G_DECLARE_FINAL_TYPE (OgcSizeClassLayout, ogc_size_class_layout, OGC, SIZE_CLASS_LAYOUT, GtkLayoutManager)

G_END_DECLS
