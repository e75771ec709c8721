/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-card.h"
#include "ogc-tiles.h"

/* The tiles of data/tiles.json and the cards of data/compile, generated from these files by make-tables.py. */
extern const OgcTiles gilded_tiles;
/* By GildedCards. */
extern const CompileSet gilded_cards[2];
