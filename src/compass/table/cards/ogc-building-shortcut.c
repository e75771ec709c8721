/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-building-shortcut.h"

#include <glib/gi18n.h>

/* TRANSLATORS: one letter each; only the Auction House and the Guild, and the four C buildings (Temple, Illuminati,
 * Galleon, Tower) may share one, and none may be E, P or R, which do something else. */
static const char *const keys[OGC_N_BUILDINGS] = {
  [OGC_UNIVERSITY] = NC_("key of the University", "U"),
  [OGC_ARCHIVES] = NC_("key of the Archives", "A"),
  [OGC_LIBRARY] = NC_("key of the Library", "L"),
  [OGC_AUCTION_HOUSE] = NC_("key of the Auction House", "H"),
  [OGC_GUILD] = NC_("key of the Treasure Hunters' Guild", "G"),
  [OGC_TEMPLE] = NC_("key of the Hidden Temple", "T"),
  [OGC_ILLUMINATI] = NC_("key of the Illuminati", "I"),
  [OGC_GALLEON] = NC_("key of the Sunken Galleon", "S"),
  [OGC_TOWER] = NC_("key of the Treasure Tower", "T"),
};

static const char *const contexts[OGC_N_BUILDINGS] = {
  [OGC_UNIVERSITY] = "key of the University",
  [OGC_ARCHIVES] = "key of the Archives",
  [OGC_LIBRARY] = "key of the Library",
  [OGC_AUCTION_HOUSE] = "key of the Auction House",
  [OGC_GUILD] = "key of the Treasure Hunters' Guild",
  [OGC_TEMPLE] = "key of the Hidden Temple",
  [OGC_ILLUMINATI] = "key of the Illuminati",
  [OGC_GALLEON] = "key of the Sunken Galleon",
  [OGC_TOWER] = "key of the Treasure Tower",
};

const char *
ogc_building_shortcut (OgcBuildingId building)
{
  g_return_val_if_fail (building < OGC_N_BUILDINGS, "");

  return g_dpgettext2 (NULL, contexts[building], keys[building]);
}

gboolean
ogc_building_shortcut_find (gunichar       letter,
                            unsigned       n,
                            OgcBuildingId *building)
{
  gunichar upper = g_unichar_toupper (letter);

  for (unsigned id = 0; id < OGC_N_BUILDINGS; id++)
    if (g_utf8_get_char (ogc_building_shortcut (id)) == upper && n-- == 0)
      {
        *building = id;
        return TRUE;
      }
  return FALSE;
}
