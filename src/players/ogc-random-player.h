/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player.h"

/* "random": any legal decision: first what kind of thing to do, evenly, then one of that kind, evenly. */
extern const OgcPlayer ogc_random_player;
