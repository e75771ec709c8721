/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-compass-rulebook.h"

#include "config.h"
#include "ogc-game-resources.h"
#include "ogc-names.h"
#include "ogc-rulebook-xml.h"

const OgcRulebook *
ogc_compass_rulebook_get (void)
{
  static OgcRulebook *rulebook;

  if (g_once_init_enter (&rulebook))
    g_once_init_leave (&rulebook, ogc_rulebook_load (ogc_game_get_resource (), RESOURCE_PATH "/rulebook.xml",
                                                     ogc_names_rule));
  return rulebook;
}

const char *
ogc_compass_rulebook_building_id (OgcBuildingId building)
{
  return building < OGC_N_BUILDINGS ? ogc_name_of (ogc_names_building, building) : NULL;
}
