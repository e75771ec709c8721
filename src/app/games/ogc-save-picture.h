/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-save-info.h"

G_BEGIN_DECLS

#define OGC_TYPE_SAVE_PICTURE (ogc_save_picture_get_type ())
/**
 * OgcSavePicture:
 *
 * A small picture of the table of a saved game, drawn from what the list knows of it: the buildings where they stand, with the dice that
 * lie in them. For a file that cannot be opened, a torn sheet. Nothing for a screen reader.
 */
G_DECLARE_FINAL_TYPE (OgcSavePicture, ogc_save_picture, OGC, SAVE_PICTURE, GtkWidget)

/* Returns: (transfer floating): a picture of @info */
GtkWidget *ogc_save_picture_new (OgcSaveInfo *info);

G_END_DECLS
