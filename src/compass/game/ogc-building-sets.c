/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-building-sets.h"

#include "ogc-building-rules.h"
#include "ogc-rules.h"
#include "ogc-score-cache.h"

#include <glib/gi18n.h>
#include <string.h>

static OgcDiceSet *
add_set (GPtrArray     *sets,
         const OgcView *view,
         unsigned       owner,
         OgcDice        dice,
         unsigned       place)
{
  OgcDiceSet *set = ogc_dice_set_new (owner, ogc_text_owner (&view->names, owner), dice, place);

  g_ptr_array_add (sets, set);
  return set;
}

/* ARC-3 */
static void
add_archives (GPtrArray     *sets,
              const OgcView *view)
{
  const OgcArchives *archives = &view->knowledge.seen.archives;
  unsigned rank = 0;

  for (unsigned count = 15; count > 0; count--)
    for (unsigned value = OGC_MAX_VALUE; value > 0; value--)
      for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
        if (archives->groups[owner][value - 1] & (1u << count))
          ogc_dice_set_set_rank (add_set (sets, view, owner, ogc_dice_of (value, count), count), ++rank);
}

static void
add_university (GPtrArray     *sets,
                const OgcView *view)
{
  const OgcUniversity *university = &view->knowledge.seen.university;

  for (unsigned i = 0; i < university->n; i++)
    ogc_dice_set_set_rank (add_set (sets, view, university->owner[i], ogc_dice_one (university->value[i]), i), i + 1);
}

static void
add_library (GPtrArray     *sets,
             const OgcView *view)
{
  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    if (view->knowledge.seen.library.dice[owner] != 0)
      add_set (sets, view, owner, view->knowledge.seen.library.dice[owner], 0);
}

static void
add_temple (GPtrArray     *sets,
            const OgcView *view)
{
  const OgcTemple *temple = &view->knowledge.seen.temple;

  for (unsigned space = 0; space < temple->n; space++)
    if (temple->owner[space] != OGC_NOBODY)
      add_set (sets, view, temple->owner[space], ogc_item_back_dice (temple->back[space]), space);
}

static void
add_tower (GPtrArray     *sets,
           const OgcView *view)
{
  const OgcTower *tower = &view->knowledge.seen.tower;

  for (unsigned place = 0; place < 6; place++)
    if (tower->value[place / 3][place % 3] != 0)
      add_set (sets, view, tower->owner[place / 3][place % 3], ogc_dice_one (tower->value[place / 3][place % 3]),
               place);
}

/* Lists the sets of buildings where every owner has one, by rank. */
static void
add_ranked (GPtrArray     *sets,
            const OgcView *view,
            OgcBuildingId  id,
            const uint8_t *owners,
            unsigned       n)
{
  for (unsigned i = 0; i < n; i++)
    ogc_dice_set_set_rank (add_set (sets, view, owners[i], ogc_rules_dice_at (&view->knowledge.seen, id, owners[i]), 0),
                           i + 1);
}

/* Whether @set holds the dice of @event, an OGC_EVENT_PLACED. */
static gboolean
is_placed (const OgcEvent *event,
           OgcBuildingId   id,
           OgcDiceSet     *set)
{
  const OgcDice dice = ogc_dice_set_get_dice (set);

  if (event->building != id || event->owner != ogc_dice_set_get_owner (set))
    return FALSE;
  if (id == OGC_ARCHIVES)
    return dice == event->dice + ogc_dice_of (ogc_dice_lowest (event->dice), event->place);
  if (id == OGC_TEMPLE)
    return event->place == ogc_dice_set_get_place (set);
  return (ogc_dice_values (dice) & ogc_dice_values (event->dice)) != 0;
}

/* Whether a newer die of the same owner and value stands before number @n: a new die stands before equal ones (UNI-3),
 * and pushes them up (TOW-3). */
