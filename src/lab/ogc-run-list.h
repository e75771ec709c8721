/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"
#include "ogc-json-writer.h"

G_BEGIN_DECLS

/* The largest number in results, so that sums of a few do not overflow. */
#define OGC_RESULTS_MAX G_GUINT64_CONSTANT (1000000000000000)
/* The longest name of a player in results, in characters. */
#define OGC_MAX_ENTRANT_NAME 1000

/**
 * OgcRun:
 * @seed: the seed of its first game or deal; each further one has the next seed
 * @games: how many there are
 */
typedef struct {
  guint64 seed;
  guint64 games;
} OgcRun;

/* Lists of the seeds that results cover: (element-type OgcRun), in ascending order, with gaps between the runs. */

/* Adds @run. Returns: whether none of it was there before; if some was, nothing changes */
gboolean ogc_run_list_add         (GArray         *runs,
                                   OgcRun          run);

/**
 * ogc_run_list_merge:
 * @runs: (inout): the list to which @others are added
 * @source: what errors call @others
 * @greatest: what no number of one of their games or deals exceeds; no sum of all of them comes near 64 bits
 * @error: return location
 *
 * Returns: whether none of them was there before, and they can be added up; if not, nothing changes and @error is set
 */
gboolean ogc_run_list_merge       (GArray        **runs,
                                   const char     *source,
                                   const GArray   *others,
                                   guint64         greatest,
                                   GError        **error);

/* Adds numbers, or structures that consist of guint64 members, to @sums: @size bytes of them. */
void     ogc_run_list_add_numbers (gpointer        sums,
                                   gconstpointer   numbers,
                                   gsize           size);

/* Whether the games of @source, played under version @others of the rules, may be added to games under version @rules.
 * Under other rules the same seed gives another game. */
gboolean ogc_run_list_same_rules  (guint           rules,
                                   const char     *source,
                                   guint           others,
                                   GError        **error);

/* Reads the member "rules", the version of the rules that games were played under, and refuses one above @newest. */
guint    ogc_run_list_read_rules  (OgcJsonReader  *reader,
                                   guint           newest);

/* Reads a number up to %OGC_RESULTS_MAX. */
guint64  ogc_run_list_read_number (OgcJsonReader  *reader,
                                   const char     *name);
/* Reads the members "runs" and @count, the number of games or deals in these runs, and returns that number. */
guint64  ogc_run_list_read        (OgcJsonReader  *reader,
                                   const char     *count,
                                   GArray         *runs);
void     ogc_run_list_write       (JsonBuilder    *builder,
                                   const char     *count,
                                   const GArray   *runs);

G_END_DECLS
