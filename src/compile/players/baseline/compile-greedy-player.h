/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-player.h"
#include "compile-policy.h"
#include "compile-totals.h"

/* Compares the positions to which its decisions lead, making further choices in the same way, by totals, protocols,
 * hands and the control marker. It neither learns nor searches, and is the yardstick for those that do. */
extern const CompilePlayer compile_greedy_player;

/* The judge by which it does; @totals must outlive it. */
CompileJudge compile_greedy_judge (const CompileTotals *totals);
