/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* OgcValue: the network's judgement of a position for the observing seat. */
typedef struct {
  float win;  /* the share of the win that it can expect, 0 to 1 */
  float gold; /* the final gold that it can expect */
  /*
   * Not from the network, and only for players with a style (ogc-play-style.h): the gold that the seat, and the others
   * on average, would have as things stand. Only differences matter, so both may be counted from any base that is the
   * same for all choices.
   */
  float own;
  float others;
} OgcValue;
