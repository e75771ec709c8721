/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the cards of the other six protocols of MN01 do, one test for each card. */
#include "fixture-scene.h"

static void
begin_first (void)
{
  scene_begin ("metal plague psychic", "speed spirit water");
}

static void
begin_second (void)
{
  scene_begin ("speed spirit water", "metal plague psychic");
}

/* Metal 0: flips a card; their total here is lower by 2. */
static void
test_metal_0 (void)
{
  begin_first ();
  scene_hand (ME, "Metal 0");
  scene_put (THEM, 0, "Speed 4", UP);
  scene_put (THEM, 1, "Spirit 4", UP);
  play ("Metal 0", UP, 0);
  asked ("me: card Metal 0, Speed 4, Spirit 4");
  g_assert_cmpuint (compile_field_total (&scene, THEM, 0), ==, 2);
  choose ("Spirit 4");
  g_assert_cmpuint (compile_field_total (&scene, THEM, 1), ==, 2);
  rests (THEM);
  scene.stacks[THEM][0].n = 0;
  g_assert_cmpuint (compile_field_total (&scene, THEM, 0), ==, 0);
}

/* Metal 1: draws two; they do not compile in their next turn (COM-31, Q-9). */
static void
test_metal_1 (void)
{
  begin_first ();
  scene_hand (ME, "Metal 1");
  scene_put (THEM, 1, "Speed 5", UP);
  scene_put (THEM, 1, "Speed 4", UP);
  scene_put (THEM, 1, "Spirit 4", UP);
  scene_deck (ME, "Plague 1, Plague 2");
  play ("Metal 1", UP, 0);
  expect ("Plague 2", "my hand");
  g_assert_cmpuint (happened (COMPILE_EVENT_COMPILING), ==, 0);
  rests (THEM);
  refresh ();
  rests (ME);
  refresh ();
  g_assert_cmpuint (happened (COMPILE_EVENT_COMPILED), ==, 1);
  expect ("Speed 5", "their trash");
  rests (ME);
}

/* Metal 2: they cannot play face down here. */
static void
test_metal_2 (void)
{
  begin_first ();
  scene_put (ME, 0, "Metal 2", UP);
  scene_put (ME, 0, "Metal 5", DOWN);
  scene_hand (THEM, "Speed 4");
  scene_action (THEM);
  g_assert_cmpint (refusal ("Speed 4", THEM, 0, DOWN), ==, COMPILE_RULE_COM_33);
  g_assert_cmpint (refusal ("Speed 4", THEM, 0, UP), ==, COMPILE_RULE_NONE);
  g_assert_cmpint (refusal ("Speed 4", THEM, 1, DOWN), ==, COMPILE_RULE_NONE);
}

/* Metal 3: draws, and deletes everything in another line with eight or more cards. */
static void
test_metal_3 (void)
{
  static const char * const their_cards[] = { "Speed 0", "Speed 1", "Speed 2", "Speed 3", "Speed 4" };
  static const char * const my_cards[] = { "Plague 0", "Plague 1", "Plague 2" };

  for (unsigned missing = 0; missing < 2; missing++)
    {
      begin_first ();
      scene_hand (ME, "Metal 3");
      scene_deck (ME, "Metal 1");
      for (unsigned i = missing; i < G_N_ELEMENTS (their_cards); i++)
        scene_put (THEM, 2, their_cards[i], DOWN);
      for (unsigned i = 0; i < G_N_ELEMENTS (my_cards); i++)
        scene_put (ME, 2, my_cards[i], DOWN);
      play ("Metal 3", UP, 0);
      expect ("Metal 1", "my hand");
      g_assert_cmpuint (happened (COMPILE_EVENT_DELETED), ==, missing ? 0 : 8);
      rests (THEM);
    }
}

