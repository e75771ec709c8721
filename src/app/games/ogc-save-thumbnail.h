/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-save-info.h"

G_BEGIN_DECLS

#define OGC_TYPE_SAVE_THUMBNAIL (ogc_save_thumbnail_get_type ())
/**
 * OgcSaveThumbnail:
 *
 * A small picture of a saved game, drawn by its kind of game from what the list knows about it, or a torn sheet for a
 * file that cannot be opened. Screen readers skip it.
 */
G_DECLARE_FINAL_TYPE (OgcSaveThumbnail, ogc_save_thumbnail, OGC, SAVE_THUMBNAIL, GtkWidget)

/* @info: (nullable): the game to draw, in its present state */
void ogc_save_thumbnail_set_info (OgcSaveThumbnail *self,
                                  OgcSaveInfo      *info);

G_END_DECLS
