/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards of MN02 once more: where they find no target, are covered or uncovered, or are turned up by the other side.
 * What they do as a rule is in test-chaos-to-ice.c and test-luck-to-war.c. */
#include "fixture-scene.h"

static void
begin_first (void)
{
  scene_begin ("chaos clarity corruption", "courage fear ice");
}

static void
begin_second (void)
{
  scene_begin ("courage fear ice", "chaos clarity corruption");
}

static void
begin_third (void)
{
  scene_begin ("smoke time war", "luck mirror peace");
}

static void
begin_fourth (void)
{
  scene_begin ("luck mirror peace", "smoke time war");
}

/* Uncovered, Chaos 1 rearranges both players' protocols, and interrupts what has uncovered it. */
static void
test_chaos_1 (void)
{
  begin_first ();
  scene_put (ME, 0, "Chaos 1", UP);
  scene_put (ME, 0, "Clarity 2", DOWN);
  scene_hand (ME, "Corruption 1");
  play ("Corruption 1", UP, 2);
  asked ("me: card Clarity 2, Corruption 1");
  choose ("Clarity 2");
  expect ("Clarity 2", "my hand");
  asked ("me: rearrange 1 2 3 4 5");
  rearrange (ME, 1);
  asked ("me: rearrange 7 8 9 10 11");
  rearrange (THEM, 2);
  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    {
      g_assert_cmpuint (scene.lines[ME][line], ==, compile_orders[1][line]);
      g_assert_cmpuint (scene.lines[THEM][line], ==, COMPILE_N_SLOTS - 1 - compile_orders[2][line]); /* COM-3 */
    }
  rests (THEM);
}

/* Chaos 3 may also be played face up into any line when another card plays it, from the trash too. */
static void
test_chaos_3 (void)
{
  scene_begin ("chaos time corruption", "courage fear ice");
  scene_trash (ME, "Chaos 3, Chaos 4");
  scene_hand (ME, "Time 0");
  play ("Time 0", UP, 1);
  asked ("me: play Chaos 3, Chaos 4 0 1 2");
  g_assert_cmpint (refusal ("Chaos 4", ME, 2, UP), ==, COMPILE_RULE_COM_32);
  g_assert_cmpint (refusal ("Chaos 3", THEM, 2, UP), ==, COMPILE_RULE_COM_32);
  play ("Chaos 3", UP, 2);
  expect ("Chaos 3", "my 2.0 up");
  expect ("Chaos 4", "my deck");
  rests (THEM);
}

/* Clarity 0 counts the hand while it is covered, and not while it is face down. */
static void
test_clarity_0 (void)
{
  begin_first ();
  scene_put (ME, 1, "Clarity 0", UP);
  scene_put (ME, 1, "Clarity 3", DOWN);
  scene_hand (ME, "Chaos 1, Chaos 2, Chaos 3");
  scene_hand (THEM, "Fear 1");
  g_assert_cmpuint (compile_field_total (&scene, ME, 1), ==, 0 + 2 + 3);

  begin_first ();
  scene_put (ME, 1, "Clarity 3", UP);
  scene_put (ME, 1, "Clarity 0", DOWN);
  scene_hand (ME, "Chaos 1, Chaos 2, Chaos 3");
  g_assert_cmpuint (compile_field_total (&scene, ME, 1), ==, 3 + 2);
}

/* Corruption 3 finds neither free cards nor covered ones that lie face down. */
static void
test_corruption_3 (void)
{
  begin_first ();
  scene_put (ME, 0, "Chaos 1", DOWN);
  scene_put (ME, 0, "Chaos 2", UP);
  scene_put (THEM, 1, "Fear 3", UP);
  scene_hand (ME, "Corruption 3");
  play ("Corruption 3", UP, 2);
  g_assert_cmpuint (happened (COMPILE_EVENT_FLIPPED), ==, 0);
  rests (THEM);
}

/* Courage 1 finds nothing where the totals are the same. */
static void
test_courage_1 (void)
{
  begin_second ();
  scene_put (THEM, 0, "Chaos 1", UP);
  scene_hand (ME, "Courage 1");
  play ("Courage 1", UP, 0);
  expect ("Chaos 1", "their 0.0 up");
  rests (THEM);
}

