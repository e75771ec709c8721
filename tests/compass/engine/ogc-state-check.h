/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-state.h"

typedef enum {
  OGC_CONSERVED,
  OGC_STATE_FAULT_SETUP,    /* the set-up, or what follows from it, is not legal */
  OGC_STATE_FAULT_PROGRESS, /* round, phase, ask, seats: numbers out of range or at odds with each other */
  OGC_STATE_FAULT_TILES,    /* a tile is missing, in two places, or where its kind cannot be */
  OGC_STATE_FAULT_DICE,     /* dice are missing or too many */
  OGC_STATE_FAULT_BUILDING, /* dice lie in a building as no placement could leave them */
} OgcStateFault;

/*
 * What is wrong with @state, if it could not occur in a game: every tile must be in exactly one place, every die
 * somewhere, every number in its range. Tests check this after each of their decisions. @where (may be NULL) gets the
 * kind of tile, the owner or the building at fault.
 */
OgcStateFault ogc_state_check (const OgcState *state,
                               unsigned       *where);
