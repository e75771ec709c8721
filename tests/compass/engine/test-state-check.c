/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture-game.h"
#include "fixture-play.h"
#include "ogc-rules.h"

/* The position before it was damaged. Each damage must be refused with the expected fault, and is then undone. */
static OgcState sound;

static void
remember_sound (void)
{
  g_assert_cmpint (ogc_state_check (&game, NULL), ==, OGC_CONSERVED);
  sound = game;
}

static void
expect_fault (OgcStateFault fault,
              int           place)
{
  unsigned where = 99;

  g_assert_cmpint (ogc_state_check (&game, &where), ==, fault);
  g_assert_cmpint (ogc_state_check (&game, NULL), ==, fault);
  if (place >= 0)
    g_assert_cmpuint (where, ==, place);
  game = sound;
}

/* Lays out a position in the middle of a round, with something in every building. */
static void
table (OgcBuildingId b,
       OgcBuildingId c)
{
  begin (3, OGC_FORM_NEUTRAL, b, c);
  lay_group (0, 4, 2);
  lay_line ("12 24 55");
  lay_run (1, "34");
  lay_in_library (2, "6");
  remember_sound ();
}

static void
test_sound (void)
{
  for (unsigned c = OGC_TEMPLE; c <= OGC_TOWER; c++)
    {
      table (OGC_AUCTION_HOUSE, c);
      table (OGC_GUILD, c);
    }
}

/* SET-1 to SET-6 */
static void
test_setup (void)
{
  table (OGC_GUILD, OGC_TOWER);
  game.setup.seats = 1;
  expect_fault (OGC_STATE_FAULT_SETUP, -1);
  game.setup.seats = 4;
  expect_fault (OGC_STATE_FAULT_SETUP, -1);
  game.setup.form = OGC_N_FORMS;
  expect_fault (OGC_STATE_FAULT_SETUP, -1);
  game.setup.b = OGC_AUCTION_HOUSE;
  expect_fault (OGC_STATE_FAULT_SETUP, -1);
  game.setup.c = OGC_GALLEON;
  expect_fault (OGC_STATE_FAULT_SETUP, -1);
  game.setup.start_seat = 3;
  expect_fault (OGC_STATE_FAULT_SETUP, -1);
  game.setup.spare[1] = 1;
  expect_fault (OGC_STATE_FAULT_SETUP, -1);
  game.rounds = 5;
  expect_fault (OGC_STATE_FAULT_SETUP, -1);
  for (unsigned i = 0; i < 5; i++)
    {
      game.order[i] = OGC_NO_BUILDING;
      expect_fault (OGC_STATE_FAULT_SETUP, -1);
      game.order[i] = 77;
      expect_fault (OGC_STATE_FAULT_SETUP, -1);
    }
}

/* Damages every tile of @kind, wherever it lies: makes it missing, or puts it in two places. */
static void
lose_each_tile (OgcTileKind kind)
{
  OgcTileMask *masks[4 + OGC_MAX_SEATS] = { &game.stack[kind], &game.under[kind], &game.discards[kind],
                                            &game.out[kind] };

  for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
    masks[4 + seat] = &game.held[seat][kind];
  for (unsigned tile = 0; tile < ogc_tiles_count (kind); tile++)
    for (unsigned i = 0; i < G_N_ELEMENTS (masks); i++)
      {
        *masks[i] ^= OGC_TILE_BIT (tile);
        expect_fault (OGC_STATE_FAULT_TILES, kind);
      }
  for (unsigned tile = ogc_tiles_count (kind); tile < 64; tile++)
    {
      game.stack[kind] |= OGC_TILE_BIT (tile);
      expect_fault (OGC_STATE_FAULT_TILES, kind);
      game.discards[kind] |= OGC_TILE_BIT (tile);
      expect_fault (OGC_STATE_FAULT_TILES, kind);
    }
}

