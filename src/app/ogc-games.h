/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game-ui.h"

G_BEGIN_DECLS

/* The list of the program's games. The shell names them only here and in each game's own table. */

/* Registers all of them. Call it when the program starts, before any thread. */
void             ogc_games_register  (void);
/* Returns: (nullable): the one with that number, from 0; the first always exists */
const OgcGameUi *ogc_games_nth       (unsigned    n);
/* Returns: (nullable): the one whose #OgcGameKind has that identifier */
const OgcGameUi *ogc_games_find      (const char *id);
/* Returns: (transfer full): their identifiers, for people: "compass, compile" */
char            *ogc_games_dup_ids   (void);
/* Makes @menu consist of the lessons of @ui after the first, if it has any, and of how far the person has got. */
void             ogc_games_fill_lessons (const OgcGameUi *ui,
                                         GMenu           *menu);
/* Appends all of them to @menu by name, each with its identifier as the target of @action. */
void             ogc_games_fill_menu (GMenu      *menu,
                                      const char *action);

G_END_DECLS
