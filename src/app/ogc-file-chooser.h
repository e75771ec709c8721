/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ogc_file_chooser_open_async:
 * @parent: the window that waits for the answer
 * @callback: called with the answer
 * @user_data: for @callback
 *
 * Lets the person choose a saved game, or a record. Only this file knows which of the toolkit's dialogs is used.
 */
void   ogc_file_chooser_open_async (GtkWindow           *parent,
                                    GAsyncReadyCallback  callback,
                                    gpointer             user_data);

/**
 * ogc_file_chooser_save_async:
 * @parent: the window that waits for the answer
 * @name: a suggested name for the file
 * @callback: called with the answer
 * @user_data: for @callback
 *
 * Lets the person choose where to save a game, or its record, depending on the extension of @name. Asks before
 * replacing an existing file.
 */
void   ogc_file_chooser_save_async (GtkWindow           *parent,
                                    const char          *name,
                                    GAsyncReadyCallback  callback,
                                    gpointer             user_data);

/**
 * ogc_file_chooser_finish:
 * @result: what the callback got
 *
 * Returns: (transfer full) (nullable): the file; %NULL if the person chose none
 */
GFile *ogc_file_chooser_finish     (GAsyncResult        *result);

G_END_DECLS
