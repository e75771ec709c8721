/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-decision.h"
#include "ogc-value.h"

/* OgcPlayStyle: how a computer player likes to win: a small shift of the number that ranks its choices. No style knows,
 * sees or thinks more than another. */
typedef enum {
  OGC_PLAY_STYLE_BALANCED,  /* the win, and a little gold */
  OGC_PLAY_STYLE_CAREFUL,   /* prefers gold already in hand; keeps tokens and abilities */
  OGC_PLAY_STYLE_COLLECTOR, /* prefers gold, for others as well: stays out of their way */
  OGC_PLAY_STYLE_SPOILER,   /* prefers to leave less for the others */
  OGC_N_PLAY_STYLES
} OgcPlayStyle;

/* The number that ranks choices with @value: about a share of the win. */
float ogc_play_style_worth (OgcPlayStyle       style,
                            OgcValue           value);
/* The additional cost of taking @decision, in the same unit. */
float ogc_play_style_cost  (OgcPlayStyle       style,
                            const OgcDecision *decision);
