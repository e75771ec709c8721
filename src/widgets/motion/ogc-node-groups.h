/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ogc_node_groups_join:
 * @nodes: (element-type GskRenderNode): what is drawn
 * @most: how many may remain
 *
 * Joins nodes that are near each other until there are no more than @most and no further ones could be joined without
 * drawing a larger area. The stacking order is kept only within a group.
 */
void ogc_node_groups_join (GPtrArray *nodes,
                           guint      most);

G_END_DECLS
