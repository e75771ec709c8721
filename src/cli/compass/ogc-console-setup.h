/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game.h"
#include "ogc-match.h"

G_BEGIN_DECLS

/**
 * ogc_console_begin_game:
 * @match: what is played; a seat without a player is a person's
 * @names: (nullable): the names of the first players, separated by commas
 * @error: return location; an #OgcCliError for bad names
 *
 * Returns: (transfer full) (nullable): a new game that is not running
 */
OgcGame *ogc_console_begin_game (const OgcMatch  *match,
                                 const char      *names,
                                 GError         **error);

/* A game saved as @name, with or without the extension. Returns: (transfer full) (nullable): %NULL with @error set;
 * @file gets its location */
OgcGame *ogc_console_load_game  (const char      *name,
                                 GFile          **file,
                                 GError         **error);

G_END_DECLS
