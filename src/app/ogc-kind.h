/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The computer player that sits down when nobody has chosen one: of middle strength. */
#define OGC_KIND_USUAL_COMPUTER "journeyman"

/**
 * ogc_kind_nth:
 * @n: a number, from 0
 *
 * Returns: (nullable): the id of a kind of seat: first a person, then the computer players, as ogc_player_nth() has them; %NULL when there are no more
 */
const char *ogc_kind_nth       (unsigned    n);

/**
 * ogc_kind_find:
 * @id: the id of a kind of seat
 *
 * Returns: its number, or -1 when this program does not have it
 */
int         ogc_kind_find      (const char *id);

/**
 * ogc_kind_get_label:
 * @id: the id of a kind of seat
 *
 * Returns: what to call it, translated; the id itself when this program does not have it
 */
const char *ogc_kind_get_label (const char *id);

G_END_DECLS
