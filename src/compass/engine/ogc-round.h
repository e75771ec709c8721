/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-state.h"

/* The course of rounds (RND), from one question to the next. */
void ogc_round_begin      (OgcState  *state,
                           OgcEvents *events);
/* Ends the current turn and goes on. */
void ogc_round_turn_over  (OgcState  *state,
                           OgcEvents *events);
/* Goes on once the seat that was asked about A Timely Gift uses it or keeps it (ABL-1). */
void ogc_round_gift       (OgcState  *state,
                           bool       used,
                           OgcEvents *events);
/* Gives @tile to the seat that was asked while a building resolves, and goes on. */
void ogc_round_tile_taken (OgcState  *state,
                           unsigned   tile,
                           OgcEvents *events);
