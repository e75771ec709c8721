/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-dice.h"
#include "ogc-json-reader.h"
#include "ogc-json-writer.h"
#include "ogc-names.h"
#include "ogc-setup.h"
#include "ogc-tiles.h"

G_BEGIN_DECLS

/*
 * The small parts of a game in JSON, the same in saves, records and the protocol. @name is as in ogc-json-reader.h.
 *
 * - dice: a list of their values, [1, 3, 3]
 * - an owner of dice: a seat's number, from 0, or "neutral"; null for nobody
 * - a tile: its number in its kind, from 0; null for none
 * - a set of tiles: a list of their numbers, ascending
 */

/* At most @max dice. */
OgcDice ogc_json_read_dice   (OgcJsonReader  *reader,
                              const char     *name,
                              guint           max);
void    ogc_json_write_dice  (JsonBuilder    *builder,
                              const char     *name,
                              OgcDice         dice);

/* A seat below @seats, %OGC_NEUTRAL or %OGC_NOBODY. */
guint   ogc_json_read_owner  (OgcJsonReader  *reader,
                              const char     *name,
                              guint           seats);
void    ogc_json_write_owner (JsonBuilder    *builder,
                              const char     *name,
                              guint           owner);

void    ogc_json_write_tile  (JsonBuilder    *builder,
                              const char     *name,
                              guint           tile);

void    ogc_json_write_tiles (JsonBuilder    *builder,
                              const char     *name,
                              OgcTileMask     tiles);

/* Reads a set-up that the rules allow: {"seats", "form", "b", "c", "start", "seed"}; "start" is a seat or "random".
 * Without @with_seed there is no seed, and it is read as 0: each game of a run has a different one, and players may not
 * know it. */
void    ogc_json_read_setup  (OgcJsonReader  *reader,
                              const char     *name,
                              gboolean        with_seed,
                              OgcSetup       *setup);
void    ogc_json_write_setup (JsonBuilder    *builder,
                              const char     *name,
                              gboolean        with_seed,
                              const OgcSetup *setup);

G_END_DECLS
