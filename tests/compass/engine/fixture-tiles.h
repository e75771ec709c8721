/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-tiles.h"

/* The usual tile set, written down a second time so that engine tests need no file. It is constant and never freed. */
const OgcTiles *fixture_tiles      (void);

/* The numbers of single tiles in this set. */
unsigned        fixture_map        (OgcColour         colour,
                                    unsigned          high);
unsigned        fixture_specialist (OgcColour         colour,
                                    OgcSpecialistKind kind,
                                    unsigned          value);
unsigned        fixture_item       (OgcColour         colour,
                                    OgcSpecialistKind kind,
                                    OgcItemBack       back);
unsigned        fixture_artifact   (OgcArtifactType   type,
                                    unsigned          nth);
unsigned        fixture_ability    (OgcAbilityType    type,
                                    unsigned          nth);
unsigned        fixture_mission    (OgcMissionType    type);
