/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-assign-join.h"

#include <assert.h>

/* ---- Numbers of states ---- */

static unsigned
point_index (const OgcDeal  *deal,
             unsigned        turn,
             const OgcPoint *point)
{
  const OgcShape *shape = &deal->shape;
  unsigned index = point->code;

  index = index * shape->secrets + point->secrets;
  index = index * shape->sites + point->sites[0];
  index = index * shape->sites + point->sites[1];
  index = index * deal->turns[turn].thirds + point->third;
  return index * shape->odds + point->odd;
}

void
ogc_assign_point (const OgcDeal *deal,
                  unsigned       turn,
                  unsigned       index,
                  OgcPoint      *point)
{
  const OgcShape *shape = &deal->shape;

  point->odd = index % shape->odds;
  index /= shape->odds;
  point->third = index % deal->turns[turn].thirds;
  index /= deal->turns[turn].thirds;
  point->sites[1] = index % shape->sites;
  index /= shape->sites;
  point->sites[0] = index % shape->sites;
  index /= shape->sites;
  point->secrets = index % shape->secrets;
  point->code = index / shape->secrets;
}

static unsigned
states_of_code (const OgcDeal *deal,
                unsigned       turn)
{
  return deal->shape.size / deal->shape.thirds * deal->turns[turn].thirds;
}

/* ---- One turn ---- */

static void
reach (OgcJoin        *self,
       unsigned        turn,
       const OgcPoint *point,
       OgcWorth        worth,
       OgcTrace        trace)
{
  unsigned index = point_index (&self->deal, turn, point);

  if (worth > self->worth[turn][index])
    {
      self->worth[turn][index] = worth;
      self->trace[turn][index] = trace;
    }
}

/* MIS-15: the states of the third specialist after the colour's @third; -1 ends the list. */
static void
third_after (const OgcMeeting *meeting,
             unsigned          before,
             unsigned          third,
             int               after[OGC_MAX_DUALS + 1])
{
  unsigned n = 0;

  if (third == OGC_THIRD_NONE)
    after[n++] = meeting->third[before];
  else if (third == OGC_THIRD_INSIDE)
    after[n++] = OGC_STATE_USED;
  else if (third == OGC_THIRD_SITE)
    after[n++] = OGC_STATE_SITE;
  else
    for (unsigned i = 0; i < meeting->n_hosts; i++)
      after[n++] = (int) meeting->hosts[i];

  after[n] = -1;
}

/* All entries with the same secrets and sites, from @trace.entry on; @to has them added already. */
static void
send_entries (OgcJoin          *self,
              unsigned          turn,
              const OgcMeeting *meeting,
              const OgcPoint   *from,
              OgcPoint         *to,
              OgcWorth          worth,
              const OgcWorth   *block,
              OgcTrace          trace)
{
  const OgcShape *shape = &self->deal.shape;
  const unsigned thirds = from->third == OGC_STATE_UNUSED ? shape->thirds : 1;
  const OgcWorth least = self->floor - self->deal.ahead[turn + 1][meeting->code] - worth;

  for (unsigned third = 0; third < thirds; third++)
    for (unsigned odd = 0; odd < shape->odds; odd++, trace.entry++)
      {
        const OgcWorth sent = block[trace.entry] - (third != OGC_THIRD_NONE ? self->deal.tolls[OGC_TOLL_THIRD] : 0);
        int after[OGC_MAX_DUALS + 1];

        if (sent < least)
          continue;

        to->odd = from->odd ^ odd;
        third_after (meeting, from->third, third, after);
        for (unsigned i = 0; after[i] >= 0; i++)
          {
            to->third = (unsigned) after[i];
            reach (self, turn + 1, to, worth + sent, trace);
          }
      }
}

/* The tolls but for the third specialist's. */
static OgcWorth
paid (const OgcDeal *deal,
      unsigned       secrets,
      unsigned       carts,
      unsigned       excs)
{
  return deal->tolls[OGC_TOLL_SECRET] * (OgcWorth) secrets + deal->tolls[OGC_TOLL_SITE_CART] * (OgcWorth) carts +
         deal->tolls[OGC_TOLL_SITE_EXC] * (OgcWorth) excs;
}