static gboolean
is_older (GPtrArray *sets,
          unsigned   n)
{
  for (unsigned i = 0; i < n; i++)
    if (ogc_dice_set_get_owner (sets->pdata[i]) == ogc_dice_set_get_owner (sets->pdata[n])
        && ogc_dice_set_get_dice (sets->pdata[i]) == ogc_dice_set_get_dice (sets->pdata[n]))
      return TRUE;
  return FALSE;
}

/* Whether the last turn added dice to number @n of @sets. */
static gboolean
was_moved (const OgcView *view,
           OgcBuildingId  id,
           GPtrArray     *sets,
           unsigned       n)
{
  OgcDiceSet *set = sets->pdata[n];

  if ((id == OGC_UNIVERSITY || id == OGC_TOWER) && is_older (sets, n))
    return FALSE;
  for (unsigned i = 0; i < view->n_moved; i++)
    if (is_placed (&view->moved[i], id, set))
      return TRUE;
  return FALSE;
}

/* UNI-3, TOW-3: marks dice that stand behind new ones in the same line; those in the Tower go up the floors of a
 * half. */
static void
mark_pushed (GPtrArray     *sets,
             OgcBuildingId  id)
{
  gboolean pushed[2] = { FALSE };

  for (unsigned i = 0; i < sets->len; i++)
    {
      OgcDiceSet *set = g_ptr_array_index (sets, i);
      const unsigned line = id == OGC_TOWER ? ogc_dice_set_get_place (set) / 3 : 0;

      if (ogc_dice_set_get_last_moved (set))
        pushed[line] = TRUE;
      else
        ogc_dice_set_set_pushed (set, pushed[line]);
    }
}

/* Whether a turn has placed dice before its placement number @n. */
static gboolean
is_marked_before (const OgcView *view,
                  unsigned       n)
{
  for (unsigned i = 0; i < n; i++)
    if (view->marks[i].number == view->marks[n].number && view->marks[i].event.kind == OGC_EVENT_PLACED)
      return TRUE;
  return FALSE;
}

/* Marks the first dice that each turn placed, if they are here. Where each die is a separate set, new ones come first
 * (UNI-2). */
static void
mark_sets (GPtrArray     *sets,
           const OgcView *view,
           OgcBuildingId  id)
{
  for (unsigned i = 0; i < view->n_marks; i++)
    {
      const OgcTurnMark *mark = &view->marks[i];
      guint n = 0;

      if (mark->event.kind != OGC_EVENT_PLACED || mark->over || is_marked_before (view, i))
        continue;
      while (n < sets->len && !is_placed (&mark->event, id, sets->pdata[n]))
        n++;
      if (n < sets->len)
        ogc_dice_set_set_mark (sets->pdata[n], mark->number, mark->event.seat);
    }
}

/* Whether a tile is being chosen for the set of @rank (from 1). */
static gboolean
is_choosing (const OgcState *seen,
             OgcBuildingId   id,
             unsigned        rank,
             unsigned        n)
{
  if (seen->ask.kind != OGC_ASK_TAKE || seen->ask.building != id)
    return FALSE;
  if (id == OGC_ILLUMINATI) /* ILL-3: the first rank, the second, the first */
    return rank == (seen->step == 1 && n > 1 ? 2u : 1u);
  return rank == seen->step + 1u;
}

/* The number by which the neutral player chooses among maps or specialists (NEU-4). */
static unsigned
face_value (const OgcTiles *tiles,
            OgcTileKind     kind,
            unsigned        number)
{
  return kind == OGC_TILE_MAP ? tiles->maps[number].high : tiles->specialists[number].value;
}

/* What @owner would have with @number, of all that the viewer sees there; the neutral player collects nothing. */
static unsigned
total_with (const OgcState *seen,
            unsigned        owner,
            OgcTileKind     kind,
            unsigned        number)
{
  OgcHolding holding;

  if (owner == OGC_NEUTRAL)
    return 0;
  ogc_state_holding (seen, owner, &holding);
  holding.tiles[kind] |= OGC_TILE_BIT (number);
  return ogc_score_cache_total (seen->tiles, &holding);
}

