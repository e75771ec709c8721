/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "gilded-members.h"

/* GildedRules: a game, as the library uses it. @state is an OgcState or a CompileState; the caller checks seats, of
 * which 0xff is an onlooker. Each function does what gilded_NAME() documents. */
typedef struct {
  size_t              size;       /* of a state */
  unsigned            version;    /* of the rules */
  unsigned            n_features;
  const GildedMember *members;    /* of what is observed */
  void     (*setup_usual) (GildedSetup       *setup);
  bool     (*begin)       (void              *state,
                           const GildedSetup *setup);
  unsigned (*seats)       (const void        *state);
  int      (*seat)        (const void        *state);
  unsigned (*list)        (const void        *state,
                           GildedDecision    *decisions);
  bool     (*take)        (void              *state,
                           unsigned           choice);
  /* Takes up to @steps uniformly random decisions; returns how many. */
  uint64_t (*run)         (void              *state,
                           uint64_t           steps,
                           uint64_t          *random);
  uint64_t (*digest)      (const void        *state);
  void     (*result)      (const void        *state,
                           GildedResult      *result);
  void     (*observe)     (const void        *state,
                           unsigned           seat,
                           int16_t           *numbers);
  void     (*features)    (const void        *state,
                           unsigned           seat,
                           float             *features);
  void     (*sample)      (void              *to,
                           const void        *from,
                           unsigned           seat,
                           uint64_t           seed);
  /* Begins a new game with the same set-up and another seed in the same memory. */
  void     (*again)       (void              *state,
                           uint64_t           seed);
} GildedRules;

extern const GildedRules gilded_rules_compass;
extern const GildedRules gilded_rules_compile;

/* A uniform number below @n, from a game's generator. */
unsigned gilded_choose      (uint64_t     *random,
                             unsigned      n);
