/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards of MN01 once more: where they find no target, are covered or uncovered, or are turned up by the other side.
 * What they do as a rule is in test-darkness-to-light.c and test-metal-to-water.c. */
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

static void
begin_third (void)
{
  scene_begin ("metal plague psychic", "speed spirit water");
}

static void
begin_fourth (void)
{
  scene_begin ("speed spirit water", "metal plague psychic");
}

/* Darkness 0 draws as many as there are, and shifts no free card. */
static void
test_darkness_0 (void)
{
  begin_first ();
  scene_put (THEM, 1, "Life 2", UP);
  scene_hand (ME, "Darkness 0");
  scene_deck (ME, "Death 1, Death 2");
  play ("Darkness 0", UP, 0);
  expect ("Death 1", "my hand");
  expect ("Death 2", "my hand");
  expect ("Life 2", "their 1.0 up");
  rests (THEM);
}

/* Darkness 2 changes face-down cards of its own stack alone, also from under one; nothing while it lies face down. */
static void
test_darkness_2 (void)
{
  begin_first ();
  scene_put (ME, 0, "Darkness 3", DOWN);
  scene_put (ME, 0, "Darkness 2", UP);
  scene_put (ME, 0, "Darkness 4", DOWN);
  scene_put (THEM, 0, "Life 2", DOWN);
  scene_put (ME, 1, "Death 2", DOWN);
  g_assert_cmpuint (compile_field_total (&scene, ME, 0), ==, 4 + 2 + 4);
  g_assert_cmpuint (compile_field_total (&scene, THEM, 0), ==, 2);
  g_assert_cmpuint (compile_field_total (&scene, ME, 1), ==, 2);

  /* It reaches covered cards of both sides in its line. */
  begin_first ();
  scene_put (THEM, 0, "Life 2", DOWN);
  scene_put (THEM, 0, "Life 4", DOWN);
  scene_put (THEM, 1, "Life 1", UP);
  scene_put (THEM, 1, "Life 5", UP);
  scene_hand (ME, "Darkness 2");
  play ("Darkness 2", UP, 0);
  asked ("me: card Life 2 or pass");
  choose ("Life 2");
  expect ("Life 2", "their 0.0 up");
  rests (THEM);
}

/* Darkness 4 must shift even the own card, and finds no covered one. */
static void
test_darkness_4 (void)
{
  begin_first ();
  scene_put (ME, 1, "Death 2", DOWN);
  scene_hand (ME, "Darkness 4");
  play ("Darkness 4", UP, 0);
  asked ("me: line 0 2");
  choose_line (0);
  expect ("Death 2", "my 0.1 down");
  rests (THEM);

  begin_first ();
  scene_put (THEM, 1, "Life 2", DOWN);
  scene_put (THEM, 1, "Life 4", UP);
  scene_hand (ME, "Darkness 4");
  play ("Darkness 4", UP, 0);
  expect ("Life 2", "their 1.0 down");
  rests (THEM);
}

/* Death 3 must delete even the own card, and finds no covered one. */
static void
test_death_3 (void)
{
  begin_first ();
  scene_put (ME, 0, "Darkness 2", DOWN);
  scene_put (THEM, 1, "Life 2", DOWN);
  scene_put (THEM, 1, "Life 4", UP);
  scene_hand (ME, "Death 3");
  play ("Death 3", UP, 1);
  expect ("Darkness 2", "my trash");
  expect ("Life 2", "their 1.0 down");
  rests (THEM);
}

/* Before Fire 0 is covered it flips another card even if there is none to draw; the card in transit is none. */
static void
test_fire_0 (void)
{
  begin_first ();
  scene_put (ME, 2, "Fire 0", UP);
  scene_put (THEM, 2, "Light 3", DOWN);
  scene_hand (ME, "Death 2");
  play ("Death 2", DOWN, 2);
  expect ("Light 3", "their 2.0 up");
  expect ("Death 2", "my 2.1 down");
  rests (THEM);

  begin_first ();
  scene_put (ME, 2, "Fire 0", UP);
  scene_hand (ME, "Death 2");
  scene_deck (ME, "Death 3");
  play ("Death 2", DOWN, 2);
  expect ("Death 3", "my hand");
  g_assert_cmpuint (happened (COMPILE_EVENT_FLIPPED), ==, 0);
  rests (THEM);
}

