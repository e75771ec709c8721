/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-advice.h"
#include "compile-text.h"
#include "compile-view.h"

G_BEGIN_DECLS

/*
 * Sentences about a game. All are (transfer full).
 */

/* "Turn 17"; in the draft "Draft". */
char *compile_game_text_title    (const CompileView  *view);
/* Whose turn it is, or who has won. With @several people, "you" would be ambiguous. */
char *compile_game_text_subtitle (const CompileView  *view,
                                  gboolean            several);
/* What is asked now, and of whom; or who is to lift the curtain. */
char *compile_game_text_prompt   (const CompileView  *view,
                                  int                 curtain_seat);
/* What happened, for the log. @events belong together, and @cause led to them; without events, describes only
 * @cause. */
char *compile_game_text_log      (const CompileView      *view,
                                  const CompileEvent     *events,
                                  unsigned                n,
                                  const CompileTextCause *cause);
/* Implement compile_game_describe_decision(), compile_game_describe_total(), compile_game_describe_pile() and
 * compile_game_get_line_number(). */
char      *compile_game_text_decision      (const CompileView     *view,
                                            const CompileDecision *decision);
/* Why @rule refuses @decision. */
char      *compile_game_text_refusal       (const CompileView     *view,
                                            CompileRule            rule,
                                            const CompileDecision *decision);
char      *compile_game_text_advice        (const CompileView     *view,
                                            const CompileAdvice   *advice);
char      *compile_game_text_total         (const CompileView     *view,
                                            unsigned               side,
                                            unsigned               line);
/* The text of #CompileCommandCard:help. */
char      *compile_game_text_card_help     (const CompileView     *view,
                                            unsigned               card);
GPtrArray *compile_game_text_pile          (const CompileView     *view);
unsigned   compile_game_text_line_number   (const CompileView     *view,
                                            unsigned               line);

G_END_DECLS
