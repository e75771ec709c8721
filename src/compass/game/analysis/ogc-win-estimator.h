/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_WIN_ESTIMATOR (ogc_win_estimator_get_type ())
/**
 * OgcWinEstimator:
 *
 * Keeps #OgcSeat:expected of all seats of a game up to date: what they may end with, as far as the viewer may know,
 * and from nothing else. Thinks in a worker thread. Of a game that is over, or shown with everything open, there is
 * nothing to guess.
 *
 * Properties:
 * - "enabled" (gboolean): somebody wants to know; else it is -1 for all
 */
G_DECLARE_FINAL_TYPE (OgcWinEstimator, ogc_win_estimator, OGC, WIN_ESTIMATOR, GObject)

/* Returns: (transfer full): an estimator that is not enabled */
OgcWinEstimator *ogc_win_estimator_new         (OgcGame         *game);

void             ogc_win_estimator_set_enabled (OgcWinEstimator *self,
                                                gboolean         enabled);

G_END_DECLS
