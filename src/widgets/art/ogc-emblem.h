/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How many emblems seats can choose from; at least one more than there are seats. */
#define OGC_N_EMBLEMS 6

/**
 * ogc_emblem_nth:
 * @n: below %OGC_N_EMBLEMS
 *
 * Returns: the id of an emblem, as in #OgcSeatSpec
 */
const char *ogc_emblem_nth        (unsigned    n);

/**
 * ogc_emblem_find:
 * @id: the id of an emblem
 *
 * Returns: its number, or %OGC_N_EMBLEMS if this program does not know it
 */
unsigned    ogc_emblem_find       (const char *id);

/**
 * ogc_emblem_get_label:
 * @id: the id of an emblem, or "neutral"
 *
 * Returns: what it shows, in one translated word; for an unknown one, that of the first
 */
const char *ogc_emblem_get_label  (const char *id);

/**
 * ogc_emblem_get_symbol:
 * @id: the id of an emblem, or "neutral"
 *
 * Returns: its picture in ui/art/symbols; for an unknown one, as in a saved game of a later version, that of the first
 */
const char *ogc_emblem_get_symbol (const char *id);

G_END_DECLS
