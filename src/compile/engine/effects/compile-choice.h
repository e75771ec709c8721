/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-permits.h"
#include "compile-run.h"

/*
 * Questions. Each of these functions is called twice: the first call asks, unless there is nothing to ask, and the
 * second returns the answer. @frame may be NULL when the rules ask.
 */
typedef enum {
  COMPILE_CHOICE_ASKED, /* wait for the answer */
  COMPILE_CHOICE_MADE,
  COMPILE_CHOICE_NONE,  /* nothing can be chosen, or it is declined */
} CompileChoice;

/* The card that @decision names; COMPILE_NO_CARD when there is none. */
unsigned      compile_choice_named  (const CompileState    *state,
                                     const CompileDecision *decision);
/* Chooses one of @cards for @verb. A single card is taken without asking, unless the side @may decline. */
CompileChoice compile_choice_card   (CompileRun            *run,
                                     const CompileFrame    *frame,
                                     unsigned               side,
                                     CompileVerb            verb,
                                     CompileCards           cards,
                                     bool                   may,
                                     unsigned              *card);
/* Chooses one of @lines, a bit each. */
CompileChoice compile_choice_line   (CompileRun            *run,
                                     const CompileFrame    *frame,
                                     unsigned               side,
                                     CompileVerb            verb,
                                     unsigned               lines,
                                     bool                   may,
                                     unsigned              *line);
/* Chooses one of @numbers, a bit each; @kind says what they are. */
CompileChoice compile_choice_number (CompileRun            *run,
                                     const CompileFrame    *frame,
                                     CompileAskKind         kind,
                                     unsigned               side,
                                     CompileVerb            verb,
                                     unsigned               numbers,
                                     bool                   may,
                                     unsigned              *number);
/* Asks whether what @verb says is done. */
CompileChoice compile_choice_may    (CompileRun            *run,
                                     const CompileFrame    *frame,
                                     unsigned               side,
                                     CompileVerb            verb);
/* Chooses how one of @cards is played in one of @faces into one of @lines. */
CompileChoice compile_choice_play   (CompileRun            *run,
                                     const CompileFrame    *frame,
                                     unsigned               side,
                                     CompileCards           cards,
                                     unsigned               faces,
                                     unsigned               lines,
                                     bool                   may,
                                     CompileDecision       *play);
/* Chooses cards from the hand of @side to discard together: @least to @most of them or, if @may, none. Once chosen they
 * are in state->picked, which may be empty. */
CompileChoice compile_choice_discard (CompileRun           *run,
                                      const CompileFrame   *frame,
                                      unsigned              side,
                                      unsigned              least,
                                      unsigned              most,
                                      bool                  may);