static void
test_tiles (void)
{
  for (unsigned c = OGC_TEMPLE; c <= OGC_TOWER; c++)
    {
      table (c % 2 ? OGC_AUCTION_HOUSE : OGC_GUILD, c);
      for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
        lose_each_tile (kind);
    }
}

/* Tiles laid out on the buildings */
static void
test_tiles_laid_out (void)
{
  table (OGC_GUILD, OGC_ILLUMINATI);
  for (unsigned place = 0; place < 4; place++)
    {
      game.archives.maps[place] = OGC_NO_TILE;
      expect_fault (OGC_STATE_FAULT_TILES, OGC_TILE_MAP);
      game.archives.maps[place] = OGC_N_MAPS;
      expect_fault (OGC_STATE_FAULT_TILES, OGC_TILE_MAP);
      game.archives.maps[place] = game.archives.maps[(place + 1) % 4];
      expect_fault (OGC_STATE_FAULT_TILES, OGC_TILE_MAP);
    }
  game.university.specialists[2] = OGC_NO_TILE;
  expect_fault (OGC_STATE_FAULT_TILES, OGC_TILE_SPECIALIST);
  game.university.specialists[6] = game.university.specialists[2];
  game.university.specialists[2] = OGC_NO_TILE;
  expect_fault (OGC_STATE_FAULT_TILES, OGC_TILE_SPECIALIST);
  game.illuminati.abilities[1] = OGC_NO_TILE;
  expect_fault (OGC_STATE_FAULT_TILES, OGC_TILE_ABILITY);
  game.illuminati.abilities[3] = game.illuminati.abilities[1];
  game.illuminati.abilities[1] = OGC_NO_TILE;
  expect_fault (OGC_STATE_FAULT_TILES, OGC_TILE_ABILITY);

  table (OGC_GUILD, OGC_TEMPLE);
  game.temple.item[0] = OGC_NO_TILE;
  expect_fault (OGC_STATE_FAULT_TILES, OGC_TILE_ITEM);
  game.temple.back[1] ^= 1;
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_TEMPLE);

  table (OGC_GUILD, OGC_GALLEON);
  game.galleon.drawn[0] = 1;
  expect_fault (OGC_STATE_FAULT_TILES, OGC_TILE_CHEST);
  game.galleon.drawn[4] = 1;
  game.stack[OGC_TILE_CHEST] &= ~(OgcTileMask) 1;
  expect_fault (OGC_STATE_FAULT_TILES, OGC_TILE_CHEST);
}

/* SET-7, GLD-4: collections and missions are where they must be */
static void
test_holdings (void)
{
  table (OGC_AUCTION_HOUSE, OGC_TOWER);
  game.held[0][OGC_TILE_COLLECTION] |= game.held[1][OGC_TILE_COLLECTION];
  game.held[1][OGC_TILE_COLLECTION] = 0;
  expect_fault (OGC_STATE_FAULT_TILES, OGC_TILE_COLLECTION);
  table (OGC_GUILD, OGC_TOWER);
  game.stack[OGC_TILE_MISSION] &= ~(OgcTileMask) 1;
  game.held[1][OGC_TILE_MISSION] |= 1;
  expect_fault (OGC_STATE_FAULT_TILES, OGC_TILE_MISSION);
  game.stack[OGC_TILE_MISSION] &= ~(OgcTileMask) 1;
  game.under[OGC_TILE_MISSION] |= 1;
  expect_fault (OGC_STATE_FAULT_TILES, OGC_TILE_MISSION);
  game.deals[0].tile[1] = 3;
  expect_fault (OGC_STATE_FAULT_TILES, OGC_TILE_MISSION);
  game.deals[5].tile[0] = 3;
  game.deals[5].seat[0] = 9;
  expect_fault (OGC_STATE_FAULT_TILES, OGC_TILE_MISSION);
  game.deals[2].seen[0] = 4;
  expect_fault (OGC_STATE_FAULT_TILES, OGC_TILE_MISSION);
}

