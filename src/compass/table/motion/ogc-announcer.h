/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_ANNOUNCER (ogc_announcer_get_type ())
/**
 * OgcAnnouncer:
 *
 * Tells a screen reader what computer players do: the lines that each of their decisions adds to the log, once and in
 * their order, but not what they roll. It takes no room and cannot be seen.
 */
G_DECLARE_FINAL_TYPE (OgcAnnouncer, ogc_announcer, OGC, ANNOUNCER, GtkWidget)

/* Follows @game (nullable). */
void        ogc_announcer_set_game (OgcAnnouncer *self,
                                    OgcGame      *game);
/* Returns: what was told last; owned by @self */
const char *ogc_announcer_get_text (OgcAnnouncer *self);

G_END_DECLS
