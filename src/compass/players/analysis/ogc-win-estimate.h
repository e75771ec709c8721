/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player.h"

/*
 * The gold that every seat may expect to end with, as the one who knows (a seat, or an onlooker) may guess it: other
 * seats' secrets by the mean over games that agree with what is known. False when cancelled, or when there is no
 * network to ask.
 */
bool ogc_win_estimate (const OgcKnowledge    *knowledge,
                       const OgcSearchLimits *limits,
                       float                  gold[OGC_MAX_SEATS]);