static void
test_progress (void)
{
  table (OGC_GUILD, OGC_TOWER);
  game.round = 0;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.round = 7;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.start_seat = 3;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.turn_seat = 3;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.turn_seat = 1;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.phase = 4;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.phase = OGC_PHASE_RESOLVING;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.phase = OGC_PHASE_OVER;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.last_lap = 2;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.gift_turn = 1;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.gifts_asked = 4;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.resolving = 6;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.extra_seat = 3;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.extra_left = 1;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.extra_lost = 1;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
}

static void
test_ask (void)
{
  table (OGC_GUILD, OGC_TOWER);
  game.ask.seat = 3;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.ask.kind = OGC_ASK_TAKE;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.ask.kind = OGC_ASK_GIFT;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.ask.kind = OGC_ASK_NOTHING;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.ask.kind = 9;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.ask.offer = 1;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.ask.remaining = 1;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.ask.spare[2] = 1;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);

  finish_laps ();
  remember_sound ();
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_TAKE);
  game.ask.offer &= game.ask.offer - 1;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.ask.building = OGC_LIBRARY;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.ask.tile_kind = OGC_TILE_MAP;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.ask.remaining = 0;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.ask.remaining = 3;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.ask.kind = OGC_ASK_PLACE;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
}

/* Choices that the asked seat cannot make, or can no longer make. */
static void
test_choices (void)
{
  begin (4, OGC_FORM_STANDARD, OGC_GUILD, OGC_ILLUMINATI);
  lay_run (2, "345");
  lay_run (0, "56");
  lay_group (1, 4, 2);
  lay_pattern (1, "44");
  lay_pattern (3, "4");
  lay_line ("11 22");
  finish_laps ();
  remember_sound ();
  g_assert_cmpint (game.ask.building, ==, OGC_GUILD);
  game.ask.seat = 0;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.step = 1;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.step = 2;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.deals[0].seen[1] = 2;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.ask.remaining = 2;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.resolving = 1;
  expect_fault (OGC_STATE_FAULT_TILES, OGC_TILE_MISSION);

  while (game.ask.building == OGC_GUILD)
    take (taking (ogc_tile_mask_first (game.ask.offer)));
  remember_sound ();
  g_assert_cmpint (game.ask.building, ==, OGC_ARCHIVES);
  game.ask.seat = 2;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.step = 1;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);

  take (taking (ogc_tile_mask_first (game.ask.offer)));
  remember_sound ();
  g_assert_cmpint (game.ask.building, ==, OGC_ILLUMINATI);
  game.ask.seat = 3;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.step = 2;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);

  while (game.ask.building == OGC_ILLUMINATI)
    take (taking (ogc_tile_mask_first (game.ask.offer)));
  remember_sound ();
  g_assert_cmpint (game.ask.building, ==, OGC_UNIVERSITY);
  game.step = 1;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.ask.seat = 2;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
}

/* ABL-1: only holders of a gift are asked about it, and only once; the game is over after its last round */
static void
test_gift_and_end (void)
{
  begin (3, OGC_FORM_STANDARD, OGC_GUILD, OGC_ILLUMINATI);
  give_ability (1, OGC_ABILITY_TIMELY_GIFT);
  finish_laps ();
  remember_sound ();
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_GIFT);
  game.gifts_asked = 3;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.gift_turn = 1;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.phase = OGC_PHASE_LAPS;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.ask.seat = game.turn_seat = 0;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);

  take (deciding (OGC_DECISION_PASS));
  for (unsigned round = 2; round <= 6; round++)
    {
      finish_laps ();
      if (game.ask.kind == OGC_ASK_GIFT)
        take (deciding (OGC_DECISION_PASS));
    }
  remember_sound ();
  g_assert_cmpint (game.phase, ==, OGC_PHASE_OVER);
  game.round = 5;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.ask.kind = OGC_ASK_ROLL;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.ask.offer = 1;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
}

