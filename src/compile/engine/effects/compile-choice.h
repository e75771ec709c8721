/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-permits.h"
#include "compile-run.h"

/*
 * Questions. Each of these functions is called twice: at first it asks, unless there is nothing to ask, and when the
 * answer is there it hands it out. @frame may be NULL when the rules ask.
 */
typedef enum {
  COMPILE_CHOICE_ASKED, /* wait for the answer */
  COMPILE_CHOICE_MADE,
  COMPILE_CHOICE_NONE,  /* nothing can be chosen, or it is declined */
} CompileChoice;

/* The card that @decision names; COMPILE_NO_CARD when there is none. */
unsigned      compile_choice_named  (const CompileState    *state,
                                     const CompileDecision *decision);
/* One of @cards, for @verb. The only one is not asked for, unless it @may be left. */
CompileChoice compile_choice_card   (CompileRun            *run,
                                     const CompileFrame    *frame,
                                     unsigned               side,
                                     CompileVerb            verb,
                                     CompileCards           cards,
                                     bool                   may,
                                     unsigned              *card);
/* One of @lines, a bit each. */
CompileChoice compile_choice_line   (CompileRun            *run,
                                     const CompileFrame    *frame,
                                     unsigned               side,
                                     CompileVerb            verb,
                                     unsigned               lines,
                                     bool                   may,
                                     unsigned              *line);
/* One of @numbers, a bit each: @kind says what they are. */
CompileChoice compile_choice_number (CompileRun            *run,
                                     const CompileFrame    *frame,
                                     CompileAskKind         kind,
                                     unsigned               side,
                                     CompileVerb            verb,
                                     unsigned               numbers,
                                     bool                   may,
                                     unsigned              *number);
/* Whether what @verb says is done. */
CompileChoice compile_choice_may    (CompileRun            *run,
                                     const CompileFrame    *frame,
                                     unsigned               side,
                                     CompileVerb            verb);
/* How one of @cards is played in one of @faces into one of @lines. */
CompileChoice compile_choice_play   (CompileRun            *run,
                                     const CompileFrame    *frame,
                                     unsigned               side,
                                     CompileCards           cards,
                                     unsigned               faces,
                                     unsigned               lines,
                                     bool                   may,
                                     CompileDecision       *play);
/* Cards of the hand of @side, to be discarded together: @least to @most of them; @may: or none. They are in
 * state->picked when they have been chosen, and may be none. */
CompileChoice compile_choice_discard (CompileRun           *run,
                                      const CompileFrame   *frame,
                                      unsigned              side,
                                      unsigned              least,
                                      unsigned              most,
                                      bool                  may);
