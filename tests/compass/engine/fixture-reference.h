/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-state.h"

/* A second implementation of the rules about what is legal, written as plainly as possible and without the engine's
 * packed dice. Tests of whole games compare the engine with it. */
bool reference_allows (const OgcState    *state,
                       const OgcDecision *decision);
