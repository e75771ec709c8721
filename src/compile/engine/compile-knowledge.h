/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"

/*
 * CompileKnowledge: what a side may know of a game (COM-14, COM-15). It is made from the true state, and holds nothing
 * else.
 *
 * @seen is a game that agrees with everything that the side knows. Cards whose places it does not know have been dealt
 * in the order of their numbers, whatever they really are; @hidden says which. The generators, the seed, and what the
 * other side may choose from at the moment are not in it. The functions of the engine that only look
 * (compile_rules_list(), compile_rules_check(), and others) give the side the same answers on it as on the true state,
 * because it names cards in the field by their places.
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
/* A full state that agrees with @knowledge: everything hidden is dealt again, and the generators are seeded with
 * @seed. The game can be continued on it if the side itself is asked. */
void compile_knowledge_sample (const CompileKnowledge *knowledge,
                               uint64_t                seed,
                               CompileState           *state);
