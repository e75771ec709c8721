/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player.h"

/* What the seat that knows can expect, whoever is asked. False when there is no network to ask. */
bool ogc_win_estimate_own (const OgcKnowledge    *knowledge,
                           OgcValue              *value);
/*
 * The gold that every seat may expect to end with, as the one who knows (a seat, or an onlooker) may guess it: other
 * seats' secrets by the mean over games that agree with what is known. False when cancelled, or when there is no
 * network to ask.
 */
bool ogc_win_estimate_all (const OgcKnowledge    *knowledge,
                           const OgcSearchLimits *limits,
                           float                  gold[OGC_MAX_SEATS]);
