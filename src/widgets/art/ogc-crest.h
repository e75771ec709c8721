/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_CREST (ogc_crest_get_type ())
/**
 * OgcCrest:
 *
 * Shows whose something is: a shield in a seat's colour with its emblem, or a small round pin with the same, at the end
 * of a row of dice or below one. Screen readers skip it, because it stands beside a name, or on something that has one.
 *
 * Properties:
 * - "owner" (guint): a seat, from 0; 5 for nobody
 * - "emblem" (string, nullable): the id of its emblem
 * - "pin" (gboolean, construct only): whether it is a pin
 * - "side" (int): its natural height, in pixels; a shield is narrower than it is high
 */
G_DECLARE_FINAL_TYPE (OgcCrest, ogc_crest, OGC, CREST, GtkWidget)

/**
 * ogc_crest_new:
 * @owner: a seat, from 0; 5 for nobody
 * @emblem: (nullable): the id of its emblem
 * @side: its natural height, in pixels
 *
 * Returns: (transfer floating): a shield
 */
GtkWidget *ogc_crest_new      (unsigned    owner,
                               const char *emblem,
                               int         side);

/**
 * ogc_crest_new_pin:
 * @owner: a seat, from 0; 5 for nobody
 * @emblem: (nullable): the id of its emblem
 * @side: its natural width and height, in pixels
 *
 * Returns: (transfer floating): a pin
 */
GtkWidget *ogc_crest_new_pin  (unsigned    owner,
                               const char *emblem,
                               int         side);

/**
 * ogc_crest_set_seat:
 * @self: a crest
 * @owner: a seat, from 0; 5 for nobody
 * @emblem: (nullable): the id of its emblem
 *
 * Sets whose it is.
 */
void       ogc_crest_set_seat (OgcCrest   *self,
                               unsigned    owner,
                               const char *emblem);
void       ogc_crest_set_side (OgcCrest   *self,
                               int         side);

/**
 * ogc_crest_paint:
 * @snapshot: where to draw
 * @rect: the area to fill, as far as its shape allows; the shadow extends beyond it
 * @owner: a seat, from 0; 5 for nobody
 * @emblem: (nullable): the id of its emblem
 * @pin: whether it is a pin
 *
 * Draws a crest or a pin.
 */
void       ogc_crest_paint    (GtkSnapshot           *snapshot,
                               const graphene_rect_t *rect,
                               unsigned               owner,
                               const char            *emblem,
                               gboolean               pin);

G_END_DECLS
