/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * OgcBarPart:
 * @value: how long it is, in the units of the scale; not negative
 * @colour: a colour of ui/colours.css
 * @symbol: (nullable): a picture of ui/art/symbols, so as not to rely on colour alone
 *
 * A piece of a bar.
 */
typedef struct {
  double      value;
  const char *colour;
  const char *symbol;
} OgcBarPart;

#define OGC_TYPE_BAR (ogc_bar_get_type ())
/**
 * OgcBar:
 *
 * A horizontal bar of one or more parts. Each part shows its symbol and, if there are several, its value, if there is
 * room. A mark shows what would have been expected. The #OgcBarChart explains the meaning.
 */
G_DECLARE_FINAL_TYPE (OgcBar, ogc_bar, OGC, BAR, GtkWidget)

/**
 * ogc_bar_new:
 * @parts: (array length=n): from the left; copied
 * @n: how many
 * @expected: where the mark stands, negative for none
 *
 * Returns: (transfer floating): a bar as long as its scale
 */
GtkWidget *ogc_bar_new          (const OgcBarPart *parts,
                                 unsigned          n,
                                 double            expected);

/* The sum of the values of all parts. */
double     ogc_bar_get_total    (OgcBar           *self);

/* Where the mark stands; negative if there is none. */
double     ogc_bar_get_expected (OgcBar           *self);

/* What the full width stands for. */
double     ogc_bar_get_scale    (OgcBar           *self);
void       ogc_bar_set_scale    (OgcBar           *self,
                                 double            scale);

G_END_DECLS
