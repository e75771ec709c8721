/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-building-id.h"
#include "ogc-symbol.h"

G_BEGIN_DECLS

/* A picture of each building, by its name in ogc_names_building, on a sheet of 96 x 64; the last has no key. */
extern const OgcSymbolPath ogc_illustration_paths[];

/**
 * ogc_illustration_snapshot:
 * @snapshot: where to
 * @building: a building
 * @bounds: what may be filled; the picture stands in the middle of its lower edge
 * @colour: the ink; its alpha is for the darkest lines
 *
 * Draws a building as a small engraving: outlines, flat tones and hatching.
 */
void ogc_illustration_snapshot (GtkSnapshot           *snapshot,
                                OgcBuildingId          building,
                                const graphene_rect_t *bounds,
                                const GdkRGBA         *colour);

G_END_DECLS
