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
/* The height at which the tray shows all of its text at that width. */
int         compile_tray_get_height    (CompileTray           *self,
                                        int                    width);
/* Adds a button for @decision. */
void        compile_tray_offer         (CompileTray           *self,
                                        CompileGame           *game,
                                        const CompileDecision *decision);
/* Replaces the hints: shows that they are being searched for, or @hints (element-type CompileHint), or none. */
void        compile_tray_set_hints     (CompileTray           *self,
                                        gboolean               thinking,
                                        GPtrArray             *hints);
/* Sets which buttons of the action phase can be pressed, by whether a card is picked and in which faces it may be
 * played. The others say why not. All are hidden while there are buttons for other answers. */
void        compile_tray_set_action    (CompileTray           *self,
                                        CompileGame           *game,
                                        gboolean               held,
                                        unsigned               faces);
/* Asks in which line to play @card, the picked card, in one of @faces. */
void        compile_tray_ask_line      (CompileTray           *self,
                                        CompileCommandCard    *card,
                                        unsigned               faces);
/* Adds to the question an explanation of how to swap protocols. */
void        compile_tray_explain_order (CompileTray           *self);
/* Shows @text, the reason for a refusal, with a link to the rule behind it; an empty text clears it. */
void        compile_tray_set_refusal   (CompileTray           *self,
                                        CompileRule            rule,
                                        const char            *text);
const char *compile_tray_get_refusal   (CompileTray           *self);

G_END_DECLS