/* Metal 6: is deleted when it would be covered or flipped. */
static void
test_metal_6 (void)
{
  begin_first ();
  scene_put (ME, 0, "Plague 4", DOWN);
  scene_put (ME, 0, "Metal 6", UP);
  scene_hand (ME, "Psychic 4");
  play ("Psychic 4", DOWN, 0);
  expect ("Metal 6", "my trash");
  expect ("Psychic 4", "my 0.1 down");
  rests (THEM);

  begin_first ();
  scene_put (ME, 1, "Metal 6", UP);
  scene_hand (ME, "Metal 0");
  play ("Metal 0", UP, 0);
  choose ("Metal 6");
  expect ("Metal 6", "my trash");
  rests (THEM);

  /* Face down, it can be covered and turned up like any other card. */
  begin_first ();
  scene_put (ME, 1, "Metal 6", DOWN);
  scene_hand (ME, "Metal 0");
  play ("Metal 0", UP, 0);
  choose ("Metal 6");
  expect ("Metal 6", "my 1.0 up");
}

/* Plague 0: they discard, and cannot play here at all. */
static void
test_plague_0 (void)
{
  begin_first ();
  scene_hand (ME, "Plague 0");
  scene_hand (THEM, "Spirit 4, Speed 4");
  play ("Plague 0", UP, 1);
  asked ("them: card Speed 4, Spirit 4");
  choose ("Speed 4");
  rests (THEM);
  g_assert_cmpint (refusal ("Spirit 4", THEM, 1, UP), ==, COMPILE_RULE_COM_33);
  g_assert_cmpint (refusal ("Spirit 4", THEM, 1, DOWN), ==, COMPILE_RULE_COM_33);
  g_assert_cmpint (refusal ("Spirit 4", THEM, 0, DOWN), ==, COMPILE_RULE_NONE);
}

/* Plague 1: I draw when they discard, even because of the card itself. */
static void
test_plague_1 (void)
{
  begin_first ();
  scene_hand (ME, "Plague 1");
  scene_hand (THEM, "Spirit 4, Speed 4");
  scene_deck (ME, "Metal 1");
  play ("Plague 1", UP, 1);
  choose ("Speed 4");
  expect ("Metal 1", "my hand");
  rests (THEM);

  begin_first ();
  scene_hand (ME, "Plague 1");
  scene_deck (ME, "Metal 1");
  play ("Plague 1", UP, 1);
  expect ("Metal 1", "my deck");
}

/* Plague 2: they discard one more than I do. */
static void
test_plague_2 (void)
{
  begin_first ();
  scene_hand (ME, "Plague 2, Metal 1, Metal 2");
  scene_hand (THEM, "Spirit 0, Spirit 1, Spirit 2, Spirit 3");
  play ("Plague 2", UP, 1);
  asked ("me: card Metal 1, Metal 2");
  choose ("Metal 1");
  asked ("me: card Metal 2 or pass");
  choose ("Metal 2");
  choose ("Spirit 0");
  choose ("Spirit 1");
  choose ("Spirit 2");
  g_assert_cmpuint (compile_state_hand_size (&scene, THEM), ==, 1);
  rests (THEM);

  begin_first ();
  scene_hand (ME, "Plague 2");
  scene_hand (THEM, "Spirit 0");
  play ("Plague 2", UP, 1);
  expect ("Spirit 0", "their trash");
}

/* Plague 3: flips every other free face-up card, of both sides. */
static void
test_plague_3 (void)
{
  begin_first ();
  scene_hand (ME, "Plague 3");
  scene_put (ME, 0, "Metal 2", UP);
  scene_put (ME, 0, "Metal 3", UP);
  scene_put (ME, 2, "Psychic 4", DOWN);
  scene_put (THEM, 0, "Speed 4", UP);
  scene_put (THEM, 2, "Water 4", UP);
  play ("Plague 3", UP, 1);
  asked ("me: card Metal 3, Speed 4, Water 4");
  choose ("Water 4");
  asked ("me: card Metal 3, Speed 4");
  choose ("Metal 3");
  expect ("Metal 2", "my 0.0 up");
  expect ("Metal 3", "my 0.1 down");
  expect ("Psychic 4", "my 2.0 down");
  expect ("Speed 4", "their 0.0 down");
  expect ("Water 4", "their 2.0 down");
  expect ("Plague 3", "my 1.0 up");
  rests (THEM);
}