static void
send_from (OgcJoin          *self,
           unsigned          turn,
           const OgcMeeting *meeting,
           unsigned          index,
           OgcWorth          worth)
{
  const OgcShape *shape = &self->deal.shape;
  const OgcTurn *now = &self->deal.turns[turn];
  const OgcWorth *block = now->blocks + (meeting->n[0] * (now->degree + 1u) + meeting->n[1]) * shape->size;
  const unsigned step = shape->thirds * shape->odds;
  OgcTrace trace = { .from = (uint16_t) index, .pattern = (uint16_t) meeting->pattern };
  OgcPoint from, to = { .code = meeting->code };

  ogc_assign_point (&self->deal, turn, index, &from);
  if (meeting->third[from.third] < 0)
    return;

  for (unsigned s = 0; from.secrets + s < shape->secrets; s++)
    for (unsigned c = 0; from.sites[0] + c < shape->sites; c++)
      for (unsigned e = 0; from.sites[1] + e < shape->sites; e++)
        {
          to.secrets = from.secrets + s;
          to.sites[0] = from.sites[0] + c;
          to.sites[1] = from.sites[1] + e;
          trace.entry = (uint16_t) (((s * shape->sites + c) * shape->sites + e) * step);
          send_entries (self, turn, meeting, &from, &to, worth - paid (&self->deal, s, c, e), block, trace);
        }
}

static void
take_turn (OgcJoin *self,
           unsigned t)
{
  const OgcDeal *deal = &self->deal;
  const OgcTurn *turn = &deal->turns[t];
  const unsigned states = states_of_code (deal, t);
  const unsigned after = states_of_code (deal, t + 1) * deal->turns[t + 1].codes;

  for (unsigned i = 0; i < after; i++)
    self->worth[t + 1][i] = OGC_WORTH_NONE;

  for (unsigned code = 0; code < turn->codes; code++)
    for (unsigned pattern = 0; pattern < turn->patterns; pattern++)
      {
        OgcMeeting meeting;
        OgcWorth least;

        if (!ogc_assign_meet (deal, t, code, pattern, &meeting))
          continue;

        least = self->floor - self->deal.ahead[t + 1][meeting.code] - ogc_assign_most_sent (turn, &meeting);
        for (unsigned i = code * states; i < (code + 1) * states; i++)
          {
            OgcWorth worth = self->worth[t][i] + meeting.worth;

            if (worth >= least)
              send_from (self, t, &meeting, i, worth);
          }
      }
}

/* ---- The end ---- */

/* SCO-9: the Dig Sites that are not settled, so many of them with a specialist. */
static OgcWorth
sites_worth (const OgcAssign *self,
             unsigned         staffed)
{
  const OgcMapFace *faces = self->tiles->maps;
  OgcWorth worth = 0, best = 0;

  for (unsigned i = 0; i < self->n_sites; i++)
    worth += OGC_WORTH_GOLD * (staffed == self->n_sites ? faces[self->sites[i]].high : faces[self->sites[i]].low);
  if (staffed == 0 || staffed == self->n_sites)
    return worth;

  _Static_assert (OGC_MAX_SITES == 2, "only one of two is left to choose");
  for (unsigned i = 0; i < self->n_sites; i++)
    {
      OgcWorth more = OGC_WORTH_GOLD * (faces[self->sites[i]].high - faces[self->sites[i]].low);

      if (i == 0 || more > best)
        best = more;
    }

  return worth + best;
}

OgcWorth
ogc_assign_end (const OgcAssign *self,
                unsigned         secrets,
                unsigned         carts,
                unsigned         excs,
                bool             owed,
                unsigned        *staffed)
{
  const unsigned least = carts > excs ? carts : excs;
  const unsigned most = ogc_assign_min (self->n_sites, carts + excs);
  OgcWorth best = OGC_WORTH_NONE;

  for (unsigned n = least; n <= most; n++)
    {
      unsigned pairs = carts + excs - n;
      OgcWorth worth = sites_worth (self, n) + (OgcWorth) n * self->staffed + (OgcWorth) pairs * self->united;

      if (worth > best && (!owed || pairs > 0 || self->site_pair)) /* MIS-15 */
        {
          best = worth;
          if (staffed != NULL)
            *staffed = n;
        }
    }

  if (secrets < self->n_secrets && !(self->known & 1u << OGC_COLOUR_GREY)) /* MIS-14: an empty Secret Map is grey */
    best += self->globe;

  return best;
}

