/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-view.h"

#include <string.h>

/* Reveals all tiles that seats hold. */
static void
reveal_hands (OgcKnowledge   *knowledge,
              const OgcState *state)
{
  memcpy (knowledge->seen.held, state->held, sizeof state->held);
  memcpy (knowledge->seen.galleon.drawn, state->galleon.drawn, sizeof state->galleon.drawn);
  knowledge->seen.straights.drawn = state->straights.drawn;
  memset (knowledge->hidden, 0, sizeof knowledge->hidden);
  memset (knowledge->hidden_backs, 0, sizeof knowledge->hidden_backs);
  memset (knowledge->hidden_chests, 0, sizeof knowledge->hidden_chests);
  knowledge->hidden_drawn = 0;
}

void
ogc_view_look (OgcView        *view,
               const OgcState *state,
               int             viewer,
               gboolean        open)
{
  g_return_if_fail (view != NULL && state != NULL);

  view->viewer = viewer;
  view->open = open;
  ogc_knowledge_of (&view->knowledge, state, viewer < 0 ? OGC_NOBODY : (unsigned) viewer);
  if (open)
    reveal_hands (&view->knowledge, state);
}

OgcEvent
ogc_view_mask (const OgcView  *view,
               const OgcEvent *event)
{
  g_return_val_if_fail (view != NULL && event != NULL, (OgcEvent) { 0 });

  if (view->open && event->seen_by != OGC_SEEN_BY_NOBODY) /* SEC-3 */
    return *event;
  return ogc_knowledge_mask (event, view->viewer < 0 ? OGC_NOBODY : (unsigned) view->viewer);
}

gboolean
ogc_view_is_secret_kind (OgcTileKind kind)
{
  switch (kind)
    {
    case OGC_TILE_COLLECTION:
    case OGC_TILE_MISSION:
    case OGC_TILE_ITEM:
    case OGC_TILE_BRONZE:
    case OGC_TILE_SILVER:
    case OGC_TILE_GOLD:
      return TRUE;
    default:
      return FALSE;
    }
}

gboolean
ogc_view_is_secret (const OgcState *state,
                    unsigned        seat)
{
  g_return_val_if_fail (state != NULL && seat < OGC_MAX_SEATS, FALSE);

  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    if (ogc_view_is_secret_kind (kind) && state->held[seat][kind] != 0)
      return TRUE;
  return state->galleon.drawn[seat] != 0 || (state->ask.kind == OGC_ASK_TAKE && state->ask.seat == seat
                                              && state->straights.drawn != 0);
}
