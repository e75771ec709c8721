/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"
#include "ogc-json-writer.h"

G_BEGIN_DECLS

#define OGC_MAX_PLAYERS 5          /* seats at any table */
#define OGC_MAX_NAME_LENGTH 40     /* characters of a seat's name */
#define OGC_SEAT_PERSON "person"   /* the kind of a seat that a person plays */
#define OGC_SEAT_OUTSIDE "outside" /* the kind of a seat that a program at the other end of the protocol plays */

/**
 * OgcSeatSpec:
 * @name: the name of the player, 1 to %OGC_MAX_NAME_LENGTH characters
 * @emblem: the identifier of its emblem
 * @kind: %OGC_SEAT_PERSON or a computer player's identifier
 *
 * Who sits at a seat: the part of the set-up that the rules ignore. Identifiers are 1 to 64 characters of a-z, 0-9,
 * "-", "_" and "."; a save with an unknown one still loads.
 */
typedef struct {
  char *name;
  char *emblem;
  char *kind;
} OgcSeatSpec;

/* Returns: (transfer full): a copy; clear it with ogc_seat_spec_clear() */
OgcSeatSpec ogc_seat_spec_copy        (const OgcSeatSpec  *self);
/* Frees the strings. Safe after a failed read, and when called again. */
void        ogc_seat_spec_clear       (OgcSeatSpec        *self);

/* The members of the open object that say who sits at a seat. The strings belong to @reader. */
OgcSeatSpec ogc_seat_spec_read        (OgcJsonReader      *reader);
void        ogc_seat_spec_write       (const OgcSeatSpec  *self,
                                       JsonBuilder        *builder);
/* The member "seats" of saves and records, a list of @n. @seats: filled in; clear them even after a refusal. */
void        ogc_seats_read            (OgcJsonReader      *reader,
                                       unsigned            n,
                                       OgcSeatSpec        *seats);
void        ogc_seats_write           (JsonBuilder        *builder,
                                       unsigned            n,
                                       const OgcSeatSpec  *seats);

/* The name of the person who is logged in, or a placeholder to overwrite. Returns: (transfer full) */
char       *ogc_seat_dup_person_name  (void);

/* The number of the only person among the @n seats; -1 if there is none, or several. */
int         ogc_seat_find_only_person (const OgcSeatSpec  *seats,
                                       unsigned            n);

/**
 * ogc_seat_dup_name_problem:
 * @seats: who sits where
 * @n: a seat
 *
 * Returns: (transfer full) (nullable): what is wrong with the name of seat @n, which may also be that an earlier seat
 *   has the same; %NULL if it is fine
 */
char       *ogc_seat_dup_name_problem (const OgcSeatSpec  *seats,
                                       unsigned            n);
/* Sets @error: seat @n of the game called @source is for a player, @kind, that this program does not know. */
void        ogc_seat_refuse_kind      (const char         *source,
                                       unsigned            n,
                                       const char         *kind,
                                       GError            **error);

G_END_DECLS
