/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

/*
 * OgcRandom: the state of one generator, PCG-XSH-RR 64/32 (M. E. O'Neill, 2014). A game has several, one
 * for the set-up, one for each seat's dice and one for each stack of tiles (SET-9), told apart by
 * their stream number, so that what one seat does with its dice never changes what lies in a stack.
 */
typedef uint64_t OgcRandom;

void     ogc_random_seed  (OgcRandom *random,
                           unsigned   stream,
                           uint64_t   seed);
uint32_t ogc_random_next  (OgcRandom *random,
                           unsigned   stream);
uint32_t ogc_random_below (OgcRandom *random,
                           unsigned   stream,
                           uint32_t   bound);
