/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-result.h"

/**
 * ogc_gold_source_get_symbol:
 * @source: where gold comes from
 *
 * Returns: its picture, one of those in ui/art/symbols
 */
const char *ogc_gold_source_get_symbol      (OgcGoldSource    source);

/**
 * ogc_gold_source_get_css_class:
 * @source: where gold comes from
 *
 * Returns: the style class of its colours
 */
const char *ogc_gold_source_get_css_class   (OgcGoldSource    source);

/**
 * ogc_gold_source_list:
 * @result: the result of a game
 * @seats: the number of seats in the game
 * @sources: room for %OGC_N_GOLD_SOURCES
 *
 * Lists the sources that gave gold to any seat.
 *
 * Returns: how many there are
 */
unsigned    ogc_gold_source_list            (const OgcResult *result,
                                             unsigned         seats,
                                             OgcGoldSource   *sources);