/* Gravity 4 finds nothing that lies here already (COM-60), covered, or face up. */
static void
test_gravity_4 (void)
{
  begin_second ();
  scene_put (THEM, 0, "Darkness 2", DOWN);
  scene_put (THEM, 1, "Death 2", DOWN);
  scene_put (THEM, 1, "Death 3", UP);
  scene_hand (ME, "Gravity 4");
  play ("Gravity 4", UP, 0);
  g_assert_cmpuint (happened (COMPILE_EVENT_LIFTED), ==, 0);
  rests (THEM);
}

/* Life 2 need not flip, and finds no covered card. */
static void
test_life_2 (void)
{
  begin_second ();
  scene_put (THEM, 0, "Darkness 2", DOWN);
  scene_hand (ME, "Life 2");
  scene_deck (ME, "Light 1");
  play ("Life 2", UP, 1);
  expect ("Light 1", "my hand");
  asked ("me: card Darkness 2 or pass");
  pass ();
  expect ("Darkness 2", "their 0.0 down");
  rests (THEM);

  begin_second ();
  scene_put (THEM, 0, "Darkness 2", DOWN);
  scene_put (THEM, 0, "Darkness 3", UP);
  scene_hand (ME, "Life 2");
  play ("Life 2", UP, 1);
  rests (THEM);
}

/* Life 3 plays nothing from an empty deck, which it does not refill (COM-52), and is covered all the same. */
static void
test_life_3 (void)
{
  begin_second ();
  scene_put (ME, 1, "Life 3", UP);
  scene_hand (ME, "Light 3");
  scene_trash (ME, "Light 1, Light 2");
  play ("Light 3", DOWN, 1);
  expect ("Light 3", "my 1.1 down");
  expect ("Light 1", "my trash");
  rests (THEM);
}

/* Light 1 is silent when it is covered. */
static void
test_light_1 (void)
{
  begin_second ();
  scene_put (ME, 2, "Light 1", UP);
  scene_put (ME, 2, "Light 3", DOWN);
  scene_deck (ME, "Life 1");
  scene_end (ME);
  expect ("Life 1", "my deck");
  rests (THEM);
}

/* Turned up by them, Light 4 has them reveal their hand, and not mine. */
static void
test_light_4 (void)
{
  begin_second ();
  scene_put (ME, 2, "Light 4", DOWN);
  scene_hand (ME, "Gravity 1");
  scene_hand (THEM, "Darkness 1, Darkness 3, Fire 1");
  scene_action (THEM);
  play ("Darkness 1", UP, 0);
  expect ("Light 4", "my 2.0 up");
  g_assert_cmphex (scene.known[ME] & scene_cards ("Darkness 3, Fire 1"), ==, scene_cards ("Darkness 3, Fire 1"));
  g_assert_cmphex (scene.known[THEM] & scene_cards ("Gravity 1"), ==, 0);
  asked ("them: line 0 1 or pass"); /* Darkness 1 goes on */
  pass ();
  rests (ME);
}

/* Metal 0 works from under a card, and no total falls below 0 (COM-13). */
static void
test_metal_0 (void)
{
  begin_third ();
  scene_put (ME, 0, "Metal 0", UP);
  scene_put (ME, 0, "Metal 5", DOWN);
  scene_put (THEM, 0, "Speed 1", UP);
  scene_put (THEM, 1, "Spirit 1", UP);
  g_assert_cmpuint (compile_field_total (&scene, THEM, 0), ==, 0);
  g_assert_cmpuint (compile_field_total (&scene, THEM, 1), ==, 1);
  g_assert_cmpuint (compile_field_total (&scene, ME, 0), ==, 0 + 2);
}

/* Metal 1 bars one turn alone: they compile in the next but one. */
static void
test_metal_1 (void)
{
  begin_third ();
  scene_put (THEM, 0, "Speed 5", UP);
  scene_put (THEM, 0, "Speed 4", UP);
  scene_put (THEM, 0, "Speed 3", DOWN);
  scene_hand (ME, "Metal 1, Psychic 2");
  scene_hand (THEM, "Water 1");
  play ("Metal 1", UP, 0);
  rests (THEM);
  play ("Water 1", DOWN, 1);
  rests (ME);
  play ("Psychic 2", DOWN, 1);
  g_assert_cmpuint (happened (COMPILE_EVENT_COMPILED), ==, 1);
}

