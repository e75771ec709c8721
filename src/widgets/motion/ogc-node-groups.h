/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ogc_node_groups_join:
 * @nodes: (element-type GskRenderNode): what is drawn
 * @most: how many may stay
 *
 * Makes one node of several that lie near each other, again and again, until there are no more than @most and
 * nothing could be joined without drawing more. What lies over what is kept inside a group only.
 */
void ogc_node_groups_join (GPtrArray *nodes,
                           guint      most);

G_END_DECLS
