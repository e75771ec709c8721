/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-save.h"
#include "../../sanitized.h"

G_BEGIN_DECLS

/* Tests that try thousands of cases try only every n-th under sanitizers, which make everything some fifty times
 * slower. */
#define GAME_FIXTURE_STEP (SANITIZED ? 40 : 1)

/* Set-up number @n, from 0. Over enough numbers every form and building occurs; start seat and buildings are sometimes
 * random. */
OgcSetup  game_fixture_setup (guint           n,
                              guint64         seed);
/* Plays a game by random legal decisions, at most @length, the last @undone of which are undone again. */
OgcSave  *game_fixture_play  (OgcTileSet     *tile_set,
                              const OgcSetup *setup,
                              guint           length,
                              guint           undone);
/* The text of a save as it is written. */
char     *game_fixture_text  (OgcSave        *save);

G_END_DECLS
