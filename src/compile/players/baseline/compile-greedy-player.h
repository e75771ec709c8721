/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-player.h"
#include "compile-policy.h"
#include "compile-totals.h"

/* "greedy": compares the positions to which its decisions lead by totals, protocols, hands and the control marker,
 * making further choices in the same way. It neither learns nor searches, and is a yardstick for players that do. */
extern const CompilePlayer compile_greedy_player;

/* The judge of "greedy"; @totals must outlive it. */
CompileJudge compile_greedy_judge (const CompileTotals *totals);
