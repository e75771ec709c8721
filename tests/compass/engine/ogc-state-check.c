/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-state-check.h"

#include <stddef.h>

#include "ogc-ability.h"
#include "ogc-rules.h"
#include "ogc-stack.h"
#include "ogc-turn.h"

#define MAX_OWN (OGC_OWN_DICE + OGC_EXTRA_DICE)

static bool
is_owner (const OgcState *state,
          unsigned        owner)
{
  return owner < state->setup.seats || (owner == OGC_NEUTRAL && state->setup.form == OGC_FORM_NEUTRAL);
}

/* Like ogc_dice_count(), but for any number: 99 if it cannot be dice of one owner. */
static unsigned
count_dice (OgcDice dice)
{
  unsigned count = 0;

  if (!ogc_dice_is_valid (dice))
    return 99;
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    count += ogc_dice_count_of (dice, value);
  return count <= MAX_OWN ? count : 99;
}

/* --- Set-up and progress --- */

static bool
check_setup (const OgcState *state)
{
  const OgcSetup *setup = &state->setup;
  const bool has_c = setup->form != OGC_FORM_FEWER;

  if (ogc_setup_check (setup) != OGC_RULE_NONE || state->rounds != ogc_setup_rounds (setup->seats))
    return false;
  if (state->order[OGC_ORDER_B] != OGC_AUCTION_HOUSE && state->order[OGC_ORDER_B] != OGC_GUILD)
    return false;
  if (setup->b != OGC_RANDOM_BUILDING && state->order[OGC_ORDER_B] != setup->b)
    return false;
  if (setup->c != OGC_RANDOM_BUILDING && state->order[OGC_ORDER_C] != setup->c)
    return false;
  if (has_c && (state->order[OGC_ORDER_C] < OGC_TEMPLE || state->order[OGC_ORDER_C] > OGC_TOWER))
    return false;
  return state->order[OGC_ORDER_ARCHIVES] == OGC_ARCHIVES && state->order[OGC_ORDER_UNIVERSITY] == OGC_UNIVERSITY
         && state->order[OGC_ORDER_LIBRARY] == OGC_LIBRARY;
}

static bool
check_numbers (const OgcState *state)
{
  const unsigned seats = state->setup.seats;

  if (state->round < 1 || state->round > state->rounds || state->start_seat >= seats || state->turn_seat >= seats)
    return false;
  if (state->phase > OGC_PHASE_OVER || state->last_lap > 1 || state->gift_turn > 1 || state->gifts_asked > seats)
    return false;
  if (state->resolving > 5 || state->step > 64 || state->rewarded >= 1u << OGC_N_OWNERS)
    return false;
  if (state->extra_seat != OGC_NOBODY && state->extra_seat >= seats)
    return false;
  if (state->extra_left + state->extra_lost > (state->extra_seat == OGC_NOBODY ? 0 : OGC_EXTRA_DICE))
    return false;
  return state->extra_seat == OGC_NOBODY || state->extra_left <= count_dice (state->own[state->extra_seat]);
}

/* The tiles that a seat can be choosing from in the building that resolves, and their kind. */
static OgcTileMask
offered (const OgcState *state,
         OgcTileKind    *kind)
{
  const uint8_t *places = NULL;
  unsigned n = 0;
  OgcTileMask tiles = 0;

  switch (state->order[state->resolving])
    {
    case OGC_ARCHIVES:
      *kind = OGC_TILE_MAP;
      places = state->archives.maps;
      n = 4;
      break;
    case OGC_UNIVERSITY:
      *kind = OGC_TILE_SPECIALIST;
      places = state->university.specialists;
      n = ogc_state_entrances (state);
      break;
    case OGC_ILLUMINATI:
      *kind = OGC_TILE_ABILITY;
      places = state->illuminati.abilities;
      n = 3;
      break;
    case OGC_AUCTION_HOUSE:
    case OGC_GUILD:
      *kind = state->order[OGC_ORDER_B] == OGC_GUILD ? OGC_TILE_MISSION : OGC_TILE_ARTIFACT;
      return state->straights.drawn;
    case OGC_GALLEON:
      *kind = OGC_TILE_CHEST;
      return state->galleon.drawn[state->ask.seat];
    default:
      *kind = OGC_TILE_MAP;
      return 0;
    }
  for (unsigned place = 0; place < n; place++)
    if (places[place] != OGC_NO_TILE)
      tiles |= OGC_TILE_BIT (places[place]);
  return tiles;
}

/* How many of the @n places have no tile, whether it was taken or there was none from the start. */
static unsigned
count_taken (const uint8_t *places,
             unsigned       n)
{
  unsigned taken = 0;

  for (unsigned place = 0; place < n; place++)
    taken += places[place] == OGC_NO_TILE;
  return taken;
}

