/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-decision.h"
#include "ogc-value.h"

/* OgcPlayStyle: how a computer player likes to win, a small shift of the number by which choices are compared. No style
 * knows, sees or thinks more than another. */
typedef enum {
  OGC_PLAY_STYLE_BALANCED,  /* the win, and a little gold */
  OGC_PLAY_STYLE_CAREFUL,   /* prefers gold that is there already; keeps tokens and abilities */
  OGC_PLAY_STYLE_COLLECTOR, /* prefers gold, for others too: keeps out of their way */
  OGC_PLAY_STYLE_SPOILER,   /* prefers that the others get less */
  OGC_N_PLAY_STYLES
} OgcPlayStyle;

/* The number by which choices with @value are compared: about a share of the win. */
float ogc_play_style_worth (OgcPlayStyle       style,
                            OgcValue           value);
/* What it costs in addition to take @decision, in the same unit. */
float ogc_play_style_cost  (OgcPlayStyle       style,
                            const OgcDecision *decision);
