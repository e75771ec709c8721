/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The best assignment of specialists and items (SCO-1): exact, by dynamic programming over the colours.
 *
 * Numbers instead of tiles. Specialists of one colour and kind differ only in value: the best n of them are assigned,
 * and the best of those on ancient maps bear the items. So the solver looks only for numbers: how many cartographers
 * and excavators of each colour are on which sort of map. ogc-assign-realise.c turns these numbers into tiles.
 *
 * One colour by itself. A colour's own maps are staffed by its own specialists alone. Two numbers matter there: how
 * many maps have a specialist, and how many of these are doubled by items. A knapsack table holds the most gold for
 * each such pair (OgcMapGroup). Specialists in excess of the staffed maps make pairs, so everything that missions count
 * on maps follows from these numbers. The specialists that a colour sends elsewhere are subtracted; the colour's own
 * maps are tried with every number of the remaining ones (ogc_assign_plan_colour()). Missions that count assigned
 * specialists, their colours or staffed maps are sums over the colours.
 *
 * What colours share. Only these things connect one colour with another:
 *
 *   Secret Maps            a number of them in all; each takes specialists of one colour only
 *   Dig Sites              a number of cartographers and a number of excavators in all. The sites are a map group
 *                          like any other, staffed at the end. If items could double a site, which they cannot on
 *                          printed ones, the specialists who bear such items are counted too
 *   Recruit Specialists    whether the number of assigned specialists is odd
 *   Dual Maps              what the first of two colours has sent there, until it is the second one's turn. Dual
 *                          Maps of the same two colours form one group
 *   Second Opinion         one third specialist in all
 *
 * Stages, states, actions. A stage is a colour; the colours are ordered so that few Dual Maps wait for their second
 * colour. A state before a stage says how many Secret Maps and places on Dig Sites the earlier colours have used,
 * whether the number of assigned specialists is odd, and what has been sent to the waiting Dual Maps. An action is what
 * one colour uses and sends. advance_stage() takes all actions in all states:
 *
 *   value of a state = max, over the states before and the actions that lead from there to it, of:
 *                      value of the state before + the colour's own best with that action
 *                      + pairs completed on Dual Maps
 *
 * After the last stage the gold of the Dig Sites is added, and the best state is chosen. From there
 * reconstruct_solution() goes back stage by stage, each time along an action that yields the state's value; these
 * actions are the assignment.
 *
 * The third specialist is found by trial: the problem is solved without one, and then once for each colour, kind and
 * place where one could join a pair. There are at most 60 such cases; each changes only the options of one colour and
 * the values after that stage.
 *
 * The amount of work. The printed Dual Maps form a ring of colours, of which two at a time are waiting: 9 states. With
 * Secret Maps (3), Dig Sites (9) and parity (2) this makes 486 states, each with at most a few hundred actions. Most
 * holdings share little or nothing and have one to ten states.
 *
 * Each use of the shared things is a number in a mixed radix, so that the index of two uses together is the sum of
 * their indices. A use also has a key, which shows whether there is enough for both: it has four bits for each number,
 * and subtracting the keys from the limits must not borrow from a guard bit.
 */
#include "ogc-assign-private.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

enum {
  /*
   * What one colour can send to a group of n Dual Maps, or to all of its groups: any numbers of both kinds that add up
   * to at most n.
   */
  N_SENDS_TO_ALL = (OGC_N_DUAL_MAPS + 1) * (OGC_N_DUAL_MAPS + 2) / 2,
  N_SITE_NUMBERS = (OGC_N_DIG_SITES + 1) * (OGC_N_DIG_SITES + 1), /* of both kinds */
  MAX_USES = (OGC_N_SECRET_MAPS + 1) * N_SITE_NUMBERS * N_SITE_NUMBERS, /* specialists and bearers on the sites */
  /* The most states, and the most ways of sending, of all stages together, for six Dual Maps of any colours in the
   * order that set_stages() chooses. */
  MAX_STATES_OF_DUALS = 149,
  MAX_SENDS_TO_DUALS = 60,

  GUARD_BITS = 0x88888,
};

