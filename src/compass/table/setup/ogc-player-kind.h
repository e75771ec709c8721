/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ogc-play-style.h"
#include "ogc-seat-kind.h"

G_BEGIN_DECLS

/* The default computer player, of medium strength. */
#define OGC_PLAYER_KIND_USUAL_COMPUTER OGC_SEAT_KIND_USUAL_COMPUTER

/**
 * ogc_player_kind_nth:
 * @n: a number, from 0
 *
 * Returns: (nullable): the id of a kind of seat: first a person, then the computer players in the order of
 *   ogc_players_nth(); %NULL if there are no more
 */
const char  *ogc_player_kind_nth             (unsigned      n);

/**
 * ogc_player_kind_find:
 * @id: the id of a kind of seat, in any style
 *
 * Returns: its number, or -1 if this program does not have it
 */
int          ogc_player_kind_find            (const char   *id);

/**
 * ogc_player_kind_get_style:
 * @id: the id of a kind of seat, with or without a style
 * @style: (out) (optional): the style; balanced if it has none
 *
 * Returns: whether it can have a style, as levels of computer players can
 */
gboolean     ogc_player_kind_get_style       (const char   *id,
                                              OgcPlayStyle *style);

/**
 * ogc_player_kind_with_style:
 * @id: the id of a kind of seat that can have a style
 * @style: its new style
 *
 * Returns: the id of the same kind in that style
 */
const char  *ogc_player_kind_with_style      (const char   *id,
                                              OgcPlayStyle  style);

/**
 * ogc_player_kind_nth_style:
 * @n: a number, from 0
 *
 * Returns: the default style of computer player number @n at a table, so that they differ
 */
OgcPlayStyle ogc_player_kind_nth_style       (unsigned      n);

/* Returns: the translated name of @style */
const char  *ogc_player_kind_get_style_label (OgcPlayStyle  style);
/* Returns: how a player of @style plays, in one translated line */
const char  *ogc_player_kind_get_style_description (OgcPlayStyle  style);

/**
 * ogc_player_kind_get_label:
 * @id: the id of a kind of seat
 *
 * Returns: its translated name with its style; the id itself if this program does not have it
 */
const char  *ogc_player_kind_get_label       (const char   *id);
/* Returns: the same in one word: a person, or the level of a computer player without its style */
const char  *ogc_player_kind_get_level       (const char   *id);
/* Returns: the number of the level @id, from 1 for the weakest; 0 if it is not a level */
unsigned     ogc_player_kind_get_strength    (const char   *id);
/* Returns: (nullable): how @id plays, in one translated line; NULL if it is unknown */
const char  *ogc_player_kind_get_description (const char   *id);

G_END_DECLS
