/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-guide-place.h"

#include "ogc-preferences.h"

void
ogc_guide_place_remember (OgcPlayable *game,
                          gint64       created,
                          const char  *place)
{
  g_return_if_fail (OGC_IS_PLAYABLE (game));
  g_return_if_fail (place != NULL);

  g_settings_set (ogc_preferences_get_default (), OGC_PREFERENCE_GUIDE_PLACE, "(xus)", created,
                  ogc_playable_get_position (game), place);
}

char *
ogc_guide_place_recall (OgcPlayable *game,
                        gint64       created)
{
  g_autofree char *place = NULL;
  gint64 begun;
  guint position;

  g_return_val_if_fail (OGC_IS_PLAYABLE (game), NULL);

  g_settings_get (ogc_preferences_get_default (), OGC_PREFERENCE_GUIDE_PLACE, "(xus)", &begun, &position, &place);
  return begun == created && position == ogc_playable_get_position (game) ? g_steal_pointer (&place) : NULL;
}
