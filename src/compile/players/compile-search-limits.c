/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-search-limits.h"

#include <time.h>

bool
compile_search_limits_is_late (const CompileSearchLimits *limits)
{
  struct timespec now;

  if (limits->deadline == 0)
    return false;
  clock_gettime (CLOCK_MONOTONIC, &now);
  return (int64_t) now.tv_sec * 1000000 + now.tv_nsec / 1000 >= limits->deadline;
}
