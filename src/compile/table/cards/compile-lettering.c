/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-lettering.h"

#include <math.h>

#include "compile-palette.h"

#define NO_BREAK_SPACE "\u00a0"

PangoLayout *
compile_lettering_create (GtkWidget  *widget,
                          const char *family,
                          double      pixels,
                          int         weight,
                          double      spacing,
                          const char *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr (PangoFontDescription) font
    = pango_font_description_copy (pango_context_get_font_description (gtk_widget_get_pango_context (widget)));

  if (family != NULL)
    pango_font_description_set_family (font, family);
  pango_font_description_set_absolute_size (font, pixels * PANGO_SCALE);
  pango_font_description_set_weight (font, (PangoWeight) weight);
  pango_layout_set_font_description (layout, font);
  if (spacing > 0)
    {
      g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, pango_attr_letter_spacing_new ((int) (spacing * PANGO_SCALE)));
      pango_layout_set_attributes (layout, attributes);
    }
  return layout;
}

void
compile_lettering_append (GtkSnapshot *snapshot,
                          PangoLayout *layout,
                          double       x,
                          double       y,
                          guint32      colour)
{
  const GdkRGBA rgba = compile_palette_to_rgba (colour, 1);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) round (x), (float) round (y)));
  gtk_snapshot_append_layout (snapshot, layout, &rgba);
  gtk_snapshot_restore (snapshot);
}

char *
compile_lettering_bind (const char *text)
{
  static GRegex *before;

  g_return_val_if_fail (text != NULL, NULL);

  if (before == NULL)
    before = g_regex_new ("(?<=\\pL) (?=\\d)", G_REGEX_OPTIMIZE, 0, NULL);
  return g_regex_replace_literal (before, text, -1, 0, NO_BREAK_SPACE, 0, NULL);
}
