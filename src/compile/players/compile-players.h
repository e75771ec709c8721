/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-player.h"

/* The player with @id, or NULL. */
const CompilePlayer *compile_players_find (const char *id);
/* Player number @n of those that are offered (the simple ones, then the levels, weakest first), or NULL when there are
 * fewer. */
const CompilePlayer *compile_players_nth  (unsigned    n);
