/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-game.h"

G_BEGIN_DECLS

/* What was chosen for the last game: a key of the preferences, as returned by compile_setup_draft_save(). */
#define COMPILE_PREFERENCE_LAST_SETUP "last-compile-setup"

/**
 * CompileSetupDraft:
 * @seats: who plays: names and kinds are owned, emblems constant
 * @set: the cards
 * @first: the side that chooses first (COM-2), or %COMPILE_RANDOM_SIDE
 * @control: whether the game is played with control (COM-5)
 * @seed: the text that was typed
 *
 * The choices made while a game is being set up; initialise it with compile_setup_draft_init().
 */
typedef struct {
  OgcSeatSpec  seats[COMPILE_N_SIDES];
  CompileSetId set;
  unsigned     first;
  gboolean     control;
  char        *seed;
} CompileSetupDraft;

/* Chooses a person against a computer player of medium strength, the default cards, and a new seed. */
void         compile_setup_draft_init        (CompileSetupDraft  *self);
void         compile_setup_draft_clear       (CompileSetupDraft  *self);

/* Draws a seed. */
void         compile_setup_draft_new_seed    (CompileSetupDraft  *self);

/* The choices except the seed, of type a{sv}, for the settings. Returns: (transfer floating) */
GVariant    *compile_setup_draft_save        (CompileSetupDraft  *self);

/**
 * compile_setup_draft_restore:
 * @self: the current choices
 * @saved: what compile_setup_draft_save() returned; anything else in it is ignored
 *
 * Restores earlier choices. Those that this program does not offer are left as they are.
 */
void         compile_setup_draft_restore     (CompileSetupDraft  *self,
                                              GVariant           *saved);

/* Why a game cannot begin, in a sentence. Returns: (transfer full) (nullable): %NULL if it can */
char        *compile_setup_draft_dup_problem (CompileSetupDraft  *self);

/* Begins the game. Returns: (transfer full) (nullable): %NULL with @error, an #OgcError, set if it cannot */
CompileGame *compile_setup_draft_begin       (CompileSetupDraft  *self,
                                              GError            **error);

G_END_DECLS
