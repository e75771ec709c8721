/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* OgcValue: what the network says about a position for the observing seat. */
typedef struct {
  float win;  /* the share of the win that it can expect, 0 to 1 */
  float gold; /* the gold with which it can expect to end */
  /*
   * Not from the network, and only for players with a style (ogc-play-style.h): the gold that the seat, and each of the
   * others on average, has as things stand. Only differences matter, so it may be counted from any level that is the
   * same for all choices.
   */
  float own;
  float others;
} OgcValue;