/* Removes the tile that is worth most to @owner, among equals that with the highest number, from @n places; OGC_NO_TILE
 * when all are empty. */
static unsigned
take_best (const OgcState *seen,
           unsigned        owner,
           OgcTileKind     kind,
           uint8_t        *places,
           unsigned        n)
{
  unsigned best = n;
  unsigned most = 0, highest = 0;
  unsigned taken;

  for (unsigned i = 0; i < n; i++)
    {
      const gboolean empty = places[i] == OGC_NO_TILE;
      const unsigned total = empty ? 0 : total_with (seen, owner, kind, places[i]);
      const unsigned value = empty ? 0 : face_value (seen->tiles, kind, places[i]);

      if (empty || (best < n && (total < most || (total == most && value <= highest))))
        continue;
      best = i;
      most = total;
      highest = value;
    }
  if (best == n)
    return OGC_NO_TILE;
  taken = places[best];
  places[best] = OGC_NO_TILE;
  return taken;
}

/* ARC-3, UNI-5: sets what each set would get if everybody took what is worth most to them. */
static void
promise_tiles (GPtrArray     *sets,
               const OgcView *view,
               OgcBuildingId  id)
{
  const OgcState *seen = &view->knowledge.seen;
  const OgcTileKind kind = id == OGC_ARCHIVES ? OGC_TILE_MAP : OGC_TILE_SPECIALIST;
  const unsigned n = id == OGC_ARCHIVES ? G_N_ELEMENTS (seen->archives.maps) : ogc_state_entrances (seen);
  const gboolean resolving = seen->phase == OGC_PHASE_RESOLVING && seen->order[seen->resolving] == id;
  uint8_t places[G_N_ELEMENTS (seen->university.specialists)];

  memcpy (places, id == OGC_ARCHIVES ? seen->archives.maps : seen->university.specialists, n);
  for (unsigned i = resolving ? seen->step : 0; i < sets->len; i++)
    {
      const unsigned owner = ogc_dice_set_get_owner (g_ptr_array_index (sets, i));
      const unsigned number = take_best (seen, owner, kind, places, n);
      g_autoptr (OgcTile) tile = NULL;

      if (number == OGC_NO_TILE)
        return;
      tile = ogc_tile_new (seen->tiles, kind, number, 0);
      ogc_dice_set_set_tile (g_ptr_array_index (sets, i), tile);
    }
}

/* Whether @rank (from 1) already has what it gets from @id in this round. */
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
describe_no_reward (gboolean *rewarded)
{
  *rewarded = FALSE;
  return g_strdup (_("to the Library"));
}

/* NEU-4: the reward of a set. The neutral player's choice can be predicted; for a seat, @words say what it gets. */
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
  if (rank > maps + (seen->phase == OGC_PHASE_RESOLVING
                     && seen->order[seen->resolving] == OGC_ARCHIVES ? seen->step : 0u))
    return describe_no_reward (rewarded);
  return chosen_reward (set, _("a map"));
}

/* AUC-1, AUC-2 */
static char *
auction_reward (const OgcView *view,
                unsigned       owner,
                unsigned       rank,
                gboolean      *rewarded)
{
  const OgcPrize prize = ogc_building_prize (OGC_AUCTION_HOUSE, rank - 1, view->knowledge.seen.setup.seats);

  if (prize.kept == 0 || view->knowledge.in_stack[OGC_TILE_ARTIFACT] == 0)
    return describe_no_reward (rewarded);
  if (owner == OGC_NEUTRAL)
    return g_strdup_printf (ngettext ("removes %u artifact", "removes %u artifacts", prize.neutral), prize.neutral);
  if (prize.kept == prize.drawn)
    return ogc_text_tile_count (OGC_TILE_ARTIFACT, prize.kept);
  /* TRANSLATORS: what a rank keeps, of how many that it draws: "2 of 3 artifacts" */
  return g_strdup_printf (_("%u of %u artifacts"), prize.kept, prize.drawn);
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
  const OgcPrize prize = ogc_building_prize (OGC_GUILD, rank - 1, view->knowledge.seen.setup.seats);

  if (rank <= 2 && owners[rank - 1] == OGC_NEUTRAL)
    return g_strdup (_("no mission"));
  if (prize.kept == 0 || (rank > 2 && (neutral_first || neutral_second)))
    return describe_no_reward (rewarded);
  if (rank > 2)
    return g_strdup (_("the last mission"));
  if (rank == 2 && !neutral_first)
    return g_strdup_printf (_("%u of the other %u"), prize.kept, prize.drawn);
  /* TRANSLATORS: what a rank keeps, of how many that it draws: "1 of 3 missions" */
  return g_strdup_printf (_("%u of %u missions"), prize.kept, prize.drawn);
}

