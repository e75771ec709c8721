/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-player-rng.h"

/* By how much everybody misjudges protocols, so that not every game is played with the same ones: in the units of
 * compile_draft_rating(). */
#define COMPILE_DRAFT_NOISE 30

/* How good protocol @protocol of the set is, in COMPILE_LOGIT parts of the logarithm of the odds to win. */
int             compile_draft_rating (const CompileSet   *set,
                                      unsigned            protocol);
/* The protocol to be chosen now (COM-2), by ratings that are misjudged by @noise on average. */
CompileDecision compile_draft_choose (const CompileState *state,
                                      CompilePlayerRng   *rng,
                                      int                 noise);