/* Plague 4: in the end phase they delete one of their face-down cards, and it may turn face down. */
static void
test_plague_4 (void)
{
  begin_first ();
  scene_put (ME, 1, "Plague 4", UP);
  scene_put (ME, 0, "Metal 3", DOWN);
  scene_put (THEM, 0, "Speed 4", DOWN);
  scene_put (THEM, 2, "Water 4", DOWN);
  scene_end (ME);
  asked ("them: card Speed 4, Water 4");
  choose ("Speed 4");
  expect ("Speed 4", "their trash");
  asked ("me: card Plague 4 or pass");
  choose ("Plague 4");
  expect ("Plague 4", "my 1.0 down");
  rests (THEM);
}

/* Psychic 0: draws two; they discard two and show the rest. */
static void
test_psychic_0 (void)
{
  begin_first ();
  scene_hand (ME, "Psychic 0");
  scene_hand (THEM, "Speed 0, Speed 1, Speed 2");
  scene_deck (ME, "Metal 1, Metal 2");
  play ("Psychic 0", UP, 2);
  expect ("Metal 2", "my hand");
  choose ("Speed 0");
  choose ("Speed 1");
  g_assert_cmphex (scene.known[ME] & scene_cards ("Speed 2"), !=, 0);
  rests (THEM);
}

/* Psychic 1: they can only play face down; it turns face down in my start phase. */
static void
test_psychic_1 (void)
{
  begin_first ();
  scene_put (ME, 2, "Psychic 1", UP);
  scene_put (ME, 2, "Psychic 2", DOWN);
  scene_hand (THEM, "Speed 4");
  scene_action (THEM);
  g_assert_cmpint (refusal ("Speed 4", THEM, 0, UP), ==, COMPILE_RULE_COM_33);
  g_assert_cmpint (refusal ("Speed 4", THEM, 0, DOWN), ==, COMPILE_RULE_NONE);

  begin_first ();
  scene_put (ME, 2, "Psychic 1", UP);
  scene_turn (ME);
  expect ("Psychic 1", "my 2.0 down");
  rests (ME);
}

/* Psychic 2: they discard two, and I rearrange their protocols. */
static void
test_psychic_2 (void)
{
  begin_first ();
  scene_hand (ME, "Psychic 2");
  scene_hand (THEM, "Speed 0");
  play ("Psychic 2", UP, 2);
  expect ("Speed 0", "their trash");
  asked ("me: rearrange 7 8 9 10 11");
  rearrange (THEM, 3);
  rests (THEM);
}

/* Psychic 3: they discard one, and one of their cards is shifted. */
static void
test_psychic_3 (void)
{
  begin_first ();
  scene_hand (ME, "Psychic 3");
  scene_hand (THEM, "Speed 0");
  scene_put (THEM, 0, "Speed 4", UP);
  play ("Psychic 3", UP, 2);
  expect ("Speed 0", "their trash");
  asked ("me: line 1 2");
  choose_line (1);
  expect ("Speed 4", "their 1.0 up");
  rests (THEM);
}

/* Psychic 4: in the end phase may return one of their cards, and then turns face down. */
static void
test_psychic_4 (void)
{
  begin_first ();
  scene_put (ME, 2, "Psychic 4", UP);
  scene_put (THEM, 0, "Speed 4", UP);
  scene_end (ME);
  asked ("me: card Speed 4 or pass");
  choose ("Speed 4");
  expect ("Speed 4", "their hand");
  expect ("Psychic 4", "my 2.0 down");
  rests (THEM);

  begin_first ();
  scene_put (ME, 2, "Psychic 4", UP);
  scene_put (THEM, 0, "Speed 4", UP);
  scene_end (ME);
  pass ();
  expect ("Psychic 4", "my 2.0 up");
}

/* Speed 0: one more play. */
static void
test_speed_0 (void)
{
  begin_second ();
  scene_hand (ME, "Speed 0, Spirit 4, Spirit 5");
  play ("Speed 0", UP, 0);
  asked ("me: play Spirit 4, Spirit 5 0 1 2");
  g_assert_cmpint (refusal ("Spirit 4", ME, 0, UP), ==, COMPILE_RULE_COM_32);
  play ("Spirit 5", UP, 1);
  expect ("Spirit 4", "my trash");
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Speed 0");
  play ("Speed 0", UP, 0);
  rests (THEM);
}

