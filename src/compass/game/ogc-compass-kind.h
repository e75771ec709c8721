/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game-kind.h"

G_BEGIN_DECLS

/* Order of the Gilded Compass, for ogc_game_kind_register(). The summary of its details is an #OgcSaveSummary. */
extern const OgcGameKind ogc_compass_kind;

G_END_DECLS
