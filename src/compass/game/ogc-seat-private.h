/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-save.h"
#include "ogc-seat.h"
#include "ogc-view.h"

G_BEGIN_DECLS

/**
 * ogc_seat_new:
 * @index: a seat, or %OGC_NEUTRAL
 * @spec: (nullable): who plays it; %NULL for the neutral player
 *
 * Returns: (transfer full): a seat that shows nothing yet
 */
OgcSeat *ogc_seat_new    (unsigned           index,
                          const OgcSeatSpec *spec);

/**
 * ogc_seat_update:
 * @self: a seat
 * @view: what is to be shown
 *
 * Brings everything that @self shows to what @view says.
 */
void     ogc_seat_update (OgcSeat           *self,
                          const OgcView     *view);

/* Sets #OgcSeat:expected. */
void     ogc_seat_set_expected (OgcSeat     *self,
                                int          expected);

G_END_DECLS