/* Speed 1: draws two cards, and one after discarding down to the hand limit. */
static void
test_speed_1 (void)
{
  begin_second ();
  scene_hand (ME, "Speed 1, Water 0, Water 1, Water 2, Water 3");
  scene_deck (ME, "Spirit 1, Spirit 2, Spirit 3, Spirit 4");
  play ("Speed 1", UP, 0);
  choose ("Spirit 2");
  expect ("Spirit 2", "my trash");
  expect ("Spirit 3", "my hand");
  expect ("Spirit 4", "my deck");
  rests (THEM);
}

/* Speed 2: is shifted instead of being deleted by a compile, even if it is covered. */
static void
test_speed_2 (void)
{
  begin_second ();
  scene_put (ME, 0, "Speed 5", UP);
  scene_put (ME, 0, "Speed 2", UP);
  scene_put (ME, 0, "Spirit 4", UP);
  scene_turn (ME);
  asked ("me: line 1 2");
  choose_line (2);
  expect ("Speed 2", "my 2.0 up");
  expect ("Speed 5", "my trash");
  expect ("Spirit 4", "my trash");
  g_assert_cmpuint (scene.compiled, ==, 1);
  rests (THEM);

  /* What lies under it does not go live (COM-36); in the opponent's compile its own side chooses. */
  begin_first ();
  scene_put (ME, 0, "Metal 5", UP);
  scene_put (ME, 0, "Metal 3", UP);
  scene_put (ME, 0, "Plague 4", UP);
  scene_put (THEM, 0, "Speed 5", UP);
  scene_put (THEM, 0, "Speed 2", UP);
  scene_hand (THEM, "Water 1, Water 2");
  scene_turn (ME);
  asked ("them: line 1 2");
  choose_line (1);
  expect ("Speed 2", "their 1.0 up");
  expect ("Speed 5", "their trash");
  g_assert_cmpuint (compile_state_hand_size (&scene, THEM), ==, 2);
}

/* Speed 3: shifts another of my cards, and in the end phase one for turning face down. */
static void
test_speed_3 (void)
{
  begin_second ();
  scene_hand (ME, "Speed 3");
  scene_put (ME, 1, "Spirit 4", UP);
  play ("Speed 3", UP, 0);
  asked ("me: line 0 2");
  choose_line (2);
  asked ("me: card Speed 3, Spirit 4 or pass");
  choose ("Spirit 4");
  asked ("me: line 0 1");
  choose_line (1);
  expect ("Spirit 4", "my 1.0 up");
  expect ("Speed 3", "my 0.0 down");
  rests (THEM);

  begin_second ();
  scene_put (ME, 0, "Speed 3", UP);
  scene_end (ME);
  asked ("me: line 1 2 or pass");
  pass ();
  expect ("Speed 3", "my 0.0 up");
  rests (THEM);
}

/* Speed 4: one of their face-down cards to another line. */
static void
test_speed_4 (void)
{
  begin_second ();
  scene_hand (ME, "Speed 4");
  scene_put (THEM, 0, "Metal 3", UP);
  scene_put (THEM, 1, "Plague 4", DOWN);
  scene_put (ME, 1, "Spirit 4", DOWN);
  play ("Speed 4", UP, 0);
  asked ("me: line 0 2");
  choose_line (0);
  expect ("Plague 4", "their 0.1 down");
  rests (THEM);
}

/* Spirit 0: a full refresh, for which the marker is put back, and one more; and no hand limit. */
static void
test_spirit_0 (void)
{
  begin_second ();
  scene_hand (ME, "Spirit 0, Water 4");
  scene_deck (ME, "Water 0, Water 1, Water 2, Water 3, Speed 1, Speed 2");
  scene.control = ME;
  play ("Spirit 0", UP, 1);
  asked ("me: rearrange 1 2 3 4 5 7 8 9 10 11 or pass");
  pass ();
  g_assert_cmpuint (scene.control, ==, COMPILE_NOBODY);
  g_assert_cmpuint (compile_state_hand_size (&scene, ME), ==, 6);
  expect ("Speed 2", "my deck");
  rests (THEM);

  /* With five cards there is no refresh (COM-55), and the second sentence is independent. */
  begin_second ();
  scene_hand (ME, "Spirit 0, Water 4, Water 0, Water 1, Water 2, Water 3");
  scene_deck (ME, "Speed 1");
  scene.control = ME;
  play ("Spirit 0", UP, 1);
  g_assert_cmpuint (scene.control, ==, ME);
  g_assert_cmpuint (compile_state_hand_size (&scene, ME), ==, 6);
  rests (THEM);
}