/* ABL-3: more extra dice than dice in hand */
static void
test_extra (void)
{
  begin (3, OGC_FORM_STANDARD, OGC_GUILD, OGC_ILLUMINATI);
  give_ability (0, OGC_ABILITY_LITTLE_HELP);
  take (deciding (OGC_DECISION_HELP));
  remember_sound ();
  game.extra_left = 3;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.extra_lost = 1;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.library.dice[0] = dice ("111111111");
  game.own[0] = dice ("1");
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.extra_seat = 1;
  expect_fault (OGC_STATE_FAULT_DICE, 0);
}

/* RND-3: a lap that cannot go on */
static void
test_lap (void)
{
  table (OGC_GUILD, OGC_TOWER);
  game.library.dice[0] += game.own[0];
  game.own[0] = 0;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.library.dice[2] += game.own[2];
  game.own[2] = 0;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
  game.library.dice[0] += game.own[0];
  game.own[0] = 0;
  game.ask.seat = game.turn_seat = 1;
  game.last_lap = 1;
  g_assert_cmpint (ogc_state_check (&game, NULL), ==, OGC_CONSERVED);
  game.last_lap = 0;
  expect_fault (OGC_STATE_FAULT_PROGRESS, -1);
}

/* GAL-2: chests drawn by a seat that has fewer dice there, or none */
static void
test_chests (void)
{
  begin (3, OGC_FORM_STANDARD, OGC_GUILD, OGC_GALLEON);
  lay_hoard (0, "6");
  remember_sound ();
  game.galleon.drawn[0] |= game.stack[OGC_TILE_CHEST];
  game.stack[OGC_TILE_CHEST] = 0;
  expect_fault (OGC_STATE_FAULT_TILES, OGC_TILE_CHEST);
  game.galleon.drawn[1] = game.galleon.drawn[0];
  game.galleon.drawn[0] = 0;
  expect_fault (OGC_STATE_FAULT_TILES, OGC_TILE_CHEST);
}

static void
test_dice (void)
{
  table (OGC_GUILD, OGC_TOWER);
  for (unsigned seat = 0; seat < 3; seat++)
    {
      game.own[seat] += dice ("6");
      expect_fault (OGC_STATE_FAULT_DICE, seat);
      game.own[seat] -= dice ("1");
      expect_fault (OGC_STATE_FAULT_DICE, seat);
      game.neutral[seat] += dice ("6");
      expect_fault (OGC_STATE_FAULT_DICE, OGC_NEUTRAL);
    }
  game.own[3] = dice ("1");
  expect_fault (OGC_STATE_FAULT_DICE, 3);
  game.neutral[4] = dice ("1");
  expect_fault (OGC_STATE_FAULT_DICE, OGC_NEUTRAL);
  game.own[1] |= 0x10;
  expect_fault (OGC_STATE_FAULT_DICE, 1);
  game.library.dice[2] += dice ("1");
  expect_fault (OGC_STATE_FAULT_DICE, 2);
  game.library.dice[0] = 0x80000000u;
  expect_fault (OGC_STATE_FAULT_DICE, 0);
  game.archives.groups[0][3] = 1u << 3;
  expect_fault (OGC_STATE_FAULT_DICE, 0);
  game.university.owner[0] = 0;
  expect_fault (OGC_STATE_FAULT_DICE, 0);
  game.straights.values[1] = 0x38;
  expect_fault (OGC_STATE_FAULT_DICE, 1);
}

/* RUN-1, RUN-2, ARC-2, UNI-2, TMP-1, ILL-2, GAL-1, TOW-2: dice lie as no placement leaves them, although none is
 * missing */
