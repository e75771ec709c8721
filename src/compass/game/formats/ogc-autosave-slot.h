/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-save.h"

G_BEGIN_DECLS

/**
 * ogc_autosave_slot_empty:
 * @folder: a folder for saved games, a local one
 * @current_file: the file in it that holds the file name of the game to go on with
 * @error: return location for an #OgcError
 *
 * Earlier versions of the program saved the game to go on with in a slot: a file, a backup of it and a journal of what
 * came after. This writes the games in them to files of their own, unless those are newer, and @current_file; sets
 * aside what cannot be read; and only then deletes the slot. Once there is no slot, it does nothing. Blocks.
 *
 * Returns: whether there is no slot now; if not, all that it held is still there
 */
gboolean ogc_autosave_slot_empty (GFile   *folder,
                                  GFile   *current_file,
                                  GError **error);

G_END_DECLS
