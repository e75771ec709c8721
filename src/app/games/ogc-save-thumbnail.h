/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-save-info.h"

G_BEGIN_DECLS

#define OGC_TYPE_SAVE_THUMBNAIL (ogc_save_thumbnail_get_type ())
/**
 * OgcSaveThumbnail:
 *
 * A small picture of the table of a saved game, drawn from what the list knows of it: the buildings where they
 * stand, with the dice that lie in them. For a file that cannot be opened, a torn sheet. Nothing for a screen
 * reader.
 */
G_DECLARE_FINAL_TYPE (OgcSaveThumbnail, ogc_save_thumbnail, OGC, SAVE_THUMBNAIL, GtkWidget)

/* @info: (nullable): the game to draw, as it is now */
void ogc_save_thumbnail_set_info (OgcSaveThumbnail *self,
                                  OgcSaveInfo      *info);

G_END_DECLS
