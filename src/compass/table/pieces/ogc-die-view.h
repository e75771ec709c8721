/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_DIE_VIEW (ogc_die_view_get_type ())
/**
 * OgcDieView:
 *
 * A die in its owner's colour. Its face fills the widget; its side and its shadow extend beyond. Rolled dice have a pin
 * (#OgcCrest) beside them, so that owners are not shown by colour alone.
 *
 * Properties:
 * - "value" (guint): 1 to 6, or 0 while it is not rolled
 * - "owner" (guint): a seat or %OGC_NEUTRAL
 * - "emblem" (string, nullable): the id of the emblem that it shows while it is not rolled; %NULL for none
 * - "place" (gboolean): whether it is only a place for a die: dashed, in the colour of the surrounding text, with the
 *   style class "place"
 * - "side" (int): its natural width and height, in pixels
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
gboolean    ogc_die_view_get_place  (OgcDieView *self);
void        ogc_die_view_set_place  (OgcDieView *self,
                                     gboolean    place);
void        ogc_die_view_set_side   (OgcDieView *self,
                                     int         side);

/**
 * ogc_die_view_paint:
 * @snapshot: the snapshot to draw on
 * @rect: the square for its face; its shadow extends beyond it
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
