/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The rules by their numbers; data/rules.md says what they are. A refusal names one of these; the floors above put it
 * into words. OGC_RULES(R) calls R(group, number) for every rule, in the order of the rules.
 */
#define OGC_RULES(R) \
  R (SET, 1) R (SET, 2) R (SET, 3) R (SET, 4) R (SET, 5) R (SET, 6) R (SET, 7) R (SET, 8) R (SET, 9) \
  R (RND, 1) R (RND, 2) R (RND, 3) R (RND, 4) R (RND, 5) R (RND, 6) R (RND, 7) \
  R (TRN, 1) R (TRN, 2) R (TRN, 3) R (TRN, 4) R (TRN, 5) R (TRN, 6) R (TRN, 7) \
  R (ARC, 1) R (ARC, 2) R (ARC, 3) R (ARC, 4) \
  R (UNI, 1) R (UNI, 2) R (UNI, 3) R (UNI, 4) R (UNI, 5) R (UNI, 6) \
  R (LIB, 1) R (LIB, 2) R (LIB, 3) R (LIB, 4) \
  R (RUN, 1) R (RUN, 2) R (RUN, 3) \
  R (AUC, 1) R (AUC, 2) R (AUC, 3) \
  R (GLD, 1) R (GLD, 2) R (GLD, 3) R (GLD, 4) \
  R (TMP, 1) R (TMP, 2) R (TMP, 3) \
  R (ILL, 1) R (ILL, 2) R (ILL, 3) R (ILL, 4) R (ILL, 5) R (ILL, 6) \
  R (ABL, 1) R (ABL, 2) R (ABL, 3) R (ABL, 4) R (ABL, 5) \
  R (GAL, 1) R (GAL, 2) R (GAL, 3) R (GAL, 4) R (GAL, 5) R (GAL, 6) \
  R (TOW, 1) R (TOW, 2) R (TOW, 3) R (TOW, 4) \
  R (NEU, 1) R (NEU, 2) R (NEU, 3) R (NEU, 4) R (NEU, 5) \
  R (SCO, 1) R (SCO, 2) R (SCO, 3) R (SCO, 4) R (SCO, 5) R (SCO, 6) R (SCO, 7) R (SCO, 8) R (SCO, 9) \
  R (SCO, 10) R (SCO, 11) R (SCO, 12) \
  R (MIS, 1) R (MIS, 2) R (MIS, 3) R (MIS, 4) R (MIS, 5) R (MIS, 6) R (MIS, 7) R (MIS, 8) R (MIS, 9) \
  R (MIS, 10) R (MIS, 11) R (MIS, 12) R (MIS, 13) R (MIS, 14) R (MIS, 15) R (MIS, 16) \
  R (SEC, 1) R (SEC, 2) R (SEC, 3) R (SEC, 4)

typedef enum {
  OGC_RULE_NONE = 0, /* nothing is refused */
  OGC_RULE_NOT_ASKED, /* perhaps legal, but no answer to the current question, or not this seat's */
  OGC_RULE_MALFORMED, /* not a decision at all: a number in it has no meaning */
#define OGC_RULE_MEMBER(group, number) OGC_RULE_##group##_##number,
  OGC_RULES (OGC_RULE_MEMBER)
#undef OGC_RULE_MEMBER
  OGC_N_RULES
} OgcRule;
