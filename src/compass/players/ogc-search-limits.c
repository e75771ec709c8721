/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-search-limits.h"

#include <time.h>

bool
ogc_search_limits_is_late (const OgcSearchLimits *limits)
{
  struct timespec now;

  if (limits->deadline == 0)
    return false;
  clock_gettime (CLOCK_MONOTONIC, &now);
  return (int64_t) now.tv_sec * 1000000 + now.tv_nsec / 1000 >= limits->deadline;
}
