/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-timings.h"

#include <math.h>

#define BINS_OF_A_DOUBLING 8

static guint
bin_of (guint64 microseconds)
{
  const double bin = BINS_OF_A_DOUBLING * log2 ((double) microseconds + 1);

  return (guint) MIN (bin, OGC_N_TIME_BINS - 1);
}

/* The longest time that falls into @bin, in microseconds. */
static double
end_of (guint bin)
{
  return exp2 ((double) (bin + 1) / BINS_OF_A_DOUBLING) - 1;
}

void
ogc_timings_add (OgcTimings *self,
                 guint64     microseconds)
{
  g_return_if_fail (self != NULL);

  self->decisions++;
  self->total += microseconds;
  self->max = MAX (self->max, microseconds);
  self->bins[bin_of (microseconds)]++;
}

void
ogc_timings_merge (OgcTimings       *self,
                   const OgcTimings *other)
{
  g_return_if_fail (self != NULL && other != NULL);

  self->decisions += other->decisions;
  self->total += other->total;
  self->max = MAX (self->max, other->max);
  for (guint bin = 0; bin < OGC_N_TIME_BINS; bin++)
    self->bins[bin] += other->bins[bin];
}

double
ogc_timings_mean (const OgcTimings *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->decisions > 0 ? (double) self->total / (double) self->decisions / 1000 : 0;
}

double
ogc_timings_within (const OgcTimings *self,
                    double            part)
{
  double wanted;
  guint64 sum = 0;

  g_return_val_if_fail (self != NULL, 0);

  wanted = part * (double) self->decisions;
  for (guint bin = 0; bin < OGC_N_TIME_BINS; bin++)
    {
      sum += self->bins[bin];
      if (sum > 0 && (double) sum >= wanted)
        return MIN (end_of (bin), (double) self->max) / 1000;
    }
  return 0;
}
