/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-save.h"

G_BEGIN_DECLS

/* What the commands of the program do with saved games of Compile Gold. */

/* Plays @file again, and says that it is valid. Returns: whether it is; else @error is set */
gboolean compile_console_check  (GFile       *file,
                                 const char  *name,
                                 GError     **error);
/* Tells @save as @viewer may know it; a number that is no side may know all. */
void     compile_console_replay (CompileSave *save,
                                 guint        viewer);

G_END_DECLS
