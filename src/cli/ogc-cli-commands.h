/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-cli.h"

/* The commands of gilded-compass-cli. */
extern const OgcCommand ogc_command_check;
extern const OgcCommand ogc_command_play;
extern const OgcCommand ogc_command_replay;
extern const OgcCommand ogc_command_score;
