/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * OgcInterval:
 * @mean: of what was measured
 * @low: the lower end of the interval in which the true mean is with 95 %
 * @high: its upper end
 *
 * What samples say of a mean.
 */
typedef struct {
  double mean;
  double low;
  double high;
} OgcInterval;

/* A mean from @n independent samples with this sum and sum of squares. */
OgcInterval ogc_statistics_mean  (double        sum,
                                  double        squares,
                                  guint64       n);
/* The same of a share between 0 and 1, by Wilson's interval: also right near the ends. */
OgcInterval ogc_statistics_share (double        sum,
                                  double        squares,
                                  guint64       n);

/**
 * ogc_statistics_elo:
 * @n: how many players
 * @points: [i * n + j]: what player i has won against j: 1 for a win, 1/2 for a tie
 * @weight: how many independent games a point stands for
 * @elo: (out): by player; their mean is 0
 *
 * Strengths by which points are most likely, as Elo has it: 400 are odds of 10 to 1. Every pair that has met counts
 * as if it had tied once besides, so that nobody is infinitely strong.
 */
void        ogc_statistics_elo   (guint         n,
                                  const double *points,
                                  double        weight,
                                  OgcInterval  *elo);

G_END_DECLS