/* Metal 2 forbids from under a card, but not while it lies face down. */
static void
test_metal_2 (void)
{
  begin_third ();
  scene_put (ME, 0, "Metal 2", UP);
  scene_put (ME, 0, "Metal 5", DOWN);
  scene_put (ME, 1, "Metal 3", DOWN);
  scene_hand (THEM, "Speed 4, Spirit 4");
  scene_action (THEM);
  g_assert_cmpint (refusal ("Spirit 4", THEM, 0, DOWN), ==, COMPILE_RULE_COM_33);
  g_assert_cmpint (refusal ("Speed 4", THEM, 0, UP), ==, COMPILE_RULE_NONE);
  g_assert_cmpint (refusal ("Spirit 4", THEM, 2, DOWN), ==, COMPILE_RULE_NONE);

  begin_third ();
  scene_put (ME, 0, "Metal 2", DOWN);
  scene_hand (THEM, "Spirit 4");
  scene_action (THEM);
  g_assert_cmpint (refusal ("Spirit 4", THEM, 0, DOWN), ==, COMPILE_RULE_NONE);
}

/* Metal 3 leaves a line of seven cards, and its own however many there are. */
static void
test_metal_3 (void)
{
  static const char *const here[] = { "Metal 0", "Metal 1", "Metal 2", "Metal 5", "Metal 6", "Plague 1", "Plague 2" };
  static const char *const there[] = { "Speed 0", "Speed 1", "Speed 2", "Speed 3" };

  begin_third ();
  for (unsigned i = 0; i < G_N_ELEMENTS (here); i++)
    scene_put (ME, 0, here[i], DOWN);
  scene_put (THEM, 0, "Water 0", DOWN);
  for (unsigned i = 0; i < G_N_ELEMENTS (there); i++)
    scene_put (THEM, 1, there[i], DOWN);
  scene_put (ME, 1, "Plague 3", DOWN);
  scene_put (ME, 1, "Plague 4", DOWN);
  scene_put (ME, 1, "Plague 5", DOWN);
  scene_hand (ME, "Metal 3");
  scene_deck (ME, "Psychic 3");
  play ("Metal 3", UP, 0);
  expect ("Psychic 3", "my hand");
  g_assert_cmpuint (happened (COMPILE_EVENT_DELETED), ==, 0);
  rests (THEM);
}

/* Plague 0 forbids nothing when it is covered, and takes nothing from an empty hand. */
static void
test_plague_0 (void)
{
  begin_third ();
  scene_put (ME, 1, "Plague 0", UP);
  scene_put (ME, 1, "Plague 4", DOWN);
  scene_hand (THEM, "Spirit 4");
  scene_action (THEM);
  g_assert_cmpint (refusal ("Spirit 4", THEM, 1, UP), ==, COMPILE_RULE_NONE);
  g_assert_cmpint (refusal ("Spirit 4", THEM, 1, DOWN), ==, COMPILE_RULE_NONE);
}

/* Plague 3 flips neither covered cards nor those that lie face down, nor itself. */
static void
test_plague_3 (void)
{
  begin_third ();
  scene_put (THEM, 0, "Speed 4", UP);
  scene_put (THEM, 0, "Speed 3", DOWN);
  scene_put (ME, 2, "Psychic 3", DOWN);
  scene_hand (ME, "Plague 3");
  play ("Plague 3", UP, 1);
  g_assert_cmpuint (happened (COMPILE_EVENT_FLIPPED), ==, 0);
  rests (THEM);
}

/* Plague 4 is silent when it is covered; without a card of theirs it may still turn down. */
static void
test_plague_4 (void)
{
  begin_third ();
  scene_put (ME, 1, "Plague 4", UP);
  scene_put (ME, 1, "Plague 1", DOWN);
  scene_put (THEM, 0, "Speed 3", DOWN);
  scene_end (ME);
  expect ("Speed 3", "their 0.0 down");
  rests (THEM);

  begin_third ();
  scene_put (ME, 1, "Plague 4", UP);
  scene_put (THEM, 0, "Speed 3", UP);
  scene_put (ME, 0, "Metal 1", DOWN);
  scene_end (ME);
  asked ("me: card Plague 4 or pass");
  choose ("Plague 4");
  expect ("Plague 4", "my 1.0 down");
  expect ("Speed 3", "their 0.0 up");
  expect ("Metal 1", "my 0.0 down");
  rests (THEM);
}

