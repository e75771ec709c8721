/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-playable.h"

G_BEGIN_DECLS

#define OGC_TYPE_WINDOW_TITLE (ogc_window_title_get_type ())
/* What a window's title bar says: the name of the game, and below it the game's progress or the page that is shown. */
G_DECLARE_FINAL_TYPE (OgcWindowTitle, ogc_window_title, OGC, WINDOW_TITLE, GtkWidget)

/**
 * ogc_window_title_show:
 * @self: a title
 * @name: the name of the game, translated
 * @game: (nullable): the game that is shown; the title follows it
 * @page: (nullable): the page that is shown instead, translated
 *
 * Sets what the title is about.
 */
void ogc_window_title_show      (OgcWindowTitle *self,
                                 const char     *name,
                                 OgcPlayable    *game,
                                 const char     *page);

/* Says how wide the window is, in pixels: in wide ones the title has ornaments on both sides. */
void ogc_window_title_set_width (OgcWindowTitle *self,
                                 int             width);

G_END_DECLS
