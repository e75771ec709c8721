/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_WIN_ESTIMATOR (ogc_win_estimator_get_type ())
/**
 * OgcWinEstimator:
 *
 * Keeps #OgcSeat:expected of all seats of a game up to date: their expected final gold, judged from what the viewer may
 * know and nothing else. It thinks in a worker thread. In a game that is over, or shown with everything open, there is
 * nothing to estimate.
 *
 * Properties:
 * - "enabled" (gboolean): whether the estimates are wanted; otherwise they are -1 for all seats
 */
G_DECLARE_FINAL_TYPE (OgcWinEstimator, ogc_win_estimator, OGC, WIN_ESTIMATOR, GObject)

/* Returns: (transfer full): an estimator that is not enabled */
OgcWinEstimator *ogc_win_estimator_new         (OgcGame         *game);

void             ogc_win_estimator_set_enabled (OgcWinEstimator *self,
                                                gboolean         enabled);

G_END_DECLS
