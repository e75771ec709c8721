/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-save.h"

G_BEGIN_DECLS

/**
 * CompileStat:
 * @COMPILE_STAT_PLAYED_UP: cards played face up
 * @COMPILE_STAT_PLAYED_DOWN: cards played face down
 * @COMPILE_STAT_DRAWN: cards drawn, including the first hand
 * @COMPILE_STAT_DISCARDED: cards discarded, from hand or deck
 * @COMPILE_STAT_REFILLED: refills of the hand, as the action (COM-28) or by an effect (COM-55)
 * @COMPILE_STAT_CONTROL: how often control was taken (COM-25)
 * @COMPILE_STAT_EFFECTS: effects that began
 * @COMPILE_STAT_DELETED: own cards deleted, including by compiles
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
 * @protocol: the protocol, as its number in that side's draft, from 0
 * @turn: in which turn, from 1
 * @again: whether it was compiled before (COM-38)
 * @position: the decision that made it possible: before it the line was not ready to compile (COM-26). A replay at
 *   this position shows the table as it was then
 *
 * A compiled protocol.
 */
typedef struct {
  unsigned side;
  unsigned protocol;
  unsigned turn;
  gboolean again;
  unsigned position;
} CompileMilestone;

/* The sum of the three totals of each side at the end of a turn. */
typedef struct {
  unsigned sides[COMPILE_N_SIDES];
} CompileTurnTotals;

/**
 * CompileGameStats:
 * @turns: turns that began
 * @protocols: what each side drafted, in that order, as indices into compile_names_protocol; -1 before
 * @counts: how often each side did what, by #CompileStat
 * @milestones: (element-type CompileMilestone): all compiles in order
 * @totals: (element-type CompileTurnTotals): for each turn from the first
 *
 * What happened in a game. Plain data with a single owner.
 */
typedef struct {
  unsigned turns;
  int      protocols[COMPILE_N_SIDES][COMPILE_N_LINES];
  unsigned counts[COMPILE_N_SIDES][COMPILE_N_STATS];
  GArray  *milestones;
  GArray  *totals;
} CompileGameStats;

/* Collects the statistics of the decisions taken in @save by replaying them. Returns: (transfer full) */
CompileGameStats *compile_game_stats_new  (CompileSave      *save);
void              compile_game_stats_free (CompileGameStats *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CompileGameStats, compile_game_stats_free)

G_END_DECLS