static void
test_buildings (void)
{
  table (OGC_GUILD, OGC_TOWER);
  game.straights.values[1] = 0x5;
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_GUILD);
  game.straights.values[0] = game.straights.values[1];
  game.own[0] -= dice ("11");
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_GUILD);
  game.straights.values[1] = 0x40;
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_GUILD);
  game.straights.spare[0] = 1;
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_GUILD);
  game.archives.groups[1][3] = game.archives.groups[0][3];
  game.own[1] -= dice ("11");
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_ARCHIVES);
  game.archives.groups[1][2] = 1;
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_ARCHIVES);
  game.university.value[0] = 5;
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_UNIVERSITY);
  game.university.value[0] = 0;
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_UNIVERSITY);
  game.university.owner[2] = 4;
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_UNIVERSITY);
  game.university.n = 6;
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_UNIVERSITY);
  game.university.value[6] = 1;
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_UNIVERSITY);
  lay_in_tower (1, 0, 3);
  game.tower.value[0][0] = 5;
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_TOWER);
  lay_in_tower (1, 1, 3);
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_TOWER);
  for (unsigned i = 0; i < G_N_ELEMENTS (game.tower.spare); i++)
    {
      game.tower.spare[i] = 1;
      expect_fault (OGC_STATE_FAULT_BUILDING, OGC_TOWER);
    }
  game.tower.owner[1][2] = 1;
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_TOWER);
}

static void
test_c_buildings (void)
{
  table (OGC_AUCTION_HOUSE, OGC_ILLUMINATI);
  game.illuminati.sets[0] = dice ("34");
  game.illuminati.sets[1] = dice ("56");
  game.own[0] -= dice ("11");
  game.own[1] -= dice ("11");
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_ILLUMINATI);
  game.galleon.groups[0] = dice ("34");
  game.own[0] -= dice ("11");
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_GALLEON);
  game.tower.value[0][0] = 1;
  game.own[0] -= dice ("1");
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_TOWER);
  game.temple.n = 3;
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_TEMPLE);
  table (OGC_AUCTION_HOUSE, OGC_GALLEON);
  game.galleon.groups[0] = dice ("34");
  game.galleon.groups[1] = dice ("56");
  game.own[0] -= dice ("11");
  game.own[1] -= dice ("11");
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_GALLEON);
  table (OGC_AUCTION_HOUSE, OGC_TEMPLE);
  game.temple.n = 4;
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_TEMPLE);
  game.temple.owner[3] = 0;
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_TEMPLE);
  game.temple.owner[0] = 4;
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_TEMPLE);
  game.temple.back[0] = OGC_N_BACKS;
  expect_fault (OGC_STATE_FAULT_BUILDING, OGC_TEMPLE);
}

/* --- Whatever passes can be played --- */

/* Plays on from @state to the end, and checks that every position on the way is legal. */
static void
play_on (OgcState  state,
         Luck     *luck)
{
  static OgcDecision list[OGC_MAX_DECISIONS];
  OgcEvents events;

  while (state.phase != OGC_PHASE_OVER)
    {
      const unsigned n = ogc_rules_list (&state, list);
      OgcDecision decision;

      g_assert_cmpuint (n, >, 0);
      g_assert_cmpuint (n, <=, OGC_MAX_DECISIONS);
      decision = play_choose (list, n, luck);
      g_assert_cmpint (ogc_rules_take (&state, &decision, &events), ==, OGC_RULE_NONE);
      g_assert_cmpint (ogc_state_check (&state, NULL), ==, OGC_CONSERVED);
    }
}

/* Moves a tile that is not in a building somewhere else. */
static void
move_tile (OgcState *state,
           Luck     *luck)
{
  const unsigned kind = luck_below (luck, OGC_N_TILE_KINDS);
  OgcTileMask *masks[] = { &state->stack[kind], &state->under[kind], &state->discards[kind], &state->held[0][kind],
                           &state->held[1][kind], kind == OGC_TILE_CHEST ? &state->galleon.drawn[0]
                             : &state->straights.drawn };
  OgcTileMask *from = masks[luck_below (luck, G_N_ELEMENTS (masks))];
  OgcTileMask *to = masks[luck_below (luck, G_N_ELEMENTS (masks))];
  const OgcTileMask tile = *from & -*from;

  *from &= ~tile;
  *to |= tile;
}

