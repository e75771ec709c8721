/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player.h"

/* "greedy": whatever would give most gold if the round resolved now. */
extern const OgcPlayer ogc_greedy_player;
