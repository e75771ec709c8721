/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-saved-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_HISTORY (ogc_history_get_type ())
/**
 * OgcHistory:
 *
 * What a kind of game remembers of those that are over, if it does.
 */
G_DECLARE_INTERFACE (OgcHistory, ogc_history, OGC, HISTORY, GObject)

/**
 * OgcHistoryInterface:
 *
 * The functions below of the same names.
 */
struct _OgcHistoryInterface
{
  GTypeInterface parent_iface;

  void (*remember) (OgcHistory   *self,
                    OgcSavedGame *game);
  void (*flush)    (OgcHistory   *self);
};

/* @game is over. */
void ogc_history_remember (OgcHistory   *self,
                           OgcSavedGame *game);
/* Waits until all of it is on the disk. Thread-safe; blocks. */
void ogc_history_flush    (OgcHistory   *self);

G_END_DECLS
