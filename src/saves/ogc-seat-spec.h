/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define OGC_MAX_PLAYERS 5          /* seats at any table */
#define OGC_MAX_NAME_LENGTH 40     /* characters of a seat's name */
#define OGC_SEAT_PERSON "person"   /* the kind of a seat that no computer plays */
#define OGC_SEAT_OUTSIDE "outside" /* the kind of a seat that a program at the other end of the protocol plays */

/**
 * OgcSeatSpec:
 * @name: what the person calls the seat, 1 to %OGC_MAX_NAME_LENGTH characters
 * @emblem: the identifier of its emblem
 * @kind: %OGC_SEAT_PERSON or a computer player's identifier
 *
 * Who sits where: what the set-up says about a seat and the rules do not care for. Identifiers are 1 to 64 of a-z, 0-9,
 * "-", "_" and "."; a save with one that this program does not know still loads.
 */
typedef struct {
  char *name;
  char *emblem;
  char *kind;
} OgcSeatSpec;

/* Returns: (transfer full): the same, to be cleared */
OgcSeatSpec ogc_seat_spec_copy        (const OgcSeatSpec  *self);
/* Frees what it says; also after a refusal, and again. */
void        ogc_seat_spec_clear       (OgcSeatSpec        *self);

/* The name of who is logged in, or something that can be overwritten. Returns: (transfer full) */
char       *ogc_seat_dup_person_name  (void);

/**
 * ogc_seat_dup_name_problem:
 * @seats: who sits where
 * @n: a seat
 *
 * Returns: (transfer full) (nullable): what is wrong with the name of seat @n, also because a seat before it has the
 * same; %NULL when it is a good one
 */
char       *ogc_seat_dup_name_problem (const OgcSeatSpec  *seats,
                                       unsigned            n);
/* Says that of the game called @source seat @n is for a player, @kind, whom this program does not know. */
void        ogc_seat_refuse_kind      (const char         *source,
                                       unsigned            n,
                                       const char         *kind,
                                       GError            **error);

G_END_DECLS
