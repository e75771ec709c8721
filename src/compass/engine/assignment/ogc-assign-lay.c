/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-assign.h"

#include <string.h>

/* Posts by who must bear an item there, may bear one, or cannot (SCO-4). */
typedef enum {
  OGC_POST_DOUBLED,
  OGC_POST_ANCIENT,
  OGC_POST_OUT,
  OGC_N_POST_KINDS
} OgcPostKind;

/* The posts of one colour's specialists of one kind. */
typedef struct {
  uint8_t n[OGC_N_POST_KINDS];
  uint8_t at[OGC_N_POST_KINDS][OGC_N_SPECIALISTS];
} OgcPosts;

typedef struct {
  const OgcAssign *assign;
  const OgcPlan   *plan;
  OgcPosts         posts[OGC_N_HOMES][OGC_N_SPECIALIST_KINDS];
  OgcDetail        details[OGC_N_HOMES];
  unsigned         secrets; /* used so far */
} OgcLayout;

static void
post (OgcLayout  *self,
      unsigned    colour,
      unsigned    kind,
      OgcPostKind post_kind,
      unsigned    at)
{
  OgcPosts *posts = &self->posts[colour][kind];

  posts->at[post_kind][posts->n[post_kind]++] = (uint8_t) at;
}

/* Takes one specialist off @left, a cartographer first; both at once while there are @pairs. Returns whether both were posted. */
static bool
post_next (OgcLayout  *self,
           unsigned    colour,
           OgcPostKind post_kind,
           unsigned    at,
           unsigned   *pairs,
           unsigned    left[OGC_N_SPECIALIST_KINDS])
{
  bool both = *pairs > 0;

  for (unsigned k = 0; k < OGC_N_SPECIALIST_KINDS; k++)
    if (left[k] > 0)
      {
        post (self, colour, k, post_kind, at);
        left[k]--;
        if (!both)
          break;
      }

  *pairs -= both;
  return both;
}

/* SCO-2 */
static void
lay_home (OgcLayout *self,
          unsigned   colour)
{
  const OgcHome *home = &self->assign->homes[colour];
  const OgcStay *stay = &self->details[colour].stay;
  unsigned left[OGC_N_SPECIALIST_KINDS] = { stay->crew[0], stay->crew[1] };
  unsigned pairs = left[0] + left[1];
  bool third = stay->third != OGC_NO_THIRD;
  uint8_t roles[OGC_N_MAPS];

  ogc_assign_home_roles (self->assign, colour, stay, roles);
  for (unsigned i = 0; i < home->n_maps; i++)
    pairs -= roles[i] > 0;

  for (unsigned role = 2; role > 0; role--)
    for (unsigned i = 0; i < home->n_maps; i++)
      if (roles[i] == role &&
          post_next (self, colour, role == 2 ? OGC_POST_DOUBLED : OGC_POST_ANCIENT, home->maps[i], &pairs, left) && third)
        {
          post (self, colour, stay->third, OGC_POST_ANCIENT, home->maps[i]); /* MIS-15 */
          third = false;
        }
}

/* MIS-1: Dual Maps that only one colour can use. */
static void
lay_lots (OgcLayout *self,
          unsigned   colour)
{
  const OgcHome *home = &self->assign->homes[colour];
  const uint8_t *lots = home->lots;

  for (unsigned k = 0; k < OGC_N_SPECIALIST_KINDS; k++)
    for (unsigned n = self->details[colour].lots[k]; n > 0; n--)
      post (self, colour, k, OGC_POST_OUT, OGC_AT_MISSION (*lots++));
}

/* MIS-2 */
static void
lay_secrets (OgcLayout *self,
             unsigned   colour)
{
  const OgcDetail *detail = &self->details[colour];
  const unsigned n = self->plan->share[colour].secrets;
  unsigned left[OGC_N_SPECIALIST_KINDS] = { detail->secrets[0], detail->secrets[1] };
  unsigned pairs = left[0] + left[1] - n;

  for (unsigned i = 0; i < n; i++)
    {
      unsigned at = OGC_AT_MISSION (self->assign->secrets[self->secrets++]);

      if (post_next (self, colour, OGC_POST_OUT, at, &pairs, left) && i == 0 && detail->third_in_secret)
        post (self, colour, detail->third, OGC_POST_OUT, at); /* MIS-15 */
    }
}

/* MIS-1 */
static void
lay_duals (OgcLayout *self)
{
  for (unsigned i = 0; i < self->assign->n_duals; i++)
    for (unsigned side = 0; side < 2; side++)
      if (self->plan->dual[i][side] != 0)
        post (self, self->assign->duals[i].colours[side], self->plan->dual[i][side] - 1u, OGC_POST_OUT,
              OGC_AT_MISSION (self->assign->duals[i].mission));
}

/* The next colour that still has a specialist of @kind for the Dig Sites. */
static unsigned
next_for_sites (unsigned left[OGC_N_HOMES][OGC_N_SPECIALIST_KINDS],
                unsigned kind)
{
  unsigned colour = 0;

  while (left[colour][kind] == 0)
    colour++;
  left[colour][kind]--;

  return colour;
}

