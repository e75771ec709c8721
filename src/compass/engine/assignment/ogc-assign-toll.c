/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-assign-join.h"

#include <string.h>

/* A search ends after so many tries, or when there is no more hope. */
enum {
  N_TRIES = 24,
  LEAST_HOPE = OGC_WORTH_GOLD / 16,
};

static unsigned
n_blocks (const OgcTurn *turn)
{
  return (turn->degree + 1u) * (turn->degree + 1u);
}

/* ---- What uses there are, and what they are worth ---- */

static void
list_uses (const OgcDeal *deal,
           OgcUses       *uses)
{
  const OgcShape *shape = &deal->shape;

  uses->n = 0;
  for (int s = 0; s < shape->secrets; s++)
    for (int c = 0; c < shape->sites; c++)
      for (int e = 0; e < shape->sites; e++)
        for (int t = 0; t < (shape->thirds > 1 ? 2 : 1); t++)
          {
            uses->end[uses->n] = ogc_assign_end (deal->assign, (unsigned) s, (unsigned) c, (unsigned) e, false, NULL);
            uses->use[uses->n++] = (OgcUse) { { (int8_t) s, (int8_t) c, (int8_t) e, (int8_t) t } };
          }
}

static void
sum_block (const OgcDeal  *deal,
           const OgcUses  *uses,
           const OgcWorth *entry,
           OgcWorth       *best)
{
  const unsigned thirds = deal->shape.thirds, odds = deal->shape.odds;

  for (unsigned i = 0; i < uses->n; i++)
    best[i] = OGC_WORTH_NONE;

  for (unsigned i = 0; i < uses->n; i += thirds > 1 ? 2 : 1)
    for (unsigned t = 0; t < thirds; t++)
      for (unsigned odd = 0; odd < odds; odd++, entry++)
        if (*entry > best[i + (t > 0)])
          best[i + (t > 0)] = *entry;
}

static void
sum_uses (const OgcDeal *deal,
          OgcUses       *uses)
{
  list_uses (deal, uses);
  for (unsigned t = 0; t < deal->n_turns; t++)
    for (unsigned b = 0; b < n_blocks (&deal->turns[t]); b++)
      sum_block (deal, uses, deal->turns[t].blocks + b * deal->shape.size, uses->blocks[t][b]);
}

/* ---- What would be chosen with some tolls ---- */

/* The largest of @best less tolls; @sign -1: plus tolls. */
static OgcChoiceItem
choose (const OgcUses  *uses,
        const OgcWorth *best,
        const OgcWorth  paid[OGC_MAX_USES],
        int             sign)
{
  OgcChoiceItem choice = { OGC_WORTH_NONE, 0 };

  for (unsigned i = 0; i < uses->n; i++)
    if (best[i] - sign * paid[i] > choice.worth)
      choice = (OgcChoiceItem) { best[i] - sign * paid[i], i };

  return choice;
}

static void
choose_all (OgcDeal        *deal,
            OgcUses        *uses,
            const OgcWorth  tolls[OGC_N_TOLLED])
{
  OgcWorth paid[OGC_MAX_USES];

  for (unsigned i = 0; i < uses->n; i++)
    {
      paid[i] = 0;
      for (unsigned k = 0; k < OGC_N_TOLLED; k++)
        paid[i] += tolls[k] * uses->use[i].of[k];
    }

  for (unsigned t = 0; t < deal->n_turns; t++)
    for (unsigned b = 0; b < n_blocks (&deal->turns[t]); b++)
      {
        OgcChoiceItem choice = choose (uses, uses->blocks[t][b], paid, 1);

        uses->choices.blocks[t][b] = choice;
        deal->turns[t].best[b / (deal->turns[t].degree + 1u)][b % (deal->turns[t].degree + 1u)] = choice.worth;
      }
  uses->choices.end = choose (uses, uses->end, paid, -1);
}

