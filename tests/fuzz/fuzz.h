/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "ogc-state.h"

/* Every target defines this function, which takes any bytes and aborts if something is wrong. */
int  LLVMFuzzerTestOneInput (const uint8_t *data,
                             size_t         size);

/* Plays on from @state by at most @n decisions that follow from @seed, and aborts if the engine breaks its promises: if
 * a listed decision is refused, if nobody is asked in the middle of a game, or if a state is illegal. */
void fuzz_play              (OgcState      *state,
                             unsigned       n,
                             uint64_t       seed);
