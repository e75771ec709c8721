/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-building-id.h"
#include "ogc-rulebook.h"

G_BEGIN_DECLS

/* The rules of the game, data/rulebook.xml; the rules in it are those of #OgcRule. */
const OgcRulebook *ogc_compass_rulebook_get           (void);

/* The id of the chapter about @building. Returns: (nullable): %NULL for %OGC_NO_BUILDING and the like */
const char        *ogc_compass_rulebook_building_id (OgcBuildingId building);

G_END_DECLS
