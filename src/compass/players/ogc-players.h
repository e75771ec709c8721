/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player.h"

/* The player with @id, which includes no style: one of those on offer, or a yardstick. NULL if there is none. */
const OgcPlayer *ogc_players_find          (const char      *id);
/* Player number @n of those on offer (the simple ones, then the levels, weakest first), or NULL if there are fewer. */
const OgcPlayer *ogc_players_nth           (unsigned         n);
/* Yardstick number @n, a player that others are measured by, such as "flat", or NULL if there are fewer. */
const OgcPlayer *ogc_players_nth_yardstick (unsigned         n);
/*
 * Finds a player by the name that files and command lines use: its id and, for a level with a style other than
 * balanced, "-" and the style's id, as in "expert-spoiler". Returns the player and sets @style, or returns NULL if
 * there is none and leaves @style untouched.
 */
const OgcPlayer *ogc_players_parse         (const char      *kind,
                                            OgcPlayStyle    *style);
/* The name of @player with @style, see ogc_players_parse(). Only levels have a style other than balanced. */
const char      *ogc_players_kind          (const OgcPlayer *player,
                                            OgcPlayStyle     style);
