/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-knowledge.h"

/* SEC-4: deals everything again that @seat may not know; this must not change what a player decides. */
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