/* Whether state->step says how far the building has resolved, and the right seat is asked. */
static bool
check_step (const OgcState *state)
{
  const unsigned seat = state->ask.seat;
  const unsigned building = state->ask.building;
  uint8_t owners[OGC_N_OWNERS];
  unsigned rank = state->step;
  unsigned n;

  if (building == OGC_ARCHIVES)
    return count_taken (state->archives.maps, 4) >= state->step && ogc_rules_dice_at (state, building, seat) != 0;
  if (building == OGC_UNIVERSITY)
    return count_taken (state->university.specialists, ogc_state_entrances (state)) >= state->step
           && state->step < state->university.n && state->university.owner[state->step] == seat;

  n = ogc_state_rank_owners (state, building, owners);
  if (building == OGC_ILLUMINATI)
    {
      if (count_taken (state->illuminati.abilities, 3) < state->step)
        return false;
      rank = n > 1 && state->step == 1 ? 1 : 0;
    }
  return rank < n && owners[rank] == seat;
}

/* GLD-1: whether the first or the second rank is choosing a mission, and nothing that comes later has happened yet. */
static bool
check_deal_in_progress (const OgcState     *state,
                        const OgcGuildDeal *deal)
{
  if (state->step > 1 || deal->seen[state->step] != state->ask.seat
      || (state->step == 0 && deal->seen[1] != OGC_NOBODY))
    return false;
  for (unsigned i = state->step; i < 3; i++)
    if (deal->tile[i] != OGC_NO_TILE)
      return false;
  return true;
}

static bool
check_choice (const OgcState *state)
{
  const OgcAsk *ask = &state->ask;
  OgcTileKind kind;

  if (ask->kind != OGC_ASK_TAKE || state->resolving > 4 || ask->building != state->order[state->resolving])
    return false;
  if (ask->offer != offered (state, &kind) || ask->tile_kind != kind)
    return false;
  if (!check_step (state))
    return false;
  if (ask->building == OGC_GUILD && !check_deal_in_progress (state, &state->deals[state->round - 1]))
    return false;
  if (ask->remaining == 2 && (state->step != 0 || (ask->building != OGC_AUCTION_HOUSE && ask->building != OGC_GALLEON)))
    return false; /* AUC-1, GAL-3: only the first takes two at a time */
  return ask->remaining >= 1 && ask->remaining <= 2 && ask->remaining < ogc_tile_mask_count (ask->offer);
}

/* Whether the seat whose turn it is has the dice that the question is about, so that it can answer. */
static bool
check_turn (const OgcState *state)
{
  const OgcAsk *ask = &state->ask;

  if (ask->seat != state->turn_seat || ask->building != 0 || ask->tile_kind != 0 || ask->remaining != 0
      || ask->offer != 0)
    return false;
  switch (ask->kind)
    {
    case OGC_ASK_ROLL:
      return state->own[ask->seat] != 0 || ogc_turn_can_help (state, ask->seat);
    case OGC_ASK_PLACE:
    case OGC_ASK_OWN:
      return state->own[ask->seat] != 0;
    case OGC_ASK_NEUTRAL:
      return state->neutral[ask->seat] != 0;
    case OGC_ASK_GIFT:
      return state->phase == OGC_PHASE_GIFTS && state->gift_turn == 0 && state->gifts_asked < state->setup.seats
             && ogc_ability_held (state, ask->seat, OGC_ABILITY_TIMELY_GIFT) != OGC_NO_TILE;
    default:
      return false;
    }
}

/* RND-3: whether every seat that has yet to play in this lap has dice, and a seat that has had its turn and has none
 * left made the lap the last. */
static bool
check_lap (const OgcState *state)
{
  const unsigned seats = state->setup.seats;
  const unsigned turn = (state->turn_seat + seats - state->start_seat) % seats;

  for (unsigned nth = 0; nth < seats; nth++)
    if (state->own[(state->start_seat + nth) % seats] == 0 && (nth > turn || (nth < turn && !state->last_lap)))
      return false;
  return true;
}

static bool
check_ask (const OgcState *state)
{
  const OgcAsk *ask = &state->ask;

  if (ask->seat >= state->setup.seats || (ask->spare[0] | ask->spare[1] | ask->spare[2]) != 0)
    return false;
  switch ((OgcPhase) state->phase)
    {
    case OGC_PHASE_LAPS:
      return state->gift_turn == 0 && check_lap (state) && check_turn (state);
    case OGC_PHASE_GIFTS:
      return (state->gift_turn == 1) == (ask->kind != OGC_ASK_GIFT) && check_turn (state);
    case OGC_PHASE_RESOLVING:
      return check_choice (state);
    case OGC_PHASE_OVER:
      return ask->kind == OGC_ASK_NOTHING && ask->offer == 0 && state->round == state->rounds;
    default:
      return false;
    }
}

