/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-levels.h"

#include "compile-draft.h"
#include "compile-rules.h"
#include "compile-tree.h"

#define CHANCES 1000 /* errors are in units of 1 / CHANCES */

/* What makes a level weaker than the best. */
typedef struct {
  unsigned rounds; /* of the tree search, with the usual work */
  int      error;  /* its mean error in judging the chance of a decision, in parts of CHANCES */
  int      draft;  /* the same in rating a protocol, in addition to COMPILE_DRAFT_NOISE */
} Level;

enum {
  BEGINNER,
  APPRENTICE,
  JOURNEYMAN,
  SCHOLAR,
  EXPERT,
  MASTER,
};

static const Level levels[COMPILE_N_LEVELS] = {
  [BEGINNER] = { .rounds = 12, .error = 100, .draft = 180 },
  [APPRENTICE] = { .rounds = 16, .error = 62, .draft = 120 },
  [JOURNEYMAN] = { .rounds = 24, .error = 38, .draft = 80 },
  [SCHOLAR] = { .rounds = 40, .error = 24, .draft = 40 },
  [EXPERT] = { .rounds = 80, .error = 10 },
  [MASTER] = { .rounds = 1200 },
};

/* The number of the candidate that seems best to the level. */
static unsigned
choose_candidate (const Level            *level,
                  const CompileCandidate *candidates,
                  unsigned                n,
                  CompilePlayerRng       *rng)
{
  unsigned best = 0;
  double best_chance = 0;

  if (level->error == 0)
    return 0;
  for (unsigned i = 0; i < n; i++)
    {
      const double chance = candidates[i].chance + (double) compile_player_rng_error (rng, level->error) / CHANCES;

      if (i == 0 || chance > best_chance)
        {
          best = i;
          best_chance = chance;
        }
    }
  return best;
}

static bool
choose_decision (const Level               *level,
                 const CompileKnowledge    *knowledge,
                 const CompileSearchLimits *limits,
                 CompileDecision           *decision)
{
  const uint64_t rounds = (uint64_t) level->rounds * limits->work / COMPILE_WORK_USUAL;
  const CompileTreePlan plan = { .rounds = rounds < UINT32_MAX ? (unsigned) rounds : UINT32_MAX - 1 };
  CompileCandidate candidates[COMPILE_MAX_DECISIONS];
  CompileDecision decisions[COMPILE_MAX_DECISIONS];
  CompilePlayerRng rng;
  unsigned n = 0;

  if (compile_search_limits_is_cancelled (limits))
    return false;
  compile_player_rng_begin (&rng, knowledge, limits);
  if (knowledge->seen.ask.kind == COMPILE_ASK_DRAFT)
    {
      *decision = compile_draft_choose (&knowledge->seen, &rng, COMPILE_DRAFT_NOISE + level->draft);
      return true;
    }
  if (compile_rules_list (&knowledge->seen, decisions) > 1)
    n = compile_tree_search (knowledge, limits, &plan, &rng, candidates);
  if (compile_search_limits_is_cancelled (limits))
    return false;
  *decision = n > 0 ? candidates[choose_candidate (level, candidates, n, &rng)].decision : decisions[0];
  return true;
}

/* A CompilePlayer carries no data, so each level has its own function. */
#define DEFINE_LEVEL(name, LEVEL) \
  static bool \
  name##_decide (const CompileKnowledge    *knowledge, \
                 const CompileSearchLimits *limits, \
                 CompileDecision           *decision) \
  { \
    return choose_decision (&levels[LEVEL], knowledge, limits, decision); \
  }

DEFINE_LEVEL (beginner, BEGINNER)
DEFINE_LEVEL (apprentice, APPRENTICE)
DEFINE_LEVEL (journeyman, JOURNEYMAN)
DEFINE_LEVEL (scholar, SCHOLAR)
DEFINE_LEVEL (expert, EXPERT)
DEFINE_LEVEL (master, MASTER)

const CompilePlayer compile_levels[COMPILE_N_LEVELS] = {
  [BEGINNER] = { .id = "beginner", .decide = beginner_decide },
  [APPRENTICE] = { .id = "apprentice", .decide = apprentice_decide },
  [JOURNEYMAN] = { .id = "journeyman", .decide = journeyman_decide },
  [SCHOLAR] = { .id = "scholar", .decide = scholar_decide },
  [EXPERT] = { .id = "expert", .decide = expert_decide },
  [MASTER] = { .id = "master", .decide = master_decide },
};
