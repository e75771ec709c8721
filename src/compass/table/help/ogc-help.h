/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-rules-help.h"

G_BEGIN_DECLS

/* The rules of the game, for the rules window; topics are buildings (OgcBuildingId). */
extern const OgcRulesHelp ogc_help_rules;

G_END_DECLS
