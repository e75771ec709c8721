/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-assign-private.h"

#include <string.h>

/*
 * Kinds of posts: those where a specialist must, may or cannot bear an item (SCO-4). The best specialists fill them in
 * this order.
 */
typedef enum {
  OGC_POST_DOUBLED,
  OGC_POST_ANCIENT,
  OGC_POST_MISSION,
  OGC_N_POST_SORTS
} OgcPostSort;

/* A place for one specialist. */
typedef struct {
  uint8_t colour;
  uint8_t kind;
  uint8_t sort;
  uint8_t at;
} OgcPost;

typedef struct {
  const OgcAssignInput    *input;
  const OgcAssignSolution *solution;
  unsigned                 n_posts;
  OgcPost                  posts[OGC_N_SPECIALISTS];
} OgcPosts;

static void
add_post (OgcPosts    *posts,
          unsigned     colour,
          unsigned     kind,
          OgcPostSort  sort,
          unsigned     at)
{
  posts->posts[posts->n_posts++] = (OgcPost) { (uint8_t) colour, (uint8_t) kind, (uint8_t) sort, (uint8_t) at };
}

/* Posts the third specialist with the first pair at its place (MIS-15). */
static void
add_third (OgcPosts      *posts,
           OgcThirdPlace *place,
           OgcPostSort    sort,
           unsigned       at)
{
  const OgcThird *third = &posts->solution->third;

  if (*place != OGC_THIRD_NONE && *place == third->place)
    add_post (posts, third->colour, third->kind, sort, at);
  *place = OGC_THIRD_NONE;
}

/* Posts @n specialists of each kind on the maps of @group; colours[kind] lists their colours, those who double maps
 * first. */
static void
post_on_maps (OgcPosts          *posts,
              const OgcMapGroup *group,
              const uint8_t      n[OGC_N_SPECIALIST_KINDS],
              const uint8_t     *colours[OGC_N_SPECIALIST_KINDS],
              unsigned           bearers,
              OgcThirdPlace      third)
{
  const bool with_pair = third != OGC_THIRD_NONE && third == posts->solution->third.place;
  unsigned next[OGC_N_SPECIALIST_KINDS] = { 0, 0 };
  uint8_t roles[OGC_N_MAPS];
  unsigned staffed = 0, pairs;

  ogc_assign_staff_maps (posts->input, group, n, bearers, with_pair, &staffed);
  pairs = n[0] + n[1] - staffed;
  ogc_assign_choose_maps (group, posts->input->tiles, staffed, ogc_assign_min (pairs, bearers), roles);

  for (unsigned role = 2; role > 0; role--)
    for (unsigned i = 0; i < group->n; i++)
      if (roles[i] == role)
        {
          const OgcPostSort sort = role == 2 ? OGC_POST_DOUBLED : OGC_POST_ANCIENT;
          const unsigned at = OGC_AT_MAP (group->numbers[i]);
          const bool both = pairs > 0;

          for (unsigned kind = 0; kind < OGC_N_SPECIALIST_KINDS; kind++)
            if (next[kind] < n[kind])
              {
                add_post (posts, colours[kind][next[kind]++], kind, sort, at);
                if (!both)
                  break;
              }
          pairs -= both;
          if (both)
            add_third (posts, &third, OGC_POST_ANCIENT, at);
        }
}

/* SCO-2 */
static void
post_on_own_maps (OgcPosts *posts,
                  unsigned  colour)
{
  const OgcSpecialistGroup *groups = posts->input->specialists[colour];
  const OgcAssignSolution *solution = posts->solution;
  const uint8_t *bearers = solution->use[colour].bearers;
  uint8_t colours[OGC_N_SPECIALISTS];

  memset (colours, (int) colour, sizeof colours);
  post_on_maps (posts, &posts->input->maps[colour], solution->plans[colour].own,
                (const uint8_t *[]) { colours, colours },
                ogc_assign_min (groups[0].items - bearers[0], groups[1].items - bearers[1]),
                solution->third.colour == colour ? OGC_THIRD_OWN_MAP : OGC_THIRD_NONE);
}

/* SCO-9 */
static void
post_on_dig_sites (OgcPosts *posts)
{
  uint8_t n[OGC_N_SPECIALIST_KINDS] = { 0, 0 }, bearers[OGC_N_SPECIALIST_KINDS] = { 0, 0 };
  uint8_t colours[OGC_N_SPECIALIST_KINDS][OGC_N_DIG_SITES];

  for (unsigned kind = 0; kind < OGC_N_SPECIALIST_KINDS; kind++)
    {
      for (unsigned colour = 0; colour < OGC_N_ASSIGN_COLOURS; colour++)
        for (unsigned i = posts->solution->use[colour].bearers[kind]; i > 0; i--)
          colours[kind][n[kind]++] = (uint8_t) colour;
      bearers[kind] = n[kind];
      for (unsigned colour = 0; colour < OGC_N_ASSIGN_COLOURS; colour++)
        for (unsigned i = posts->solution->use[colour].bearers[kind]; i < posts->solution->use[colour].sites[kind]; i++)
          colours[kind][n[kind]++] = (uint8_t) colour;
    }
  post_on_maps (posts, &posts->input->maps[OGC_COLOUR_GREY], n, (const uint8_t *[]) { colours[0], colours[1] },
                ogc_assign_min (bearers[0], bearers[1]), OGC_THIRD_DIG_SITE);
}

