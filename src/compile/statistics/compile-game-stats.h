/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-save.h"

G_BEGIN_DECLS

/**
 * CompileStat:
 * @COMPILE_STAT_PLAYED_UP: cards played face up
 * @COMPILE_STAT_PLAYED_DOWN: cards played face down
 * @COMPILE_STAT_DRAWN: cards drawn, those of the first hand included
 * @COMPILE_STAT_DISCARDED: cards discarded, from hand or deck
 * @COMPILE_STAT_REFILLED: refills of the hand, as the action (COM-28) or by an effect (COM-55)
 * @COMPILE_STAT_CONTROL: how often control was taken (COM-25)
 * @COMPILE_STAT_EFFECTS: effects that began
 * @COMPILE_STAT_DELETED: own cards that were deleted, by compiles too
 *
 * What is counted for each side.
 */
typedef enum {
  COMPILE_STAT_PLAYED_UP,
  COMPILE_STAT_PLAYED_DOWN,
  COMPILE_STAT_DRAWN,
  COMPILE_STAT_DISCARDED,
  COMPILE_STAT_REFILLED,
  COMPILE_STAT_CONTROL,
  COMPILE_STAT_EFFECTS,
  COMPILE_STAT_DELETED,
  COMPILE_N_STATS
} CompileStat;

/**
 * CompileMilestone:
 * @side: who compiled
 * @protocol: what: its number in the order of that side's draft, from 0
 * @turn: when, from 1
 * @again: it was compiled before (COM-38)
 * @position: the decision that made it possible: before it that line was not ready to be compiled (COM-26). A replay
 *   that is sent there shows the table then
 *
 * A protocol compiled.
 */
typedef struct {
  unsigned side;
  unsigned protocol;
  unsigned turn;
  gboolean again;
  unsigned position;
} CompileMilestone;

/* What the three totals of each side came to when a turn was over. */
typedef struct {
  unsigned sides[COMPILE_N_SIDES];
} CompileTurnTotals;

/**
 * CompileGameStats:
 * @turns: turns that began
 * @protocols: what each side drafted, in that order, as compile_names_protocol has them; -1 before
 * @counts: what each side did, counted
 * @milestones: (element-type CompileMilestone): all compiles in their order
 * @totals: (element-type CompileTurnTotals): for each turn from the first
 *
 * What was done in a game. Plain data with a single owner.
 */
typedef struct {
  unsigned turns;
  int      protocols[COMPILE_N_SIDES][COMPILE_N_LINES];
  unsigned counts[COMPILE_N_SIDES][COMPILE_N_STATS];
  GArray  *milestones;
  GArray  *totals;
} CompileGameStats;

/* Counts over the decisions taken in @save, by playing them again. Returns: (transfer full) */
CompileGameStats *compile_game_stats_new  (CompileSave      *save);
void              compile_game_stats_free (CompileGameStats *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CompileGameStats, compile_game_stats_free)

G_END_DECLS
