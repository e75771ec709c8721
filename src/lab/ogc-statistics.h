/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * OgcInterval:
 * @mean: of what was measured
 * @low: the lower end of the 95 % confidence interval
 * @high: its upper end
 *
 * A mean estimated from samples.
 */
typedef struct {
  double mean;
  double low;
  double high;
} OgcInterval;

/* The mean of @n independent samples with this sum and sum of squares. */
OgcInterval ogc_statistics_mean  (double        sum,
                                  double        squares,
                                  guint64       n);
/* The mean of @n independent shares between 0 and 1, with Wilson's interval, which is also valid near the ends. */
OgcInterval ogc_statistics_share (double        sum,
                                  double        squares,
                                  guint64       n);

/**
 * ogc_statistics_elo:
 * @n: how many players
 * @points: [i * n + j]: the points of player i against j: 1 for a win, 1/2 for a tie
 * @weight: how many independent games a point stands for
 * @elo: (out): by player; their mean is 0
 *
 * The maximum-likelihood Elo ratings for the points: a lead of 400 means odds of 10 to 1. Every pair that has met is
 * given one extra tie, so that no rating is infinite.
 */
void        ogc_statistics_elo   (guint         n,
                                  const double *points,
                                  double        weight,
                                  OgcInterval  *elo);

G_END_DECLS