/* SCO-9: any colours. Returns a Dig Site with both, or OGC_UNASSIGNED. */
static unsigned
lay_sites (OgcLayout *self)
{
  const OgcAssign *assign = self->assign;
  unsigned left[OGC_N_HOMES][OGC_N_SPECIALIST_KINDS] = { 0 };
  unsigned sum[OGC_N_SPECIALIST_KINDS] = { 0 };
  unsigned staffed = 0, pairs, pair_at = OGC_UNASSIGNED;
  bool owed = false;
  uint8_t roles[OGC_MAX_SITES];

  for (unsigned rest = assign->active; rest; rest &= rest - 1)
    {
      unsigned colour = (unsigned) __builtin_ctz (rest);

      owed = owed || self->plan->share[colour].third == OGC_THIRD_SITE;
      for (unsigned k = 0; k < OGC_N_SPECIALIST_KINDS; k++)
        sum[k] += left[colour][k] = self->plan->share[colour].sites[k];
    }

  ogc_assign_end (assign, 0, sum[0], sum[1], owed, &staffed);
  ogc_assign_roles (assign->tiles, assign->sites, assign->n_sites, staffed, 0, roles);
  pairs = sum[0] + sum[1] - staffed;

  for (unsigned i = 0; i < assign->n_sites; i++)
    {
      bool both = roles[i] != 0 && pairs > 0;

      for (unsigned k = 0; roles[i] != 0 && k < OGC_N_SPECIALIST_KINDS; k++)
        if (sum[k] > 0)
          {
            post (self, next_for_sites (left, k), k, OGC_POST_ANCIENT, assign->sites[i]);
            sum[k]--;
            if (!both)
              break;
          }
      pairs -= both;
      if (both && pair_at == OGC_UNASSIGNED)
        pair_at = assign->sites[i];
    }

  return pair_at;
}

/* Places that were settled first. Returns a doubled Dig Site, or OGC_UNASSIGNED. */
static unsigned
lay_settled (OgcLayout *self)
{
  unsigned site = OGC_UNASSIGNED;

  for (unsigned i = 0; i < self->assign->n_settled; i++)
    {
      const OgcSettled *settled = &self->assign->settled[i];
      bool ancient = settled->at < OGC_N_MAPS;

      for (unsigned who = 0; who < settled->n; who++)
        post (self, settled->colours[who], settled->kinds[who], ancient ? OGC_POST_DOUBLED : OGC_POST_OUT, settled->at);
      if (ancient)
        site = settled->at;
    }

  return site;
}

/* MIS-15: the third specialist where its colour does not decide alone. */
static void
lay_third (OgcLayout *self,
           unsigned   site)
{
  for (unsigned rest = self->assign->active; rest; rest &= rest - 1)
    {
      unsigned colour = (unsigned) __builtin_ctz (rest);
      unsigned kind = self->details[colour].third;

      if (self->plan->share[colour].third == OGC_THIRD_SITE)
        post (self, colour, kind, OGC_POST_ANCIENT, site);
      else if (self->plan->share[colour].third == OGC_THIRD_DUAL)
        post (self, colour, kind, OGC_POST_OUT, OGC_AT_MISSION (self->assign->duals[self->plan->third_dual].mission));
    }
}

/* The best specialists go to the first posts and bear the items (SCO-4). */
static void
fill_posts (const OgcLayout  *self,
            const OgcHolding *holding,
            unsigned          colour,
            unsigned          kind,
            uint8_t          *at,
            uint8_t          *bearer)
{
  const OgcTiles *tiles = self->assign->tiles;
  const OgcPosts *posts = &self->posts[colour][kind];
  const OgcBand *band = &self->assign->homes[colour].bands[kind];
  OgcTileMask items = holding->tiles[OGC_TILE_ITEM];
  const uint8_t *specialist = band->number;

  for (unsigned post_kind = 0; post_kind < OGC_N_POST_KINDS; post_kind++)
    for (unsigned i = 0; i < posts->n[post_kind]; i++, specialist++)
      {
        at[*specialist] = posts->at[post_kind][i];
        if (post_kind == OGC_POST_OUT)
          continue;

        while (items != 0 && (tiles->items[ogc_tile_mask_first (items)].colour != colour ||
                              tiles->items[ogc_tile_mask_first (items)].kind != kind))
          items &= items - 1;
        if (items != 0)
          {
            bearer[ogc_tile_mask_first (items)] = *specialist;
            items &= items - 1;
          }
      }
}

void
ogc_assign_lay (const OgcAssign  *assign,
                const OgcPlan    *plan,
                const OgcHolding *holding,
                uint8_t          *at,
                uint8_t          *bearer)
{
  OgcLayout self = { .assign = assign, .plan = plan };
  unsigned doubled, site;

  memset (at, OGC_UNASSIGNED, OGC_N_SPECIALISTS);
  memset (bearer, OGC_NO_TILE, OGC_N_ITEMS);

  for (unsigned rest = assign->active; rest; rest &= rest - 1)
    {
      unsigned colour = (unsigned) __builtin_ctz (rest);

      ogc_assign_detail (assign, colour, &plan->share[colour], plan->worth[colour], &self.details[colour]);
      lay_home (&self, colour);
      lay_lots (&self, colour);
      lay_secrets (&self, colour);
    }

  doubled = lay_settled (&self);
  lay_duals (&self);
  site = lay_sites (&self);
  lay_third (&self, site != OGC_UNASSIGNED ? site : doubled);

  for (unsigned colour = 0; colour < OGC_N_HOMES; colour++)
    for (unsigned kind = 0; kind < OGC_N_SPECIALIST_KINDS; kind++)
      fill_posts (&self, holding, colour, kind, at, bearer);
}
