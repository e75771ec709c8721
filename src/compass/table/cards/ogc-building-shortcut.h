/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ogc-building-id.h"

G_BEGIN_DECLS

/**
 * ogc_building_shortcut:
 * @building: one of the nine
 *
 * Returns: the letter that places the dice picked there, in upper case; translated, for names begin otherwise in other
 *   languages
 */
const char *ogc_building_shortcut      (OgcBuildingId  building);

/**
 * ogc_building_shortcut_find:
 * @letter: a letter, in either case
 * @building: (out caller-allocates): one of the buildings with that letter
 * @n: which of them; two that share a letter are never in play together
 *
 * Returns: whether there is such a building
 */
gboolean    ogc_building_shortcut_find (gunichar       letter,
                                        unsigned       n,
                                        OgcBuildingId *building);

G_END_DECLS
