/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the cards of the first six protocols of MN01 do, one test for each card. */
#include "fixture-scene.h"

static void
begin_first (void)
{
  scene_begin ("darkness death fire", "gravity life light");
}

static void
begin_second (void)
{
  scene_begin ("gravity life light", "darkness death fire");
}

/* Darkness 0: draws three cards, and shifts one of their covered cards to another line. */
static void
test_darkness_0 (void)
{
  begin_first ();
  scene_hand (ME, "Darkness 0");
  scene_deck (ME, "Fire 1, Fire 2, Fire 3, Fire 4");
  scene_put (THEM, 0, "Gravity 5", DOWN);
  scene_put (THEM, 0, "Gravity 4", UP);
  scene_put (ME, 1, "Death 5", DOWN);
  scene_put (ME, 1, "Death 4", DOWN);
  play ("Darkness 0", UP, 0);
  expect ("Fire 3", "my hand");
  expect ("Fire 4", "my deck");
  asked ("me: line 1 2");
  choose_line (1);
  expect ("Gravity 5", "their 1.0 down");
  rests (THEM);
}

/* Darkness 1: flips one of their cards, and may shift it. */
static void
test_darkness_1 (void)
{
  begin_first ();
  scene_hand (ME, "Darkness 1");
  scene_put (THEM, 0, "Gravity 4", UP);
  scene_put (THEM, 1, "Life 4", DOWN);
  play ("Darkness 1", UP, 0);
  asked ("me: card Gravity 4, Life 4");
  choose ("Gravity 4");
  asked ("me: line 1 2 or pass");
  choose_line (1);
  expect ("Gravity 4", "their 1.1 down");
  rests (THEM);

  begin_first ();
  scene_hand (ME, "Darkness 1");
  play ("Darkness 1", UP, 0);
  rests (THEM);
}

/* Darkness 2: face-down cards of its stack are worth 4; it may flip a covered card here. */
static void
test_darkness_2 (void)
{
  begin_first ();
  scene_hand (ME, "Darkness 2");
  scene_put (ME, 0, "Fire 5", DOWN);
  scene_put (ME, 1, "Fire 4", DOWN);
  scene_put (THEM, 0, "Gravity 5", DOWN);
  scene_put (THEM, 0, "Gravity 4", DOWN);
  g_assert_cmpuint (compile_field_total (&scene, ME, 0), ==, 2);
  play ("Darkness 2", UP, 0);
  g_assert_cmpuint (compile_field_total (&scene, ME, 0), ==, 4 + 2);
  g_assert_cmpuint (compile_field_value (&scene, scene_card ("Fire 5")), ==, 4);
  g_assert_cmpuint (compile_field_total (&scene, ME, 1), ==, 2);
  g_assert_cmpuint (compile_field_total (&scene, THEM, 0), ==, 4);
  asked ("me: card Fire 5, Gravity 5 or pass");
  choose ("Fire 5");
  expect ("Fire 5", "my 0.0 up");
  rests (THEM);
}

/* Darkness 3: plays a card face down into another line. */
static void
test_darkness_3 (void)
{
  begin_first ();
  scene_hand (ME, "Darkness 3, Darkness 5");
  play ("Darkness 3", UP, 0);
  asked ("me: play Darkness 5 1 2");
  play ("Darkness 5", DOWN, 2);
  expect ("Darkness 5", "my 2.0 down");
  rests (THEM);

  begin_first ();
  scene_hand (ME, "Darkness 3");
  play ("Darkness 3", UP, 0);
  rests (THEM);
}

/* Darkness 4: shifts any face-down card to another line. */
static void
test_darkness_4 (void)
{
  begin_first ();
  scene_hand (ME, "Darkness 4");
  scene_put (ME, 1, "Death 5", DOWN);
  scene_put (THEM, 0, "Gravity 5", DOWN);
  scene_put (THEM, 1, "Life 5", UP);
  play ("Darkness 4", UP, 0);
  asked ("me: card Death 5, Gravity 5");
  choose ("Gravity 5");
  choose_line (2);
  expect ("Gravity 5", "their 2.0 down");
  rests (THEM);
}