/* ILL-3 to ILL-5 */
static char *
illuminati_reward (unsigned  owner,
                   unsigned  n,
                   unsigned  rank,
                   gboolean *rewarded)
{
  if (rank > 2)
    return describe_no_reward (rewarded);
  if (owner == OGC_NEUTRAL)
    return g_strdup (_("removes the topmost ability"));
  if (rank == 2)
    return g_strdup (_("1 ability, second choice"));
  return g_strdup (n > 1 ? _("2 abilities, first and last choice") : _("any 2 abilities"));
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
    return describe_no_reward (rewarded);
  if (rank > 1)
    return g_strdup (_("1 chest"));
  if (n == 1 && ogc_dice_count (view->knowledge.seen.galleon.groups[owners[0]]) == 1)
    return g_strdup (_("this chest and another"));
  return g_strdup (_("2 chests"));
}

/* What the owner at @rank gets in buildings where that depends only on ranks. */
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

/* The number of ranks of @id that are listed in advance. */
static unsigned
ranks_of (OgcBuildingId id,
          unsigned      seats)
{
  switch (id)
    {
    case OGC_AUCTION_HOUSE:
    case OGC_GUILD:
      return ogc_setup_prizes (seats);
    case OGC_GALLEON:
      return 2;
    default:
      return 0;
    }
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

/* What @set in @id would get, ranked among the sets of @owners (where there are ranks); "" if there is nothing to
 * say. */
static char *
describe_reward (const OgcView *view,
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
    case OGC_TOWER:
      return tower_reward (set, rewarded);
    case OGC_N_BUILDINGS:
    case OGC_RANDOM_BUILDING:
    case OGC_NO_BUILDING:
      break;
    }
  g_return_val_if_reached (NULL);
}

/* What @set would get in @id, as briefly as possible; "" if that would say too little. */
static char *
count_reward (OgcBuildingId  id,
              OgcDiceSet    *set,
              unsigned       seats)
{
  const unsigned rank = ogc_dice_set_get_rank (set);
  OgcPrize prize;

  if (ogc_dice_set_get_owner (set) == OGC_NEUTRAL || rank == 0)
    return g_strdup ("");
  prize = ogc_building_prize (id, rank - 1, seats);
  if (prize.kept == 0)
    return g_strdup ("");
  if (id == OGC_ILLUMINATI || id == OGC_GALLEON)
    return ogc_text_tile_count (id == OGC_GALLEON ? OGC_TILE_CHEST : OGC_TILE_ABILITY, prize.kept);
  if (prize.kept == prize.drawn)
    return g_strdup_printf ("%u", prize.kept);
  /* TRANSLATORS: what dice would get, in the room of six letters: “2 of 3” artifacts */
  return g_strdup_printf (C_("reward", "%u of %u"), prize.kept, prize.drawn);
}

