/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ogc-play-style.h"

#define OGC_WORK_USUAL 100

/* OgcSearchLimits: how long, and with what, a player may think about one decision. */
typedef struct {
  uint64_t seed;                    /* of the player's generator: the same knowledge, seed and work lead to the same
                                     * decision */
  unsigned work;                    /* how much a player that searches may search, in per cent of its usual work; with
                                     * 0 it still decides */
  OgcPlayStyle style;               /* for levels; 0: balanced */
  const struct OgcWeights *weights; /* the network to judge by (ogc-weights.h); NULL: ogc_weights_used() */
  const atomic_int *cancelled;      /* becomes non-zero when the answer is no longer wanted; may be NULL */
  int64_t deadline;                 /* when a search ends even if unfinished, in microseconds of CLOCK_MONOTONIC; 0: no
                                     * deadline. With one, decisions depend on the machine's speed. */
} OgcSearchLimits;

/* Whether the answer is no longer wanted. */
static inline bool
ogc_search_limits_is_cancelled (const OgcSearchLimits *limits)
{
  return limits->cancelled != NULL && atomic_load_explicit (limits->cancelled, memory_order_relaxed) != 0;
}

/* Whether the deadline has passed. */
bool ogc_search_limits_is_late (const OgcSearchLimits *limits);
