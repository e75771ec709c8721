/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * OgcFlightKind:
 * @OGC_FLIGHT_TRAVEL: goes from one place to another, a little raised
 * @OGC_FLIGHT_SHIFT: is lifted, tilted, and carried in an arc
 * @OGC_FLIGHT_TURN: travels, and turns half around
 * @OGC_FLIGHT_PLACE: travels, and drops on its place
 * @OGC_FLIGHT_PUSH: slides aside, with lines behind it
 * @OGC_FLIGHT_BUMP: is knocked out, in a high arc
 * @OGC_FLIGHT_FLIP: travels, and turns from its back to its face on the way, with a band of light
 * @OGC_FLIGHT_OPEN: travels, and opens on the way: it glows, and coins hop
 * @OGC_FLIGHT_TUMBLE: rolls into its place and settles
 * @OGC_FLIGHT_STAY: lies where it was until its end
 * @OGC_FLIGHT_GLOW: lights up where something happens
 * @OGC_FLIGHT_GROW: spreads, and fades
 * @OGC_FLIGHT_COUNT: a number counts up
 *
 * How something moves.
 */
typedef enum {
  OGC_FLIGHT_TRAVEL,
  OGC_FLIGHT_SHIFT,
  OGC_FLIGHT_TURN,
  OGC_FLIGHT_PLACE,
  OGC_FLIGHT_PUSH,
  OGC_FLIGHT_BUMP,
  OGC_FLIGHT_FLIP,
  OGC_FLIGHT_OPEN,
  OGC_FLIGHT_TUMBLE,
  OGC_FLIGHT_STAY,
  OGC_FLIGHT_GLOW,
  OGC_FLIGHT_GROW,
  OGC_FLIGHT_COUNT,
} OgcFlightKind;

#define OGC_FLIGHT_FACES 4

typedef struct _OgcFlight OgcFlight;

/* Draws the faces of @flight, and says how large they are. */
typedef void (*OgcFlightDress) (OgcFlight *flight,
                                gpointer   user_data);

/* Shows @number on @target; a negative one: whatever it really is. */
typedef void (*OgcFlightShow) (GtkWidget *target,
                               int        number);

/**
 * OgcFlight:
 * @kind: how it moves
 * @faces: (array fixed-size=4): what it looks like, each drawn from 0, 0 on; the first is what it shows in the end.
 *   A flip and what opens have what they show before second, and the latter a coin third; a tumble shows the others
 *   first. Owned, nullable
 * @size: how large the faces are drawn
 * @dress: (nullable): draws them when they are first seen, so that not all are drawn in one frame
 * @user_data: for @dress
 * @from: where it comes from; not used by a tumble
 * @to: where it lands
 * @fades: there is nothing to land on: it vanishes
 * @crossfades: it vanishes where it was and appears where it lands, and does not move
 * @unseen: it is not to be seen before it sets off
 * @since: when it is first seen where it waits, in microseconds from the beginning of all
 * @begin: when it sets off, in microseconds the same way
 * @end: when it lands
 * @target: (nullable): what it lands on, which is not to be seen before; a weak pointer
 * @show: of what counts: shows a number on @target
 * @number: of what counts: where it begins
 * @last: and where it ends
 * @still: (nullable): what it looks like while it does not change, once that was asked for; owned
 *
 * One thing in the air.
 */
struct _OgcFlight {
  OgcFlightKind   kind;
  GskRenderNode  *faces[OGC_FLIGHT_FACES];
  graphene_size_t size;
  OgcFlightDress  dress;
  gpointer        user_data;
  graphene_rect_t from;
  graphene_rect_t to;
  gboolean        fades;
  gboolean        crossfades;
  gboolean        unseen;
  gint64          since;
  gint64          begin;
  gint64          end;
  GtkWidget      *target;
  OgcFlightShow   show;
  int             number;
  int             last;
  GskRenderNode  *still;
};

/* Hides @target until the flight lands; of what counts, shows on it where it begins. */
void           ogc_flight_set_target (OgcFlight   *self,
                                      GtkWidget   *target);
/* Lets it fade from one place to the other at once, within @length; what only shows where to look is left out. */
void           ogc_flight_crossfade  (OgcFlight   *self,
                                      gint64       length);
/* Turns the times of all @flights, (element-type OgcFlight), from milliseconds into microseconds, @slowness times as
 * many, but no more than people care to watch till @end. @length: (out): how long they take. Returns: what other times
 * are to be multiplied by */
double         ogc_flight_scale_all  (GPtrArray   *flights,
                                      double       slowness,
                                      gint64       end,
                                      gint64      *length);
/* Shows the target, if it is still there; safe to call again. */
void           ogc_flight_land       (OgcFlight   *self);
/* Lands it, and frees it. */
void           ogc_flight_free       (OgcFlight   *self);
/* (transfer none) (nullable): what is seen of it at @now, if that does not change; always the same node then. */
GskRenderNode *ogc_flight_get_still  (OgcFlight   *self,
                                      gint64       now);
/* Lets what counts show the number for @now. */
void           ogc_flight_count      (OgcFlight   *self,
                                      gint64       now);
/* Draws it as it is at @now, when it moves then. */
void           ogc_flight_snapshot   (OgcFlight   *self,
                                      GtkSnapshot *snapshot,
                                      gint64       now);

G_END_DECLS
