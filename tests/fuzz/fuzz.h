/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "ogc-state.h"

/* What every target defines: takes any bytes, and does not come back if something is wrong. */
int  LLVMFuzzerTestOneInput (const uint8_t *data,
                             size_t         size);

/* Plays @state on by at most @n decisions that follow from @seed, and aborts where the engine breaks its word: a listed
 * decision that is refused, nobody to ask in the middle of a game, a state that is not legal. */
void fuzz_play              (OgcState      *state,
                             unsigned       n,
                             uint64_t       seed);
