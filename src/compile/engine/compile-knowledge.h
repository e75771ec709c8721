/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"

/*
 * CompileKnowledge: what one side may know of a game (COM-14, COM-15). Made from the true state, it holds nothing else.
 *
 * @seen is a game that agrees with all that the side knows. Cards of which it does not know where they are have been
 * dealt to their places in the order of their numbers, whatever they truly are; @hidden says which. The generators, the
 * seed and what the other side may choose from just now are not in it. The engine's questions (compile_rules_list(),
 * compile_rules_check(), the look-ups) answer on it as on the true state for the side itself: it names cards in the
 * field by where they lie.
 */
typedef struct {
  CompileState seen;
  CompileCards hidden;  /* cards whose places in @seen mean nothing */
  uint8_t      side;    /* who knows; COMPILE_NOBODY: an onlooker, who knows what is public */
  uint8_t      spare[7];
} CompileKnowledge;

/* What @side may know of @state; COMPILE_NOBODY for what everybody knows. */
void compile_knowledge_of     (CompileKnowledge       *knowledge,
                               const CompileState     *state,
                               unsigned                side);
/* A full state that agrees with @knowledge: everything hidden is dealt anew, and new generators are set from @seed. It
 * can be played on when the side itself is asked. */
void compile_knowledge_sample (const CompileKnowledge *knowledge,
                               uint64_t                seed,
                               CompileState           *state);
