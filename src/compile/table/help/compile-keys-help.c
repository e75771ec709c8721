/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-keys-help.h"

#include "ogc-help-overlay.h"

#define KEYS "/io/github/gilded_compass/GildedCompass/compile/keys.ui"

void
compile_keys_help_show (GtkApplicationWindow *window)
{
  gtk_window_present (GTK_WINDOW (ogc_help_overlay_prepare (window, KEYS)));
}
