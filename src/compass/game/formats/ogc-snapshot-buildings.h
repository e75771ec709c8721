/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"
#include "ogc-json-writer.h"
#include "ogc-state.h"

G_BEGIN_DECLS

/* The part of a snapshot that lies in the buildings: the object "buildings". Set-up and order are read already. */
void ogc_snapshot_read_buildings  (OgcJsonReader  *reader,
                                   OgcState       *state);
void ogc_snapshot_write_buildings (JsonBuilder    *builder,
                                   const OgcState *state);

G_END_DECLS