/* Death 0: deletes one card in each other line. */
static void
test_death_0 (void)
{
  begin_first ();
  scene_hand (ME, "Death 0");
  scene_put (ME, 0, "Darkness 5", UP);
  scene_put (THEM, 0, "Gravity 4", UP);
  scene_put (THEM, 1, "Life 4", UP);
  scene_put (THEM, 2, "Light 4", DOWN);
  play ("Death 0", UP, 1);
  asked ("me: card Darkness 5, Gravity 4, Light 4");
  choose ("Gravity 4");
  expect ("Light 4", "their trash");
  expect ("Darkness 5", "my 0.0 up");
  expect ("Life 4", "their 1.0 up");
  rests (THEM);

  begin_first ();
  scene_hand (ME, "Death 0");
  play ("Death 0", UP, 1);
  rests (THEM);
}

/* Death 1: for drawing a card, another one and itself are deleted. */
static void
test_death_1 (void)
{
  begin_first ();
  scene_put (ME, 1, "Death 1", UP);
  scene_put (THEM, 0, "Gravity 4", UP);
  scene_put (THEM, 1, "Life 4", UP);
  scene_deck (ME, "Fire 1");
  scene_turn (ME);
  asked ("me: may or pass");
  yes ();
  asked ("me: card Gravity 4, Life 4");
  choose ("Life 4");
  expect ("Life 4", "their trash");
  expect ("Death 1", "my trash");
  rests (ME);

  begin_first ();
  scene_put (ME, 1, "Death 1", UP);
  scene_put (THEM, 0, "Gravity 4", UP);
  scene_deck (ME, "Fire 1");
  scene_turn (ME);
  pass ();
  expect ("Death 1", "my 1.0 up");
  expect ("Gravity 4", "their 0.0 up");

  /* With nothing else to delete it still deletes itself. */
  begin_first ();
  scene_put (ME, 1, "Death 1", UP);
  scene_deck (ME, "Fire 1");
  scene_turn (ME);
  yes ();
  expect ("Death 1", "my trash");

  begin_first ();
  scene_put (ME, 1, "Death 1", UP);
  scene_turn (ME);
  rests (ME);
}

/* Death 2: deletes all cards of value 1 or 2 in a line at once. */
static void
test_death_2 (void)
{
  begin_first ();
  scene_hand (ME, "Death 2");
  scene_put (ME, 0, "Darkness 1", UP);
  scene_put (ME, 0, "Darkness 5", UP);
  scene_put (THEM, 0, "Gravity 6", DOWN);
  scene_put (THEM, 0, "Gravity 5", UP);
  scene_put (THEM, 2, "Light 4", UP);
  play ("Death 2", UP, 1);
  asked ("me: line 0 1");
  choose_line (0);
  expect ("Darkness 1", "my trash");
  expect ("Gravity 6", "their trash");
  expect ("Darkness 5", "my 0.0 up");
  expect ("Gravity 5", "their 0.0 up");
  rests (THEM);

  /* It deletes itself if nothing else fits. */
  begin_first ();
  scene_hand (ME, "Death 2");
  scene_put (THEM, 2, "Light 4", UP);
  play ("Death 2", UP, 1);
  expect ("Death 2", "my trash");
}

/* Death 3: deletes a face-down card. */
static void
test_death_3 (void)
{
  begin_first ();
  scene_hand (ME, "Death 3");
  scene_put (ME, 0, "Darkness 5", DOWN);
  scene_put (THEM, 0, "Gravity 5", DOWN);
  scene_put (THEM, 1, "Life 5", UP);
  play ("Death 3", UP, 1);
  asked ("me: card Darkness 5, Gravity 5");
  choose ("Gravity 5");
  expect ("Gravity 5", "their trash");
  rests (THEM);
}

/* Death 4: deletes a card of value 0 or 1. */
static void
test_death_4 (void)
{
  begin_first ();
  scene_hand (ME, "Death 4");
  scene_put (ME, 0, "Darkness 1", UP);
  scene_put (THEM, 0, "Gravity 0", UP);
  scene_put (THEM, 1, "Life 1", DOWN);
  play ("Death 4", UP, 1);
  asked ("me: card Darkness 1, Gravity 0");
  choose ("Gravity 0");
  expect ("Gravity 0", "their trash");
  rests (THEM);

  begin_first ();
  scene_hand (ME, "Death 4");
  play ("Death 4", UP, 1);
  rests (THEM);
}

