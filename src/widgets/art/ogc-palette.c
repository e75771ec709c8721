/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-palette.h"

#include <math.h>

static const GdkRGBA ink = { 0.14f, 0.10f, 0.07f, 1 };

#define NOBODY 5

static const char *const owner_names[OGC_PALETTE_N_OWNERS] = {
  "seat_0", "seat_1", "seat_2", "seat_3", "seat_4", "seat_neutral",
};

static const char *const owner_pictures[OGC_PALETTE_N_OWNERS] = {
  "gold", "blue", "red", "green", "violet", "neutral",
};

/* As defined by WCAG. */
static double
linearise_channel (double channel)
{
  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

static double
get_luminance (const GdkRGBA *colour)
{
  return 0.2126 * linearise_channel (colour->red) + 0.7152 * linearise_channel (colour->green)
         + 0.0722 * linearise_channel (colour->blue);
}

static double
get_contrast (const GdkRGBA *a,
              const GdkRGBA *b)
{
  double one = get_luminance (a) + 0.05;
  double two = get_luminance (b) + 0.05;

  return MAX (one, two) / MIN (one, two);
}

void
ogc_palette_get (GtkWidget  *widget,
                 const char *name,
                 GdkRGBA    *colour)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, colour))
    *colour = ink;
}

void
ogc_palette_get_owner (GtkWidget *widget,
                       unsigned   owner,
                       GdkRGBA   *colour)
{
  g_return_if_fail (owner < OGC_PALETTE_N_OWNERS);

  ogc_palette_get (widget, owner_names[owner], colour);
}

const char *
ogc_palette_get_owner_name (unsigned owner)
{
  g_return_val_if_fail (owner < OGC_PALETTE_N_OWNERS, owner_pictures[NOBODY]);

  return owner_pictures[owner];
}

gboolean
ogc_palette_owner_is_light (unsigned owner)
{
  return owner == 0 || owner == NOBODY;
}

void
ogc_palette_get_on (GtkWidget     *widget,
                    const GdkRGBA *ground,
                    GdkRGBA       *colour)
{
  GdkRGBA dark, light;

  ogc_palette_get (widget, "ink", &dark);
  ogc_palette_get (widget, "ivory", &light);
  *colour = get_contrast (ground, &dark) > get_contrast (ground, &light) ? dark : light;
}