/* Moves a die from a hand somewhere else. */
static void
move_die (OgcState *state,
          Luck     *luck)
{
  const unsigned seat = luck_below (luck, state->setup.seats);
  const unsigned value = 1 + luck_below (luck, OGC_MAX_VALUE);
  OgcDice *to[] = { &state->library.dice[seat], &state->illuminati.sets[seat], &state->galleon.groups[seat],
                    &state->own[seat] };

  if (state->own[seat] == 0)
    return;
  state->own[seat] -= ogc_dice_one (ogc_dice_lowest (state->own[seat]));
  switch (luck_below (luck, 4))
    {
    case 0:
      state->straights.values[seat] |= 1u << (value - 1);
      break;
    case 1:
      state->archives.groups[seat][value - 1] |= 2;
      break;
    default:
      *to[luck_below (luck, G_N_ELEMENTS (to))] += ogc_dice_one (value);
      break;
    }
}

static void
damage (OgcState *state,
        Luck     *luck)
{
  const unsigned from = G_STRUCT_OFFSET (OgcState, stack);

  switch (luck_below (luck, 4))
    {
    case 0:
      move_tile (state, luck);
      break;
    case 1:
      move_die (state, luck);
      break;
    default:
      ((uint8_t *) state)[from + luck_below (luck, sizeof *state - from)] = luck_below (luck,
                                                                                        luck_below (luck, 2) ? 256 : 8);
      break;
    }
}

/* A position with random changes to bytes, tiles or dice is either refused or can be played to its end. */
static void
test_mutations (void)
{
  unsigned passed = 0;

  for (unsigned i = 0; i < 300; i++)
    {
      static OgcDecision list[OGC_MAX_DECISIONS];
      Luck luck = luck_of_game (4711, i);
      const OgcSetup setup = play_setup (&luck);

      g_assert_cmpint (ogc_rules_begin (&game, fixture_tiles (), &setup, NULL), ==, OGC_RULE_NONE);
      for (unsigned steps = luck_below (&luck, 120); steps > 0 && game.phase != OGC_PHASE_OVER; steps--)
        {
          const OgcDecision decision = play_choose (list, ogc_rules_list (&game, list), &luck);

          g_assert_cmpint (ogc_rules_take (&game, &decision, NULL), ==, OGC_RULE_NONE);
        }
      for (unsigned j = 0; j < 1000; j++)
        {
          OgcState damaged = game;
          unsigned changes = 1 + luck_below (&luck, 2);

          while (changes-- > 0)
            damage (&damaged, &luck);
          if (ogc_state_check (&damaged, NULL) != OGC_CONSERVED)
            continue;
          passed++;
          if (passed % 40 == 0)
            play_on (damaged, &luck);
        }
    }
  g_test_message ("%u changed positions are lawful", passed);
  g_assert_cmpuint (passed, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/conservation/sound", test_sound);
  g_test_add_func ("/conservation/setup", test_setup);
  g_test_add_func ("/conservation/tiles", test_tiles);
  g_test_add_func ("/conservation/tiles-laid-out", test_tiles_laid_out);
  g_test_add_func ("/conservation/holdings", test_holdings);
  g_test_add_func ("/conservation/progress", test_progress);
  g_test_add_func ("/conservation/ask", test_ask);
  g_test_add_func ("/conservation/choices", test_choices);
  g_test_add_func ("/conservation/gift-and-end", test_gift_and_end);
  g_test_add_func ("/conservation/extra", test_extra);
  g_test_add_func ("/conservation/lap", test_lap);
  g_test_add_func ("/conservation/chests", test_chests);
  g_test_add_func ("/conservation/dice", test_dice);
  g_test_add_func ("/conservation/buildings", test_buildings);
  g_test_add_func ("/conservation/c-buildings", test_c_buildings);
  g_test_add_func ("/conservation/mutations", test_mutations);
  return g_test_run ();
}
