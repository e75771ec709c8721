/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-save-info.h"

G_BEGIN_DECLS

/**
 * OgcSaveReader:
 *
 * Reads the files of saved games in another thread, one after the other, and hands over what they say, many at a
 * time. Belongs to the thread that made it.
 */
typedef struct _OgcSaveReader OgcSaveReader;

/**
 * OgcSaveReaderFunc:
 * @left: how many files have still to be read
 *
 * Some files have been read: their #OgcSaveInfo know it.
 */
typedef void (*OgcSaveReaderFunc) (unsigned left,
                                   gpointer user_data);

/* Returns: (transfer full) */
OgcSaveReader *ogc_save_reader_new    (OgcSaveReaderFunc  func,
                                       gpointer           user_data);
/* Forgets what has not been read. Does not wait for the file that is being read; nothing comes of it any more. */
void           ogc_save_reader_free   (OgcSaveReader     *self);
/* Has @info read after all others. */
void           ogc_save_reader_add    (OgcSaveReader     *self,
                                       OgcSaveInfo       *info);
/* Has @info read before all others, if it waits for it. */
void           ogc_save_reader_prefer (OgcSaveReader     *self,
                                       OgcSaveInfo       *info);
/* Forgets what has not been read. */
void           ogc_save_reader_clear  (OgcSaveReader     *self);

G_END_DECLS
