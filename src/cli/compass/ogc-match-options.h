/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-match.h"

G_BEGIN_DECLS

/**
 * OgcMatchOptions:
 *
 * The options that say what is played and by whom, as typed; %NULL for those that were not.
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
/* The same without the options that say who plays. */
void     ogc_match_options_add_setup (OgcMatchOptions *options,
                                      GOptionContext  *context);
void     ogc_match_options_clear (OgcMatchOptions *options);

/* Whether none of the options for a set-up were typed: all but @tiles, @weights and @work. */
gboolean ogc_match_options_empty (OgcMatchOptions *options);

/**
 * ogc_match_options_read:
 * @guest: (nullable): the identifier of a seat that no computer player plays: %OGC_OUTSIDE, %OGC_SEAT_PERSON; %NULL
 * for none
 * @match: (out): what is to be played; clear it even after an error
 * @error: return location
 *
 * The defaults: as many seats as players, else 2; the usual form; random buildings and start player; seed 1; the
 * @guest on the first seat and a computer player on every other: "greedy", with people "journeyman". A single
 * player's identifier stands for all seats.
 *
 * Returns: whether the options are valid
 */
gboolean ogc_match_options_read  (OgcMatchOptions *options,
                                  const char      *guest,
                                  OgcMatch        *match,
                                  GError         **error);

G_END_DECLS
