/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"

/*
 * The one door to a game: it begins here, says here what is legal, and changes only here. Everything below, from the
 * state to the verbs of the cards, is reached through it.
 */

/* Begins a game with the cards of @set, which must outlive it. Returns COMPILE_RULE_NONE, or the rule that @setup
 * breaks, in which case @state is untouched. @events may be NULL. */
CompileRule compile_rules_begin     (CompileState          *state,
                                     const CompileSet      *set,
                                     const CompileSetup    *setup,
                                     CompileEvents         *events);

/* All legal decisions of the side that is asked, each once, into @decisions (room for COMPILE_MAX_DECISIONS). Returns
 * how many. */
unsigned    compile_rules_list      (const CompileState    *state,
                                     CompileDecision       *decisions);

/* COMPILE_RULE_NONE if @decision is legal now, else the rule that refuses it. Any bytes are safe. */
CompileRule compile_rules_check     (const CompileState    *state,
                                     const CompileDecision *decision);

/* The one door: takes @decision and continues to the next question. Returns COMPILE_RULE_NONE, or the rule that
 * refuses it, in which case @state is untouched. @events (nullable) is emptied and filled. */
CompileRule compile_rules_take      (CompileState          *state,
                                     const CompileDecision *decision,
                                     CompileEvents         *events);

/* The decision that names @card, wherever it is. */
CompileDecision compile_rules_name_card (const CompileState *state,
                                         unsigned            card);
