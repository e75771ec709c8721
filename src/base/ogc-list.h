/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * OgcListUpdate:
 * @kept: an item that stays in the list
 * @wanted: the new item for the same thing
 *
 * Updates @kept from @wanted.
 */
typedef void (*OgcListUpdate) (gpointer kept,
                               gpointer wanted);

/**
 * ogc_list_sync:
 * @store: a list
 * @wanted: (element-type GObject): what it should hold
 * @same: whether two items stand for the same thing
 * @update: (nullable): updates an item that stays
 *
 * Makes @store hold @wanted, but keeps items that stand for the same thing, so that views keep their widgets. Emits at
 * most one "items-changed", as small as possible.
 */
void ogc_list_sync (GListStore    *store,
                    GPtrArray     *wanted,
                    GEqualFunc     same,
                    OgcListUpdate  update);

G_END_DECLS
