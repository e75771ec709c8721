/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-playable.h"

G_BEGIN_DECLS

#define OGC_TYPE_WINDOW_TITLE (ogc_window_title_get_type ())
/* What a window's title bar says: which game this is, and below that how far it is or which page is shown. */
G_DECLARE_FINAL_TYPE (OgcWindowTitle, ogc_window_title, OGC, WINDOW_TITLE, GtkWidget)

/**
 * ogc_window_title_show:
 * @self: a title
 * @name: what the game is called, translated
 * @game: (nullable): the game that is seen; the title follows it
 * @page: (nullable): what is seen instead, translated
 *
 * Says that this is shown now.
 */
void ogc_window_title_show (OgcWindowTitle *self,
                            const char     *name,
                            OgcPlayable    *game,
                            const char     *page);

G_END_DECLS
