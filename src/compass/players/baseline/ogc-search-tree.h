/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-state.h"

/* OgcSearchNode: a decision in a search tree, and its results. The root stands for the position that is searched, and
 * for no decision. */
typedef struct {
  OgcDecision decision;
  uint8_t     seat;      /* the one that decided */
  unsigned    parent;
  unsigned    next;      /* the next answer to the same parent, or 0 */
  unsigned    first;     /* the first answer to this node, or 0 */
  unsigned    visits;
  unsigned    available; /* how often it could have been chosen */
  double      log_available;
  double      total;     /* of the rewards of @seat */
} OgcSearchNode;

/*
 * OgcSearchTree: the decisions that a Monte Carlo tree search has tried in sampled games. Dice and tiles are not part
 * of it: a node stands for all positions that follow the same decisions, so not every answer to it is legal in every
 * game. Nodes are numbered from 0, the root.
 */
typedef struct {
  OgcSearchNode *nodes;
  unsigned       n;
  unsigned       room;
} OgcSearchTree;

/* Begins a tree with a root, to be freed with ogc_search_tree_end(). False if there is no memory. */
bool     ogc_search_tree_begin  (OgcSearchTree       *self);
void     ogc_search_tree_end    (OgcSearchTree       *self);
/* The answer @decision of @seat to @parent, or 0 if it was not tried. */
unsigned ogc_search_tree_find   (const OgcSearchTree *self,
                                 unsigned             parent,
                                 unsigned             seat,
                                 const OgcDecision   *decision);
/* Adds the answer @decision of @seat to @parent, which must not have it yet. 0 if there is no memory, in which case the
 * tree is unchanged. */
unsigned ogc_search_tree_add    (OgcSearchTree       *self,
                                 unsigned             parent,
                                 unsigned             seat,
                                 const OgcDecision   *decision);
/* Counts a game that left the tree at @node, with the reward of each seat. */
void     ogc_search_tree_reward (OgcSearchTree       *self,
                                 unsigned             node,
                                 const double         rewards[OGC_MAX_SEATS]);
/* The most visited answer to the root, among equals the one with the best mean; 0 if none was visited. */
unsigned ogc_search_tree_best   (const OgcSearchTree *self);
