/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-save-head.h"

G_BEGIN_DECLS

/* A saved game in small: the protocols of both sides, those that are compiled lit. */

/* Draws it on all of @widget. */
void  compile_save_picture_draw      (GtkWidget                *widget,
                                      GtkSnapshot              *snapshot,
                                      const CompileSaveSummary *summary);
/* Has @widget drawn anew when the pictures have been read. */
void  compile_save_picture_watch     (GtkWidget                *widget);
/* The name of the scene of this game. Free with g_free(). */
char *compile_save_picture_dup_scene (const CompileSaveSummary *summary);

G_END_DECLS
