/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-save-head.h"

G_BEGIN_DECLS

/* A small picture of a saved game: its buildings, with the dice in them. */

/* Draws the picture over the whole of @widget. */
void  ogc_save_picture_draw      (GtkWidget            *widget,
                                  GtkSnapshot          *snapshot,
                                  const OgcSaveSummary *summary);
/* Redraws @widget once the pictures have been loaded. */
void  ogc_save_picture_watch     (GtkWidget            *widget);
/* The name of the scene for a saved game: that of a building that not every game has. Free with g_free(). */
char *ogc_save_picture_dup_scene (const OgcSaveSummary *summary);

G_END_DECLS
