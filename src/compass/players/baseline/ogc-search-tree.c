/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-search-tree.h"

#include <stdlib.h>

enum { FIRST_ROOM = 1024 };

/* Makes room for another node. False if there is no memory. */
static bool
reserve_node (OgcSearchTree *self)
{
  const unsigned room = self->room > 0 ? 2 * self->room : FIRST_ROOM;
  OgcSearchNode *nodes;

  if (self->n < self->room)
    return true;
  nodes = realloc (self->nodes, room * sizeof *nodes);
  if (nodes == NULL)
    return false;
  self->nodes = nodes;
  self->room = room;
  return true;
}

bool
ogc_search_tree_begin (OgcSearchTree *self)
{
  *self = (OgcSearchTree) { 0 };
  if (!reserve_node (self))
    return false;
  self->nodes[self->n++] = (OgcSearchNode) { 0 };
  return true;
}

void
ogc_search_tree_end (OgcSearchTree *self)
{
  free (self->nodes);
}

unsigned
ogc_search_tree_find (const OgcSearchTree *self,
                      unsigned             parent,
                      unsigned             seat,
                      const OgcDecision   *decision)
{
  for (unsigned node = self->nodes[parent].first; node != 0; node = self->nodes[node].next)
    if (self->nodes[node].seat == seat && ogc_decision_equal (&self->nodes[node].decision, decision))
      return node;

  return 0;
}

unsigned
ogc_search_tree_add (OgcSearchTree     *self,
                     unsigned           parent,
                     unsigned           seat,
                     const OgcDecision *decision)
{
  if (!reserve_node (self))
    return 0;
  self->nodes[self->n] = (OgcSearchNode) {
    .decision = *decision,
    .seat = (uint8_t) seat,
    .parent = parent,
    .next = self->nodes[parent].first,
  };
  self->nodes[parent].first = self->n;
  return self->n++;
}

void
ogc_search_tree_reward (OgcSearchTree *self,
                        unsigned       node,
                        const double   rewards[OGC_MAX_SEATS])
{
  for (; node != 0; node = self->nodes[node].parent)
    {
      self->nodes[node].visits++;
      self->nodes[node].total += rewards[self->nodes[node].seat];
    }
}

unsigned
ogc_search_tree_best (const OgcSearchTree *self)
{
  const OgcSearchNode *nodes = self->nodes;
  unsigned best = 0;

  for (unsigned node = nodes[0].first; node != 0; node = nodes[node].next)
    if (nodes[node].visits > nodes[best].visits
        || (best != 0 && nodes[node].visits == nodes[best].visits && nodes[node].total > nodes[best].total))
      best = node;
  return best;
}
