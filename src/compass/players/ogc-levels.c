/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-levels.h"

#include "ogc-greedy-player.h"
#include "ogc-rollouts.h"
#include "ogc-weights.h"

/* Level: what makes a level stronger or weaker. */
typedef struct {
  float                     noise;    /* see OgcPolicy */
  unsigned                  rollouts; /* with the usual amount of work */
  const OgcRolloutSettings *settings; /* of the rollouts; NULL without any */
} Level;

enum {
  BEGINNER,
  APPRENTICE,
  JOURNEYMAN,
  SCHOLAR,
  EXPERT,
  MASTER,
  PREDECESSOR,
};

/* How the highest level searched until November 2026. */
static const OgcRolloutSettings narrow = { .candidates = 6, .range = 0.1f, .prior = 6, .hopeless = 1.7 };

static const Level levels[] = {
  [BEGINNER] = { .noise = 0.35f },
  [APPRENTICE] = { .noise = 0.22f },
  [JOURNEYMAN] = { .noise = 0.128f },
  [SCHOLAR] = { .noise = 0.067f },
  [EXPERT] = { .noise = 0 },
  [MASTER] = { .rollouts = 1600, .settings = &ogc_rollouts_usual },
  [PREDECESSOR] = { .rollouts = 640, .settings = &narrow },
};

unsigned
ogc_level_choose (unsigned               level,
                  const OgcKnowledge    *knowledge,
                  const OgcSearchLimits *limits,
                  OgcCandidate           choices[OGC_MAX_CHOICES])
{
  const OgcWeights *weights = ogc_weights_for (limits);
  OgcPolicy policy;

  if (weights == NULL)
    return 0;
  ogc_policy_begin (&policy, weights, levels[level].noise, limits);
  policy.style = limits->style;
  return ogc_policy_choose (&policy, knowledge, choices);
}

static bool
choose_decision (unsigned               level,
                 const OgcKnowledge    *knowledge,
                 const OgcSearchLimits *limits,
                 OgcDecision           *decision)
{
  const OgcWeights *weights = ogc_weights_for (limits);
  const uint64_t rollouts = (uint64_t) levels[level].rollouts * limits->work / OGC_WORK_USUAL;
  OgcCandidate choices[OGC_MAX_CHOICES];
  unsigned best = 0;
  unsigned n;

  if (weights == NULL)
    return ogc_greedy_player.decide (knowledge, limits, decision);

  n = ogc_level_choose (level, knowledge, limits, choices);
  if (n == 0)
    return false;
  if (rollouts > 0)
    best = ogc_rollouts_best (knowledge, weights, limits, levels[level].settings,
                              rollouts < UINT32_MAX ? (unsigned) rollouts : UINT32_MAX, choices, n);
  if (ogc_search_limits_is_cancelled (limits))
    return false;

  *decision = choices[best].decision;
  return true;
}

/* Defines the functions of a level. A player has no memory and gets no data besides its functions, so every level needs
 * separate ones. */
#define DEFINE_LEVEL(name, LEVEL) \
  static bool \
  name##_decide (const OgcKnowledge    *knowledge, \
                 const OgcSearchLimits *limits, \
                 OgcDecision           *decision) \
  { \
    return choose_decision (LEVEL, knowledge, limits, decision); \
  }

DEFINE_LEVEL (beginner, BEGINNER)
DEFINE_LEVEL (apprentice, APPRENTICE)
DEFINE_LEVEL (journeyman, JOURNEYMAN)
DEFINE_LEVEL (scholar, SCHOLAR)
DEFINE_LEVEL (expert, EXPERT)
DEFINE_LEVEL (master, MASTER)
DEFINE_LEVEL (predecessor, PREDECESSOR)

#define KINDS(level) { level, level "-careful", level "-collector", level "-spoiler" }

const char *const ogc_level_kinds[OGC_N_LEVELS][OGC_N_PLAY_STYLES] = {
  [BEGINNER] = KINDS ("beginner"),
  [APPRENTICE] = KINDS ("apprentice"),
  [JOURNEYMAN] = KINDS ("journeyman"),
  [SCHOLAR] = KINDS ("scholar"),
  [EXPERT] = KINDS ("expert"),
  [MASTER] = KINDS ("master"),
};

const OgcPlayer ogc_levels[OGC_N_LEVELS] = {
  [BEGINNER] = { "beginner", beginner_decide },
  [APPRENTICE] = { "apprentice", apprentice_decide },
  [JOURNEYMAN] = { "journeyman", journeyman_decide },
  [SCHOLAR] = { "scholar", scholar_decide },
  [EXPERT] = { "expert", expert_decide },
  [MASTER] = { "master", master_decide },
};

const OgcPlayer ogc_predecessor = { "predecessor", predecessor_decide };
