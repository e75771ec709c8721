/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_KEYS_EDITOR (ogc_keys_editor_get_type ())
/**
 * OgcKeysEditor:
 *
 * Edits the single keys of the table (ogc-key-bindings.h): for each action a button that waits for a new key, a switch
 * for all of them, and a button that restores the defaults.
 */
G_DECLARE_FINAL_TYPE (OgcKeysEditor, ogc_keys_editor, OGC, KEYS_EDITOR, GtkWidget)

G_END_DECLS