/* After Psychic 0 they discard as many as they have, and reveal what is left. */
static void
test_psychic_0 (void)
{
  begin_third ();
  scene_hand (ME, "Psychic 0");
  scene_hand (THEM, "Water 1");
  play ("Psychic 0", UP, 2);
  expect ("Water 1", "their trash");
  g_assert_cmpuint (happened (COMPILE_EVENT_REVEALED), ==, 0);
  rests (THEM);
}

/* Psychic 2 rearranges their protocols even if they have nothing to discard. */
static void
test_psychic_2 (void)
{
  begin_third ();
  scene_hand (ME, "Psychic 2");
  play ("Psychic 2", UP, 2);
  asked ("me: rearrange 7 8 9 10 11");
  g_assert_cmpuint (happened (COMPILE_EVENT_DISCARDED), ==, 0);
}

/* Psychic 3 has them discard even if they have no card to shift; mine is none. */
static void
test_psychic_3 (void)
{
  begin_third ();
  scene_put (ME, 0, "Metal 1", UP);
  scene_hand (ME, "Psychic 3");
  scene_hand (THEM, "Water 1");
  play ("Psychic 3", UP, 2);
  expect ("Water 1", "their trash");
  expect ("Metal 1", "my 0.0 up");
  rests (THEM);
}

/* Speed 1 answers the hand limit from under a card, once for all cards that were discarded; not other discards. */
static void
test_speed_1 (void)
{
  begin_fourth ();
  scene_put (ME, 0, "Speed 1", UP);
  scene_put (ME, 0, "Speed 4", DOWN);
  scene_hand (ME, "Spirit 0, Spirit 1, Spirit 2, Spirit 3, Spirit 4, Water 0, Water 1, Water 4");
  scene_deck (ME, "Water 2, Water 3");
  play ("Water 4", DOWN, 1);
  choose ("Spirit 0");
  choose ("Spirit 1");
  expect ("Water 2", "my hand");
  expect ("Water 3", "my deck");
  rests (THEM);

  begin_fourth ();
  scene_put (ME, 0, "Speed 1", UP);
  scene_hand (ME, "Spirit 5, Spirit 1");
  scene_deck (ME, "Water 2");
  play ("Spirit 5", UP, 1);
  expect ("Spirit 1", "my trash");
  expect ("Water 2", "my deck");
  rests (THEM);
}

/* Speed 4 finds neither their face-up cards, nor covered ones, nor mine. */
static void
test_speed_4 (void)
{
  begin_fourth ();
  scene_put (THEM, 0, "Metal 1", DOWN);
  scene_put (THEM, 0, "Metal 3", UP);
  scene_put (ME, 1, "Spirit 3", DOWN);
  scene_hand (ME, "Speed 4");
  play ("Speed 4", UP, 0);
  g_assert_cmpuint (happened (COMPILE_EVENT_LIFTED), ==, 0);
  rests (THEM);
}

/* Turned up by them, Spirit 2 has me choose. */
static void
test_spirit_2 (void)
{
  begin_fourth ();
  scene_put (ME, 1, "Spirit 2", DOWN);
  scene_hand (THEM, "Metal 0");
  scene_action (THEM);
  play ("Metal 0", UP, 0);
  asked ("them: card Metal 0, Spirit 2");
  choose ("Spirit 2");
  asked ("me: card Metal 0, Spirit 2 or pass");
  choose ("Metal 0");
  expect ("Metal 0", "their 0.0 down");
  rests (ME);
}

/* Spirit 3 shifts from under a card, to the top of the other stack; not when they draw. */
static void
test_spirit_3 (void)
{
  begin_fourth ();
  scene_put (ME, 1, "Spirit 3", UP);
  scene_put (ME, 1, "Spirit 4", DOWN);
  scene_put (ME, 0, "Speed 3", DOWN);
  scene_hand (ME, "Speed 1");
  scene_deck (ME, "Water 1, Water 2");
  play ("Speed 1", UP, 0);
  asked ("me: line 0 2 or pass");
  choose_line (0);
  expect ("Spirit 3", "my 0.2 up");
  expect ("Spirit 4", "my 1.0 down");
  rests (THEM);

  begin_fourth ();
  scene_put (ME, 1, "Spirit 3", UP);
  scene_hand (THEM, "Metal 1");
  scene_deck (THEM, "Metal 2, Metal 3");
  scene_action (THEM);
  play ("Metal 1", UP, 0);
  expect ("Metal 2", "their hand");
  rests (ME);
}

