/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-building-private.h"

#include "ogc-rules.h"

/* Whether @id has given @rank (from 1) what it gets in this round. */
static gboolean
is_settled (const OgcState *seen,
            OgcBuildingId   id,
            unsigned        rank)
{
  unsigned at = 0;

  if (seen->phase == OGC_PHASE_OVER)
    return TRUE;
  if (seen->phase != OGC_PHASE_RESOLVING)
    return FALSE;
  while (at < G_N_ELEMENTS (seen->order) && seen->order[at] != id)
    at++;
  return at < seen->resolving || (at == seen->resolving && rank > 0 && rank <= seen->step);
}

static char *
nothing (gboolean *rewarded)
{
  *rewarded = FALSE;
  return g_strdup (_("to the Library"));
}

/* NEU-4: the neutral player's choice can be foretold; a seat's cannot, and is said in @words. */
static char *
chosen_reward (OgcDiceSet *set,
               const char *words)
{
  OgcTile *tile = ogc_dice_set_get_tile (set);

  if (ogc_dice_set_get_owner (set) != OGC_NEUTRAL || tile == NULL)
    return g_strdup (words);
  /* TRANSLATORS: what the neutral player would take out of the game: "removes Jungle Ruins 4/2". */
  return g_strdup_printf (_("removes %s"), ogc_tile_get_name (tile));
}

/* ARC-3, ARC-4 */
static char *
archives_reward (const OgcState *seen,
                 OgcDiceSet     *set,
                 unsigned        rank,
                 gboolean       *rewarded)
{
  unsigned maps = 0;

  for (unsigned place = 0; place < G_N_ELEMENTS (seen->archives.maps); place++)
    maps += seen->archives.maps[place] != OGC_NO_TILE;
  if (rank > maps + (seen->phase == OGC_PHASE_RESOLVING && seen->order[seen->resolving] == OGC_ARCHIVES ? seen->step : 0u))
    return nothing (rewarded);
  return chosen_reward (set, _("a map"));
}

/* AUC-1, AUC-2 */
static char *
auction_reward (const OgcView *view,
                unsigned       owner,
                unsigned       rank,
                gboolean      *rewarded)
{
  const unsigned prizes = view->knowledge.seen.setup.seats == OGC_MAX_SEATS ? 3 : 2;

  if (rank > prizes || view->knowledge.in_stack[OGC_TILE_ARTIFACT] == 0)
    return nothing (rewarded);
  if (owner == OGC_NEUTRAL)
    return g_strdup (rank == 1 ? _("removes 4 artifacts") : _("removes 2 artifacts"));
  switch (rank)
    {
    case 1:
      return g_strdup (_("2 of 3 artifacts"));
    case 2:
      return g_strdup (_("1 of 2 artifacts"));
    default:
      return g_strdup (_("1 artifact"));
    }
}

/* GLD-1 to GLD-3 */
static char *
guild_reward (const OgcView *view,
              const uint8_t *owners,
              unsigned       n,
              unsigned       rank,
              gboolean      *rewarded)
{
  const gboolean neutral_first = owners[0] == OGC_NEUTRAL;
  const gboolean neutral_second = n > 1 && owners[1] == OGC_NEUTRAL;

  if (rank <= 2 && owners[rank - 1] == OGC_NEUTRAL)
    return g_strdup (_("no mission"));
  if (rank == 1)
    return g_strdup (_("1 of 3 missions"));
  if (rank == 2)
    return g_strdup (neutral_first ? _("1 of 2 missions") : _("1 of the other 2 missions"));
  if (rank == 3 && view->knowledge.seen.setup.seats == OGC_MAX_SEATS && !neutral_first && !neutral_second)
    return g_strdup (_("the last mission"));
  return nothing (rewarded);
}

/* ILL-3 to ILL-5 */
static char *
illuminati_reward (unsigned  owner,
                   unsigned  n,
                   unsigned  rank,
                   gboolean *rewarded)
{
  if (rank > 2)
    return nothing (rewarded);
  if (owner == OGC_NEUTRAL)
    return g_strdup (_("removes the topmost ability"));
  if (rank == 2)
    return g_strdup (_("1 ability, second choice"));
  return g_strdup (n > 1 ? _("2 abilities, first and last choice") : _("2 abilities of its choice"));
}

/* GAL-3, GAL-4, GAL-6 */
static char *
galleon_reward (const OgcView *view,
                const uint8_t *owners,
                unsigned       n,
                unsigned       rank,
                gboolean      *rewarded)
{
  if (owners[rank - 1] == OGC_NEUTRAL)
    return g_strdup (_("no chest"));
  if (rank > 1 && n > 1 && owners[1] == OGC_NEUTRAL)
    return nothing (rewarded);
  if (rank > 1)
    return g_strdup (_("1 chest"));
  if (n == 1 && ogc_dice_count (view->knowledge.seen.galleon.groups[owners[0]]) == 1)
    return g_strdup (_("its chest and another"));
  return g_strdup (_("2 chests"));
}