/* --- Tiles --- */

/* Adds @tiles to the tiles found of a kind. False when one of them was found before. */
static bool
find (OgcTileMask *found,
      OgcTileMask  tiles)
{
  const bool fresh = (*found & tiles) == 0;

  *found |= tiles;
  return fresh;
}

/* The same for tiles on @n places of a building, of which only the first @used may have one. */
static bool
find_places (OgcTileMask   *found,
             OgcTileKind    kind,
             const uint8_t *places,
             unsigned       n,
             unsigned       used)
{
  for (unsigned place = 0; place < n; place++)
    {
      if (places[place] == OGC_NO_TILE)
        continue;
      if (place >= used || places[place] >= ogc_tiles_count (kind) || !find (found, OGC_TILE_BIT (places[place])))
        return false;
    }
  return true;
}

/* Adds the tiles of @kind that lie in a building. */
static bool
find_in_building (const OgcState *state,
                  OgcTileKind     kind,
                  OgcTileMask    *found)
{
  switch (kind)
    {
    case OGC_TILE_MAP:
      return find_places (found, kind, state->archives.maps, 4, 4);
    case OGC_TILE_SPECIALIST:
      return find_places (found, kind, state->university.specialists, 7, ogc_state_entrances (state));
    case OGC_TILE_ITEM:
      return find_places (found, kind, state->temple.item, 4, state->temple.n);
    case OGC_TILE_ABILITY:
      return find_places (found, kind, state->illuminati.abilities, 4, 3);
    case OGC_TILE_ARTIFACT:
      return state->order[OGC_ORDER_B] != OGC_AUCTION_HOUSE || find (found, state->straights.drawn);
    case OGC_TILE_MISSION:
      return state->order[OGC_ORDER_B] != OGC_GUILD || find (found, state->straights.drawn);
    case OGC_TILE_CHEST:
      for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
        if (!find (found, state->galleon.drawn[seat])
            || (seat >= state->setup.seats && state->galleon.drawn[seat] != 0))
          return false;
      return true;
    default:
      return true;
    }
}

/* Whether every tile of @kind is in exactly one place. */
static bool
check_kind (const OgcState *state,
            OgcTileKind     kind)
{
  OgcTileMask found = 0;

  if (state->out[kind] != ogc_stack_left_out (state, kind))
    return false;
  if (state->under[kind] != 0 && kind != OGC_TILE_ITEM && kind != OGC_TILE_MISSION)
    return false;
  if (!find (&found, state->out[kind]) || !find (&found, state->stack[kind]) || !find (&found, state->under[kind])
      || !find (&found, state->discards[kind]) || !find_in_building (state, kind, &found))
    return false;
  for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
    if (!find (&found, state->held[seat][kind]) || (seat >= state->setup.seats && state->held[seat][kind] != 0))
      return false;
  return found == ogc_tiles_all (kind);
}

/* SET-7 */
static bool
check_collections (const OgcState *state)
{
  for (unsigned seat = 0; seat < state->setup.seats; seat++)
    if (ogc_tile_mask_count (state->held[seat][OGC_TILE_COLLECTION])
        != (state->order[OGC_ORDER_B] == OGC_AUCTION_HOUSE ? 1 : 0))
      return false;
  return true;
}

/* GLD-4: whether missions are where the rounds' deals say. */
static bool
check_deals (const OgcState *state)
{
  OgcTileMask at[OGC_MAX_SEATS + 1] = { 0 }; /* the last: under the stack */
  const unsigned rounds_dealt = state->phase < OGC_PHASE_RESOLVING ? state->round - 1u : state->round;

  for (unsigned round = 0; round < OGC_MAX_ROUNDS; round++)
    {
      const OgcGuildDeal *deal = &state->deals[round];

      for (unsigned i = 0; i < 2; i++)
        if (deal->seen[i] != OGC_NOBODY && (deal->seen[i] >= state->setup.seats || round >= rounds_dealt))
          return false;
      for (unsigned i = 0; i < 3; i++)
        {
          const unsigned holder = deal->seat[i] == OGC_NOBODY ? OGC_MAX_SEATS : deal->seat[i];

          if (deal->tile[i] == OGC_NO_TILE && deal->seat[i] == OGC_NOBODY)
            continue;
          if (round >= rounds_dealt || deal->tile[i] >= OGC_N_MISSIONS || holder > OGC_MAX_SEATS
              || !find (&at[holder], OGC_TILE_BIT (deal->tile[i])))
            return false;
        }
    }
  for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
    if (at[seat] != state->held[seat][OGC_TILE_MISSION])
      return false;
  return at[OGC_MAX_SEATS] == state->under[OGC_TILE_MISSION];
}

