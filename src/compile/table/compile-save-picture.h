/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-save-head.h"

G_BEGIN_DECLS

/* A small picture of a saved game: the protocols of both sides, with the compiled ones lit. */

/* Draws it over the whole of @widget. */
void  compile_save_picture_draw      (GtkWidget                *widget,
                                      GtkSnapshot              *snapshot,
                                      const CompileSaveSummary *summary);
/* Redraws @widget once the pictures have been loaded. */
void  compile_save_picture_watch     (GtkWidget                *widget);
/* The name of the scene of this game, the same for every @summary. Loads the pictures among which it is. Free with
 * g_free(). */
char *compile_save_picture_dup_scene (const CompileSaveSummary *summary);

G_END_DECLS
