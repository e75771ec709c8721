/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_SEATS_LAYOUT (ogc_seats_layout_get_type ())
/**
 * OgcSeatsLayout:
 *
 * Stacks tableaus. If there is not enough space for their natural heights, each gets its minimum and the same part of
 * what it wants beyond that, so that none is squeezed while another has room.
 *
 * Properties:
 * - "spacing" (int): between them
 */
G_DECLARE_FINAL_TYPE (OgcSeatsLayout, ogc_seats_layout, OGC, SEATS_LAYOUT, GtkLayoutManager)

G_END_DECLS
