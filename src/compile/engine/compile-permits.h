/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"

/* Where @side may play a card, and in which face: bit 6 x side + 2 x line + (face - 1) (COM-32, COM-33). */
typedef uint16_t CompilePlays;

#define COMPILE_PLAY_BIT(side, line, face) ((CompilePlays) (1u << (6 * (side) + 2 * (line) + (face) - 1)))

/* How @side may play @card, which it can see. */
CompilePlays compile_permits_plays   (const CompileState *state,
                                      unsigned            side,
                                      unsigned            card);
/* The same for a card that nobody has seen, which is played face down: the lines, a bit each. */
unsigned     compile_permits_lines   (const CompileState *state,
                                      unsigned            side);
/* Those of @plays that are in one of @faces and into one of @lines. */
CompilePlays compile_permits_only    (CompilePlays        plays,
                                      unsigned            faces,
                                      unsigned            lines);
/* The rule by which @side may not play @card in this way: COM-33 if only a prohibition prevents it, else COM-32. */
CompileRule  compile_permits_check   (const CompileState    *state,
                                      unsigned               side,
                                      const CompileDecision *play);

/* The card of the other side that forbids @side to play in this way (COM-33), or COMPILE_NO_CARD. */
unsigned     compile_permits_ban     (const CompileState    *state,
                                      unsigned               side,
                                      const CompileDecision *play);

/* Whether @side may compile in its present turn or, if @next, in its next one (COM-31). */
bool         compile_permits_compile (const CompileState *state,
                                      unsigned            side,
                                      bool                next);
/* Whether @side may draw (COM-56). */
bool         compile_permits_draw    (const CompileState *state,
                                      unsigned            side);
/* Whether @card, which lies in the field, may be flipped. */
bool         compile_permits_flip    (const CompileState *state,
                                      unsigned            card);
