/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The program's own letters, for names and numerals; everything else is in those of the desktop. */
#define COMPILE_LETTERING_OWN "League Spartan"

/**
 * compile_lettering_create:
 * @widget: whose letters they are
 * @family: (nullable): of another family
 * @pixels: how large they are
 * @weight: of #PangoWeight
 * @spacing: between letters, in pixels
 * @text: what they say
 *
 * Returns: (transfer full): letters that are drawn on something
 */
PangoLayout *compile_lettering_create (GtkWidget   *widget,
                                       const char  *family,
                                       double       pixels,
                                       int          weight,
                                       double       spacing,
                                       const char  *text);
/* Draws @layout in @colour (0xrrggbb), from a whole pixel on. */
void         compile_lettering_append (GtkSnapshot *snapshot,
                                       PangoLayout *layout,
                                       double       x,
                                       double       y,
                                       guint32      colour);

G_END_DECLS
