/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game-ui.h"

G_BEGIN_DECLS

/* Order of the Gilded Compass. */
extern const OgcGameUi ogc_compass_ui;

G_END_DECLS
