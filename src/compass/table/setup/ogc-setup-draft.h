/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-save.h"
#include "ogc-setup-seat.h"
#include "ogc-setup.h"

G_BEGIN_DECLS

#define OGC_TYPE_SETUP_DRAFT (ogc_setup_draft_get_type ())
/**
 * OgcSetupDraft:
 *
 * The choices on the set-up page, and what is wrong with them. The engine decides what is legal.
 *
 * Properties:
 * - "seats" (GListModel of OgcSetupSeat; read-only): in seat order
 * - "form" (guint, OgcForm): the form that will be played. Setting it is a wish: while the number of seats does not
 *   allow that form (SET-5), the default form for that number is played
 * - "b", "c" (guint, OgcBuildingId): a building or %OGC_RANDOM_BUILDING. "c" is kept while the form has no such
 *   building
 * - "start" (OgcSetupSeat, nullable): who begins; %NULL if drawn at random (SET-6)
 * - "seed" (string): as typed; a whole number below 2^64
 * - "problem" (string, nullable; read-only): what must be fixed before the game can begin, in one translated sentence
 */
G_DECLARE_FINAL_TYPE (OgcSetupDraft, ogc_setup_draft, OGC, SETUP_DRAFT, GObject)

/**
 * ogc_setup_draft_new:
 *
 * Returns: (transfer full): two seats, a person and a computer player, defaults for everything else, and a new seed
 */
OgcSetupDraft *ogc_setup_draft_new             (void);

GListModel    *ogc_setup_draft_get_seats       (OgcSetupDraft     *self);
unsigned       ogc_setup_draft_get_n_seats     (OgcSetupDraft     *self);
OgcForm        ogc_setup_draft_get_form        (OgcSetupDraft     *self);
OgcForm        ogc_setup_draft_get_wished_form (OgcSetupDraft     *self);
void           ogc_setup_draft_set_form        (OgcSetupDraft     *self,
                                                OgcForm            form);
unsigned       ogc_setup_draft_get_b           (OgcSetupDraft     *self);
void           ogc_setup_draft_set_b           (OgcSetupDraft     *self,
                                                unsigned           b);
unsigned       ogc_setup_draft_get_c           (OgcSetupDraft     *self);
void           ogc_setup_draft_set_c           (OgcSetupDraft     *self,
                                                unsigned           c);
OgcSetupSeat  *ogc_setup_draft_get_start       (OgcSetupDraft     *self);
void           ogc_setup_draft_set_start       (OgcSetupDraft     *self,
                                                OgcSetupSeat      *start);
const char    *ogc_setup_draft_get_seed        (OgcSetupDraft     *self);
void           ogc_setup_draft_set_seed        (OgcSetupDraft     *self,
                                                const char        *seed);
const char    *ogc_setup_draft_get_problem     (OgcSetupDraft     *self);

/**
 * ogc_setup_draft_allows_form:
 * @self: the draft
 * @form: a form
 *
 * Returns: whether this number of seats may play @form (SET-5)
 */
gboolean       ogc_setup_draft_allows_form     (OgcSetupDraft     *self,
                                                OgcForm            form);

/**
 * ogc_setup_draft_new_seed:
 * @self: the draft
 *
 * Draws another seed.
 */
void           ogc_setup_draft_new_seed        (OgcSetupDraft     *self);

/**
 * ogc_setup_draft_add_seat:
 * @self: the draft
 *
 * Adds a computer player with a free name and emblem. Does nothing if there are already as many as can play.
 */
void           ogc_setup_draft_add_seat        (OgcSetupDraft     *self);

/**
 * ogc_setup_draft_get_free_name:
 * @self: the draft
 * @seat: the index of a free place
 *
 * Returns: the name of a player who is added there
 */
const char    *ogc_setup_draft_get_free_name   (OgcSetupDraft     *self,
                                                unsigned           seat);
/* Returns: the id of the emblem of a player who is added there */
const char    *ogc_setup_draft_get_free_emblem (OgcSetupDraft     *self,
                                                unsigned           seat);

/* The level of a computer player that is added: that of the last one; without any, the one for a first game. */
const char    *ogc_setup_draft_get_usual_level (OgcSetupDraft     *self);

/**
 * ogc_setup_draft_set_seats:
 * @self: the draft
 * @seats: (array length=n_seats): who plays; copied
 * @n_seats: as many as may play
 *
 * Replaces all seats. Unknown or taken emblems, and unknown kinds, are replaced by defaults.
 */
void           ogc_setup_draft_set_seats       (OgcSetupDraft     *self,
                                                const OgcSeatSpec *seats,
                                                unsigned           n_seats);

/**
 * ogc_setup_draft_remove_seat:
 * @self: the draft
 * @seat: one of its seats
 *
 * Removes @seat. Does nothing if there are only as many as must play.
 */
void           ogc_setup_draft_remove_seat     (OgcSetupDraft     *self,
                                                OgcSetupSeat      *seat);

/**
 * ogc_setup_draft_move_seat:
 * @self: the draft
 * @seat: one of its seats
 * @by: the number of places, negative for earlier ones
 *
 * Moves @seat in the order, as far as possible.
 */
void           ogc_setup_draft_move_seat       (OgcSetupDraft     *self,
                                                OgcSetupSeat      *seat,
                                                int                by);

/**
 * ogc_setup_draft_choose_emblem:
 * @self: the draft
 * @seat: one of its seats
 * @emblem: its new emblem
 *
 * Gives @emblem to @seat. The seat that had it gets the previous emblem of @seat, so that no two have the same.
 */
void           ogc_setup_draft_choose_emblem   (OgcSetupDraft     *self,
                                                OgcSetupSeat      *seat,
                                                const char        *emblem);

/**
 * ogc_setup_draft_choose_kind:
 * @self: the draft
 * @seat: one of its seats
 * @kind: the id of a kind of seat, without a style
 *
 * Makes @kind play @seat, in the current style of the seat if it has one, otherwise in one that no other seat has.
 */
void           ogc_setup_draft_choose_kind     (OgcSetupDraft     *self,
                                                OgcSetupSeat      *seat,
                                                const char        *kind);

/**
 * ogc_setup_draft_index_of:
 * @self: the draft
 * @seat: a seat
 *
 * Returns: its place in the order, from 0, or -1 if it is not in the draft
 */
int            ogc_setup_draft_index_of        (OgcSetupDraft     *self,
                                                OgcSetupSeat      *seat);

/**
 * ogc_setup_draft_finish:
 * @self: a draft without a problem
 * @setup: (out caller-allocates): the set-up for the engine
 * @seats: (out caller-allocates) (array fixed-size=5): who plays; the strings belong to @self, stay valid until it
 *   changes and must not be modified
 */
void           ogc_setup_draft_finish          (OgcSetupDraft     *self,
                                                OgcSetup          *setup,
                                                OgcSeatSpec       *seats);

G_END_DECLS
