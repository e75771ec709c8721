/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-command-card.h"
#include "compile-game-advice.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_TRAY (compile_tray_get_type ())
/**
 * CompileTray:
 *
 * The question that the game asks, and buttons to answer it: three for the action phase, and one for each answer that
 * cannot be given on the table itself. Below the question it says why something was refused.
 */
G_DECLARE_FINAL_TYPE (CompileTray, compile_tray, COMPILE, TRAY, GtkWidget)

/* Returns: (transfer floating): a tray without a question */
GtkWidget  *compile_tray_new           (void);
/* Shows the question of @game, without any answers. */
void        compile_tray_update        (CompileTray           *self,
                                        CompileGame           *game);
/* The height that it needs to say everything at that width. */
int         compile_tray_get_height    (CompileTray           *self,
                                        int                    width);
/* Adds a button for @decision. */
void        compile_tray_offer         (CompileTray           *self,
                                        CompileGame           *game,
                                        const CompileDecision *decision);
/* Replaces the hints that are shown: they are being looked for, or are @hints (element-type CompileHint), or none. */
void        compile_tray_set_hints     (CompileTray           *self,
                                        gboolean               thinking,
                                        GPtrArray             *hints);
/* Says which buttons of the action phase can be pressed: whether a card is picked, and the faces in which it may be
 * played. The others say why not. They are hidden while there are buttons for other answers. */
void        compile_tray_set_action    (CompileTray           *self,
                                        CompileGame           *game,
                                        gboolean               held,
                                        unsigned               faces);
/* Asks where the picked card, @card, should be played in one of @faces. */
void        compile_tray_ask_line      (CompileTray           *self,
                                        CompileCommandCard    *card,
                                        unsigned               faces);
/* Adds to the question how to swap protocols. */
void        compile_tray_explain_order (CompileTray           *self);
/* Says by @text why something is refused, with a link to the rule that refuses it; an empty text clears that. */
void        compile_tray_set_refusal   (CompileTray           *self,
                                        CompileRule            rule,
                                        const char            *text);
const char *compile_tray_get_refusal   (CompileTray           *self);

G_END_DECLS
