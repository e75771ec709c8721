/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_DIE_VIEW (ogc_die_view_get_type ())
/**
 * OgcDieView:
 *
 * One die in its owner's colour. Its face fills the widget; its side and its shadow reach over the edges. Beside rolled
 * dice stands a pin (#OgcCrest) so that colours are never alone.
 *
 * Properties:
 * - "value" (guint): 1 to 6, or 0 while it is not rolled
 * - "owner" (guint): a seat or %OGC_NEUTRAL
 * - "emblem" (string, nullable): the id of the emblem that it shows while it is not rolled, %NULL for none
 * - "place" (gboolean): whether no die lies there but such a one may: dashed, in the colour of the text around it; it
 *   has the style class "place" then
 * - "side" (int): the width and height it would like to have, in pixels
 */
G_DECLARE_FINAL_TYPE (OgcDieView, ogc_die_view, OGC, DIE_VIEW, GtkWidget)

/**
 * ogc_die_view_new:
 * @value: 0 to 6
 * @owner: a seat or %OGC_NEUTRAL
 * @emblem: (nullable): the emblem that it shows while it is not rolled
 *
 * Returns: (transfer floating): a die
 */
GtkWidget  *ogc_die_view_new        (unsigned    value,
                                     unsigned    owner,
                                     const char *emblem);
unsigned    ogc_die_view_get_value  (OgcDieView *self);
void        ogc_die_view_set_value  (OgcDieView *self,
                                     unsigned    value);
void        ogc_die_view_set_owner  (OgcDieView *self,
                                     unsigned    owner);
const char *ogc_die_view_get_emblem (OgcDieView *self);
void        ogc_die_view_set_emblem (OgcDieView *self,
                                     const char *emblem);
void        ogc_die_view_set_place  (OgcDieView *self,
                                     gboolean    place);
void        ogc_die_view_set_side   (OgcDieView *self,
                                     int         side);

/**
 * ogc_die_view_paint:
 * @snapshot: where to
 * @rect: the square that its face fills; its shadow reaches over the edges
 * @value: 0 to 6
 * @owner: a seat or %OGC_NEUTRAL
 * @emblem: (nullable): the emblem that it shows when @value is 0
 *
 * Draws a die.
 */
void        ogc_die_view_paint      (GtkSnapshot           *snapshot,
                                     const graphene_rect_t *rect,
                                     unsigned               value,
                                     unsigned               owner,
                                     const char            *emblem);

G_END_DECLS
