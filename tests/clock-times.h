/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-date.h"

/* Seconds since 1970: the first and the last time that our files can hold, and what a wrong clock may show. Files have
 * CLAMP (time, 0, OGC_MAX_TIME). */
static const gint64 clock_times[] = { G_MININT64, -1, 0, OGC_MAX_TIME, OGC_MAX_TIME + 1, G_MAXINT64 };
