/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

enum { OGC_N_PACE_BINS = 320 }; /* eight for each doubling of a time */

/**
 * OgcPaceTally:
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
  guint64 bins[OGC_N_PACE_BINS];
} OgcPaceTally;

/* Adds a decision that took so many microseconds. */
void   ogc_pace_tally_add   (OgcPaceTally        *self,
                             guint64              microseconds);
void   ogc_pace_tally_merge (OgcPaceTally        *self,
                             const OgcPaceTally  *other);
/* Milliseconds; 0 where nothing was timed. */
double ogc_pace_tally_mean  (const OgcPaceTally  *self);
/* The milliseconds within which the share @part (0 to 1) of all decisions was taken: at most a tenth too long. */
double ogc_pace_tally_within (const OgcPaceTally *self,
                              double              part);

G_END_DECLS
