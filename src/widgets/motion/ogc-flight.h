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
 * @OGC_FLIGHT_STAY: lies where it was from its beginning to its end
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

/* Draws the faces of @flight, and sets their size. */
typedef void (*OgcFlightDress) (OgcFlight *flight,
                                gpointer   user_data);

/* Shows @number on @target; a negative one means the real number. */
typedef void (*OgcFlightShow) (GtkWidget *target,
                               int        number);

/**
 * OgcFlight:
 * @kind: how it moves
 * @faces: (array fixed-size=4): its faces, each drawn from 0, 0; the first is the final one. Flips and opening chests
 *   have their earlier face second, and the latter a coin third; a tumble shows the others first. Owned, nullable
 * @size: the size of the faces
 * @dress: (nullable): draws them when they are first seen, so that not all are drawn in one frame
 * @user_data: for @dress
 * @from: where it comes from; not used by a tumble
 * @to: where it lands
 * @fades: it vanishes, because there is nothing to land on
 * @crossfades: it fades out where it was and in where it lands, without moving
 * @unseen: it is invisible until it sets off
 * @covers: it hides what lies below it, which cannot be clicked meanwhile
 * @since: when it first appears where it waits, in microseconds from the beginning
 * @begin: when it sets off, likewise
 * @end: when it lands
 * @target: (nullable): what it lands on, which is hidden until then; a weak pointer
 * @show: for a count: shows a number on @target
 * @number: for a count: its first number
 * @last: its last number
 * @still: (nullable): what it looks like while it does not change, once asked for; owned
 *
 * One thing in the air.
 */
struct _OgcFlight
{
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
  gboolean        covers;
  gint64          since;
  gint64          begin;
  gint64          end;
  GtkWidget      *target;
  OgcFlightShow   show;
  int             number;
  int             last;
  GskRenderNode  *still;
};

/* Hides @target until the flight lands; for a count, shows its first number on it. */
void           ogc_flight_set_target (OgcFlight   *self,
                                      GtkWidget   *target);
/* Makes it fade from one place to the other at once, within @length; leaves out what only draws attention. */
void           ogc_flight_crossfade  (OgcFlight   *self,
                                      gint64       length);
/* Converts the times of all @flights, (element-type OgcFlight), from milliseconds to microseconds, multiplied by
 * @slowness, or less so that @end comes no later than people care to watch. @length: (out): how long they take.
 * Returns: the factor for other times */
double         ogc_flight_scale_all  (GPtrArray   *flights,
                                      double       slowness,
                                      gint64       end,
                                      gint64      *length);
/* Shows the target, if it still exists; safe to call again. */
void           ogc_flight_land       (OgcFlight   *self);
/* Lands it, and frees it. */
void           ogc_flight_free       (OgcFlight   *self);
/* Returns: (transfer none) (nullable): what it looks like at @now if that does not change, always as the same node */
GskRenderNode *ogc_flight_get_still  (OgcFlight   *self,
                                      gint64       now);
/* Whether it hides @point at @now. */
gboolean       ogc_flight_is_over    (OgcFlight              *self,
                                      const graphene_point_t *point,
                                      gint64                  now);
/* Makes a count show the number for @now. */
void           ogc_flight_count      (OgcFlight   *self,
                                      gint64       now);
/* Draws it as it looks at @now, if it is moving then. */
void           ogc_flight_snapshot   (OgcFlight   *self,
                                      GtkSnapshot *snapshot,
                                      gint64       now);

G_END_DECLS
