/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The rules by their numbers; data/compile/rules.md says what they are. A refusal is one of these; the floors above
 * have the sentences. COMPILE_RULES(R) calls R(group, number) for every rule, in the order of the rules.
 */
#define COMPILE_RULES(R) \
  R (COM, 1) R (COM, 2) R (COM, 3) R (COM, 4) R (COM, 5) R (COM, 6) \
  R (COM, 10) R (COM, 11) R (COM, 12) R (COM, 13) R (COM, 14) R (COM, 15) R (COM, 16) \
  R (COM, 20) R (COM, 21) R (COM, 22) R (COM, 23) R (COM, 24) R (COM, 25) R (COM, 26) R (COM, 27) R (COM, 28) \
  R (COM, 29) R (COM, 30) R (COM, 31) R (COM, 32) R (COM, 33) R (COM, 34) R (COM, 35) R (COM, 36) R (COM, 37) \
  R (COM, 38) R (COM, 39) R (COM, 40) R (COM, 41) R (COM, 42) R (COM, 43) R (COM, 44) R (COM, 45) R (COM, 46) \
  R (COM, 47) R (COM, 48) R (COM, 49) R (COM, 50) R (COM, 51) R (COM, 52) R (COM, 53) R (COM, 54) R (COM, 55) \
  R (COM, 56) R (COM, 57) R (COM, 58) R (COM, 59) R (COM, 60) R (COM, 61) R (COM, 62) R (COM, 63) R (COM, 64) \
  R (COM, 65) \
  R (COM, 70) R (COM, 71)

typedef enum {
  COMPILE_RULE_NONE = 0,  /* nothing is refused */
  COMPILE_RULE_NOT_ASKED, /* perhaps legal, but not what is asked now */
  COMPILE_RULE_MALFORMED, /* not a decision: a number in it is meaningless */
#define COMPILE_RULE_MEMBER(group, number) COMPILE_RULE_##group##_##number,
  COMPILE_RULES (COMPILE_RULE_MEMBER)
#undef COMPILE_RULE_MEMBER
  COMPILE_N_RULES
} CompileRule;
