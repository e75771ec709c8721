/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-page-layout.h"

G_BEGIN_DECLS

#define OGC_TYPE_ZOOM_LAYOUT (ogc_zoom_layout_get_type ())

/**
 * OgcZoomLayout:
 *
 * Lays out one child over the whole widget. If there is far more space than it needs, it is scaled up, as if the window
 * were smaller on a monitor with fewer pixels; otherwise everything would be tiny on a large monitor.
 */
G_DECLARE_FINAL_TYPE (OgcZoomLayout, ogc_zoom_layout, OGC, ZOOM_LAYOUT, OgcPageLayout)

G_END_DECLS
