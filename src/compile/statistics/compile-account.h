/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-save.h"

G_BEGIN_DECLS

/**
 * CompileTally:
 * @COMPILE_TALLY_PLAYED_UP: cards played face up
 * @COMPILE_TALLY_PLAYED_DOWN: cards played face down
 * @COMPILE_TALLY_DRAWN: cards drawn, those of the first hand included
 * @COMPILE_TALLY_DISCARDED: cards discarded, from hand or deck
 * @COMPILE_TALLY_REFILLED: refills of the hand as the action (COM-28)
 * @COMPILE_TALLY_CONTROL: how often control was taken (COM-25)
 * @COMPILE_TALLY_EFFECTS: effects that began
 * @COMPILE_TALLY_DELETED: own cards that were deleted, by compiles too
 *
 * What is counted of a side.
 */
typedef enum {
  COMPILE_TALLY_PLAYED_UP,
  COMPILE_TALLY_PLAYED_DOWN,
  COMPILE_TALLY_DRAWN,
  COMPILE_TALLY_DISCARDED,
  COMPILE_TALLY_REFILLED,
  COMPILE_TALLY_CONTROL,
  COMPILE_TALLY_EFFECTS,
  COMPILE_TALLY_DELETED,
  COMPILE_N_TALLIES
} CompileTally;

/**
 * CompileFeat:
 * @side: who compiled
 * @protocol: what: its number in the order of that side's draft, from 0
 * @turn: when, from 1
 * @again: it was compiled before (COM-38)
 * @position: the decision that made it possible: before it that line was not ready to be compiled (COM-26). A replay
 *   that is sent there shows the table then
 *
 * A compile.
 */
typedef struct {
  unsigned side;
  unsigned protocol;
  unsigned turn;
  gboolean again;
  unsigned position;
} CompileFeat;

/* What the three totals of each side came to when a turn was over. */
typedef struct {
  unsigned sides[COMPILE_N_SIDES];
} CompileTotals;

/**
 * CompileAccount:
 * @turns: turns that began
 * @protocols: what each side drafted, in that order, as compile_names_protocol has them; -1 before
 * @tallies: what each side did, counted
 * @feats: (element-type CompileFeat): all compiles in their order
 * @totals: (element-type CompileTotals): for each turn from the first
 *
 * What was done in a game. Plain data of one owner.
 */
typedef struct {
  unsigned turns;
  int      protocols[COMPILE_N_SIDES][COMPILE_N_LINES];
  unsigned tallies[COMPILE_N_SIDES][COMPILE_N_TALLIES];
  GArray  *feats;
  GArray  *totals;
} CompileAccount;

/* The account of the decisions of @save that are taken, which are played again for it. Returns: (transfer full) */
CompileAccount *compile_account_new  (CompileSave    *save);
void            compile_account_free (CompileAccount *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CompileAccount, compile_account_free)

G_END_DECLS
