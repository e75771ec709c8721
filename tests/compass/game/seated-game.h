/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game-fixture.h"
#include "ogc-game.h"

G_BEGIN_DECLS

/* A game of set-up number @n of game_fixture_setup(). Bit i of @persons: a person plays seat i; the others are computer
 * players of @kind. */
OgcGame *seated_game_new      (unsigned        n,
                               guint64         seed,
                               unsigned        persons,
                               const char     *kind);
/* The same for any set-up. */
OgcGame *seated_game_new_with (const OgcSetup *setup,
                               unsigned        persons,
                               const char     *kind);
/* A game that goes on from @state, with one person, at @viewer (-1: with nobody). */
OgcGame *seated_game_resume   (const OgcState *state,
                               int             viewer);
/* Lifts the curtain and takes a random legal decision for the person who is asked, seldom a reroll. False if no person
 * is asked. */
gboolean seated_game_step     (OgcGame        *game,
                               GRand          *rand);
/* A digest of everything that determines how the game goes on. */
guint64  seated_game_digest   (OgcGame        *game);
/* Every property of @object and of all objects and lists that it leads to, as text. */
char    *seated_game_dump     (OgcGame        *game);
/* Fails at the first line where two dumps differ. */
void     seated_game_assert_same_dump (const char *a,
                                       const char *b);

G_END_DECLS