/* [n]: cartographers and excavators, ordered by their sum. */
static const uint8_t sent_numbers[N_SENDS_TO_ALL][OGC_N_SPECIALIST_KINDS] = {
  { 0, 0 }, { 1, 0 }, { 0, 1 }, { 2, 0 }, { 1, 1 }, { 0, 2 }, { 3, 0 }, { 2, 1 }, { 1, 2 }, { 0, 3 },
  { 4, 0 }, { 3, 1 }, { 2, 2 }, { 1, 3 }, { 0, 4 }, { 5, 0 }, { 4, 1 }, { 3, 2 }, { 2, 3 }, { 1, 4 }, { 0, 5 },
  { 6, 0 }, { 5, 1 }, { 4, 2 }, { 3, 3 }, { 2, 4 }, { 1, 5 }, { 0, 6 },
};

typedef struct {
  unsigned colour;
  unsigned n_waiting; /* groups of Dual Maps to which an earlier colour has sent and this or a later one still may */
  uint8_t  waiting[OGC_N_DUAL_MAPS];
  unsigned n_sent;    /* states of these groups */
  unsigned n_duals;   /* the colour's own groups */
  uint8_t  duals[OGC_N_DUAL_MAPS];
  unsigned n_maps;    /* Dual Maps in them */
  unsigned n_sends;   /* ways of sending the colour's specialists there */
  const OgcAssignValue *options; /* [sent to all its Dual Maps][use][odd]: the best value of the colour by itself */
  OgcAssignValue       *values;  /* [sent][use][odd] */
} OgcDpStage;

typedef struct {
  const OgcAssignInput *input;
  OgcThird              third;
  unsigned              n_stages;
  OgcDpStage            stages[OGC_N_ASSIGN_COLOURS + 1]; /* the last one is the end */
  unsigned              n_uses;
  unsigned              n_odds;         /* 1 without Recruit Specialists */
  OgcSharedUse          uses[MAX_USES]; /* with nothing sent to Dual Maps */
  uint32_t              keys[MAX_USES]; /* four bits for each number */
  uint32_t              limits;         /* the key of everything there is, with the guard bits */
  OgcAssignValue       *options;        /* room for those of all stages */
  OgcAssignValue       *third_options;
  OgcAssignValue       *values;
} OgcDp;

/* OgcDpAction: what a stage does to reach a state, and the state from which it does so. */
typedef struct {
  unsigned from;
  unsigned send;
  unsigned use;
  unsigned odd;
} OgcDpAction;

static unsigned
n_sends_to (unsigned n_maps)
{
  return (n_maps + 1) * (n_maps + 2) / 2;
}

static unsigned
index_of_sent (const unsigned n[OGC_N_SPECIALIST_KINDS])
{
  const unsigned all = n[0] + n[1];

  return all * (all + 1) / 2 + n[1];
}

/* ---- Stages and states ---- */

static bool
is_of_colour (const OgcDualGroup *group,
              unsigned            colour)
{
  return group->colours[0] == colour || group->colours[1] == colour;
}

/* Whether both colours of the group have specialists; if not, nothing ever waits there. */
static bool
is_shared (const OgcAssignInput *input,
           const OgcDualGroup   *group)
{
  return group->colours[0] != group->colours[1]
         && (input->active & 1u << group->colours[0]) != 0 && (input->active & 1u << group->colours[1]) != 0;
}

/* Lists the groups that wait once the colours in @done have had their turn. Returns the number of their states. */
static unsigned
list_waiting (const OgcAssignInput *input,
              unsigned              done,
              OgcDpStage           *stage)
{
  unsigned n_sent = 1;

  stage->n_waiting = 0;
  for (unsigned i = 0; i < input->n_duals; i++)
    {
      const OgcDualGroup *group = &input->duals[i];

      if (is_shared (input, group) && (done >> group->colours[0] & 1) != (done >> group->colours[1] & 1))
        {
          stage->waiting[stage->n_waiting++] = (uint8_t) i;
          n_sent *= n_sends_to (group->n);
        }
    }
  return n_sent;
}

