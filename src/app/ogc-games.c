/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-games.h"

#include "ogc-compass-ui.h"

static const OgcGameUi * const games[] = { &ogc_compass_ui };

void
ogc_games_register (void)
{
  for (unsigned n = 0; n < G_N_ELEMENTS (games); n++)
    ogc_game_kind_register (games[n]->kind);
}

const OgcGameUi *
ogc_games_nth (unsigned n)
{
  return n < G_N_ELEMENTS (games) ? games[n] : NULL;
}

const OgcGameUi *
ogc_games_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (unsigned n = 0; n < G_N_ELEMENTS (games); n++)
    if (g_str_equal (games[n]->kind->id, id))
      return games[n];

  g_return_val_if_reached (NULL);
}
