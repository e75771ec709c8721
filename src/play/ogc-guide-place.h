/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-playable.h"

G_BEGIN_DECLS

/* Where a guide was when its game was closed: saved games do not know what has been read. Only the last place of any
 * guided game is remembered, in the preferences. */

/**
 * ogc_guide_place_remember:
 * @game: a guided game
 * @created: when @game began, seconds since 1970
 * @place: the place, in words of its guide
 *
 * Remembers that the guide of @game is at @place at the present position.
 */
void  ogc_guide_place_remember (OgcPlayable *game,
                                gint64       created,
                                const char  *place);

/**
 * ogc_guide_place_recall:
 * @game: a guided game
 * @created: when @game began, seconds since 1970
 *
 * Returns: (transfer full) (nullable): the remembered place; %NULL if it belongs to another game or position
 */
char *ogc_guide_place_recall   (OgcPlayable *game,
                                gint64       created);

G_END_DECLS
