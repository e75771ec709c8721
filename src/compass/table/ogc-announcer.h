/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game.h"
#include "ogc-live-region.h"

G_BEGIN_DECLS

#define OGC_TYPE_ANNOUNCER (ogc_announcer_get_type ())
/**
 * OgcAnnouncer:
 *
 * Announces to screen readers what computer players do: the lines that each of their decisions adds to the log, once
 * and in order, except for what they roll.
 */
G_DECLARE_FINAL_TYPE (OgcAnnouncer, ogc_announcer, OGC, ANNOUNCER, OgcLiveRegion)

/* Follows @game (nullable). */
void ogc_announcer_set_game (OgcAnnouncer *self,
                             OgcGame      *game);

G_END_DECLS
