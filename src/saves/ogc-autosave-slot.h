/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-save.h"

G_BEGIN_DECLS

/**
 * ogc_card_slot_empty:
 * @folder: a folder for saved games, a local one
 * @mark: the file in it that says which game goes on, by its file name
 * @error: return location for an #OgcError
 *
 * Versions of the program before this one kept the game to go on with in a slot of its own: a file, a backup of it and
 * a journal of what came after. Writes whatever games those hold to files of their own, unless these are newer, and
 * @mark; sets aside what cannot be read; and only then deletes them. Once that is done there is no slot, and nothing
 * happens. Blocks.
 *
 * Returns: whether there is no slot now; if not, all that it held is still there
 */
gboolean ogc_autosave_slot_empty (GFile   *folder,
                                  GFile   *mark,
                                  GError **error);

G_END_DECLS
