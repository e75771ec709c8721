/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game-kind.h"

G_BEGIN_DECLS

/* Compile Gold, for ogc_game_kind_register(). The summary of its details is a #CompileSaveSummary. */
extern const OgcGameKind compile_kind;

G_END_DECLS
