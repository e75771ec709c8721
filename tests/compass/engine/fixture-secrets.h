/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-knowledge.h"

/* The true state with everything that @seat may not know dealt again: what a player decides must not change by it
 * (SEC-4). */
static inline void
fixture_reshuffle (const OgcState *state,
                   unsigned        seat,
                   uint64_t        seed,
                   OgcState       *out)
{
  OgcKnowledge knowledge;

  ogc_knowledge_of (&knowledge, state, seat);
  ogc_knowledge_sample (&knowledge, seed, out);
}