/* Fire 0: flips another card and draws; and again before it is covered. */
static void
test_fire_0 (void)
{
  begin_first ();
  scene_hand (ME, "Fire 0, Darkness 3");
  scene_put (THEM, 0, "Gravity 4", UP);
  scene_deck (ME, "Fire 1, Fire 2, Fire 3, Fire 4");
  play ("Fire 0", UP, 2);
  expect ("Gravity 4", "their 0.0 down");
  expect ("Fire 2", "my hand");
  rests (THEM);
  scene_put (THEM, 1, "Life 4", UP);
  scene_action (ME);
  play ("Darkness 3", DOWN, 2);
  expect ("Fire 3", "my hand");
  asked ("me: card Gravity 4, Life 4");
  choose ("Life 4");
  expect ("Darkness 3", "my 2.1 down");
  rests (THEM);
}

/* Fire 1: deletes for a discard. */
static void
test_fire_1 (void)
{
  begin_first ();
  scene_hand (ME, "Fire 1, Fire 4");
  scene_put (THEM, 0, "Gravity 4", UP);
  play ("Fire 1", UP, 2);
  expect ("Fire 4", "my trash");
  asked ("me: card Fire 1, Gravity 4");
  choose ("Gravity 4");
  expect ("Gravity 4", "their trash");
  rests (THEM);

  begin_first ();
  scene_hand (ME, "Fire 1");
  scene_put (THEM, 0, "Gravity 4", UP);
  play ("Fire 1", UP, 2);
  expect ("Gravity 4", "their 0.0 up");
  rests (THEM);
}

/* Fire 2: returns for a discard. */
static void
test_fire_2 (void)
{
  begin_first ();
  scene_hand (ME, "Fire 2, Fire 4");
  scene_put (THEM, 0, "Gravity 4", UP);
  play ("Fire 2", UP, 2);
  choose ("Gravity 4");
  expect ("Gravity 4", "their hand");
  rests (THEM);

  begin_first ();
  scene_hand (ME, "Fire 2");
  scene_put (THEM, 0, "Gravity 4", UP);
  play ("Fire 2", UP, 2);
  rests (THEM);
}

/* Fire 3: in the end phase flips a card for a discard. */
static void
test_fire_3 (void)
{
  begin_first ();
  scene_put (ME, 2, "Fire 3", UP);
  scene_put (THEM, 0, "Gravity 4", UP);
  scene_hand (ME, "Fire 4");
  scene_end (ME);
  asked ("me: card Fire 4 or pass");
  choose ("Fire 4");
  asked ("me: card Fire 3, Gravity 4");
  choose ("Gravity 4");
  expect ("Gravity 4", "their 0.0 down");
  rests (THEM);

  begin_first ();
  scene_put (ME, 2, "Fire 3", UP);
  scene_hand (ME, "Fire 4");
  scene_end (ME);
  pass ();
  expect ("Fire 4", "my hand");
  rests (THEM);

  begin_first ();
  scene_put (ME, 2, "Fire 3", UP);
  scene_end (ME);
  rests (THEM);
}

/* Fire 4: draws one more card than was discarded. */
static void
test_fire_4 (void)
{
  begin_first ();
  scene_hand (ME, "Fire 4, Death 1, Death 2, Death 3");
  scene_deck (ME, "Fire 1, Fire 2, Fire 3, Fire 5");
  play ("Fire 4", UP, 2);
  asked ("me: card Death 1, Death 2, Death 3");
  choose ("Death 1");
  asked ("me: card Death 2, Death 3 or pass");
  choose ("Death 3");
  asked ("me: card Death 2 or pass");
  pass ();
  expect ("Fire 3", "my hand");
  expect ("Fire 5", "my deck");
  rests (THEM);

  begin_first ();
  scene_hand (ME, "Fire 4");
  scene_deck (ME, "Fire 1, Fire 2");
  play ("Fire 4", UP, 2);
  expect ("Fire 1", "my hand");
  expect ("Fire 2", "my deck");
}

