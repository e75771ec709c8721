/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-writer.h"
#include "ogc-state.h"

G_BEGIN_DECLS

/* What lies in the buildings of @state: the object "buildings". */
void ogc_buildings_write (JsonBuilder    *builder,
                          const OgcState *state);

G_END_DECLS