/* Chooses the order of colours: the next one is always one that leaves the fewest states. */
static void
set_stages (OgcDp *dp)
{
  const OgcAssignInput *input = dp->input;
  unsigned done = 0;

  dp->n_stages = 0;
  dp->stages[0].n_waiting = 0;
  dp->stages[0].n_sent = 1;
  while (done != input->active)
    {
      OgcDpStage *stage = &dp->stages[dp->n_stages++];
      unsigned fewest = UINT32_MAX;

      for (unsigned rest = input->active & ~done; rest; rest &= rest - 1)
        {
          const unsigned colour = (unsigned) __builtin_ctz (rest);
          OgcDpStage next;
          const unsigned n_sent = list_waiting (input, done | 1u << colour, &next);

          if (n_sent < fewest)
            {
              fewest = n_sent;
              stage->colour = colour;
            }
        }
      assert (fewest != UINT32_MAX);
      done |= 1u << stage->colour;
      stage[1].n_sent = list_waiting (input, done, &stage[1]);

      stage->n_duals = 0;
      stage->n_maps = 0;
      stage->n_sends = 1;
      for (unsigned i = 0; i < input->n_duals; i++)
        if (is_of_colour (&input->duals[i], stage->colour))
          {
            stage->duals[stage->n_duals++] = (uint8_t) i;
            stage->n_maps += input->duals[i].n;
            stage->n_sends *= n_sends_to (input->duals[i].n);
          }
    }
}

/* Lists every possible use of the shared things, in the order of the mixed radix. */
static void
set_uses (OgcDp *dp)
{
  const OgcAssignInput *input = dp->input;
  const unsigned secrets = input->n_secrets, sites = input->maps[OGC_COLOUR_GREY].n, rich = input->rich_sites;

  dp->n_odds = input->recruit ? 2 : 1;
  dp->n_uses = 0;
  for (uint8_t s = 0; s <= secrets; s++)
    for (uint8_t c = 0; c <= sites; c++)
      for (uint8_t e = 0; e <= sites; e++)
        for (uint8_t bc = 0; bc <= rich; bc++)
          for (uint8_t be = 0; be <= rich; be++)
            {
              dp->keys[dp->n_uses] = (uint32_t) (s | c << 4 | e << 8 | bc << 12 | be << 16);
              dp->uses[dp->n_uses++] = (OgcSharedUse) { .secrets = s, .sites = { c, e }, .bearers = { bc, be } };
            }
  dp->limits = dp->keys[dp->n_uses - 1] | GUARD_BITS;
}

static void
set_options (const OgcDp      *dp,
             const OgcDpStage *stage,
             OgcAssignValue   *options)
{
  for (unsigned sent = 0; sent < n_sends_to (stage->n_maps); sent++)
    for (unsigned i = 0; i < dp->n_uses; i++)
      {
        OgcSharedUse use = dp->uses[i];
        OgcColourPlan best[2];

        memcpy (use.duals, sent_numbers[sent], sizeof use.duals);
        ogc_assign_plan_colour (dp->input, stage->colour, &use, &dp->third, best);
        if (dp->n_odds == 1)
          {
            *options++ = best[0].value > best[1].value ? best[0].value : best[1].value;
          }
        else
          {
            *options++ = best[0].value;
            *options++ = best[1].value;
          }
      }
}

/* ---- Transitions ---- */

/* MIS-1: the value of what two colours send to a group of Dual Maps, in as many pairs as possible. Returns
 * OGC_VALUE_NONE if there are not enough maps. */
static OgcAssignValue
pair_duals (const OgcDp *dp,
            unsigned     dual,
            unsigned     first,
            unsigned     second)
{
  const uint8_t *a = sent_numbers[first], *b = sent_numbers[second];
  const unsigned pairs = ogc_assign_min (a[0], b[1]) + ogc_assign_min (a[1], b[0]);

  if (a[0] + a[1] + b[0] + b[1] - pairs > dp->input->duals[dual].n)
    return OGC_VALUE_NONE;
  if (pairs == 0 && dp->third.place == OGC_THIRD_DUAL_MAP && dp->third.dual == dual)
    return OGC_VALUE_NONE;

  return (OgcAssignValue) pairs * (3 * OGC_VALUE_GOLD + dp->input->united);
}

/*
 * Adds what the colour of stage @t sends, @send, to what is on the waiting Dual Maps, @sent. Returns what the pairs
 * give, or OGC_VALUE_NONE if that is impossible; @in_all gets the index of all that the colour sends, @next the index
 * of what waits afterwards.
 */
