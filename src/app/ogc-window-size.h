/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes @window as large as it was when the program ended. Returns: how wide it will be; 0 if it fills the screen. */
int      ogc_window_size_restore    (GtkWindow *window);
void     ogc_window_size_remember   (GtkWindow *window);
/* Gives @window the style classes "narrow", "spacious", "large" and "huge" by its size in pixels: its header grows
 * with the pages (#OgcZoomLayout). Returns: whether it is narrow */
gboolean ogc_window_size_tell_style (GtkWindow *window,
                                     int        width,
                                     int        height);

G_END_DECLS
