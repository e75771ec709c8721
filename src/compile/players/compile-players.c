/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-players.h"

#include <stddef.h>
#include <string.h>

#include "compile-greedy-player.h"
#include "compile-levels.h"
#include "compile-random-player.h"

/* The players that are offered: the simple ones, then the levels, weakest first. */
static const CompilePlayer *const players[] = {
  &compile_random_player,
  &compile_greedy_player,
  &compile_levels[0],
  &compile_levels[1],
  &compile_levels[2],
  &compile_levels[3],
  &compile_levels[4],
  &compile_levels[5],
};

enum { N_PLAYERS = sizeof players / sizeof *players };

const CompilePlayer *
compile_players_find (const char *id)
{
  for (unsigned i = 0; i < N_PLAYERS; i++)
    if (strcmp (players[i]->id, id) == 0)
      return players[i];
  return NULL;
}

const CompilePlayer *
compile_players_nth (unsigned n)
{
  return n < N_PLAYERS ? players[n] : NULL;
}
