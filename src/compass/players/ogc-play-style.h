/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-decision.h"
#include "ogc-net.h"

/*
 * How a computer player likes to win: a small shift of what choices are compared by. No style knows, sees or thinks
 * more than another.
 */
typedef enum {
  OGC_PLAY_STYLE_BALANCED,  /* the win, and a little gold */
  OGC_PLAY_STYLE_CAREFUL,   /* gold that is there already; keeps tokens and abilities */
  OGC_PLAY_STYLE_COLLECTOR, /* gold, also that others get some: keeps out of their way */
  OGC_PLAY_STYLE_SPOILER,   /* that the others get less */
  OGC_N_PLAY_STYLES
} OgcPlayStyle;

/* What choices with @value are compared by: about a share of the win. */
float ogc_play_style_worth (OgcPlayStyle       style,
                            OgcValue           value);
/* What it costs besides to take @decision: in the same units. */
float ogc_play_style_cost  (OgcPlayStyle       style,
                            const OgcDecision *decision);
