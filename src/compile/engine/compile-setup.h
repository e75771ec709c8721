/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

#include "compile-rule.h"

/*
 * COMPILE_RULES_VERSION: the version of the rules that this program plays. It goes up when the same set-up and
 * decisions would lead elsewhere than before.
 */
#define COMPILE_RULES_VERSION 1

#define COMPILE_RANDOM_SIDE 0xfe

/* CompileSetup: the choices before the draft. Together with the decisions it determines the whole game. */
typedef struct {
  uint64_t seed;
  uint8_t  first;      /* the side that chooses first (COM-2), or COMPILE_RANDOM_SIDE */
  uint8_t  no_control; /* 1: without the control marker, for beginners (COM-5) */
  uint8_t  spare[6];   /* 0 */
} CompileSetup;

/* COMPILE_RULE_NONE, or the rule that @setup breaks. */
CompileRule compile_setup_check (const CompileSetup *setup);
