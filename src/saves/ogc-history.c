/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-history.h"

G_DEFINE_INTERFACE (OgcHistory, ogc_history, G_TYPE_OBJECT)

static void
ogc_history_default_init (OgcHistoryInterface *iface)
{
}

void
ogc_history_remember (OgcHistory   *self,
                      OgcSavedGame *game)
{
  g_return_if_fail (OGC_IS_HISTORY (self));
  g_return_if_fail (OGC_IS_SAVED_GAME (game));

  OGC_HISTORY_GET_IFACE (self)->remember (self, game);
}

void
ogc_history_flush (OgcHistory *self)
{
  g_return_if_fail (OGC_IS_HISTORY (self));

  OGC_HISTORY_GET_IFACE (self)->flush (self);
}
