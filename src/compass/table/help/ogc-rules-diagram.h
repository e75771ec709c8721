/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ogc_rules_diagram_new:
 * @program: a description of the content
 * @label: its name for screen readers
 *
 * Creates a small picture from the widgets of the table. The program is a row of pieces separated by blanks:
 *
 * - "0:345", "n:12": dice of a seat or of the neutral player, on a plate with their rank after "#": "0:345#1"
 * - "door", "bronze", "silver", "gold": an entrance or a floor, with a die after "=": "door=1:4"
 * - "map.11": the tile of that kind and number; "mission?": one that is face down, for items with the number of the
 *   back: "item?0"
 * - "@library": a picture from ui/art/symbols; "*coin": a picture from ui/art, in its original colours; ">": an arrow;
 *   "/": a new line; anything else is shown as text
 *
 * Returns: (transfer floating): a picture
 */
GtkWidget *ogc_rules_diagram_new (const char *program,
                                  const char *label);

G_END_DECLS