/* What the owner at @rank gets where that depends on nothing but ranks. */
static char *
ranked_reward (const OgcView *view,
               OgcBuildingId  id,
               const uint8_t *owners,
               unsigned       n,
               unsigned       rank,
               gboolean      *rewarded)
{
  switch (id)
    {
    case OGC_AUCTION_HOUSE:
      return auction_reward (view, owners[rank - 1], rank, rewarded);
    case OGC_GUILD:
      return guild_reward (view, owners, n, rank, rewarded);
    default:
      return galleon_reward (view, owners, n, rank, rewarded);
    }
}

/* How many ranks of @id are told of in advance. */
static unsigned
ranks_of (OgcBuildingId id,
          unsigned      seats)
{
  switch (id)
    {
    case OGC_AUCTION_HOUSE:
    case OGC_GUILD:
      return seats == OGC_MAX_SEATS ? 3 : 2;
    case OGC_GALLEON:
      return 2;
    default:
      return 0;
    }
}

char *
ogc_building_list_free_prizes (const OgcView *view,
                               OgcBuildingId  id)
{
  const OgcState *seen = &view->knowledge.seen;
  const unsigned ranks = ranks_of (id, seen->setup.seats);
  GString *list = g_string_new (NULL);
  uint8_t owners[OGC_N_OWNERS + 3];
  unsigned n;

  if (ranks == 0 || is_settled (seen, id, 0) || seen->phase == OGC_PHASE_RESOLVING)
    return g_string_free (list, FALSE);
  n = ogc_state_rank (seen, id, owners);
  for (unsigned rank = n + 1; rank <= ranks; rank++)
    {
      gboolean rewarded = TRUE;
      g_autofree char *prize = NULL;

      owners[rank - 1] = 0; /* any seat's set */
      prize = ranked_reward (view, id, owners, rank, rank, &rewarded);
      if (rewarded)
        g_string_append_printf (list, "%s%s", list->len > 0 ? "\n" : "", prize);
    }
  return g_string_free (list, FALSE);
}

static char *
tower_reward (OgcDiceSet *set,
              gboolean   *rewarded)
{
  if (ogc_dice_set_get_owner (set) == OGC_NEUTRAL)
    return g_strdup (_("no treasure"));
  return ogc_text_tile_count (OGC_TILE_BRONZE + ogc_dice_set_get_place (set) % 3, 1);
}

static char *
library_reward (OgcDiceSet *set,
                gboolean   *rewarded)
{
  if (ogc_dice_set_get_owner (set) != OGC_NEUTRAL)
    return ogc_text_knowledge (ogc_dice_count (ogc_dice_set_get_dice (set)));
  *rewarded = FALSE;
  return g_strdup ("");
}

char *
ogc_building_reward (const OgcView *view,
                     OgcBuildingId  id,
                     OgcDiceSet    *set,
                     const uint8_t *owners,
                     unsigned       n_owners,
                     gboolean      *rewarded)
{
  const OgcState *seen = &view->knowledge.seen;
  const unsigned owner = ogc_dice_set_get_owner (set);
  const unsigned rank = ogc_dice_set_get_rank (set);

  *rewarded = !is_settled (seen, id, rank);
  if (!*rewarded)
    return g_strdup ("");
  switch (id)
    {
    case OGC_ARCHIVES:
      return archives_reward (seen, set, rank, rewarded);
    case OGC_UNIVERSITY:
      return chosen_reward (set, _("a specialist"));
    case OGC_LIBRARY:
      return library_reward (set, rewarded);
    case OGC_AUCTION_HOUSE:
    case OGC_GUILD:
    case OGC_GALLEON:
      return ranked_reward (view, id, owners, n_owners, rank, rewarded);
    case OGC_TEMPLE:
      return g_strdup (owner == OGC_NEUTRAL ? _("removes this item") : _("this item"));
    case OGC_ILLUMINATI:
      return illuminati_reward (owner, n_owners, rank, rewarded);
    default:
      return tower_reward (set, rewarded);
    }
}

char *
ogc_building_describe_to_beat (const OgcView *view,
                               OgcBuildingId  id)
{
  const OgcState *seen = &view->knowledge.seen;
  uint8_t owners[OGC_N_OWNERS];
  OgcDice best;
  g_autofree char *values = NULL;

  if ((id != OGC_ILLUMINATI && id != OGC_GALLEON) || ogc_state_rank (seen, id, owners) == 0)
    return g_strdup ("");
  best = ogc_rules_dice_at (seen, id, owners[0]);
  if (id == OGC_GALLEON)
    /* TRANSLATORS: how many dice the next set in the Galleon must have, and what their sum must exceed. */
    return g_strdup_printf (_("any %u dice that add to more than %u"), ogc_dice_count (best) + 1, ogc_dice_sum (best));
  values = ogc_text_dice (best);
  /* TRANSLATORS: values of dice that the next set with the Illuminati must have, "2 3 3 and one more die". */
  return g_strdup_printf (_("%s and one more die"), values);
}
