/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player.h"

/*
 * The levels of computer players: the same networks (ogc_weights_use()) for all, which the lower ones misjudge by,
 * the same way whenever they see the same, and which the highest ones think over. Without a network all of them do
 * as "greedy" does.
 */
enum { OGC_N_LEVELS = 6 };

/* Weakest first. */
extern const OgcPlayer ogc_levels[OGC_N_LEVELS];
/* How each is called in each style (ogc_player_kind()). */
extern const char *const ogc_level_kinds[OGC_N_LEVELS][OGC_N_PLAY_STYLES];
