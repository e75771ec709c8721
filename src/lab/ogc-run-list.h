/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"
#include "ogc-json-writer.h"

G_BEGIN_DECLS

/* No number in results is larger, so sums of a few do not overflow. */
#define OGC_RESULTS_MAX G_GUINT64_CONSTANT (1000000000000000)

/**
 * OgcRun:
 * @seed: the seed of its first game or deal; each further one has the next
 * @games: how many there are
 */
typedef struct {
  guint64 seed;
  guint64 games;
} OgcRun;

/*
 * Which seeds results are of: (element-type OgcRun), ascending, with gaps between.
 */

/* Adds @run. Returns: whether none of it was there before; else nothing changes */
gboolean ogc_run_list_add         (GArray         *runs,
                                   OgcRun          run);

/**
 * ogc_run_list_merge:
 * @runs: (inout): to which @others are added
 * @source: what errors call @others
 * @error: return location
 *
 * Returns: whether none of them was there before; else nothing changes
 */
gboolean ogc_run_list_merge       (GArray        **runs,
                                   const char     *source,
                                   const GArray   *others,
                                   GError        **error);

/* Whether games by version @rules of the rules may be added to by those of @source, which are by version @others. A
 * seed stands for another game by other rules. */
gboolean ogc_run_list_same_rules  (guint           rules,
                                   const char     *source,
                                   guint           others,
                                   GError        **error);

/* A number up to %OGC_RESULTS_MAX. */
guint64  ogc_run_list_read_number (OgcJsonReader  *reader,
                                   const char     *name);
/* The members "runs" and @count, how many games or deals these are, which comes back. */
guint64  ogc_run_list_read        (OgcJsonReader  *reader,
                                   const char     *count,
                                   GArray         *runs);
void     ogc_run_list_write       (JsonBuilder    *builder,
                                   const char     *count,
                                   const GArray   *runs);

G_END_DECLS
