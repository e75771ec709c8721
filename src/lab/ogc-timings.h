/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"
#include "ogc-json-writer.h"
#include "ogc-table-printer.h"

G_BEGIN_DECLS

enum {
  OGC_N_TIME_BINS = 320, /* eight for each factor of two */
  OGC_N_TIMING_COLUMNS = 4,
};

/**
 * OgcTimings:
 * @decisions: how many were timed
 * @total: the sum of their times, in microseconds
 * @max: the longest time, in microseconds
 * @bins: how many times fell into each bin
 *
 * How long a player takes for decisions. All numbers are integers, so that partial results add up exactly.
 */
typedef struct {
  guint64 decisions;
  guint64 total;
  guint64 max;
  guint64 bins[OGC_N_TIME_BINS];
} OgcTimings;

/* The microseconds of this thread's processor time, or of elapsed time if an external program does the work. */
guint64 ogc_timings_read_clock (gboolean          outside);
/* Adds a decision that took @microseconds. */
void    ogc_timings_add        (OgcTimings       *self,
                                guint64           microseconds);
/* Adds the times of @other. */
void    ogc_timings_merge      (OgcTimings       *self,
                                const OgcTimings *other);
/* Reads and writes the next element of an open list of timings. */
void    ogc_timings_read       (OgcJsonReader    *reader,
                                OgcTimings       *self);
void    ogc_timings_write      (JsonBuilder      *builder,
                                const OgcTimings *self);
/* Adds the heads of the columns that ogc_timings_print() fills: %OGC_N_TIMING_COLUMNS. */
void    ogc_timings_print_head (OgcTablePrinter  *printer);
/* Adds how many decisions there were and, in milliseconds, the mean time, the time within which 95 per cent were taken
 * (too high by at most a tenth), and the longest. */
void    ogc_timings_print      (const OgcTimings *self,
                                OgcTablePrinter  *printer);

G_END_DECLS