/* The best state after all turns. */
static OgcWorth
choose_end (const OgcJoin *self,
            unsigned      *index)
{
  const OgcDeal *deal = &self->deal;
  const unsigned states = states_of_code (deal, deal->n_turns);
  OgcWorth best = OGC_WORTH_NONE;

  for (unsigned i = 0; i < states; i++)
    {
      OgcPoint point;
      OgcWorth worth;

      if (self->worth[deal->n_turns][i] <= OGC_WORTH_NONE / 2)
        continue;

      ogc_assign_point (deal, deal->n_turns, i, &point);
      worth = self->worth[deal->n_turns][i] + paid (deal, point.secrets, point.sites[0], point.sites[1]) +
              (point.third != OGC_STATE_UNUSED ? deal->tolls[OGC_TOLL_THIRD] : 0) +
              ogc_assign_end (deal->assign, point.secrets, point.sites[0], point.sites[1], point.third == OGC_STATE_SITE, NULL) -
              (point.odd ? OGC_WORTH_HALF : 0); /* MIS-13 */
      if (worth > best)
        {
          best = worth;
          *index = i;
        }
    }

  return best;
}

/* ---- All turns ---- */

static OgcWorth
play (OgcJoin  *self,
      unsigned *index)
{
  const unsigned n = self->deal.n_turns;

  for (unsigned i = 0; i < states_of_code (&self->deal, 0); i++)
    self->worth[0][i] = OGC_WORTH_NONE;
  self->worth[0][0] = self->deal.assign->worth;

  for (unsigned t = 0; t < n; t++)
    take_turn (self, t);

  return choose_end (self, index);
}

/*
 * Only what comes near to what would be best if nothing but Dual Maps were shared is followed, at first very near; what that finds is the
 * best of all. If it finds nothing, the tolls are improved, and then the net is widened.
 */
static OgcWorth
play_near_bound (OgcJoin  *self,
                 OgcWorth  floor,
                 unsigned *index)
{
  enum { N_SEARCHES = 4 };
  OgcWorth slack = OGC_WORTH_GOLD, last = 0;

  ogc_assign_begin_tolls (&self->deal, &self->uses);
  for (unsigned turn = 0;; turn++)
    {
      OgcWorth worth, bound;

      if (turn < N_SEARCHES)
        ogc_assign_search_tolls (&self->deal, &self->uses);

      bound = self->deal.assign->worth + self->deal.ahead[0][0];
      if (turn > 0 && bound > last - OGC_WORTH_HALF)
        slack += OGC_WORTH_GOLD;
      last = bound;

      self->floor = bound - slack > floor + 1 ? bound - slack : floor + 1;
      worth = play (self, index);
      if (worth >= self->floor)
        return worth;
      if (self->floor == floor + 1)
        return OGC_WORTH_NONE;
    }
}

static OgcWorth
play_all (OgcJoin  *self,
          OgcWorth  floor,
          unsigned *index)
{
  OgcWorth worth;

  self->floor = OGC_WORTH_NONE / 2;
  ogc_assign_no_tolls (&self->deal);
  worth = play (self, index);
  return worth > floor ? worth : OGC_WORTH_NONE;
}

bool
ogc_assign_fits (const OgcAssign *self)
{
  OgcDeal deal;

  return self->n_duals == 0 || ogc_assign_order (self, &deal) <= OGC_MAX_STATES;
}

OgcWorth
ogc_assign_join (const OgcAssign *self,
                 OgcWorth         floor,
                 OgcPlan         *plan)
{
  OgcJoin join;
  unsigned index = 0;
  bool few = ogc_assign_order (self, &join.deal) <= OGC_FEW_STATES;
  OgcWorth worth;

  ogc_assign_fill (&join.deal);
  worth = few ? play_all (&join, floor, &index) : play_near_bound (&join, floor, &index);

  if (plan != NULL && worth != OGC_WORTH_NONE)
    ogc_assign_trace (&join, index, plan);

  return worth;
}
