/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-playable.h"
#include "ogc-seat-spec.h"

G_BEGIN_DECLS

/*
 * What only implementations of OgcPlayableClass use.
 */

/**
 * OgcPlayableScene:
 * @seats: (array): who plays; owned by the game
 * @persons: bit n: a person plays seat n
 * @replay: whether it can only be looked at
 * @position: the one that is shown: the present one, except while decisions are shown again
 * @viewing_seat: who looks at the screen, -1 for nobody; a number that no seat has sees everything
 * @curtain_seat: who has to lift a curtain, or -1
 * @answerable: the viewer is asked
 * @thinking: the seat whose computer player is deciding, or -1
 * @waiting: computer players wait for a person
 * @busy: a decision is being shown; no decision is allowed until that is done
 * @work: what computer players may do
 *
 * What a game shows.
 */
typedef struct {
  OgcSeatSpec seats[OGC_MAX_PLAYERS];
  unsigned    persons;
  gboolean    replay;
  unsigned    position;
  int         viewing_seat;
  int         curtain_seat;
  gboolean    answerable;
  int         thinking;
  gboolean    waiting;
  gboolean    busy;
  unsigned    work;
} OgcPlayableScene;

/* Valid, and kept up to date, for the life of the game. */
const OgcPlayableScene *ogc_playable_get_scene           (OgcPlayable        *self);
/* Whether "you" would be ambiguous. */
gboolean                ogc_playable_has_several_persons (OgcPlayable        *self);

/* Seats the players of a new game; with @strict, a computer player that does not exist is an error. */
gboolean                ogc_playable_set_seats           (OgcPlayable        *self,
                                                          const OgcSeatSpec  *seats,
                                                          unsigned            n,
                                                          gboolean            strict,
                                                          GError            **error);

/**
 * ogc_playable_open:
 * @self: a game at its beginning
 * @created: when it began, seconds since 1970
 * @decisions: what was decided
 * @position: how many of these are taken; the rest can be redone
 * @replay: whether it can only be looked at, from its beginning on, without what was undone
 * @viewer: who looks at a replay (#OgcPlayableScene)
 * @error: return location for an #OgcError: a decision against the rules
 *
 * Plays a new game up to @position, and shows it.
 *
 * Returns: whether all decisions were legal
 */
gboolean                ogc_playable_open                (OgcPlayable        *self,
                                                          gint64              created,
                                                          GArray             *decisions,
                                                          unsigned            position,
                                                          gboolean            replay,
                                                          int                 viewer,
                                                          GError            **error);

/* Takes a legal decision of the seat that is asked, whoever plays it. */
void                    ogc_playable_decide              (OgcPlayable        *self,
                                                          gconstpointer       decision);
/* Has @func continue the game after the pause before an answer to a question of @kind. */
void                    ogc_playable_continue_after      (OgcPlayable        *self,
                                                          unsigned            kind,
                                                          OgcPacerFunc        func);
/* Lets the game continue by itself if it may, after a change to what that depends on. */
void                    ogc_playable_reconsider          (OgcPlayable        *self);
/* Brings all objects to the present position. */
void                    ogc_playable_show_position       (OgcPlayable        *self);

/* An empty list of sections. Returns: (transfer full) (element-type OgcSection) */
GArray                 *ogc_sections_new                 (void);
/* @name: (transfer full) */
void                    ogc_sections_add                 (GArray             *sections,
                                                          char               *name,
                                                          unsigned            position);

G_END_DECLS