/* Spirit 1: my cards may be played face up in any line; it demands a discard in the start phase. */
static void
test_spirit_1 (void)
{
  begin_second ();
  scene_hand (ME, "Spirit 1, Water 4");
  scene_deck (ME, "Speed 1, Speed 2");
  g_assert_cmpint (refusal ("Water 4", ME, 0, UP), ==, COMPILE_RULE_COM_32);
  play ("Spirit 1", UP, 1);
  expect ("Speed 2", "my hand");
  scene_action (ME);
  g_assert_cmpint (refusal ("Water 4", ME, 0, UP), ==, COMPILE_RULE_NONE);
  g_assert_cmpint (refusal ("Water 4", THEM, 0, UP), ==, COMPILE_RULE_COM_32);
  scene_turn (ME);
  asked ("me: row 0 1");
  choose_number (1);
  expect ("Spirit 1", "my 1.0 down");
  rests (ME);

  begin_second ();
  scene_put (ME, 1, "Spirit 1", UP);
  scene_turn (ME);
  expect ("Spirit 1", "my 1.0 down");

  begin_second ();
  scene_put (ME, 1, "Spirit 1", UP);
  scene_hand (ME, "Water 4");
  scene_turn (ME);
  choose_number (0);
  expect ("Water 4", "my trash");
  expect ("Spirit 1", "my 1.0 up");
}

/* Spirit 2: may flip a card. */
static void
test_spirit_2 (void)
{
  begin_second ();
  scene_hand (ME, "Spirit 2");
  scene_put (THEM, 2, "Psychic 4", UP);
  play ("Spirit 2", UP, 1);
  asked ("me: card Psychic 4, Spirit 2 or pass");
  pass ();
  rests (THEM);
}

/* Spirit 3: may shift itself after I draw, even if it is covered. */
static void
test_spirit_3 (void)
{
  begin_second ();
  scene_put (ME, 1, "Spirit 3", UP);
  scene_put (ME, 1, "Water 4", DOWN);
  scene_deck (ME, "Speed 1, Speed 2");
  refresh ();
  asked ("me: line 0 2 or pass");
  choose_line (0);
  expect ("Spirit 3", "my 0.0 up");
  expect ("Water 4", "my 1.0 down");
  rests (THEM);
}

/* Spirit 4: two of my protocols change places. */
static void
test_spirit_4 (void)
{
  begin_second ();
  scene_hand (ME, "Spirit 4");
  play ("Spirit 4", UP, 1);
  asked ("me: rearrange 1 2 3");
  rearrange (ME, 2);
  g_assert_cmpuint (scene.lines[ME][0], ==, 2);
  g_assert_cmpuint (scene.lines[ME][1], ==, 1);
  g_assert_cmpuint (scene.lines[ME][2], ==, 0);
  rests (THEM);
}

/* Water 0: flips another card, and itself. */
static void
test_water_0 (void)
{
  begin_second ();
  scene_hand (ME, "Water 0");
  scene_put (THEM, 0, "Metal 2", UP);
  scene_put (THEM, 1, "Plague 4", UP);
  play ("Water 0", UP, 2);
  asked ("me: card Metal 2, Plague 4");
  choose ("Plague 4");
  expect ("Plague 4", "their 1.0 down");
  expect ("Water 0", "my 2.0 down");
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Water 0");
  play ("Water 0", UP, 2);
  expect ("Water 0", "my 2.0 down");
}

