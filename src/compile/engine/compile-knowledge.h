/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"

/*
 * CompileKnowledge: what a side may know of a game (COM-14, COM-15). It is computed from the true state and holds
 * nothing else.
 *
 * @seen is a game that agrees with everything that the side knows. Cards whose places it does not know (@hidden) are
 * dealt in the order of their numbers, wherever they really are. The generators, the seed, and what the other side may
 * now choose from are left out. For the side itself, the read-only functions of the engine (compile_rules_list(),
 * compile_rules_check(), and others) answer as they do on the true state, because cards in the field are named by their
 * places.
 */
typedef struct {
  CompileState seen;
  CompileCards hidden;  /* cards whose places in @seen mean nothing */
  uint8_t      side;    /* the side; COMPILE_NOBODY for an onlooker, who knows what is public */
  uint8_t      spare[7];
} CompileKnowledge;

/* What @side may know of @state; COMPILE_NOBODY for what everybody knows. */
void compile_knowledge_of     (CompileKnowledge       *knowledge,
                               const CompileState     *state,
                               unsigned                side);
/* Samples a full state that agrees with @knowledge: everything hidden is dealt at random, and the generators are seeded
 * with @seed. The game can continue from it if the side itself is asked. */
void compile_knowledge_sample (const CompileKnowledge *knowledge,
                               uint64_t                seed,
                               CompileState           *state);
