/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Possible owners: five seats, and nobody. */
#define OGC_PALETTE_N_OWNERS 6

/**
 * ogc_palette_get:
 * @widget: the widget whose style is used
 * @name: a colour of ui/colours.css
 * @colour: (out caller-allocates): the colour
 *
 * Looks up a named colour, so that drawn things follow the style sheet. Falls back to ink.
 */
void ogc_palette_get      (GtkWidget     *widget,
                           const char    *name,
                           GdkRGBA       *colour);

/**
 * ogc_palette_get_owner:
 * @widget: the widget whose style is used
 * @owner: a seat, from 0; 5 for nobody
 * @colour: (out caller-allocates): the colour of what belongs to it
 */
void ogc_palette_get_owner (GtkWidget     *widget,
                            unsigned       owner,
                            GdkRGBA       *colour);

/**
 * ogc_palette_get_owner_name:
 * @owner: a seat, from 0; 5 for nobody
 *
 * Returns: the name of that colour in picture names, such as "gold"
 */
const char *ogc_palette_get_owner_name (unsigned owner);

/**
 * ogc_palette_owner_is_light:
 * @owner: a seat, from 0; 5 for nobody
 *
 * Returns: whether emblems and pips are dark on that colour
 */
gboolean ogc_palette_owner_is_light (unsigned owner);

/**
 * ogc_palette_get_on:
 * @widget: the widget whose style is used
 * @ground: the background
 * @colour: (out caller-allocates): ink or ivory, whichever is more readable on @ground
 */
void ogc_palette_get_on   (GtkWidget     *widget,
                           const GdkRGBA *ground,
                           GdkRGBA       *colour);

G_END_DECLS
