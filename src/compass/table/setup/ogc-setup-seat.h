/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define OGC_TYPE_SETUP_SEAT (ogc_setup_seat_get_type ())
/**
 * OgcSetupSeat:
 *
 * A seat while a game is being set up.
 *
 * Properties (all writable):
 * - "name" (string): its name, as typed
 * - "emblem" (string): the id of its emblem
 * - "kind" (string): %OGC_SEAT_PERSON or the id of a computer player
 */
G_DECLARE_FINAL_TYPE (OgcSetupSeat, ogc_setup_seat, OGC, SETUP_SEAT, GObject)

OgcSetupSeat *ogc_setup_seat_new        (const char   *name,
                                         const char   *emblem,
                                         const char   *kind);

const char   *ogc_setup_seat_get_name   (OgcSetupSeat *self);
void          ogc_setup_seat_set_name   (OgcSetupSeat *self,
                                         const char   *name);
const char   *ogc_setup_seat_get_emblem (OgcSetupSeat *self);
void          ogc_setup_seat_set_emblem (OgcSetupSeat *self,
                                         const char   *emblem);
const char   *ogc_setup_seat_get_kind   (OgcSetupSeat *self);
void          ogc_setup_seat_set_kind   (OgcSetupSeat *self,
                                         const char   *kind);

G_END_DECLS