/* Whether missions and artifacts are drawn only while somebody chooses from them. */
static bool
check_drawn (const OgcState *state)
{
  return state->straights.drawn == 0 || (state->phase == OGC_PHASE_RESOLVING && state->resolving == 0);
}

/* GAL-2: whether nobody has drawn more chests than it has dice, until the end of the round. */
static bool
check_chests (const OgcState *state)
{
  for (unsigned seat = 0; seat < state->setup.seats; seat++)
    if (ogc_tile_mask_count (state->galleon.drawn[seat]) > count_dice (state->galleon.groups[seat])
        || (state->galleon.drawn[seat] != 0 && state->phase >= OGC_PHASE_RESOLVING && state->resolving > 2))
      return false;
  return true;
}

/* --- Dice --- */

/* How many dice of @owner lie in groups at the Archives; the groups themselves are checked elsewhere. */
static unsigned
count_archives (const OgcState *state,
                unsigned        owner)
{
  unsigned count = 0;

  for (unsigned value = 0; value < OGC_MAX_VALUE; value++)
    for (unsigned sizes = state->archives.groups[owner][value]; sizes != 0; sizes &= sizes - 1)
      count += (unsigned) __builtin_ctz (sizes);
  return count;
}

static unsigned
count_singles (const OgcState *state,
               unsigned        owner)
{
  unsigned count = (unsigned) __builtin_popcount (state->straights.values[owner]);

  for (unsigned i = 0; i < state->university.n && i < 7; i++)
    count += state->university.owner[i] == owner;
  for (unsigned place = 0; place < 4; place++)
    count += state->temple.owner[place] == owner ? 2 : 0;
  for (unsigned i = 0; i < 6; i++)
    count += state->tower.value[i / 3][i % 3] != 0 && state->tower.owner[i / 3][i % 3] == owner;
  return count;
}

static bool
check_dice (const OgcState *state,
            unsigned        owner)
{
  const bool neutral = owner == OGC_NEUTRAL;
  unsigned expected = is_owner (state, owner) ? neutral ? OGC_NEUTRAL_DICE * state->setup.seats : OGC_OWN_DICE : 0;
  unsigned found = count_archives (state, owner) + count_singles (state, owner)
                   + count_dice (state->library.dice[owner]) + count_dice (state->illuminati.sets[owner])
                   + count_dice (state->galleon.groups[owner]);

  if (neutral)
    for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
      found += seat < state->setup.seats || state->neutral[seat] == 0 ? count_dice (state->neutral[seat]) : 99;
  else
    found += count_dice (state->own[owner]);
  if (state->extra_seat == owner)
    expected += OGC_EXTRA_DICE - state->extra_lost;
  return found == expected;
}

/* --- Buildings --- */

static bool
check_straights (const OgcState *state)
{
  const uint8_t *values = state->straights.values;

  if ((state->straights.spare[0] | state->straights.spare[1]) != 0)
    return false;
  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    {
      const unsigned lowest = values[owner] & -values[owner];

      if (values[owner] >= 1u << OGC_MAX_VALUE || (values[owner] & (values[owner] + lowest)) != 0)
        return false;
      for (unsigned other = 0; other < owner; other++)
        if (values[owner] != 0 && values[owner] == values[other])
          return false;
    }
  return true;
}

static bool
check_archives (const OgcState *state)
{
  for (unsigned value = 0; value < OGC_MAX_VALUE; value++)
    {
      unsigned sizes = 0;

      for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
        {
          const unsigned own = state->archives.groups[owner][value];

          if ((own & sizes) != 0 || (own & 1) != 0 || own >= 1u << (MAX_OWN + 1))
            return false;
          sizes |= own;
        }
    }
  return true;
}

static bool
check_university (const OgcState *state)
{
  const OgcUniversity *university = &state->university;

  if (university->n > ogc_state_entrances (state) || (university->spare[0] | university->spare[1]) != 0)
    return false;
  for (unsigned i = 0; i < 7; i++)
    {
      if (i >= university->n)
        {
          if ((university->owner[i] | university->value[i]) != 0)
            return false;
          continue;
        }
      if (!is_owner (state, university->owner[i]) || university->value[i] < 1 || university->value[i] > OGC_MAX_VALUE
          || (i > 0 && university->value[i] < university->value[i - 1]))
        return false;
    }
  return true;
}

