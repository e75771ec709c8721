/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-player-rng.h"

/* The mean error of every player in rating protocols, in units of compile_draft_rating(), so that games differ in their
 * protocols. */
#define COMPILE_DRAFT_NOISE 30

/* The rating of protocol @protocol of the set: log-odds of winning, in units of 1 / COMPILE_LOGIT. */
int             compile_draft_rating (const CompileSet   *set,
                                      unsigned            protocol);
/* The protocol to choose now (COM-2), by ratings with a mean error of @noise. */
CompileDecision compile_draft_choose (const CompileState *state,
                                      CompilePlayerRng   *rng,
                                      int                 noise);
