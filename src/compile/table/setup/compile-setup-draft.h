/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-game.h"

G_BEGIN_DECLS

/**
 * CompileSetupDraft:
 * @seats: who plays: names and kinds are owned, emblems constant
 * @set: the cards
 * @first: the side that chooses first (COM-2), or %COMPILE_RANDOM_SIDE
 * @control: whether the game is played with control (COM-5)
 * @seed: as it is typed
 *
 * What is chosen while a game is set up; begun with compile_setup_draft_init().
 */
typedef struct {
  OgcSeatSpec  seats[COMPILE_N_SIDES];
  CompileSetId set;
  unsigned     first;
  gboolean     control;
  char        *seed;
} CompileSetupDraft;

/* A person against a computer player of middle strength, with the usual cards, and a seed of its own. */
void         compile_setup_draft_init        (CompileSetupDraft  *self);
void         compile_setup_draft_clear       (CompileSetupDraft  *self);

/* Draws a seed. */
void         compile_setup_draft_new_seed    (CompileSetupDraft  *self);

/* What @self chooses without the seed, of the type a{sv}, for the settings. Returns: (transfer floating) */
GVariant    *compile_setup_draft_save        (CompileSetupDraft  *self);

/**
 * compile_setup_draft_restore:
 * @self: what is chosen now
 * @saved: what compile_setup_draft_save() gave; of anything else in it nothing is taken
 *
 * Chooses again what was chosen then. What this program does not have stays as it is.
 */
void         compile_setup_draft_restore     (CompileSetupDraft  *self,
                                              GVariant           *saved);

/* Why no game can be begun: a sentence. Returns: (transfer full) (nullable): %NULL when one can be */
char        *compile_setup_draft_dup_problem (CompileSetupDraft  *self);

/* Begins the game. Returns: (transfer full) (nullable): %NULL with @error, an #OgcError, set to what is in the way */
CompileGame *compile_setup_draft_begin       (CompileSetupDraft  *self,
                                              GError            **error);

G_END_DECLS
