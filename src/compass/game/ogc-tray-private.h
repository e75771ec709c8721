/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game.h"
#include "ogc-tray.h"
#include "ogc-view.h"

G_BEGIN_DECLS

/**
 * ogc_tray_new:
 * @game: whose tray it is; it is not kept alive by it
 *
 * Returns: (transfer full): an empty tray
 */
OgcTray *ogc_tray_new      (OgcGame       *game);

/**
 * ogc_tray_update:
 * @self: a tray
 * @view: (transfer none): what is to be shown; kept until the next update
 *
 * Brings the dice to what @view says and lays all of them back.
 */
void     ogc_tray_update   (OgcTray       *self,
                            const OgcView *view);

/* The game, or NULL when it is gone. */
OgcGame *ogc_tray_get_game (OgcTray       *self);

G_END_DECLS
