/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-hand-view.h"
#include "compile-tray.h"

G_BEGIN_DECLS

/**
 * CompileHeldCard:
 * @card: which card, or -1
 * @face: the CompileFace in which to play it, or either
 *
 * A card that is picked in the hand, before it is decided where it is played.
 */
typedef struct {
  int      card;
  unsigned face;
} CompileHeldCard;

/* Puts the card back into the hand. */
void                   compile_held_card_put_back  (CompileHeldCard       *self);
/* Picks @card, to be played face down if @down; otherwise picking it again puts it back. */
void                   compile_held_card_pick      (CompileHeldCard       *self,
                                                    unsigned               card,
                                                    gboolean               down);
/* Returns: (transfer none) (nullable): the decision that plays it in its face, if only one line is possible */
const CompileDecision *compile_held_card_find_only (const CompileHeldCard *self,
                                                    CompileGame           *game);
/* Plays it for @side in @line: face up if it may be, unless face down was chosen or @down is set; face down only if it
 * need not be face up. Returns: the decision, which is refused if there is none */
CompileDecision        compile_held_card_play      (const CompileHeldCard *self,
                                                    CompileGame           *game,
                                                    unsigned               side,
                                                    unsigned               line,
                                                    gboolean               down);
/* Chooses face down if no face is chosen and some line takes it face up. Returns: whether it did */
gboolean               compile_held_card_turn_down (CompileHeldCard       *self,
                                                    CompileGame           *game);
/* Shows in @hand which card it is. */
void                   compile_held_card_show      (const CompileHeldCard *self,
                                                    CompileHandView       *hand);
/* If it is one of @cards, asks in @tray for its line; it may be played in @faces. */
void                   compile_held_card_ask_line  (const CompileHeldCard *self,
                                                    GListModel            *cards,
                                                    unsigned               faces,
                                                    CompileTray           *tray);

G_END_DECLS
