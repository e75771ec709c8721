/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* TempFolder: the path of a folder that a test has for itself. */
typedef char TempFolder;

/* Makes an empty folder. */
TempFolder *temp_folder_new  (void);
/* Removes the folder and all that is in it, and frees the path. */
void        temp_folder_free (TempFolder *folder);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TempFolder, temp_folder_free)

G_END_DECLS
