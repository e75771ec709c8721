/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-save.h"

G_BEGIN_DECLS

/* Commands of the program for saved games of Compile Gold. */

/* Replays @file, and says that it is valid. Returns: whether it is; if not, @error is set */
gboolean compile_console_check  (GFile       *file,
                                 const char  *name,
                                 GError     **error);
/* Prints @save as far as @viewer may know it; any number that is not a side may know everything. */
void     compile_console_replay (CompileSave *save,
                                 guint        viewer);

G_END_DECLS
