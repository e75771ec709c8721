/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-arena-results.h"

G_BEGIN_DECLS

/**
 * CompileArena:
 * @set: the set of cards
 * @entrants: (element-type CompileEntrant): who takes part
 * @seed: of the first pair of games
 * @pairs: how many pairs of games every two entrants play; a pair has one seed and swapped sides
 * @jobs: how many threads play
 * @untimed: whether to leave out how long decisions take
 *
 * Games between players of Compile Gold.
 */
typedef struct {
  CompileCardSet *set;
  GPtrArray      *entrants;
  guint64         seed;
  guint64         pairs;
  guint           jobs;
  gboolean        untimed;
} CompileArena;

/* Plays all games. Apart from the times, the results do not depend on the number of jobs. Returns: (transfer full)
 * (nullable): the results; %NULL with @error set if an external program fails */
CompileArenaResults *compile_arena_run (const CompileArena  *self,
                                        GError             **error);

G_END_DECLS
