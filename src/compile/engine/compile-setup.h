/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

#include "compile-rule.h"

/*
 * COMPILE_RULES_VERSION: the version of the rules by which new games are played. It goes up whenever the same set-up
 * and decisions would lead to a different game. A game is played to its end by the version that began it:
 *
 *   1  a card that is turned up when it is about to be covered no longer reacts to that
 *   2  it does (COM-49)
 */
#define COMPILE_RULES_VERSION 2

#define COMPILE_RANDOM_SIDE 0xfe

/* CompileSetup: the choices before the draft. Together with the decisions it determines the whole game. */
typedef struct {
  uint64_t seed;
  uint8_t  first;      /* the side that chooses first (COM-2), or COMPILE_RANDOM_SIDE */
  uint8_t  no_control; /* 1: without the control marker, for beginners (COM-5) */
  uint8_t  older;      /* 0, or the version of the rules, below COMPILE_RULES_VERSION, that began the game */
  uint8_t  spare[5];   /* 0 */
} CompileSetup;

/* COMPILE_RULE_NONE, or the rule that @setup breaks. */
CompileRule compile_setup_check (const CompileSetup *setup);

/* The version of the rules by which a game of @setup is played. */
static inline unsigned
compile_setup_rules (const CompileSetup *setup)
{
  return setup->older != 0 ? setup->older : COMPILE_RULES_VERSION;
}
