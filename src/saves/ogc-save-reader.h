/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-save-info.h"

G_BEGIN_DECLS

/**
 * OgcSaveReader:
 *
 * Reads the files of saved games in another thread, one after the other, and hands over the details in batches. Belongs
 * to the thread that made it.
 */
typedef struct _OgcSaveReader OgcSaveReader;

/**
 * OgcSaveReaderFunc:
 * @left: how many files are still to be read
 *
 * Called when some files have been read and their #OgcSaveInfo updated.
 */
typedef void (*OgcSaveReaderFunc) (unsigned left,
                                   gpointer user_data);

/* Returns: (transfer full) */
OgcSaveReader *ogc_save_reader_new    (OgcSaveReaderFunc  func,
                                       gpointer           user_data);
/* Drops what has not been read. Does not wait for the file that is being read; its result is ignored. */
void           ogc_save_reader_free   (OgcSaveReader     *self);
/* Queues @info after all others. */
void           ogc_save_reader_add    (OgcSaveReader     *self,
                                       OgcSaveInfo       *info);
/* Moves @info before all others, if it is queued. */
void           ogc_save_reader_prefer (OgcSaveReader     *self,
                                       OgcSaveInfo       *info);
/* Drops what has not been read. */
void           ogc_save_reader_clear  (OgcSaveReader     *self);

G_END_DECLS