/* Gravity 0: puts the top card of the deck under it for every two cards here, which are counted first (COM-35). */
static void
test_gravity_0 (void)
{
  begin_second ();
  scene_hand (ME, "Gravity 0, Gravity 5");
  scene_put (ME, 0, "Life 4", DOWN);
  scene_put (THEM, 0, "Darkness 5", UP);
  scene_put (THEM, 0, "Darkness 4", UP);
  scene_deck (ME, "Light 1, Light 2, Light 3");
  play ("Gravity 0", UP, 0);
  expect ("Light 1", "my 0.1 down");
  expect ("Light 2", "my 0.2 down");
  expect ("Gravity 0", "my 0.3 up");
  expect ("Light 3", "my deck");
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Gravity 0");
  scene_deck (ME, "Light 1");
  play ("Gravity 0", UP, 0);
  expect ("Light 1", "my deck");
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Gravity 0");
  scene_put (ME, 0, "Life 4", DOWN);
  play ("Gravity 0", UP, 0);
  rests (THEM);
}

/* Gravity 1: draws two cards, and shifts a card from here or to here. */
static void
test_gravity_1 (void)
{
  begin_second ();
  scene_hand (ME, "Gravity 1");
  scene_put (THEM, 0, "Darkness 4", UP);
  scene_put (THEM, 1, "Death 4", UP);
  scene_deck (ME, "Light 1, Light 2");
  play ("Gravity 1", UP, 0);
  asked ("me: card Darkness 4, Death 4, Gravity 1");
  choose ("Death 4");
  expect ("Death 4", "their 0.1 up");
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Gravity 1");
  scene_put (THEM, 0, "Darkness 4", UP);
  play ("Gravity 1", UP, 0);
  choose ("Darkness 4");
  asked ("me: line 1 2");
  choose_line (2);
  expect ("Darkness 4", "their 2.0 up");
  rests (THEM);
}

/* Gravity 2: flips a card and shifts it here, even if it has been covered meanwhile. */
static void
test_gravity_2 (void)
{
  begin_second ();
  scene_hand (ME, "Gravity 2");
  scene_put (THEM, 1, "Death 4", UP);
  play ("Gravity 2", UP, 0);
  choose ("Death 4");
  expect ("Death 4", "their 0.0 down");
  rests (THEM);

  /* The card that it turns up gets covered by its own effect before it is shifted. */
  begin_second ();
  scene_hand (ME, "Gravity 2");
  scene_put (ME, 1, "Life 0", DOWN);
  scene_deck (ME, "Light 1");
  play ("Gravity 2", UP, 0);
  choose ("Life 0");
  asked ("me: line 0 1");
  choose_line (1);
  expect ("Light 1", "my 1.0 down");
  expect ("Life 0", "my 0.1 up");
  rests (THEM);

  /* If it flips itself, the rest lapses. */
  begin_second ();
  scene_hand (ME, "Gravity 2");
  play ("Gravity 2", UP, 0);
  expect ("Gravity 2", "my 0.0 down");
  rests (THEM);
}

/* Gravity 4: a face-down card comes here. */
static void
test_gravity_4 (void)
{
  begin_second ();
  scene_hand (ME, "Gravity 4");
  scene_put (THEM, 0, "Darkness 5", DOWN);
  scene_put (THEM, 1, "Death 5", DOWN);
  scene_put (ME, 2, "Light 5", DOWN);
  play ("Gravity 4", UP, 0);
  asked ("me: card Death 5, Light 5");
  choose ("Death 5");
  expect ("Death 5", "their 0.1 down");
  rests (THEM);
}

/* Gravity 6: they play the top of their deck here. */
static void
test_gravity_6 (void)
{
  begin_second ();
  scene_hand (ME, "Gravity 6");
  scene_deck (THEM, "Death 5, Death 4");
  play ("Gravity 6", UP, 0);
  expect ("Death 5", "their 0.0 down");
  g_assert_cmphex (scene.known[ME] & scene_cards ("Death 5"), ==, 0);
  g_assert_cmphex (scene.known[THEM] & scene_cards ("Death 5"), !=, 0);
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Gravity 6");
  play ("Gravity 6", UP, 0);
  rests (THEM);
}

/* Life 0: the top card of the deck goes into each of my lines until it is covered itself; in the end phase it is
 * deleted if it is covered. */
static void
test_life_0 (void)
{
  begin_second ();
  scene_hand (ME, "Life 0");
  scene_put (ME, 0, "Gravity 4", DOWN);
  scene_deck (ME, "Light 1, Light 2, Light 3");
  play ("Life 0", UP, 1);
  asked ("me: line 0 1");
  choose_line (0);
  expect ("Light 1", "my 0.1 down");
  /* The last line is its own; covered, it is deleted in the end phase. */
  expect ("Light 2", "my 1.0 down");
  expect ("Life 0", "my trash");
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Life 0");
  scene_put (ME, 0, "Gravity 4", DOWN);
  scene_deck (ME, "Light 1, Light 2");
  play ("Life 0", UP, 1);
  choose_line (1);
  expect ("Light 1", "my 1.0 down");
  expect ("Light 2", "my deck");
  expect ("Life 0", "my trash");
}

