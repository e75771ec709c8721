/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-save-head.h"

G_BEGIN_DECLS

/* A saved game in small: its buildings, with the dice that lie in them. */

/* Draws it on all of @widget. */
void  ogc_save_picture_draw      (GtkWidget            *widget,
                                  GtkSnapshot          *snapshot,
                                  const OgcSaveSummary *summary);
/* Has @widget drawn anew when the pictures have been read. */
void  ogc_save_picture_watch     (GtkWidget            *widget);
/* The name of a scene, of the building that the game has besides those of every game. Free with g_free(). */
char *ogc_save_picture_dup_scene (const OgcSaveSummary *summary);

G_END_DECLS
