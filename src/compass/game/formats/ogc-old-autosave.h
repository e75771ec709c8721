/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-save.h"

G_BEGIN_DECLS

/**
 * ogc_old_autosave_adopt:
 * @folder: a folder for saved games, a local one
 * @current_file: the file in it that holds the file name of the game to continue
 * @error: return location for an #OgcError
 *
 * Earlier versions of the program saved the game to continue in a slot: a file, a backup of it and a journal of what
 * followed. This function writes each game in the slot to a separate file, unless that file is newer, and writes
 * @current_file; sets aside what cannot be read; and only then deletes the slot. Without a slot it does nothing.
 * Blocks.
 *
 * Returns: whether there is no slot any more; if there is, it still holds everything that it held
 */
gboolean ogc_old_autosave_adopt (GFile   *folder,
                                 GFile   *current_file,
                                 GError **error);

G_END_DECLS
