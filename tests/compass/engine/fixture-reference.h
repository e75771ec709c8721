/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-state.h"

/*
 * The rules of what is legal, read a second time and written as plainly as can be, without the engine's packed dice:
 * what tests of whole games compare the engine with.
 */
bool reference_allows (const OgcState    *state,
                       const OgcDecision *decision);
