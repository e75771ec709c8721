/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-palette.h"

#include "compile-names.h"
#include "compile-table-resources.h"
#include "ogc-theme.h"

#define STYLES "/io/github/gilded_compass/GildedCompass/compile/table/"

/* In the order of compile_names_protocol; the columns are plate, deep, main, light, glow. */
static const CompilePalette tones[COMPILE_N_NAMED_PROTOCOLS] = {
  { 0x1e0718, 0x561040, 0xa92c78, 0xe879ae, 0xffd3e2 }, /* chaos */
  { 0x0b1b26, 0x1f4b66, 0x4c93b4, 0xa6dcea, 0xf4feff }, /* clarity */
  { 0x11150a, 0x37431a, 0x71802c, 0xb9c456, 0xeef5a6 }, /* corruption */
  { 0x250d04, 0x72290a, 0xcc5f16, 0xf7a640, 0xffe7ae }, /* courage */
  { 0x0f0a20, 0x2a1d54, 0x584299, 0xa48fdc, 0xeaf0a2 }, /* fear */
  { 0x04171f, 0x0e4054, 0x2488a6, 0x83d2e2, 0xe9fcff }, /* ice */
  { 0x04190f, 0x0d482b, 0x228651, 0x7ccb7c, 0xf4efa4 }, /* luck */
  { 0x17161e, 0x40404f, 0x85879b, 0xcbcfda, 0xffffff }, /* mirror */
  { 0x07201e, 0x1b514b, 0x4c978a, 0xafddc6, 0xfff6dc }, /* peace */
  { 0x1a1412, 0x4a3c36, 0x8a7568, 0xcbb7a4, 0xf9e9d2 }, /* smoke */
  { 0x1c1205, 0x5a3e0c, 0xae8222, 0xe5c45c, 0xfff2be }, /* time */
  { 0x220507, 0x661015, 0xae2129, 0xee6e50, 0xffd9a0 }, /* war */
  { 0x070a18, 0x192043, 0x2e3a78, 0x8e9be0, 0xe6e9ff }, /* darkness */
  { 0x15110c, 0x41392a, 0x77694f, 0xd3c6a4, 0xfff9e6 }, /* death */
  { 0x210703, 0x6b1e0a, 0xc63a12, 0xff8a3c, 0xffe2a0 }, /* fire */
  { 0x0d0b24, 0x28245e, 0x4a43a6, 0x9c93ee, 0xe9e4ff }, /* gravity */
  { 0x0a1a06, 0x224c16, 0x3f8a2a, 0x9cd06a, 0xf1fabf }, /* life */
  { 0x1f1704, 0x644d0d, 0xb98e18, 0xf6d65e, 0xfffbe0 }, /* light */
  { 0x101519, 0x303940, 0x56656f, 0xaebcc4, 0xf2f8fa }, /* metal */
  { 0x181606, 0x454310, 0x7c7a1c, 0xc7c24c, 0xf7f3b4 }, /* plague */
  { 0x1e0620, 0x561858, 0x9a2f9c, 0xe584de, 0xffddf8 }, /* psychic */
  { 0x1f0c06, 0x642b16, 0xb8502a, 0xf49a6a, 0xffe6cf }, /* speed */
  { 0x0b1622, 0x27445a, 0x4a7c9e, 0xa9cde4, 0xf3fbff }, /* spirit */
  { 0x03142a, 0x0d3763, 0x1a62a8, 0x66ace2, 0xddf2ff }, /* water */
};

const CompilePalette *
compile_palette_get (int protocol)
{
  g_return_val_if_fail (protocol >= 0 && protocol < COMPILE_N_NAMED_PROTOCOLS, &tones[0]);

  return &tones[protocol];
}

guint32
compile_palette_get_mark (CompileMark mark)
{
  static const guint32 marks[][COMPILE_N_MARKS] = {
    [OGC_THEME_NIGHT] = { COMPILE_COLOUR_LIT, COMPILE_COLOUR_GLOW_LIGHT, 0xffffff, 0xffe9a8 },
    [OGC_THEME_DAY] = { 0xa83a08, 0xa83a08, 0x5a350a, 0x2a1805 },
    [OGC_THEME_HIGH_CONTRAST] = { 0xffe14a, 0xffe14a, 0xffffff, 0xffffff },
  };

  g_return_val_if_fail (mark < COMPILE_N_MARKS, 0);

  return marks[ogc_theme_get ()][mark];
}

const CompileGround *
compile_palette_get_ground (void)
{
  static const CompileGround grounds[] = {
    [OGC_THEME_NIGHT] = { { 0x211711, 0x140d09, 0x1c130d }, 0x3a2208, 0xb07c2a },
    [OGC_THEME_DAY] = { { 0xf8efd9, 0xe6d8b4, 0xf1e6cb }, 0xb88a3e, 0x7a4c0e },
    [OGC_THEME_HIGH_CONTRAST] = { { 0x000000, 0x000000, 0x000000 }, 0x000000, 0xfffbea },
  };

  return &grounds[ogc_theme_get ()];
}

void
compile_palette_load_pictures (void)
{
  static gsize once;

  if (g_once_init_enter (&once))
    {
      g_resources_register (compile_table_get_resource ());
      g_once_init_leave (&once, 1);
    }
}

void
compile_palette_load_style (void)
{
  static gsize once;

  if (g_once_init_enter (&once))
    {
      g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

      compile_palette_load_pictures ();
      gtk_css_provider_load_from_resource (provider, STYLES "table.css");
      gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
      ogc_theme_add_sheets (STYLES "table-day.css", STYLES "table-high-contrast.css");
      g_once_init_leave (&once, 1);
    }
}

char *
compile_palette_dup_picture (const char *kind,
                             int         protocol)
{
  compile_palette_load_pictures ();
  return g_strdup_printf ("compile/%s-%s", kind, ogc_name_of (compile_names_protocol, (guint) protocol));
}

guint32
compile_palette_mix (guint32 a,
                     guint32 b,
                     double  part)
{
  guint32 mixed = 0;

  for (unsigned shift = 0; shift < 24; shift += 8)
    {
      const double from = a >> shift & 0xff;
      const double to = b >> shift & 0xff;

      mixed |= (guint32) (from + (to - from) * part + 0.5) << shift;
    }
  return mixed;
}

GdkRGBA
compile_palette_to_rgba (guint32 colour,
                         double  alpha)
{
  return (GdkRGBA) { (float) (colour >> 16 & 0xff) / 255, (float) (colour >> 8 & 0xff) / 255,
                     (float) (colour & 0xff) / 255, (float) alpha };
}

void
compile_palette_set_source (cairo_t *cr,
                            guint32  colour,
                            double   alpha)
{
  const GdkRGBA rgba = compile_palette_to_rgba (colour, alpha);

  gdk_cairo_set_source_rgba (cr, &rgba);
}

void
compile_palette_add_stop (cairo_pattern_t *pattern,
                          double           offset,
                          guint32          colour,
                          double           alpha)
{
  const GdkRGBA rgba = compile_palette_to_rgba (colour, alpha);

  cairo_pattern_add_color_stop_rgba (pattern, offset, rgba.red, rgba.green, rgba.blue, rgba.alpha);
}