GPtrArray *
ogc_building_list_sets (const OgcView *view,
                        OgcBuildingId  id)
{
  GPtrArray *sets = g_ptr_array_new_with_free_func (g_object_unref);
  uint8_t owners[OGC_N_OWNERS];
  unsigned n = 0;

  if (id == OGC_ARCHIVES)
    add_archives (sets, view);
  else if (id == OGC_UNIVERSITY)
    add_university (sets, view);
  else if (id == OGC_LIBRARY)
    add_library (sets, view);
  else if (id == OGC_TEMPLE)
    add_temple (sets, view);
  else if (id == OGC_TOWER)
    add_tower (sets, view);
  else
    {
      n = ogc_state_rank_owners (&view->knowledge.seen, id, owners);
      add_ranked (sets, view, id, owners, n);
    }

  if (id == OGC_ARCHIVES || id == OGC_UNIVERSITY)
    promise_tiles (sets, view, id);
  for (unsigned i = 0; i < sets->len; i++)
    {
      OgcDiceSet *set = g_ptr_array_index (sets, i);
      gboolean rewarded = FALSE;
      g_autofree char *reward = describe_reward (view, id, set, owners, n, &rewarded);
      g_autofree char *brief = rewarded ? count_reward (id, set, view->knowledge.seen.setup.seats) : g_strdup ("");

      ogc_dice_set_set_reward (set, reward, brief, rewarded);
      ogc_dice_set_set_last_moved (set, was_moved (view, id, sets, i));
      ogc_dice_set_set_choosing (set, is_choosing (&view->knowledge.seen, id, ogc_dice_set_get_rank (set), n));
    }
  if (id == OGC_UNIVERSITY || id == OGC_TOWER)
    mark_pushed (sets, id);
  mark_sets (sets, view, id);
  return sets;
}

/* Adds the tiles of @mask, face up. They have no places of their own, so that the others remain the same when one of
 * them is taken. */
static void
add_tiles (GPtrArray     *offers,
           GListStore    *before,
           const OgcView *view,
           OgcTileKind    kind,
           OgcTileMask    mask)
{
  for (; mask != 0; mask &= mask - 1)
    ogc_tile_add_named (offers, before, view->knowledge.seen.tiles, kind, ogc_tile_mask_first (mask), 0);
}

static void
add_hidden (GPtrArray   *offers,
            OgcTileKind  kind,
            unsigned     count)
{
  while (count-- > 0)
    g_ptr_array_add (offers, ogc_tile_new_hidden (kind, -1, 0));
}

static void
add_places (GPtrArray     *offers,
            GListStore    *before,
            const OgcView *view,
            OgcTileKind    kind,
            const uint8_t *tiles,
            unsigned       n)
{
  for (unsigned place = 0; place < n; place++)
    if (tiles[place] != OGC_NO_TILE)
      ogc_tile_add_named (offers, before, view->knowledge.seen.tiles, kind, tiles[place], place);
}

static void
add_items (GPtrArray     *offers,
           const OgcView *view)
{
  for (unsigned space = 0; space < view->knowledge.seen.temple.n; space++)
    if (view->knowledge.temple_items & (1u << space))
      g_ptr_array_add (offers, ogc_tile_new_hidden (OGC_TILE_ITEM, view->knowledge.seen.temple.back[space], space));
}

/* Adds the chests that a seat is asked to choose from; until then they lie with the seat (GAL-3). */
static void
add_chests (GPtrArray     *offers,
            GListStore    *before,
            const OgcView *view)
{
  const OgcAsk *ask = &view->knowledge.seen.ask;

  if (ask->kind != OGC_ASK_TAKE || ask->building != OGC_GALLEON)
    return;
  add_tiles (offers, before, view, OGC_TILE_CHEST, view->knowledge.seen.galleon.drawn[ask->seat]);
  add_hidden (offers, OGC_TILE_CHEST, view->knowledge.hidden_chests[ask->seat]);
}