static OgcAssignValue
send_to_duals (const OgcDp *dp,
               unsigned     t,
               unsigned     sent,
               unsigned     send,
               unsigned    *in_all,
               unsigned    *next)
{
  const OgcDpStage *stage = &dp->stages[t];
  const OgcDualGroup *groups = dp->input->duals;
  unsigned on[OGC_N_DUAL_MAPS] = { 0 }; /* [group] */
  unsigned n[OGC_N_SPECIALIST_KINDS] = { 0, 0 };
  OgcAssignValue value = 0;

  *in_all = *next = 0;
  for (unsigned i = 0; i < stage->n_waiting; sent /= n_sends_to (groups[stage->waiting[i]].n), i++)
    on[stage->waiting[i]] = sent % n_sends_to (groups[stage->waiting[i]].n);

  for (unsigned i = 0; i < stage->n_duals; i++)
    {
      const unsigned dual = stage->duals[i];
      const unsigned own = send % n_sends_to (groups[dual].n);
      const OgcAssignValue pairs = pair_duals (dp, dual, on[dual], own);
      bool waits = false;

      send /= n_sends_to (groups[dual].n);
      for (unsigned kind = 0; kind < OGC_N_SPECIALIST_KINDS; kind++)
        n[kind] += sent_numbers[own][kind];
      for (unsigned k = 0; k < stage[1].n_waiting; k++)
        waits = waits || stage[1].waiting[k] == dual;
      on[dual] = own;
      if (!waits && pairs == OGC_VALUE_NONE)
        return OGC_VALUE_NONE;
      if (!waits)
        value += pairs;
    }

  *in_all = index_of_sent (n);
  for (unsigned i = stage[1].n_waiting; i-- > 0;)
    *next = *next * n_sends_to (groups[stage[1].waiting[i]].n) + on[stage[1].waiting[i]];
  return value;
}

static bool
fits_limits (const OgcDp *dp,
             unsigned     used,
             unsigned     use)
{
  return ((dp->limits - dp->keys[used] - dp->keys[use]) & GUARD_BITS) == GUARD_BITS;
}

/* Takes every action of stage @t in every reachable state, and keeps the highest value of each state after it. */
static void
advance_stage (OgcDp    *dp,
               unsigned  t)
{
  const OgcDpStage *stage = &dp->stages[t];
  const unsigned n_odds = dp->n_odds, n_rests = dp->n_uses * n_odds;

  for (unsigned state = 0; state < stage[1].n_sent * n_rests; state++)
    stage[1].values[state] = OGC_VALUE_NONE;

  for (unsigned sent = 0; sent < stage->n_sent; sent++)
    for (unsigned send = 0; send < stage->n_sends; send++)
      {
        unsigned in_all, next;
        const OgcAssignValue pairs = send_to_duals (dp, t, sent, send, &in_all, &next);
        const OgcAssignValue *options = stage->options + in_all * n_rests;
        const OgcAssignValue *before = stage->values + sent * n_rests;
        OgcAssignValue *after = stage[1].values + next * n_rests;

        if (pairs == OGC_VALUE_NONE)
          continue;

        for (unsigned used = 0; used < dp->n_uses; used++)
          for (unsigned odd = 0; odd < n_odds; odd++)
            {
              const OgcAssignValue value = before[used * n_odds + odd];

              if (value == OGC_VALUE_NONE)
                continue;
              for (unsigned use = 0; use < dp->n_uses - used; use++)
                for (unsigned o = 0; o < n_odds && fits_limits (dp, used, use); o++)
                  {
                    const OgcAssignValue option = options[use * n_odds + o];

                    if (option != OGC_VALUE_NONE)
                      ogc_assign_raise (&after[(used + use) * n_odds + (odd ^ o)], value + pairs + option);
                  }
            }
      }
}

/* An action of stage @t that yields the value of @state after it. */
static OgcDpAction
find_action (const OgcDp *dp,
             unsigned     t,
             unsigned     state)
{
  const OgcDpStage *stage = &dp->stages[t];
  const unsigned n_odds = dp->n_odds, n_rests = dp->n_uses * n_odds;
  const unsigned odd = state % n_odds, used = state / n_odds % dp->n_uses;

  for (unsigned sent = 0; sent < stage->n_sent; sent++)
    for (unsigned send = 0; send < stage->n_sends; send++)
      {
        unsigned in_all, next;
        const OgcAssignValue pairs = send_to_duals (dp, t, sent, send, &in_all, &next);

        if (pairs == OGC_VALUE_NONE || next != state / n_rests)
          continue;

        for (unsigned use = 0; use <= used; use++)
          for (unsigned o = 0; o < n_odds && fits_limits (dp, used - use, use); o++)
            {
              const unsigned from = sent * n_rests + (used - use) * n_odds + (odd ^ o);
              const OgcAssignValue option = stage->options[in_all * n_rests + use * n_odds + o];

              if (stage->values[from] != OGC_VALUE_NONE && option != OGC_VALUE_NONE
                  && stage->values[from] + pairs + option == stage[1].values[state])
                return (OgcDpAction) { from, send, use, o };
            }
      }
  assert (false);
  return (OgcDpAction) { 0 };
}