/* Uncovered, Spirit 4 swaps again, one of three pairs. */
static void
test_spirit_4 (void)
{
  begin_fourth ();
  scene_put (ME, 1, "Spirit 4", UP);
  scene_put (ME, 1, "Spirit 3", DOWN);
  scene_hand (ME, "Water 4");
  play ("Water 4", UP, 2);
  asked ("me: card Spirit 3, Water 4");
  choose ("Spirit 3");
  asked ("me: rearrange 1 2 3");
  rearrange (ME, 1);
  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    g_assert_cmpuint (scene.lines[ME][line], ==, compile_orders[1][line]);
  rests (THEM);
}

/* Water 2 rearranges even if there is nothing to draw, and must. */
static void
test_water_2 (void)
{
  begin_fourth ();
  scene_hand (ME, "Water 2");
  play ("Water 2", UP, 2);
  asked ("me: rearrange 1 2 3 4 5");
}

/* Water 3 finds nothing without a value of 2; a face-down card has it, and returns to its owner (COM-21). */
static void
test_water_3 (void)
{
  begin_fourth ();
  scene_put (THEM, 0, "Metal 1", UP);
  scene_put (ME, 1, "Spirit 3", UP);
  scene_hand (ME, "Water 3");
  play ("Water 3", UP, 2);
  expect ("Metal 1", "their 0.0 up");
  rests (THEM);

  begin_fourth ();
  scene_put (THEM, 0, "Metal 2", UP);
  scene_put (THEM, 0, "Metal 3", DOWN);
  scene_put (ME, 0, "Spirit 3", DOWN);
  scene_put (ME, 0, "Spirit 1", UP);
  scene_hand (ME, "Water 3");
  play ("Water 3", UP, 2);
  expect ("Metal 2", "their hand");
  expect ("Metal 3", "their hand");
  expect ("Spirit 3", "my hand");
  expect ("Spirit 1", "my 0.0 up");
  rests (THEM);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards/darkness-0/no-target", test_darkness_0);
  g_test_add_func ("/cards/darkness-2/covered", test_darkness_2);
  g_test_add_func ("/cards/darkness-4/no-target", test_darkness_4);
  g_test_add_func ("/cards/death-3/no-target", test_death_3);
  g_test_add_func ("/cards/fire-0/no-target", test_fire_0);
  g_test_add_func ("/cards/gravity-4/no-target", test_gravity_4);
  g_test_add_func ("/cards/life-2/no-target", test_life_2);
  g_test_add_func ("/cards/life-3/no-target", test_life_3);
  g_test_add_func ("/cards/light-1/covered", test_light_1);
  g_test_add_func ("/cards/light-4/turned", test_light_4);
  g_test_add_func ("/cards/metal-0/covered", test_metal_0);
  g_test_add_func ("/cards/metal-1/later", test_metal_1);
  g_test_add_func ("/cards/metal-2/covered", test_metal_2);
  g_test_add_func ("/cards/metal-3/no-target", test_metal_3);
  g_test_add_func ("/cards/plague-0/covered", test_plague_0);
  g_test_add_func ("/cards/plague-3/no-target", test_plague_3);
  g_test_add_func ("/cards/plague-4/covered", test_plague_4);
  g_test_add_func ("/cards/psychic-0/no-target", test_psychic_0);
  g_test_add_func ("/cards/psychic-2/no-target", test_psychic_2);
  g_test_add_func ("/cards/psychic-3/no-target", test_psychic_3);
  g_test_add_func ("/cards/speed-1/covered", test_speed_1);
  g_test_add_func ("/cards/speed-4/no-target", test_speed_4);
  g_test_add_func ("/cards/spirit-2/turned", test_spirit_2);
  g_test_add_func ("/cards/spirit-3/covered", test_spirit_3);
  g_test_add_func ("/cards/spirit-4/uncovered", test_spirit_4);
  g_test_add_func ("/cards/water-2/no-target", test_water_2);
  g_test_add_func ("/cards/water-3/no-target", test_water_3);
  return g_test_run ();
}
