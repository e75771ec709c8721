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
 * Lets the person choose a saved game, or a record. This file is the only one that knows which of the toolkit's
 * dialogs does it.
 */
void   ogc_file_chooser_open_async (GtkWindow           *parent,
                                    GAsyncReadyCallback  callback,
                                    gpointer             user_data);

/**
 * ogc_file_chooser_save_async:
 * @parent: the window that waits for the answer
 * @name: a name for the file, to begin with
 * @callback: called with the answer
 * @user_data: for @callback
 *
 * Lets the person choose where a game is to be saved, or its record, by the ending of @name. Asks before an existing
 * file is replaced.
 */
void   ogc_file_chooser_save_async (GtkWindow           *parent,
                                    const char          *name,
                                    GAsyncReadyCallback  callback,
                                    gpointer             user_data);

/**
 * ogc_file_chooser_finish:
 * @result: what the callback got
 *
 * Returns: (transfer full) (nullable): the file; %NULL when the person wants none
 */
GFile *ogc_file_chooser_finish     (GAsyncResult        *result);

G_END_DECLS
