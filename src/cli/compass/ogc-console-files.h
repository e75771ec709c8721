/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-save.h"

G_BEGIN_DECLS

/* Commands of the program for saved games of the first game. */

/* Replays @file, and says that it is valid. Returns: whether it is; if not, @error is set */
gboolean ogc_console_check  (GFile       *file,
                             const char  *name,
                             GError     **error);
/* Prints @save as far as seat @viewer may know it; with OGC_NOBODY everything. */
void     ogc_console_replay (OgcSave     *save,
                             guint        viewer);

G_END_DECLS
