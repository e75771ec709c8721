/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define COMPILE_WORK_USUAL 100

/* CompileSearchLimits: how one decision is to be thought about. */
typedef struct {
  uint64_t          seed;      /* for what a player leaves to chance: same knowledge, same seed, same work, same
                                * decision */
  unsigned          work;      /* how much search a player that searches may do, in per cent of what is usual for it;
                                * 0 still decides */
  const atomic_int *cancelled; /* becomes non-zero when nobody wants the answer any more; may be NULL */
  int64_t           deadline;  /* search ends at this moment of CLOCK_MONOTONIC, in microseconds, finished or not;
                                * 0: no limit. Decisions depend on the machine's speed then. */
} CompileSearchLimits;

/* Whether nobody wants the answer any more. */
static inline bool
compile_search_limits_is_cancelled (const CompileSearchLimits *limits)
{
  return limits->cancelled != NULL && atomic_load_explicit (limits->cancelled, memory_order_relaxed) != 0;
}

/* Whether the deadline has passed. */
bool compile_search_limits_is_late (const CompileSearchLimits *limits);
