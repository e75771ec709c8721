/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-lettering.h"

#include <math.h>

#include "compile-palette.h"
#include "ogc-locale.h"

/* A name is broken rather than narrowed more than this. */
#define LEAST_STRETCH 0.85

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

static int
measure_ink (PangoLayout *layout)
{
  PangoRectangle ink;

  pango_layout_get_pixel_extents (layout, &ink, NULL);
  return MAX (1, ink.width);
}

/* A long word at its soft hyphens, which Pango shows where it breaks a line. */
static PangoLayout *
create_broken (GtkWidget  *widget,
               const char *family,
               const char *text,
               double      room)
{
  PangoLayout *layout = compile_lettering_create (widget, family, COMPILE_LETTERING_LEAST, PANGO_WEIGHT_BOLD, 0, text);

  pango_layout_set_width (layout, (int) (room * PANGO_SCALE));
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  return layout;
}

PangoLayout *
compile_lettering_fit (GtkWidget  *widget,
                       const char *family,
                       const char *text,
                       double      pixels,
                       double      spacing,
                       double      room,
                       double     *stretch)
{
  g_autofree char *whole = NULL;
  g_autoptr (PangoLayout) layout = NULL;
  double size = MAX (COMPILE_LETTERING_LEAST, pixels);

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (stretch != NULL, NULL);

  whole = ogc_locale_dup_joined (text);
  layout = compile_lettering_create (widget, family, size, PANGO_WEIGHT_BOLD, spacing, whole);
  while (measure_ink (layout) > room && (spacing > 0 || size > COMPILE_LETTERING_LEAST))
    {
      if (spacing > 0)
        spacing = MAX (0, spacing - 0.4);
      else
        size = MAX (COMPILE_LETTERING_LEAST, size - 0.5);
      g_object_unref (layout);
      layout = compile_lettering_create (widget, family, size, PANGO_WEIGHT_BOLD, spacing, whole);
    }
  if (room < LEAST_STRETCH * measure_ink (layout) && !g_str_equal (whole, text))
    {
      g_object_unref (layout);
      layout = create_broken (widget, family, text, room);
    }
  *stretch = MIN (1, room / measure_ink (layout));
  return g_steal_pointer (&layout);
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
