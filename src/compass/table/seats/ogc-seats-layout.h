/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_SEATS_LAYOUT (ogc_seats_layout_get_type ())
/**
 * OgcSeatsLayout:
 *
 * Lays tableaus out below each other. Where there is not as much room as all of them want, each has what it needs;
 * those with the style class "turn" have what they want first, then those with "viewed", and the rest of it is shared.
 *
 * Properties:
 * - "spacing" (int): between them
 */
G_DECLARE_FINAL_TYPE (OgcSeatsLayout, ogc_seats_layout, OGC, SEATS_LAYOUT, GtkLayoutManager)

G_END_DECLS
