/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game-ui.h"

G_BEGIN_DECLS

/* Compile Gold in its window. */
extern const OgcGameUi ogc_compile_ui;

G_END_DECLS
