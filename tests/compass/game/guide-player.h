/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-guide.h"

/* Does the next thing that @guide says, as a person would: reads, picks, places. Takes any decision if the guide
 * proposes none, and iterates the main loop while others decide. @guide must be active. */
void guide_player_follow (OgcGuide *guide,
                          OgcGame  *game);
