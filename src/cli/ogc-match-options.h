/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-match.h"

G_BEGIN_DECLS

/**
 * OgcMatchOptions:
 *
 * The options that say what is played and by whom, as they were typed; %NULL where they were not.
 */
typedef struct {
  char *seats;
  char *form;
  char *b;
  char *c;
  char *start;
  char *players;
  char *seed;
  char *tiles;
  char *weights;
  char *work;
} OgcMatchOptions;

/* Adds the options to a command's. @options must outlive @context. */
void     ogc_match_options_add   (OgcMatchOptions *options,
                                  GOptionContext  *context);
/* The same without those that say who plays. */
void     ogc_match_options_add_setup (OgcMatchOptions *options,
                                      GOptionContext  *context);
void     ogc_match_options_clear (OgcMatchOptions *options);

/* Whether none of the options for a set-up were typed: all but @tiles, @weights and @work. */
gboolean ogc_match_options_empty (OgcMatchOptions *options);

/**
 * ogc_match_options_read:
 * @guest: (nullable): what a seat is called that no computer player plays: %OGC_OUTSIDE, %OGC_SEAT_PERSON; %NULL
 * where there is none
 * @match: (out): what is to be played; to be cleared also after an error
 * @error: return location
 *
 * Where nothing is said: as many seats as players, else 2; the usual form; buildings and start player at random;
 * seed 1; the @guest on the first seat and a computer player on every other: "greedy", with people "journeyman". One
 * player's identifier stands for all seats.
 *
 * Returns: whether the options make sense
 */
gboolean ogc_match_options_read  (OgcMatchOptions *options,
                                  const char      *guest,
                                  OgcMatch        *match,
                                  GError         **error);

/**
 * ogc_match_options_read_count:
 * @option: "--games", for errors
 * @text: (nullable): what was typed
 * @seed: of the first game; each further one has the next
 * @count: (out): how many there are to be
 *
 * Returns: whether it makes sense
 */
gboolean ogc_match_options_read_count (const char       *option,
                                       const char       *text,
                                       guint64           seed,
                                       guint64          *count,
                                       GError          **error);
/* How many threads to use; by default as many as there are processors. */
gboolean ogc_match_options_read_jobs  (const char       *text,
                                       guint            *jobs,
                                       GError          **error);

G_END_DECLS
