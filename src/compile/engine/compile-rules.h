/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"

/*
 * The one door to a game: here alone a game begins, says what is legal, and changes. Everything below, from the state
 * to the verbs of the cards, is reached through it.
 */

/* Begins a game with the cards of @set, which must outlive it. Returns COMPILE_RULE_NONE, or the rule that @setup
 * breaks; then @state is untouched. @events may be NULL. */
CompileRule compile_rules_begin     (CompileState          *state,
                                     const CompileSet      *set,
                                     const CompileSetup    *setup,
                                     CompileEvents         *events);

/* Writes all legal decisions of the side that is asked to @decisions (room for COMPILE_MAX_DECISIONS), each once.
 * Returns how many. */
unsigned    compile_rules_list      (const CompileState    *state,
                                     CompileDecision       *decisions);

/* The rule that refuses @decision now, or COMPILE_RULE_NONE. @decision may hold any bytes. */
CompileRule compile_rules_check     (const CompileState    *state,
                                     const CompileDecision *decision);

/* Takes @decision and goes on to the next question. Returns COMPILE_RULE_NONE, or the rule that refuses it; then @state
 * is untouched. @events is emptied and filled; it may be NULL. */
CompileRule compile_rules_take      (CompileState          *state,
                                     const CompileDecision *decision,
                                     CompileEvents         *events);

/* The decision that names @card, wherever it is. */
CompileDecision compile_rules_name_card (const CompileState *state,
                                         unsigned            card);