/* The value of what remains after all colours: empty Secret Maps (MIS-14), the Dig Sites (SCO-9), the odd specialist
 * (MIS-13). */
static OgcAssignValue
value_of_end (const OgcDp *dp,
              unsigned     use,
              unsigned     odd)
{
  const OgcAssignInput *input = dp->input;
  const OgcSharedUse *used = &dp->uses[use];
  const bool empty = used->secrets < input->n_secrets && !(input->known & 1u << OGC_COLOUR_GREY);
  const OgcAssignValue sites = ogc_assign_staff_maps (input, &input->maps[OGC_COLOUR_GREY], used->sites,
                                                      ogc_assign_min (used->bearers[0], used->bearers[1]),
                                                      dp->third.place == OGC_THIRD_DIG_SITE, NULL);

  return sites == OGC_VALUE_NONE ? sites : sites + (empty ? input->globe : 0) - (OgcAssignValue) odd * OGC_VALUE_HALF;
}

/* ---- Solving ---- */

/*
 * Computes the values of all stages after @t. Returns the value of the best final state; @end, which may be NULL, gets
 * that state.
 */
static OgcAssignValue
solve_stages (OgcDp    *dp,
              unsigned  t,
              unsigned *end)
{
  const OgcAssignValue *values = dp->stages[dp->n_stages].values;
  OgcAssignValue best = OGC_VALUE_NONE;

  for (; t < dp->n_stages; t++)
    advance_stage (dp, t);

  for (unsigned state = 0; state < dp->n_uses * dp->n_odds; state++)
    {
      const OgcAssignValue value = values[state] != OGC_VALUE_NONE
                                     ? value_of_end (dp, state / dp->n_odds, state % dp->n_odds) : OGC_VALUE_NONE;

      if (value != OGC_VALUE_NONE && values[state] + value > best)
        {
          best = values[state] + value;
          if (end != NULL)
            *end = state;
        }
    }
  return best;
}

/* Computes the options of all stages, and sets the values before the first one. */
static void
prepare_stages (OgcDp *dp)
{
  const unsigned n_rests = dp->n_uses * dp->n_odds;
  unsigned n_states = 0, n_sends = 0;

  for (unsigned t = 0; t <= dp->n_stages; t++)
    {
      OgcDpStage *stage = &dp->stages[t];

      stage->values = dp->values + n_states * n_rests;
      n_states += stage->n_sent;
      if (t < dp->n_stages)
        {
          OgcAssignValue *options = dp->options + n_sends * n_rests;

          n_sends += n_sends_to (stage->n_maps);
          assert (n_sends <= MAX_SENDS_TO_DUALS);
          set_options (dp, stage, options);
          stage->options = options;
        }
    }
  assert (n_states <= MAX_STATES_OF_DUALS);

  for (unsigned i = 0; i < n_rests; i++)
    dp->stages[0].values[i] = i == 0 ? 0 : OGC_VALUE_NONE;
}

/* Sets the place of the third specialist, which has the colour of stage @t. */
static void
set_third (OgcDp          *dp,
           unsigned        t,
           const OgcThird *third)
{
  dp->third = *third;
  dp->stages[t].options = dp->third_options;
  set_options (dp, &dp->stages[t], dp->third_options);
}

/*
 * MIS-15: tries every place for a third specialist; stores the best in @third and returns its stage. The values before
 * a stage do not depend on a third specialist of its colour, so on the way from the last stage to the first only the
 * later values have to be computed.
 */