static bool
check_temple (const OgcState *state)
{
  const OgcTemple *temple = &state->temple;
  const bool in_play = state->order[OGC_ORDER_C] == OGC_TEMPLE;

  if (temple->n != (in_play ? ogc_setup_spaces (state->setup.seats) : 0)
      || (temple->spare[0] | temple->spare[1] | temple->spare[2]) != 0)
    return false;
  for (unsigned place = 0; place < 4; place++)
    {
      const bool free = temple->owner[place] == OGC_NOBODY;

      if (temple->back[place] >= OGC_N_BACKS
          || (!free && (place >= temple->n || !is_owner (state, temple->owner[place]))))
        return false;
      if (temple->item[place] != OGC_NO_TILE && state->tiles->items[temple->item[place]].back != temple->back[place])
        return false;
    }
  return true;
}

/* Illuminati and Galleon: whether no two sets have the same size. */
static bool
check_sizes (const OgcDice *sets,
             bool           in_play)
{
  unsigned sizes = 0;

  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    {
      const unsigned count = count_dice (sets[owner]);

      if (count == 0)
        continue;
      if (!in_play || count > MAX_OWN || (sizes & (1u << count)) != 0)
        return false;
      sizes |= 1u << count;
    }
  return true;
}

static bool
check_tower (const OgcState *state)
{
  const OgcTower *tower = &state->tower;

  for (unsigned i = 0; i < 4; i++)
    if (tower->spare[i] != 0)
      return false;
  for (unsigned half = 0; half < 2; half++)
    for (unsigned floor = 0; floor < 3; floor++)
      {
        const unsigned value = tower->value[half][floor];

        if (value == 0)
          {
            if (tower->owner[half][floor] != 0)
              return false;
            continue;
          }
        if (state->order[OGC_ORDER_C] != OGC_TOWER || value > OGC_MAX_VALUE || (value > 3) != (half == 1)
            || !is_owner (state, tower->owner[half][floor]) || (floor > 0 && tower->value[half][floor - 1] == 0))
          return false;
      }
  return true;
}

/* The building whose dice lie as no placement leaves them, or OGC_NO_BUILDING. */
static unsigned
find_wrong_building (const OgcState *state)
{
  if (!check_straights (state))
    return state->order[OGC_ORDER_B];
  if (!check_archives (state))
    return OGC_ARCHIVES;
  if (!check_university (state))
    return OGC_UNIVERSITY;
  if (!check_temple (state))
    return OGC_TEMPLE;
  if (!check_sizes (state->illuminati.sets, state->order[OGC_ORDER_C] == OGC_ILLUMINATI))
    return OGC_ILLUMINATI;
  if (!check_sizes (state->galleon.groups, state->order[OGC_ORDER_C] == OGC_GALLEON))
    return OGC_GALLEON;
  return check_tower (state) ? OGC_NO_BUILDING : OGC_TOWER;
}

OgcStateFault
ogc_state_check (const OgcState *state,
                 unsigned       *where)
{
  unsigned ignored;
  unsigned *at = where != NULL ? where : &ignored;

  *at = 0;
  if (!check_setup (state))
    return OGC_STATE_FAULT_SETUP;
  for (*at = 0; *at < OGC_N_TILE_KINDS; (*at)++)
    if (!check_kind (state, *at))
      return OGC_STATE_FAULT_TILES;
  *at = OGC_TILE_COLLECTION;
  if (!check_collections (state))
    return OGC_STATE_FAULT_TILES;
  *at = state->order[OGC_ORDER_B] == OGC_GUILD ? OGC_TILE_MISSION : OGC_TILE_ARTIFACT;
  if (!check_drawn (state))
    return OGC_STATE_FAULT_TILES;
  *at = OGC_TILE_CHEST;
  if (!check_chests (state))
    return OGC_STATE_FAULT_TILES;
  *at = OGC_TILE_MISSION;
  if (!check_deals (state))
    return OGC_STATE_FAULT_TILES;
  *at = find_wrong_building (state);
  if (*at != OGC_NO_BUILDING)
    return OGC_STATE_FAULT_BUILDING;
  *at = 0;
  if (!check_numbers (state))
    return OGC_STATE_FAULT_PROGRESS;
  for (*at = 0; *at < OGC_N_OWNERS; (*at)++)
    if (!check_dice (state, *at))
      return OGC_STATE_FAULT_DICE;
  *at = 0;
  return check_ask (state) ? OGC_CONSERVED : OGC_STATE_FAULT_PROGRESS;
}