/* The patterns that a turn would send to each code, from the last turn back. */
static void
look_ahead (OgcDeal    *deal,
            OgcChoices *choices)
{
  deal->ahead[deal->n_turns][0] = choices->end.worth;

  for (unsigned t = deal->n_turns; t-- > 0;)
    for (unsigned code = 0; code < deal->turns[t].codes; code++)
      {
        OgcWorth best = OGC_WORTH_NONE;

        for (unsigned pattern = 0; pattern < deal->turns[t].patterns; pattern++)
          {
            OgcMeeting meeting;
            OgcWorth worth;

            if (!ogc_assign_meet (deal, t, code, pattern, &meeting))
              continue;

            worth = meeting.worth + ogc_assign_most_sent (&deal->turns[t], &meeting) + deal->ahead[t + 1][meeting.code];
            if (worth > best)
              {
                best = worth;
                choices->step[t][code].code = (uint16_t) meeting.code;
                choices->step[t][code].block = (uint8_t) (meeting.n[0] * (deal->turns[t].degree + 1u) + meeting.n[1]);
              }
          }
        deal->ahead[t][code] = best;
      }
}

/* How much more of each would be used than there is at the end. */
static void
count_demand (const OgcDeal *deal,
              const OgcUses *uses,
              int            demand[OGC_N_TOLLED])
{
  const OgcChoices *choices = &uses->choices;
  unsigned code = 0;

  for (unsigned k = 0; k < OGC_N_TOLLED; k++)
    demand[k] = -uses->use[choices->end.use].of[k];

  for (unsigned t = 0; t < deal->n_turns; t++)
    {
      const OgcUse *use = &uses->use[choices->blocks[t][choices->step[t][code].block].use];

      for (unsigned k = 0; k < OGC_N_TOLLED; k++)
        demand[k] += use->of[k];
      code = choices->step[t][code].code;
    }
}

void
ogc_assign_begin_tolls (OgcDeal *deal,
                        OgcUses *uses)
{
  memset (deal->tolls, 0, sizeof deal->tolls);
  sum_uses (deal, uses);
}

/*
 * Raises tolls where more is wanted than there is, and lowers them where less is, as far as would bring the bound down to @hope below
 * the least so far if it went on like this (Polyak's step); hopes less when that fails.
 */
void
ogc_assign_search_tolls (OgcDeal *deal,
                         OgcUses *uses)
{
  OgcWorth tolls[OGC_N_TOLLED];
  OgcWorth hope = 2 * OGC_WORTH_GOLD, least = 0;

  memcpy (tolls, deal->tolls, sizeof tolls);
  for (unsigned try = 0; try < N_TRIES; try++)
    {
      int demand[OGC_N_TOLLED];
      OgcWorth square = 0, bound;

      choose_all (deal, uses, tolls);
      look_ahead (deal, &uses->choices);
      bound = deal->ahead[0][0];
      if (try > 0 && bound >= least)
        hope = hope * 3 / 4;
      if (try == 0 || bound < least)
        {
          least = bound;
          memcpy (deal->tolls, tolls, sizeof tolls);
        }

      count_demand (deal, uses, demand);
      for (unsigned k = 0; k < OGC_N_TOLLED; k++)
        square += demand[k] * demand[k];
      for (unsigned k = 0; k < OGC_N_TOLLED && square > 0; k++)
        tolls[k] += (bound - least + hope) * demand[k] / square;
      if (square == 0 || hope < LEAST_HOPE)
        break;
    }

  choose_all (deal, uses, deal->tolls);
  look_ahead (deal, &uses->choices);
}

void
ogc_assign_no_tolls (OgcDeal *deal)
{
  memset (deal->tolls, 0, sizeof deal->tolls);
  for (unsigned t = 0; t <= deal->n_turns; t++)
    {
      for (unsigned code = 0; code < deal->turns[t].codes; code++)
        deal->ahead[t][code] = 0;
      for (unsigned b = 0; t < deal->n_turns && b < n_blocks (&deal->turns[t]); b++)
        deal->turns[t].best[b / (deal->turns[t].degree + 1u)][b % (deal->turns[t].degree + 1u)] = 0;
    }
}