static unsigned
find_third (OgcDp          *dp,
            OgcAssignValue *best,
            OgcThird       *third)
{
  const OgcAssignInput *input = dp->input;
  unsigned stage = 0;

  for (unsigned t = dp->n_stages; t-- > 0;)
    for (unsigned kind = 0; kind < OGC_N_SPECIALIST_KINDS; kind++)
      for (OgcThirdPlace place = OGC_THIRD_OWN_MAP; place <= OGC_THIRD_DUAL_MAP; place++)
        for (unsigned dual = 0; dual < (place == OGC_THIRD_DUAL_MAP ? dp->stages[t].n_duals : 1); dual++)
          {
            const unsigned colour = dp->stages[t].colour;
            const OgcAssignValue *options = dp->stages[t].options;
            const OgcThird next = { place, (uint8_t) colour, (uint8_t) kind, dp->stages[t].duals[dual] };
            OgcAssignValue value;

            if (input->specialists[colour][kind].n == 0)
              continue;
            set_third (dp, t, &next);
            value = solve_stages (dp, t, NULL);
            dp->stages[t].options = options;
            if (value > *best)
              {
                *best = value;
                *third = next;
                stage = t;
              }
          }
  return stage;
}

/* Follows the best actions back from the final state. */
static void
reconstruct_solution (const OgcDp       *dp,
                      unsigned           state,
                      OgcAssignSolution *solution)
{
  solution->third = dp->third;
  for (unsigned t = dp->n_stages; t-- > 0;)
    {
      const OgcDpStage *stage = &dp->stages[t];
      OgcSharedUse *use = &solution->use[stage->colour];
      OgcDpAction action = find_action (dp, t, state);
      OgcColourPlan best[2];

      *use = dp->uses[action.use];
      for (unsigned i = 0; i < stage->n_duals; i++)
        {
          const OgcDualGroup *group = &dp->input->duals[stage->duals[i]];
          uint8_t *sent = solution->duals[stage->duals[i]][group->colours[1] == stage->colour];

          memcpy (sent, sent_numbers[action.send % n_sends_to (group->n)], sizeof solution->duals[0][0]);
          action.send /= n_sends_to (group->n);
          for (unsigned kind = 0; kind < OGC_N_SPECIALIST_KINDS; kind++)
            use->duals[kind] += sent[kind];
        }
      ogc_assign_plan_colour (dp->input, stage->colour, use, &dp->third, best);
      if (dp->n_odds == 1)
        action.odd = best[1].value > best[0].value;
      solution->plans[stage->colour] = best[action.odd];
      state = action.from;
    }
}

/*
 * The value of the best assignment. @at and @bearer, unless NULL, get the map of each specialist and the specialist of
 * each item.
 *
 * The arrays on the stack have only as many entries as there are uses: Dig Sites whose gold items could double would
 * make nine times as many, and players search in threads with small stacks.
 */
static OgcAssignValue
find_best (const OgcAssignInput *input,
           const OgcHolding     *holding,
           uint8_t              *at,
           uint8_t              *bearer)
{
  OgcThird third = { .place = OGC_THIRD_NONE };
  OgcAssignValue value;
  unsigned stage = 0, end, room;
  OgcDp dp;

  dp.input = input;
  dp.third = third;
  set_stages (&dp);
  set_uses (&dp);
  room = dp.n_uses * dp.n_odds * sizeof (OgcAssignValue);
  dp.options = __builtin_alloca (room * MAX_SENDS_TO_DUALS);
  dp.third_options = __builtin_alloca (room * N_SENDS_TO_ALL);
  dp.values = __builtin_alloca (room * MAX_STATES_OF_DUALS);
  prepare_stages (&dp);
  value = solve_stages (&dp, 0, &end);
  if (input->third && dp.n_stages > 0)
    stage = find_third (&dp, &value, &third);

  if (at != NULL)
    {
      OgcAssignSolution solution = { 0 };

      if (input->third && dp.n_stages > 0)
        {
          set_third (&dp, stage, &third);
          solve_stages (&dp, 0, &end);
        }
      reconstruct_solution (&dp, end, &solution);
      ogc_assign_realise (input, &solution, holding, at, bearer);
    }
  return value;
}

unsigned
ogc_assign_best (const OgcTiles   *tiles,
                 const OgcHolding *holding,
                 uint8_t          *at,
                 uint8_t          *bearer)
{
  OgcAssignValue value;
  OgcAssignInput input;

  ogc_assign_read_input (&input, tiles, holding);
  value = find_best (&input, holding, at, bearer);

  for (unsigned colour = 0; colour < OGC_N_ASSIGN_COLOURS; colour++)
    if (!(input.active & 1u << colour))
      value += input.maps[colour].gold[0][0]; /* SCO-2 */

  /* The tie-break is always less than a whole piece. */
  return (unsigned) ((value + OGC_VALUE_GOLD - 1) / OGC_VALUE_GOLD);
}
