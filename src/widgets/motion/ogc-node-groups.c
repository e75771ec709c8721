/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-node-groups.h"

static float
area_of (const graphene_rect_t *rect)
{
  return rect->size.width * rect->size.height;
}

/* The area drawn needlessly if both are joined. */
static float
waste_of (GskRenderNode *a,
          GskRenderNode *b)
{
  graphene_rect_t first, second, both;

  gsk_render_node_get_bounds (a, &first);
  gsk_render_node_get_bounds (b, &second);
  graphene_rect_union (&first, &second, &both);
  return area_of (&both) - area_of (&first) - area_of (&second);
}

static void
join_nodes (GPtrArray *nodes,
            guint      first,
            guint      second)
{
  GskRenderNode *both[] = { nodes->pdata[first], nodes->pdata[second] };

  nodes->pdata[first] = gsk_container_node_new (both, G_N_ELEMENTS (both));
  gsk_render_node_unref (both[0]);
  g_ptr_array_remove_index (nodes, second);
}

/* Joins the two groups nearest to each other, if they must be joined or nothing is lost by it. */
static gboolean
join_nearest (GPtrArray *nodes,
              gboolean   must)
{
  float least = must ? G_MAXFLOAT : 1;
  guint first = 0, second = 0;

  for (guint i = 0; i < nodes->len; i++)
    for (guint k = i + 1; k < nodes->len; k++)
      {
        const float waste = waste_of (nodes->pdata[i], nodes->pdata[k]);

        if (waste >= least)
          continue;
        least = waste;
        first = i;
        second = k;
      }
  if (first == second)
    return FALSE;
  join_nodes (nodes, first, second);
  return TRUE;
}

void
ogc_node_groups_join (GPtrArray *nodes,
                      guint      most)
{
  g_return_if_fail (nodes != NULL);

  while (join_nearest (nodes, nodes->len > most))
    ;
}
