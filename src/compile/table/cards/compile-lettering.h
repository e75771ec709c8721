/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The program's own font, for names and numerals; everything else is in the desktop's. */
#define COMPILE_LETTERING_OWN "League Spartan"

/**
 * compile_lettering_create:
 * @widget: the widget whose font is used
 * @family: (nullable): a font family to use instead
 * @pixels: the size of the font
 * @weight: a #PangoWeight
 * @spacing: between letters, in pixels
 * @text: the text
 *
 * Returns: (transfer full): a layout for text that is drawn as part of a picture
 */
PangoLayout *compile_lettering_create (GtkWidget   *widget,
                                       const char  *family,
                                       double       pixels,
                                       int          weight,
                                       double       spacing,
                                       const char  *text);
/* Draws @layout in @colour (0xrrggbb), aligned to whole pixels. */
void         compile_lettering_append (GtkSnapshot *snapshot,
                                       PangoLayout *layout,
                                       double       x,
                                       double       y,
                                       guint32      colour);
/* Returns: (transfer full): @text, with each number kept on the line of the word before it: “line 3”, “Fire 1” */
char        *compile_lettering_bind   (const char  *text);

G_END_DECLS
