/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-view.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_QUESTION (compile_question_get_type ())
/**
 * CompileQuestion:
 *
 * The current question, and who is asked. Only the side that is asked can see the possible answers. Owned by its
 * #CompileGame.
 *
 * Properties (read-only):
 * - "kind" (guint, CompileAskKind)
 * - "active" (gboolean): whether the viewer is asked, and may answer
 * - "may" (gboolean): whether it is optional: PASS is legal
 * - "card" (int): the card whose text asks, as in #CompileCommandCard:number; -1: the rules ask. "protocol",
 *   "printed" (int): the card on which that text is printed, or -1
 * - "cards" (guint): how many cards can be chosen or played (#CompileCommandCard:choosable, #CompileCommandCard:plays)
 * - "offer" (GListModel of CompileCommandCard): those of them that lie in a revealed deck
 * - "faces" (guint, CompileFace): the faces with which a card may be played
 * - "numbers" (guint): values, protocols of the set, rows of the effect, or orders (6 x side + order), a bit each
 * - "can-refresh" (gboolean): whether refilling the hand is possible as the action (COM-28)
 */
G_DECLARE_FINAL_TYPE (CompileQuestion, compile_question, COMPILE, QUESTION, GObject)

/* Updates @self from @view. For the game only. */
void compile_question_update (CompileQuestion   *self,
                              const CompileView *view);

/* The properties. Strings and lists belong to @self. */
unsigned    compile_question_get_kind        (CompileQuestion *self);
gboolean    compile_question_get_active      (CompileQuestion *self);
gboolean    compile_question_get_may         (CompileQuestion *self);
int         compile_question_get_card        (CompileQuestion *self);
int         compile_question_get_protocol    (CompileQuestion *self);
int         compile_question_get_printed     (CompileQuestion *self);
unsigned    compile_question_get_cards       (CompileQuestion *self);
GListModel *compile_question_get_offer       (CompileQuestion *self);
unsigned    compile_question_get_faces       (CompileQuestion *self);
unsigned    compile_question_get_numbers     (CompileQuestion *self);
gboolean    compile_question_get_can_refresh (CompileQuestion *self);

G_END_DECLS
