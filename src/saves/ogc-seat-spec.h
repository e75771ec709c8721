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

G_END_DECLS