GPtrArray *
ogc_building_list_offers (const OgcView *view,
                          OgcBuildingId  id,
                          GListStore    *before)
{
  const OgcState *seen = &view->knowledge.seen;
  const OgcTileKind drawn = id == OGC_GUILD ? OGC_TILE_MISSION : OGC_TILE_ARTIFACT;
  GPtrArray *offers = g_ptr_array_new_with_free_func (g_object_unref);

  switch (id)
    {
    case OGC_ARCHIVES:
      add_places (offers, before, view, OGC_TILE_MAP, seen->archives.maps, G_N_ELEMENTS (seen->archives.maps));
      break;
    case OGC_UNIVERSITY:
      add_places (offers, before, view, OGC_TILE_SPECIALIST, seen->university.specialists, ogc_state_entrances (seen));
      break;
    case OGC_ILLUMINATI:
      add_places (offers, before, view, OGC_TILE_ABILITY, seen->illuminati.abilities, 3);
      break;
    case OGC_AUCTION_HOUSE:
    case OGC_GUILD:
      add_tiles (offers, before, view, drawn, seen->straights.drawn);
      add_hidden (offers, drawn, view->knowledge.hidden_drawn);
      break;
    case OGC_TEMPLE:
      add_items (offers, view);
      break;
    case OGC_GALLEON:
      add_chests (offers, before, view);
      break;
    default:
      break;
    }
  return offers;
}

unsigned
ogc_building_kinds (OgcBuildingId  id,
                    OgcTileKind   *kinds)
{
  static const OgcTileKind won[OGC_N_BUILDINGS] = {
    [OGC_UNIVERSITY] = OGC_TILE_SPECIALIST, [OGC_ARCHIVES] = OGC_TILE_MAP, [OGC_AUCTION_HOUSE] = OGC_TILE_ARTIFACT,
    [OGC_GUILD] = OGC_TILE_MISSION,         [OGC_TEMPLE] = OGC_TILE_ITEM,  [OGC_ILLUMINATI] = OGC_TILE_ABILITY,
    [OGC_GALLEON] = OGC_TILE_CHEST,
  };

  switch (id)
    {
    case OGC_LIBRARY:
      return 0;
    case OGC_TOWER:
      kinds[0] = OGC_TILE_BRONZE;
      kinds[1] = OGC_TILE_SILVER;
      kinds[2] = OGC_TILE_GOLD;
      return 3;
    default:
      kinds[0] = won[id];
      return 1;
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
  n = ogc_state_rank_owners (seen, id, owners);
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

char *
ogc_building_describe_to_beat (const OgcView *view,
                               OgcBuildingId  id)
{
  const OgcState *seen = &view->knowledge.seen;
  uint8_t owners[OGC_N_OWNERS];
  OgcDice best;
  unsigned own = 0;
  g_autofree char *values = NULL;

  if ((id != OGC_ILLUMINATI && id != OGC_GALLEON) || seen->phase >= OGC_PHASE_RESOLVING)
    return g_strdup ("");
  if (ogc_state_rank_owners (seen, id, owners) == 0)
    return g_strdup (_("a single die to begin"));
  best = ogc_rules_dice_at (seen, id, owners[0]);
  if (seen->ask.kind == OGC_ASK_ROLL || seen->ask.kind == OGC_ASK_PLACE)
    own = ogc_dice_count (ogc_rules_dice_at (seen, id, seen->ask.seat));
  if (id == OGC_GALLEON && own > 0)
    /* TRANSLATORS: the same for somebody with dice there: how many more are needed, and how many these are in all. */
    return g_strdup_printf (ngettext ("%u more die, %u in all that add up to more than %u",
                                      "%u more dice, %u in all that add up to more than %u",
                                      ogc_dice_count (best) + 1 - own),
                            ogc_dice_count (best) + 1 - own, ogc_dice_count (best) + 1, ogc_dice_sum (best));
  if (id == OGC_GALLEON)
    /* TRANSLATORS: how many dice the next set in the Galleon must have, and what their sum must exceed. */
    return g_strdup_printf (_("any %u dice that add up to more than %u"), ogc_dice_count (best) + 1,
                            ogc_dice_sum (best));
  values = ogc_text_dice (best);
  /* TRANSLATORS: values of dice that the next set with the Illuminati must have, "2 3 3 and one more die". */
  return g_strdup_printf (_("%s and one more die"), values);
}
