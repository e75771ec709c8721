/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ogc-play-style.h"
#include "ogc-seat-kind.h"

G_BEGIN_DECLS

/* The computer player that sits down when nobody has chosen one: of middle strength. */
#define OGC_PLAYER_KIND_USUAL_COMPUTER OGC_SEAT_KIND_USUAL_COMPUTER

/**
 * ogc_player_kind_nth:
 * @n: a number, from 0
 *
 * Returns: (nullable): the id of a kind of seat: first a person, then the computer players, as ogc_player_nth() has
 * them; %NULL when there are no more
 */
const char  *ogc_player_kind_nth             (unsigned      n);

/**
 * ogc_player_kind_find:
 * @id: the id of a kind of seat, in any style
 *
 * Returns: its number, or -1 when this program does not have it
 */
int          ogc_player_kind_find            (const char   *id);

/**
 * ogc_player_kind_get_style:
 * @id: the id of a kind of seat, with a style or without
 * @style: (out) (optional): the style; balanced for whatever has none
 *
 * Returns: whether it may have one: levels of computer players do
 */
gboolean     ogc_player_kind_get_style       (const char   *id,
                                              OgcPlayStyle *style);

/**
 * ogc_player_kind_with_style:
 * @id: the id of a kind of seat that may have a style
 * @style: the one that it is to have
 *
 * Returns: the id of the same kind in that style
 */
const char  *ogc_player_kind_with_style      (const char   *id,
                                              OgcPlayStyle  style);

/**
 * ogc_player_kind_nth_style:
 * @n: a number, from 0
 *
 * Returns: in which style the computer player number @n at a table plays if nobody chooses: so that they differ
 */
OgcPlayStyle ogc_player_kind_nth_style       (unsigned      n);

/* Returns: what to call @style, translated */
const char  *ogc_player_kind_get_style_label (OgcPlayStyle  style);
/* Returns: how somebody of @style plays, in one line, translated */
const char  *ogc_player_kind_get_style_description (OgcPlayStyle  style);

/**
 * ogc_player_kind_get_label:
 * @id: the id of a kind of seat
 *
 * Returns: what to call it, with its style, translated; the id itself when this program does not have it
 */
const char  *ogc_player_kind_get_label       (const char   *id);
/* Returns: the same in a word: a person, or a computer player's level without its style */
const char  *ogc_player_kind_get_level       (const char   *id);
/* Returns: which of the levels @id is, from 1 for the weakest; 0 when it is none */
unsigned     ogc_player_kind_get_strength    (const char   *id);
/* Returns: (nullable): how @id plays, in one line, translated; NULL when it is unknown */
const char  *ogc_player_kind_get_description (const char   *id);

G_END_DECLS