/* Water 1: the top of the deck into each other line. */
static void
test_water_1 (void)
{
  begin_second ();
  scene_hand (ME, "Water 1");
  scene_deck (ME, "Speed 1, Speed 2, Speed 3");
  play ("Water 1", UP, 2);
  asked ("me: line 0 1");
  choose_line (1);
  expect ("Speed 1", "my 1.0 down");
  expect ("Speed 2", "my 0.0 down");
  expect ("Speed 3", "my deck");
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Water 1");
  scene_deck (ME, "Speed 1");
  play ("Water 1", UP, 2);
  choose_line (1);
  expect ("Speed 1", "my 1.0 down");
  rests (THEM);
}

/* Water 2: draws two, and rearranges my protocols. */
static void
test_water_2 (void)
{
  begin_second ();
  scene_hand (ME, "Water 2");
  scene_deck (ME, "Speed 1, Speed 2");
  play ("Water 2", UP, 2);
  expect ("Speed 2", "my hand");
  asked ("me: rearrange 1 2 3 4 5");
  rearrange (ME, 5);
  rests (THEM);
}

/* Water 3: returns all cards of value 2 in a line. */
static void
test_water_3 (void)
{
  begin_second ();
  scene_hand (ME, "Water 3");
  scene_put (ME, 0, "Speed 4", DOWN);
  scene_put (ME, 0, "Speed 5", UP);
  scene_put (THEM, 0, "Metal 2", UP);
  scene_put (THEM, 1, "Plague 4", DOWN);
  play ("Water 3", UP, 2);
  asked ("me: line 0 1");
  choose_line (0);
  expect ("Speed 4", "my hand");
  expect ("Metal 2", "their hand");
  expect ("Speed 5", "my 0.0 up");
  rests (THEM);
}

/* Water 4: returns one of mine, itself if nothing else fits. */
static void
test_water_4 (void)
{
  begin_second ();
  scene_hand (ME, "Water 4");
  scene_put (ME, 0, "Speed 4", DOWN);
  scene_put (THEM, 0, "Metal 2", UP);
  play ("Water 4", UP, 2);
  asked ("me: card Speed 4, Water 4");
  choose ("Speed 4");
  expect ("Speed 4", "my hand");
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Water 4");
  play ("Water 4", UP, 2);
  expect ("Water 4", "my hand");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards/metal-0", test_metal_0);
  g_test_add_func ("/cards/metal-1", test_metal_1);
  g_test_add_func ("/cards/metal-2", test_metal_2);
  g_test_add_func ("/cards/metal-3", test_metal_3);
  g_test_add_func ("/cards/metal-6", test_metal_6);
  g_test_add_func ("/cards/plague-0", test_plague_0);
  g_test_add_func ("/cards/plague-1", test_plague_1);
  g_test_add_func ("/cards/plague-2", test_plague_2);
  g_test_add_func ("/cards/plague-3", test_plague_3);
  g_test_add_func ("/cards/plague-4", test_plague_4);
  g_test_add_func ("/cards/psychic-0", test_psychic_0);
  g_test_add_func ("/cards/psychic-1", test_psychic_1);
  g_test_add_func ("/cards/psychic-2", test_psychic_2);
  g_test_add_func ("/cards/psychic-3", test_psychic_3);
  g_test_add_func ("/cards/psychic-4", test_psychic_4);
  g_test_add_func ("/cards/speed-0", test_speed_0);
  g_test_add_func ("/cards/speed-1", test_speed_1);
  g_test_add_func ("/cards/speed-2", test_speed_2);
  g_test_add_func ("/cards/speed-3", test_speed_3);
  g_test_add_func ("/cards/speed-4", test_speed_4);
  g_test_add_func ("/cards/spirit-0", test_spirit_0);
  g_test_add_func ("/cards/spirit-1", test_spirit_1);
  g_test_add_func ("/cards/spirit-2", test_spirit_2);
  g_test_add_func ("/cards/spirit-3", test_spirit_3);
  g_test_add_func ("/cards/spirit-4", test_spirit_4);
  g_test_add_func ("/cards/water-0", test_water_0);
  g_test_add_func ("/cards/water-1", test_water_1);
  g_test_add_func ("/cards/water-2", test_water_2);
  g_test_add_func ("/cards/water-3", test_water_3);
  g_test_add_func ("/cards/water-4", test_water_4);
  return g_test_run ();
}
