/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-save-info.h"

G_BEGIN_DECLS

/**
 * OgcSaveDetailsQueue:
 *
 * Reads the files of saved games in another thread, one after the other, and hands over the details in batches. Belongs
 * to the thread that made it.
 */
typedef struct _OgcSaveDetailsQueue OgcSaveDetailsQueue;

/**
 * OgcSaveDetailsQueueFunc:
 * @left: how many files are still to be read
 *
 * Called when some files have been read and their #OgcSaveInfo updated.
 */
typedef void (*OgcSaveDetailsQueueFunc) (unsigned left,
                                         gpointer user_data);

/* Returns: (transfer full) */
OgcSaveDetailsQueue *ogc_save_details_queue_new    (OgcSaveDetailsQueueFunc func,
                                                    gpointer                user_data);
/* Drops what has not been read. Does not wait for the file that is being read; its result is ignored. */
void                 ogc_save_details_queue_free   (OgcSaveDetailsQueue *self);
/* Queues @info after all others. */
void                 ogc_save_details_queue_add    (OgcSaveDetailsQueue *self,
                                                    OgcSaveInfo         *info);
/* Moves @info before all others, if it is queued. */
void                 ogc_save_details_queue_prefer (OgcSaveDetailsQueue *self,
                                                    OgcSaveInfo         *info);
/* Drops what has not been read. */
void                 ogc_save_details_queue_clear  (OgcSaveDetailsQueue *self);

G_END_DECLS
