/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-save.h"
#include "../../sanitized.h"

G_BEGIN_DECLS

/* Sanitizers make everything some fifty times slower: tests that try thousands of cases then try every n-th. */
#define GAME_FIXTURE_STEP (SANITIZED ? 40 : 1)

/* A set-up number @n, from 0: every form and building comes for numbers that differ enough; start seat and buildings
 * are sometimes random. */
OgcSetup  game_fixture_setup (guint           n,
                              guint64         seed);
/* A game by random legal decisions, at most @length of them; of those, @undone stand for redo. */
OgcSave  *game_fixture_play  (OgcTileSet     *tile_set,
                              const OgcSetup *setup,
                              guint           length,
                              guint           undone);
/* Text of a save as it is written. */
char     *game_fixture_text  (OgcSave        *save);

G_END_DECLS
