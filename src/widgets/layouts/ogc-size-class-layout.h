/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-page-layout.h"

G_BEGIN_DECLS

#define OGC_TYPE_SIZE_CLASS_LAYOUT (ogc_size_class_layout_get_type ())
/**
 * OgcSizeClassLayout:
 *
 * Lays out the children of a page like #OgcPageLayout, and gives the page style classes by its width: "narrow" for one
 * column, "stacked" if there is no room for panels side by side, "broad" if they have more than they need.
 *
 * Signals:
 * - "changed": the style classes have changed
 */
G_DECLARE_FINAL_TYPE (OgcSizeClassLayout, ogc_size_class_layout, OGC, SIZE_CLASS_LAYOUT, OgcPageLayout)

G_END_DECLS
