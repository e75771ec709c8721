/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-event.h"
#include "ogc-json-writer.h"
#include "ogc-names.h"

G_BEGIN_DECLS

/* A viewer that sees every tile. */
#define OGC_SEES_ALL 0xfd

/**
 * ogc_event_write:
 * @viewer: a seat, %OGC_NOBODY for an onlooker, or %OGC_SEES_ALL
 *
 * Writes what happened, as far as @viewer may know it (SEC): an object with "event", a name of ogc_names_event, and the
 * members of that kind. Dice, owners and tiles are as in ogc-json-types.h. A tile is given as "tile_kind" and its
 * number, "tile", which is null where the viewer may not know it; a tile that not everybody may know has "known_to", a
 * list of seats. A place that does not apply is left out.
 */
void ogc_event_write  (JsonBuilder     *builder,
                       const char      *name,
                       const OgcEvent  *event,
                       guint            viewer);
/* Writes all of @events, as a list. */
void ogc_events_write (JsonBuilder     *builder,
                       const char      *name,
                       const OgcEvents *events,
                       guint            viewer);

G_END_DECLS
