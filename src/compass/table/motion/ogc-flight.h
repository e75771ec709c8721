/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * OgcFlightKind:
 * @OGC_FLIGHT_TRAVEL: goes from one place to another, a little raised
 * @OGC_FLIGHT_FLIP: the same, and turns from its back to its face on the way
 * @OGC_FLIGHT_TUMBLE: rolls into its place and settles
 *
 * How something moves.
 */
typedef enum {
  OGC_FLIGHT_TRAVEL,
  OGC_FLIGHT_FLIP,
  OGC_FLIGHT_TUMBLE,
} OgcFlightKind;

#define OGC_FLIGHT_FACES 3

/**
 * OgcFlight:
 * @kind: how it moves
 * @faces: (array fixed-size=3): what it looks like, each drawn from 0, 0 on; the first is what it shows in the end.
 * A flip has its back
 *   second, a tumble shows the others first. Owned, nullable but for the first
 * @size: how large the faces are drawn
 * @from: where it comes from; not used by a tumble
 * @to: where it lands
 * @fades: there is nothing to land on: it vanishes
 * @begin: when it sets off, in microseconds from the beginning of all
 * @end: when it lands
 * @target: (nullable): what it lands on, which is not to be seen before; a weak pointer
 *
 * One die or tile in the air.
 */
typedef struct {
  OgcFlightKind   kind;
  GskRenderNode  *faces[OGC_FLIGHT_FACES];
  graphene_size_t size;
  graphene_rect_t from;
  graphene_rect_t to;
  gboolean        fades;
  gint64          begin;
  gint64          end;
  GtkWidget      *target;
} OgcFlight;

/* Hides @target until the flight lands. */
void ogc_flight_set_target (OgcFlight   *self,
                            GtkWidget   *target);
/* Shows the target, if it is still there; safe to call again. */
void ogc_flight_land       (OgcFlight   *self);
/* Lands it, and frees it. */
void ogc_flight_free       (OgcFlight   *self);
/* Draws it as it is at @now. */
void ogc_flight_snapshot   (OgcFlight   *self,
                            GtkSnapshot *snapshot,
                            gint64       now);

G_END_DECLS
