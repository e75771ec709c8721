/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-players.h"

#include <stddef.h>
#include <string.h>

#include "ogc-flat-player.h"
#include "ogc-greedy-player.h"
#include "ogc-ismcts-player.h"
#include "ogc-levels.h"
#include "ogc-puct-player.h"
#include "ogc-random-player.h"

/* All players on offer: the simple ones, then the levels, weakest first. */
static const OgcPlayer *const players[] = {
  &ogc_random_player,
  &ogc_greedy_player,
  &ogc_levels[0],
  &ogc_levels[1],
  &ogc_levels[2],
  &ogc_levels[3],
  &ogc_levels[4],
  &ogc_levels[5],
};

/* The yardsticks, which other players are measured by and which are not on offer. */
static const OgcPlayer *const yardsticks[] = {
  &ogc_flat_player,
  &ogc_ismcts_player,
  &ogc_puct_player,
  &ogc_predecessor,
};

enum {
  N_PLAYERS = sizeof players / sizeof *players,
  N_YARDSTICKS = sizeof yardsticks / sizeof *yardsticks,
};

const OgcPlayer *
ogc_players_find (const char *id)
{
  for (unsigned i = 0; i < N_PLAYERS; i++)
    if (strcmp (players[i]->id, id) == 0)
      return players[i];

  for (unsigned i = 0; i < N_YARDSTICKS; i++)
    if (strcmp (yardsticks[i]->id, id) == 0)
      return yardsticks[i];

  return NULL;
}

const OgcPlayer *
ogc_players_nth (unsigned n)
{
  return n < N_PLAYERS ? players[n] : NULL;
}

const OgcPlayer *
ogc_players_nth_yardstick (unsigned n)
{
  return n < N_YARDSTICKS ? yardsticks[n] : NULL;
}

const OgcPlayer *
ogc_players_parse (const char   *kind,
                   OgcPlayStyle *style)
{
  const OgcPlayer *player = ogc_players_find (kind);

  if (player != NULL)
    {
      *style = OGC_PLAY_STYLE_BALANCED;
      return player;
    }
  for (unsigned level = 0; level < OGC_N_LEVELS; level++)
    for (unsigned i = OGC_PLAY_STYLE_BALANCED + 1; i < OGC_N_PLAY_STYLES; i++)
      if (strcmp (ogc_level_kinds[level][i], kind) == 0)
        {
          *style = (OgcPlayStyle) i;
          return &ogc_levels[level];
        }
  return NULL;
}

const char *
ogc_players_kind (const OgcPlayer *player,
                  OgcPlayStyle     style)
{
  for (unsigned level = 0; level < OGC_N_LEVELS; level++)
    if (player == &ogc_levels[level])
      return ogc_level_kinds[level][style];

  return player->id;
}
