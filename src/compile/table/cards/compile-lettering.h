/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The program's own font, for names and numerals; everything else is in the desktop's. */
#define COMPILE_LETTERING_OWN "League Spartan"

/* The least size at which text can be read, in pixels. */
#define COMPILE_LETTERING_LEAST 12

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
/**
 * compile_lettering_fit:
 * @widget: the widget whose font is used
 * @family: (nullable): a font family to use instead
 * @text: the text, which may contain soft hyphens
 * @pixels: the size of the font
 * @spacing: between letters, in pixels
 * @room: how wide it may be
 * @stretch: (out): the horizontal scale, at most 1, at which to draw it
 *
 * If @text does not fit, its letters move closer together, then shrink as far as they can be read, then narrow. A text
 * that would narrow too much is broken at its soft hyphens, if it has any.
 *
 * Returns: (transfer full): a layout for text in bold
 */
PangoLayout *compile_lettering_fit    (GtkWidget   *widget,
                                       const char  *family,
                                       const char  *text,
                                       double       pixels,
                                       double       spacing,
                                       double       room,
                                       double      *stretch);
/* Draws @layout in @colour (0xrrggbb), aligned to whole pixels. */
void         compile_lettering_append (GtkSnapshot *snapshot,
                                       PangoLayout *layout,
                                       double       x,
                                       double       y,
                                       guint32      colour);
/* Returns: (transfer full): @text, with each number kept on the line of the word before it: “line 3”, “Fire 1” */
char        *compile_lettering_bind   (const char  *text);

G_END_DECLS