/* Courage 3 is silent when it is covered, and where their total is highest already. */
static void
test_courage_3 (void)
{
  begin_second ();
  scene_put (THEM, 1, "Clarity 5", UP);
  scene_put (ME, 0, "Courage 3", UP);
  scene_put (ME, 0, "Courage 5", DOWN);
  scene_end (ME);
  expect ("Courage 3", "my 0.0 up");
  rests (THEM);

  begin_second ();
  scene_put (THEM, 0, "Clarity 5", UP);
  scene_put (ME, 0, "Courage 3", UP);
  scene_end (ME);
  expect ("Courage 3", "my 0.0 up");
  rests (THEM);
}

/* Courage 6 turns down under another card too. Their higher total elsewhere is nothing to it. */
static void
test_courage_6 (void)
{
  begin_second ();
  scene_put (THEM, 0, "Chaos 5", UP);
  scene_put (THEM, 0, "Chaos 4", UP);
  scene_put (ME, 0, "Courage 6", UP);
  scene_put (ME, 0, "Courage 2", DOWN);
  scene_end (ME);
  expect ("Courage 6", "my 0.0 down");

  begin_second ();
  scene_put (THEM, 1, "Chaos 5", UP);
  scene_put (THEM, 1, "Chaos 4", UP);
  scene_put (ME, 0, "Courage 6", UP);
  scene_end (ME);
  expect ("Courage 6", "my 0.0 up");
}

/* Fear 3 finds their cards in its own line alone. */
static void
test_fear_3 (void)
{
  begin_second ();
  scene_put (THEM, 0, "Chaos 1", UP);
  scene_put (ME, 1, "Fear 1", DOWN);
  scene_hand (ME, "Fear 3");
  play ("Fear 3", UP, 1);
  g_assert_cmpuint (happened (COMPILE_EVENT_LIFTED), ==, 0);
  rests (THEM);
}

/* Ice 3 stays where it is while it is free, or covered but face down. */
static void
test_ice_3 (void)
{
  begin_second ();
  scene_put (ME, 2, "Ice 3", UP);
  scene_end (ME);
  rests (THEM);

  begin_second ();
  scene_put (ME, 2, "Ice 3", DOWN);
  scene_put (ME, 2, "Ice 2", UP);
  scene_end (ME);
  rests (THEM);
}

/* Ice 6 forbids drawing from under another card too, but only with a card in hand when a draw begins. */
static void
test_ice_6 (void)
{
  begin_second ();
  scene_put (ME, 2, "Ice 6", UP);
  scene_put (ME, 2, "Ice 2", DOWN);
  scene_deck (ME, "Fear 1, Fear 2");
  scene_hand (ME, "Courage 2, Fear 4");
  play ("Courage 2", UP, 0);
  expect ("Fear 1", "my deck");
  rests (THEM);

  begin_second ();
  scene_put (ME, 2, "Ice 6", UP);
  scene_put (ME, 2, "Ice 2", DOWN);
  scene_deck (ME, "Fear 2, Fear 3");
  scene_hand (ME, "Fear 1");
  play ("Fear 1", UP, 1);
  expect ("Fear 2", "my hand");
  expect ("Fear 3", "my hand");
  rests (THEM);
}

/* Mirror 0 counts their cards, free and covered, in both faces, and does so while it is covered. */
static void
test_mirror_0 (void)
{
  begin_fourth ();
  scene_put (THEM, 1, "Time 4", UP);
  scene_put (THEM, 1, "Time 3", DOWN);
  scene_put (THEM, 0, "Smoke 3", UP);
  scene_put (ME, 1, "Mirror 0", UP);
  scene_put (ME, 1, "Mirror 4", DOWN);
  g_assert_cmpuint (compile_field_total (&scene, ME, 1), ==, 0 + 2 + 2);
  g_assert_cmpuint (compile_field_total (&scene, THEM, 1), ==, 4 + 2);
}

/* Turned up by them, Peace 1 has both hands discarded, theirs too; only its own end phase has it draw. */
static void
test_peace_1 (void)
{
  begin_fourth ();
  scene_put (ME, 2, "Peace 1", DOWN);
  scene_hand (ME, "Luck 1, Luck 2");
  scene_hand (THEM, "War 2, Time 1");
  scene_deck (ME, "Luck 3");
  scene_deck (THEM, "Time 2");
  scene_action (THEM);
  play ("War 2", UP, 2);
  asked ("them: card Peace 1, War 2");
  choose ("Peace 1");
  expect ("Luck 1", "my trash");
  expect ("Luck 2", "my trash");
  expect ("Time 1", "their trash");
  expect ("Luck 3", "my deck");
  expect ("Time 2", "their deck");
  rests (ME);
}

