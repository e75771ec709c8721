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
 * What is asked, and the buttons to answer it: the three of the action phase, and one for each answer that lies nowhere
 * on the table. Below the question stands why something was refused.
 */
G_DECLARE_FINAL_TYPE (CompileTray, compile_tray, COMPILE, TRAY, GtkWidget)

/* Returns: (transfer floating): a tray without a question */
GtkWidget  *compile_tray_new           (void);
/* Shows what @game asks, without any answers. */
void        compile_tray_update        (CompileTray           *self,
                                        CompileGame           *game);
/* How high it would have to be to say everything in that width. */
int         compile_tray_get_height    (CompileTray           *self,
                                        int                    width);
/* One more button for @decision. */
void        compile_tray_offer         (CompileTray           *self,
                                        CompileGame           *game,
                                        const CompileDecision *decision);
/* What is advised instead of what was: hints are being looked for, or @hints (element-type CompileHint), or nothing. */
void        compile_tray_set_hints     (CompileTray           *self,
                                        gboolean               thinking,
                                        GPtrArray             *hints);
/* Which of the buttons of the action phase can be pressed: faces in which the picked card may be played. The others
 * say why not. */
void        compile_tray_set_action    (CompileTray           *self,
                                        gboolean               shown,
                                        unsigned               faces,
                                        gboolean               can_refresh);
/* Asks where @card, which is picked, is to go in one of @faces. */
void        compile_tray_ask_line      (CompileTray           *self,
                                        CompileCommandCard    *card,
                                        unsigned               faces);
/* Adds to the question how protocols change places. */
void        compile_tray_explain_order (CompileTray           *self);
/* Says by which rule @wish is refused, and leads to it; nothing for %COMPILE_RULE_NONE. @wish may be %NULL. */
void        compile_tray_set_refusal   (CompileTray           *self,
                                        CompileRule            rule,
                                        const CompileDecision *wish);
const char *compile_tray_get_refusal   (CompileTray           *self);

G_END_DECLS
