/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Kinds of players and their names, the same in every game: a kind is %OGC_SEAT_PERSON or the id of a computer
 * player. */

/* How many levels of computer players there are. */
#define OGC_SEAT_KIND_N_LEVELS 6
/* The default computer player, of medium strength. */
#define OGC_SEAT_KIND_USUAL_COMPUTER "journeyman"
/* The one in a set-up in which nobody has chosen any: a newcomer can beat it. */
#define OGC_SEAT_KIND_EASY_COMPUTER "beginner"

/* Returns: the id of the level number @n, below %OGC_SEAT_KIND_N_LEVELS, weakest first */
const char *ogc_seat_kind_nth_level       (unsigned    n);
/* Returns: which level @id is, from 1 for the weakest; 0 if it is none */
unsigned    ogc_seat_kind_get_strength    (const char *id);
/* Returns: the translated name of @id; the id itself if it is unknown */
const char *ogc_seat_kind_get_label       (const char *id);
/* Returns: the same in one word: a person, or the level of a computer player */
const char *ogc_seat_kind_get_level       (const char *id);
/* Returns: (nullable): how @id plays, in one translated line; %NULL if it is unknown */
const char *ogc_seat_kind_get_description (const char *id);

G_END_DECLS
