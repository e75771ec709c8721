/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether @widget itself is light: pressed, it answers what is asked, or a part of it. */
gboolean   compile_lit_is   (GtkWidget *widget);
/* Returns: (transfer none) (nullable): the first that is, from @widget on inwards */
GtkWidget *compile_lit_find (GtkWidget *widget);

G_END_DECLS
