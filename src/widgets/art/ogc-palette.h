/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* To whom something can belong: five seats, and nobody. */
#define OGC_PALETTE_N_OWNERS 6

/**
 * ogc_palette_get:
 * @widget: whose style is asked
 * @name: a colour of ui/style.css
 * @colour: (out caller-allocates): the colour
 *
 * Looks a named colour up, so that drawn things follow the style sheet. Ink when the sheet does not have it.
 */
void ogc_palette_get      (GtkWidget     *widget,
                           const char    *name,
                           GdkRGBA       *colour);

/**
 * ogc_palette_get_owner:
 * @widget: whose style is asked
 * @owner: a seat, from 0; 5: nobody
 * @colour: (out caller-allocates): the colour of what belongs to it
 */
void ogc_palette_get_owner (GtkWidget     *widget,
                            unsigned       owner,
                            GdkRGBA       *colour);

/**
 * ogc_palette_get_owner_name:
 * @owner: a seat, from 0; 5: nobody
 *
 * Returns: what that colour is called in the names of pictures: "gold"
 */
const char *ogc_palette_get_owner_name (unsigned owner);

/**
 * ogc_palette_owner_is_light:
 * @owner: a seat, from 0; 5: nobody
 *
 * Returns: whether emblems and pips are dark on that colour
 */
gboolean ogc_palette_owner_is_light (unsigned owner);

/**
 * ogc_palette_get_on:
 * @widget: whose style is asked
 * @ground: what is behind
 * @colour: (out caller-allocates): ink or ivory, whichever can be read better on @ground
 */
void ogc_palette_get_on   (GtkWidget     *widget,
                           const GdkRGBA *ground,
                           GdkRGBA       *colour);

G_END_DECLS
