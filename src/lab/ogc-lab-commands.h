/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-cli.h"

/* The commands of gilded-compass-lab. */
extern const OgcCommand ogc_command_arena;
extern const OgcCommand ogc_command_grade;
extern const OgcCommand ogc_command_learn;
extern const OgcCommand ogc_command_merge;
extern const OgcCommand ogc_command_simulate;
extern const OgcCommand ogc_command_train;
extern const OgcCommand ogc_command_truth;
