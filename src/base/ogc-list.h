/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * OgcListUpdate:
 * @kept: an item that stays in the list
 * @wanted: the new one that stands for the same thing
 *
 * Brings what may change about @kept to what it is in @wanted.
 */
typedef void (*OgcListUpdate) (gpointer kept,
                               gpointer wanted);

/**
 * ogc_list_sync:
 * @store: a list
 * @wanted: (element-type GObject): what it should hold
 * @same: whether two items stand for the same thing
 * @update: (nullable): brings an item that stays up to date
 *
 * Makes @store hold @wanted, keeping the items that stand for the same thing, so that views keep theirs. There is at
 * most one "items-changed", as small as it can be.
 */
void ogc_list_sync (GListStore    *store,
                    GPtrArray     *wanted,
                    GEqualFunc     same,
                    OgcListUpdate  update);

G_END_DECLS
