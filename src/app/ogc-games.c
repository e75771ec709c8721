/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-games.h"

#include "ogc-compass-kind.h"

void
ogc_games_register (void)
{
  ogc_game_kind_register (&ogc_compass_kind);
}
