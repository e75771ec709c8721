/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define COMPILE_WORK_USUAL 100

/* CompileSearchLimits: how a player is to think about one decision. */
typedef struct {
  uint64_t          seed;      /* of the player's random source: the same knowledge, seed and work lead to the same
                                * decision */
  unsigned          work;      /* how much a player that searches may search, in per cent of what is usual for it; 0
                                * still decides */
  const atomic_int *cancelled; /* becomes non-zero when the answer is no longer wanted; may be NULL */
  int64_t           deadline;  /* when search ends even if unfinished, in microseconds of CLOCK_MONOTONIC; 0: no limit.
                                * With one, decisions depend on the machine's speed. */
} CompileSearchLimits;

/* Whether the answer is no longer wanted. */
static inline bool
compile_search_limits_is_cancelled (const CompileSearchLimits *limits)
{
  return limits->cancelled != NULL && atomic_load_explicit (limits->cancelled, memory_order_relaxed) != 0;
}

/* Whether the deadline has passed. */
bool compile_search_limits_is_late (const CompileSearchLimits *limits);
