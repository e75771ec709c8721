/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"
#include "ogc-json-writer.h"

G_BEGIN_DECLS

enum { OGC_N_TIME_BINS = 320 }; /* eight for each doubling of a time */

/**
 * OgcTimings:
 * @decisions: how many were timed
 * @total: all their times together, in microseconds
 * @max: the longest
 * @bins: how many were how long
 *
 * How long somebody takes for decisions. Whole numbers alone, so that parts add up to exactly the whole.
 */
typedef struct {
  guint64 decisions;
  guint64 total;
  guint64 max;
  guint64 bins[OGC_N_TIME_BINS];
} OgcTimings;

/* Adds a decision that took so many microseconds. */
void   ogc_timings_add    (OgcTimings       *self,
                           guint64           microseconds);
void   ogc_timings_merge  (OgcTimings       *self,
                           const OgcTimings *other);
/* The next element of the list of timings that is open. */
void   ogc_timings_read   (OgcJsonReader    *reader,
                           OgcTimings       *self);
void   ogc_timings_write  (JsonBuilder      *builder,
                           const OgcTimings *self);
/* Milliseconds; 0 where nothing was timed. */
double ogc_timings_mean   (const OgcTimings *self);
/* The milliseconds within which the share @part (0 to 1) of all decisions was taken: at most a tenth too long. */
double ogc_timings_within (const OgcTimings *self,
                           double            part);

G_END_DECLS