/* Life 1: flips, and flips again. */
static void
test_life_1 (void)
{
  begin_second ();
  scene_hand (ME, "Life 1");
  scene_put (THEM, 0, "Darkness 4", UP);
  play ("Life 1", UP, 1);
  choose ("Darkness 4");
  asked ("me: card Darkness 4, Life 1");
  choose ("Life 1");
  expect ("Life 1", "my 1.0 down");
  rests (THEM);

  /* If it flips itself first, there is no second flip. */
  begin_second ();
  scene_hand (ME, "Life 1");
  scene_put (THEM, 0, "Darkness 4", UP);
  play ("Life 1", UP, 1);
  choose ("Life 1");
  rests (THEM);
}

/* Life 2: draws, and may flip a face-down card. */
static void
test_life_2 (void)
{
  begin_second ();
  scene_hand (ME, "Life 2");
  scene_put (THEM, 0, "Darkness 4", DOWN);
  scene_put (THEM, 1, "Death 4", UP);
  scene_deck (ME, "Light 1");
  play ("Life 2", UP, 1);
  expect ("Light 1", "my hand");
  asked ("me: card Darkness 4 or pass");
  pass ();
  expect ("Darkness 4", "their 0.0 down");
  rests (THEM);
}

/* Life 3: before it is covered, the top card of the deck goes into another line. */
static void
test_life_3 (void)
{
  begin_second ();
  scene_put (ME, 1, "Life 3", UP);
  scene_hand (ME, "Light 4");
  scene_deck (ME, "Light 1");
  play ("Light 4", DOWN, 1);
  asked ("me: line 0 2");
  choose_line (2);
  expect ("Light 1", "my 2.0 down");
  expect ("Light 4", "my 1.1 down");
  rests (THEM);
}

/* Life 4: draws if it covers a card. */
static void
test_life_4 (void)
{
  begin_second ();
  scene_hand (ME, "Life 4");
  scene_deck (ME, "Light 1");
  play ("Life 4", UP, 1);
  expect ("Light 1", "my deck");

  begin_second ();
  scene_hand (ME, "Life 4");
  scene_put (ME, 1, "Life 5", DOWN);
  scene_deck (ME, "Light 1");
  play ("Life 4", UP, 1);
  expect ("Light 1", "my hand");
  rests (THEM);
}

/* Light 0: draws as many cards as the flipped card is now worth (COM-64). */
static void
test_light_0 (void)
{
  begin_second ();
  scene_hand (ME, "Light 0");
  scene_put (THEM, 0, "Darkness 4", UP);
  scene_deck (ME, "Life 1, Life 2, Life 3");
  play ("Light 0", UP, 2);
  choose ("Darkness 4");
  expect ("Life 2", "my hand");
  expect ("Life 3", "my deck");
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Light 0");
  scene_put (THEM, 0, "Fire 3", DOWN);
  scene_deck (ME, "Life 1, Life 2, Life 3, Life 4");
  play ("Light 0", UP, 2);
  choose ("Fire 3");
  expect ("Life 3", "my hand");
  expect ("Life 4", "my deck");
}

/* Light 1: draws a card in the end phase. */
static void
test_light_1 (void)
{
  begin_second ();
  scene_put (ME, 2, "Light 1", UP);
  scene_deck (ME, "Life 1, Life 2");
  scene_end (ME);
  expect ("Life 1", "my hand");
  rests (THEM);
  scene_put (ME, 2, "Light 5", DOWN);
  scene_end (ME);
  expect ("Life 2", "my deck");
}