/* Smoke 2 counts face-down cards of its line, of both sides, free and covered, and does so while it is covered. */
static void
test_smoke_2 (void)
{
  begin_third ();
  scene_put (ME, 0, "Smoke 2", UP);
  scene_put (ME, 0, "Smoke 3", DOWN);
  scene_put (THEM, 0, "Luck 4", DOWN);
  scene_put (THEM, 0, "Luck 1", UP);
  scene_put (THEM, 1, "Luck 2", DOWN);
  g_assert_cmpuint (compile_field_total (&scene, ME, 0), ==, 2 + 2 + 2);
  g_assert_cmpuint (compile_field_total (&scene, THEM, 0), ==, 2 + 1);
}

/* Smoke 4 finds neither free face-down cards nor covered ones that lie face up. */
static void
test_smoke_4 (void)
{
  begin_third ();
  scene_put (THEM, 1, "Luck 3", UP);
  scene_put (THEM, 1, "Luck 2", DOWN);
  scene_hand (ME, "Smoke 4");
  play ("Smoke 4", UP, 0);
  g_assert_cmpuint (happened (COMPILE_EVENT_LIFTED), ==, 0);
  rests (THEM);
}

/* Time 1 discards the deck even if there is no covered card to flip. A flipped one does not go live. */
static void
test_time_1 (void)
{
  begin_third ();
  scene_put (THEM, 0, "Luck 5", DOWN);
  scene_hand (ME, "Time 1");
  scene_deck (ME, "War 1, War 3");
  play ("Time 1", UP, 1);
  expect ("Luck 5", "their 0.0 down");
  expect ("War 1", "my trash");
  expect ("War 3", "my trash");
  rests (THEM);

  begin_third ();
  scene_put (THEM, 0, "Luck 5", DOWN);
  scene_put (THEM, 0, "Luck 1", DOWN);
  scene_hand (THEM, "Luck 2");
  scene_hand (ME, "Time 1");
  play ("Time 1", UP, 1);
  expect ("Luck 5", "their 0.0 up");
  expect ("Luck 2", "their hand");
  rests (THEM);
}

/* Time 4 draws and discards as many as there are. */
static void
test_time_4 (void)
{
  begin_third ();
  scene_hand (ME, "Time 4");
  scene_deck (ME, "War 1");
  play ("Time 4", UP, 1);
  expect ("War 1", "my trash");
  rests (THEM);
}

/* War 4 takes nothing from an empty hand. Turned up in their turn, it still has them discard, who choose. */
static void
test_war_4 (void)
{
  begin_third ();
  scene_hand (ME, "War 4, War 1");
  play ("War 4", UP, 2);
  expect ("War 1", "my hand");
  rests (THEM);

  scene_begin ("smoke time war", "corruption mirror peace");
  scene_put (ME, 2, "War 4", UP);
  scene_put (ME, 2, "War 1", DOWN);
  scene_hand (THEM, "Corruption 1, Peace 2, Peace 3");
  scene_action (THEM);
  play ("Corruption 1", UP, 0);
  asked ("them: card Corruption 1, War 1");
  choose ("War 1");
  expect ("War 1", "my deck"); /* Corruption 1 is theirs: what would return to my hand goes onto my deck */
  asked ("them: card Peace 2, Peace 3");
  choose ("Peace 2");
  expect ("Peace 2", "their trash");
  rests (ME);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards/chaos-1/uncovered", test_chaos_1);
  g_test_add_func ("/cards/chaos-3/from-trash", test_chaos_3);
  g_test_add_func ("/cards/clarity-0/covered", test_clarity_0);
  g_test_add_func ("/cards/corruption-3/no-target", test_corruption_3);
  g_test_add_func ("/cards/courage-1/no-target", test_courage_1);
  g_test_add_func ("/cards/courage-3/no-target", test_courage_3);
  g_test_add_func ("/cards/courage-6/covered", test_courage_6);
  g_test_add_func ("/cards/fear-3/no-target", test_fear_3);
  g_test_add_func ("/cards/ice-3/free", test_ice_3);
  g_test_add_func ("/cards/ice-6/covered", test_ice_6);
  g_test_add_func ("/cards/mirror-0/covered", test_mirror_0);
  g_test_add_func ("/cards/peace-1/turned", test_peace_1);
  g_test_add_func ("/cards/smoke-2/covered", test_smoke_2);
  g_test_add_func ("/cards/smoke-4/no-target", test_smoke_4);
  g_test_add_func ("/cards/time-1/no-target", test_time_1);
  g_test_add_func ("/cards/time-4/no-target", test_time_4);
  g_test_add_func ("/cards/war-4/uncovered", test_war_4);
  return g_test_run ();
}