/* MIS-1 */
static void
post_on_duals (OgcPosts *posts,
               unsigned  dual)
{
  const OgcDualGroup *group = &posts->input->duals[dual];
  const uint8_t *mission = group->missions;
  OgcThirdPlace third = posts->solution->third.dual == dual ? OGC_THIRD_DUAL_MAP : OGC_THIRD_NONE;
  uint8_t left[2][OGC_N_SPECIALIST_KINDS];

  memcpy (left, posts->solution->duals[dual], sizeof left);
  for (unsigned kind = 0; kind < OGC_N_SPECIALIST_KINDS; kind++) /* pairs, by the kind of the first colour */
    for (; left[0][kind] > 0 && left[1][!kind] > 0; left[0][kind]--, left[1][!kind]--, mission++)
      {
        add_post (posts, group->colours[0], kind, OGC_POST_MISSION, OGC_AT_MISSION (*mission));
        add_post (posts, group->colours[1], !kind, OGC_POST_MISSION, OGC_AT_MISSION (*mission));
        add_third (posts, &third, OGC_POST_MISSION, OGC_AT_MISSION (*mission));
      }
  for (unsigned side = 0; side < 2; side++)
    for (unsigned kind = 0; kind < OGC_N_SPECIALIST_KINDS; kind++)
      for (; left[side][kind] > 0; left[side][kind]--)
        add_post (posts, group->colours[side], kind, OGC_POST_MISSION, OGC_AT_MISSION (*mission++));
}

/* MIS-2: staffs the Secret Maps in @secrets, from the first on. Returns the remaining ones. */
static const uint8_t *
post_on_secrets (OgcPosts      *posts,
                 unsigned       colour,
                 const uint8_t *secrets)
{
  const uint8_t *lone = posts->solution->plans[colour].lone;
  OgcThirdPlace third = posts->solution->third.colour == colour ? OGC_THIRD_SECRET_MAP : OGC_THIRD_NONE;

  for (unsigned i = lone[0] + lone[1]; i < posts->solution->use[colour].secrets; i++, secrets++)
    {
      for (unsigned kind = 0; kind < OGC_N_SPECIALIST_KINDS; kind++)
        add_post (posts, colour, kind, OGC_POST_MISSION, OGC_AT_MISSION (*secrets));
      add_third (posts, &third, OGC_POST_MISSION, OGC_AT_MISSION (*secrets));
    }
  for (unsigned kind = 0; kind < OGC_N_SPECIALIST_KINDS; kind++)
    for (unsigned i = 0; i < lone[kind]; i++)
      add_post (posts, colour, kind, OGC_POST_MISSION, OGC_AT_MISSION (*secrets++));
  return secrets;
}

/* Removes the first item for this colour and kind from @items. Returns its number, or OGC_NO_TILE if there is none. */
static unsigned
take_item (const OgcTiles *tiles,
           OgcTileMask    *items,
           unsigned        colour,
           unsigned        kind)
{
  for (OgcTileMask rest = *items; rest; rest &= rest - 1)
    {
      const unsigned item = ogc_tile_mask_first (rest);

      if (tiles->items[item].colour == colour && tiles->items[item].kind == kind)
        {
          *items &= ~OGC_TILE_BIT (item);
          return item;
        }
    }
  return OGC_NO_TILE;
}

void
ogc_assign_realise (const OgcAssignInput    *input,
                    const OgcAssignSolution *solution,
                    const OgcHolding        *holding,
                    uint8_t                 *at,
                    uint8_t                 *bearer)
{
  OgcPosts posts = { .input = input, .solution = solution };
  unsigned next[OGC_N_ASSIGN_COLOURS][OGC_N_SPECIALIST_KINDS] = { 0 };
  OgcTileMask items = holding->tiles[OGC_TILE_ITEM];
  const uint8_t *secrets = input->secrets;

  for (unsigned rest = input->active; rest; rest &= rest - 1)
    {
      const unsigned colour = (unsigned) __builtin_ctz (rest);

      post_on_own_maps (&posts, colour);
      secrets = post_on_secrets (&posts, colour, secrets);
    }
  for (unsigned dual = 0; dual < input->n_duals; dual++)
    post_on_duals (&posts, dual);
  post_on_dig_sites (&posts);

  memset (at, OGC_UNASSIGNED, OGC_N_SPECIALISTS);
  memset (bearer, OGC_NO_TILE, OGC_N_ITEMS);
  for (unsigned sort = 0; sort < OGC_N_POST_SORTS; sort++)
    for (unsigned i = 0; i < posts.n_posts; i++)
      {
        const OgcPost *post = &posts.posts[i];
        unsigned specialist, item;

        if (post->sort != sort)
          continue;

        specialist = input->specialists[post->colour][post->kind].numbers[next[post->colour][post->kind]++];
        at[specialist] = post->at;
        item = sort < OGC_POST_MISSION ? take_item (input->tiles, &items, post->colour, post->kind) : OGC_NO_TILE;
        if (item != OGC_NO_TILE)
          bearer[item] = (uint8_t) specialist;
      }
}
