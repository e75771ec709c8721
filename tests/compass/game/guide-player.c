/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "guide-player.h"

/* The placement of exactly the dice that the guide proposes, if it proposes any. */
static const OgcDecision *
find_proposed (OgcGuide          *guide,
               const OgcDecision *list,
               unsigned           n)
{
  for (unsigned i = 0; i < n; i++)
    if (list[i].kind == OGC_DECISION_PLACE && list[i].building == ogc_guide_get_building (guide)
        && list[i].dice == ogc_guide_get_dice (guide))
      return &list[i];
  return NULL;
}

void
guide_player_follow (OgcGuide *guide,
                     OgcGame  *game)
{
  g_autoptr (GError) error = NULL;
  const OgcDecision *list, *proposed;
  OgcDecision decision;
  unsigned n;

  if (ogc_guide_get_read (guide))
    {
      g_autofree char *before = g_strdup (ogc_guide_get_text (guide));

      ogc_guide_next (guide);
      if (ogc_guide_get_active (guide)) /* the text must have changed */
        g_assert_cmpstr (ogc_guide_get_text (guide), !=, before);
      return;
    }
  list = ogc_game_list_decisions (game, &n);
  if (n == 0)
    {
      g_main_context_iteration (NULL, TRUE);
      return;
    }
  proposed = find_proposed (guide, list, n);
  if (proposed != NULL && ogc_guide_get_target (guide) == OGC_GUIDE_DICE)
    {
      ogc_tray_set_pick (ogc_game_get_tray (game), ogc_guide_get_dice (guide), 0);
      return;
    }
  decision = proposed != NULL ? *proposed : list[n - 1];
  ogc_game_take (game, &decision, &error);
  g_assert_no_error (error);
}