/* Light 2: looks at a face-down card, then shifts or flips it. */
static void
test_light_2 (void)
{
  begin_second ();
  scene_hand (ME, "Light 2");
  scene_put (THEM, 0, "Fire 3", DOWN);
  scene_put (THEM, 1, "Death 4", DOWN);
  scene.known[ME] &= ~scene_cards ("Fire 3");
  scene_deck (ME, "Life 1, Life 2");
  play ("Light 2", UP, 2);
  asked ("me: card Death 4, Fire 3");
  choose ("Fire 3");
  g_assert_cmphex (scene.known[ME] & scene_cards ("Fire 3"), !=, 0);
  expect ("Fire 3", "their 0.0 down");
  asked ("me: row 2 3 or pass");
  choose_number (2);
  asked ("me: line 1 2");
  choose_line (1);
  expect ("Fire 3", "their 1.1 down");
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Light 2");
  scene_put (THEM, 0, "Fire 3", DOWN);
  play ("Light 2", UP, 2);
  choose_number (3);
  expect ("Fire 3", "their 0.0 up");
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Light 2");
  play ("Light 2", UP, 2);
  rests (THEM);
}

/* Light 3: shifts all face-down cards of its line to another one, keeping their order. */
static void
test_light_3 (void)
{
  begin_second ();
  scene_hand (ME, "Light 3");
  scene_put (ME, 2, "Life 1", DOWN);
  scene_put (ME, 2, "Life 2", DOWN);
  scene_put (THEM, 2, "Fire 1", DOWN);
  scene_put (THEM, 2, "Fire 2", UP);
  scene_put (THEM, 2, "Fire 3", DOWN);
  scene_put (ME, 0, "Gravity 5", UP);
  play ("Light 3", UP, 2);
  asked ("me: line 0 1");
  choose_line (0);
  /* Fire 2 has become free; with no card to discard it does nothing. */
  expect ("Life 1", "my 0.1 down");
  expect ("Life 2", "my 0.2 down");
  expect ("Fire 1", "their 0.0 down");
  expect ("Fire 3", "their 0.1 down");
  expect ("Fire 2", "their 2.0 up");
  expect ("Light 3", "my 2.0 up");
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Light 3");
  play ("Light 3", UP, 2);
  rests (THEM);
}

/* Light 4: they show their hand. */
static void
test_light_4 (void)
{
  begin_second ();
  scene_hand (ME, "Light 4");
  scene_hand (THEM, "Fire 1, Fire 2");
  play ("Light 4", UP, 2);
  g_assert_cmphex (scene.known[ME] & scene_cards ("Fire 1, Fire 2"), ==, scene_cards ("Fire 1, Fire 2"));
  expect ("Fire 1", "their hand");
  rests (THEM);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards/darkness-0", test_darkness_0);
  g_test_add_func ("/cards/darkness-1", test_darkness_1);
  g_test_add_func ("/cards/darkness-2", test_darkness_2);
  g_test_add_func ("/cards/darkness-3", test_darkness_3);
  g_test_add_func ("/cards/darkness-4", test_darkness_4);
  g_test_add_func ("/cards/death-0", test_death_0);
  g_test_add_func ("/cards/death-1", test_death_1);
  g_test_add_func ("/cards/death-2", test_death_2);
  g_test_add_func ("/cards/death-3", test_death_3);
  g_test_add_func ("/cards/death-4", test_death_4);
  g_test_add_func ("/cards/fire-0", test_fire_0);
  g_test_add_func ("/cards/fire-1", test_fire_1);
  g_test_add_func ("/cards/fire-2", test_fire_2);
  g_test_add_func ("/cards/fire-3", test_fire_3);
  g_test_add_func ("/cards/fire-4", test_fire_4);
  g_test_add_func ("/cards/gravity-0", test_gravity_0);
  g_test_add_func ("/cards/gravity-1", test_gravity_1);
  g_test_add_func ("/cards/gravity-2", test_gravity_2);
  g_test_add_func ("/cards/gravity-4", test_gravity_4);
  g_test_add_func ("/cards/gravity-6", test_gravity_6);
  g_test_add_func ("/cards/life-0", test_life_0);
  g_test_add_func ("/cards/life-1", test_life_1);
  g_test_add_func ("/cards/life-2", test_life_2);
  g_test_add_func ("/cards/life-3", test_life_3);
  g_test_add_func ("/cards/life-4", test_life_4);
  g_test_add_func ("/cards/light-0", test_light_0);
  g_test_add_func ("/cards/light-1", test_light_1);
  g_test_add_func ("/cards/light-2", test_light_2);
  g_test_add_func ("/cards/light-3", test_light_3);
  g_test_add_func ("/cards/light-4", test_light_4);
  return g_test_run ();
}
