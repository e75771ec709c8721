/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ogc_rounded_rect_append:
 * @snapshot: where to draw
 * @rect: the area to fill
 * @radius: the radius of its corners, in pixels
 * @colour: the fill colour
 *
 * Adds a filled rectangle with rounded corners.
 */
void ogc_rounded_rect_append (GtkSnapshot           *snapshot,
                              const graphene_rect_t *rect,
                              float                  radius,
                              const GdkRGBA         *colour);

G_END_DECLS
