/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows the keyboard shortcuts over @window, including the current single keys of the table. */
void ogc_keys_help_show (GtkApplicationWindow *window);

G_END_DECLS
