/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the cards of the other six protocols of MN02 do, one test for each card. */
#include "fixture-scene.h"

static void
begin_first (void)
{
  scene_begin ("luck mirror peace", "smoke time war");
}

static void
begin_second (void)
{
  scene_begin ("smoke time war", "luck mirror peace");
}

/* Luck 0: of three new cards one of the named value may be played at once. */
static void
test_luck_0 (void)
{
  begin_first ();
  scene_hand (ME, "Luck 0, Luck 2");
  scene_deck (ME, "Mirror 2, Mirror 3, Peace 2, Luck 1");
  play ("Luck 0", UP, 0);
  asked ("me: number 0 1 2 3 4 5 6");
  choose_number (2);
  asked ("me: card Mirror 2, Peace 2");
  choose ("Peace 2");
  g_assert_cmphex (scene.known[THEM] & scene_cards ("Mirror 2, Mirror 3, Peace 2"), ==, scene_cards ("Peace 2"));
  asked ("me: play Peace 2 0 1 2 or pass");
  play ("Peace 2", DOWN, 1);
  expect ("Peace 2", "my 1.0 down");
  rests (THEM);

  begin_first ();
  scene_hand (ME, "Luck 0, Luck 2");
  scene_deck (ME, "Mirror 2, Mirror 3, Peace 2");
  play ("Luck 0", UP, 0);
  choose_number (3);
  asked ("me: play Mirror 3 0 1 2 or pass");
  pass ();
  rests (THEM);

  begin_first ();
  scene_hand (ME, "Luck 0, Luck 2");
  scene_deck (ME, "Mirror 2, Mirror 3, Peace 2");
  play ("Luck 0", UP, 0);
  choose_number (6);
  rests (THEM);
}

/* Luck 1: the top of the deck lies face up without going live. */
static void
test_luck_1 (void)
{
  begin_first ();
  scene_hand (ME, "Luck 1, Peace 1");
  scene_deck (ME, "Luck 5");
  play ("Luck 1", UP, 0);
  asked ("me: line 0 1 2");
  choose_line (1);
  expect ("Luck 5", "my 1.0 up");
  expect ("Peace 1", "my hand");
  rests (THEM);

  /* Onto its own stack it is covered, and the flip lapses (COM-45). */
  begin_first ();
  scene_hand (ME, "Luck 1");
  scene_deck (ME, "Luck 5");
  play ("Luck 1", UP, 0);
  choose_line (0);
  expect ("Luck 5", "my 0.1 down");
  g_assert_cmpuint (happened (COMPILE_EVENT_EFFECT_LAPSED), ==, 1);
  rests (THEM);

  begin_first ();
  scene_hand (ME, "Luck 1");
  scene_trash (ME, "Luck 5");
  play ("Luck 1", UP, 0);
  expect ("Luck 5", "my trash");
  rests (THEM);
}

/* Luck 2: draws as many cards as the discarded card is worth. */
static void
test_luck_2 (void)
{
  begin_first ();
  scene_hand (ME, "Luck 2");
  scene_deck (ME, "Mirror 3, Peace 1, Peace 2, Peace 3, Peace 4");
  play ("Luck 2", UP, 0);
  expect ("Mirror 3", "my trash");
  expect ("Peace 3", "my hand");
  expect ("Peace 4", "my deck");
  rests (THEM);

  begin_first ();
  scene_hand (ME, "Luck 2");
  scene_trash (ME, "Mirror 3");
  play ("Luck 2", UP, 0);
  expect ("Mirror 3", "my trash");
  rests (THEM);

  /* Its printed value, even if it is in the deck again by then (COM-50 against COM-64). */
  scene_begin ("luck mirror peace", "ice chaos war");
  scene_put (ME, 0, "Luck 2", UP);
  scene_put (ME, 0, "Mirror 4", DOWN);
  scene_put (ME, 2, "Peace 4", UP);
  scene_deck (ME, "Luck 5");
  scene_trash (ME, "Mirror 2, Mirror 3, Mirror 5, Peace 1, Peace 2, Peace 3");
  scene_hand (THEM, "Ice 2");
  scene_action (THEM);
  play ("Ice 2", UP, 0);
  choose ("Mirror 4");
  choose_line (1);
  g_assert_cmpuint (happened (COMPILE_EVENT_SHUFFLED), ==, 1);
  g_assert_cmpuint (happened (COMPILE_EVENT_DREW), ==, 6);
}

/* Luck 3: deletes a card if the protocol of their top card was guessed. */
static void
test_luck_3 (void)
{
  begin_first ();
  scene_hand (ME, "Luck 3");
  scene_put (THEM, 0, "Smoke 5", UP);
  scene_deck (THEM, "Smoke 4");
  play ("Luck 3", UP, 0);
  asked ("me: protocol 6 7 8 9 10 11"); /* */
  choose_number (9);
  expect ("Smoke 4", "their trash");
  asked ("me: card Luck 3, Smoke 5");
  choose ("Smoke 5");
  expect ("Smoke 5", "their trash");
  rests (THEM);

  begin_first ();
  scene_hand (ME, "Luck 3");
  scene_put (THEM, 0, "Smoke 5", UP);
  scene_deck (THEM, "Smoke 4");
  play ("Luck 3", UP, 0);
  choose_number (10);
  expect ("Smoke 5", "their 0.0 up");
  rests (THEM);

  begin_first ();
  scene_hand (ME, "Luck 3");
  scene_put (THEM, 0, "Smoke 5", UP);
  play ("Luck 3", UP, 0);
  choose_number (9);
  rests (THEM);
}

/* Luck 4: deletes a card, covered or free, of the value of the discarded one. */
static void
test_luck_4 (void)
{
  begin_first ();
  scene_hand (ME, "Luck 4");
  scene_put (THEM, 0, "Smoke 5", DOWN);
  scene_put (THEM, 0, "Smoke 3", UP);
  scene_put (THEM, 1, "Time 2", DOWN);
  scene_put (ME, 1, "Luck 2", UP);
  scene_put (ME, 1, "Luck 3", UP);
  scene_deck (ME, "Mirror 2");
  play ("Luck 4", UP, 0);
  asked ("me: card Luck 2, Smoke 5, Time 2");
  choose ("Smoke 5");
  expect ("Smoke 5", "their trash");
  expect ("Smoke 3", "their 0.0 up");
  rests (THEM);

  begin_first ();
  scene_hand (ME, "Luck 4");
  scene_put (THEM, 0, "Smoke 5", DOWN);
  play ("Luck 4", UP, 0);
  rests (THEM);
}

/* Mirror 0: my total here is higher by one for each of their cards here. */
static void
test_mirror_0 (void)
{
  begin_first ();
  scene_put (ME, 1, "Mirror 0", UP);
  scene_put (ME, 1, "Luck 3", UP);
  scene_put (THEM, 1, "Time 5", UP);
  scene_put (THEM, 1, "Time 4", DOWN);
  scene_put (THEM, 0, "Smoke 5", UP);
  g_assert_cmpuint (compile_field_total (&scene, ME, 1), ==, 0 + 3 + 2);
}

/* Mirror 1: does what one of their middle boxes says as if it were its own. */
static void
test_mirror_1 (void)
{
  begin_first ();
  scene_put (ME, 1, "Mirror 1", UP);
  scene_put (THEM, 0, "Smoke 2", UP);
  scene_put (THEM, 1, "Time 3", UP);
  scene_put (THEM, 1, "Time 2", DOWN);
  scene_put (THEM, 2, "War 4", UP);
  scene_hand (THEM, "War 1, War 2");
  scene_end (ME);
  asked ("me: card War 4 or pass"); /* */
  choose ("War 4");
  asked ("them: card War 1, War 2");
  choose ("War 1");
  rests (THEM);

  /* “This” in the copied text is Mirror 1. */
  scene_begin ("mirror luck fear", "peace ice war");
  scene_put (ME, 0, "Mirror 1", UP);
  scene_put (THEM, 1, "Ice 1", UP);
  scene_end (ME);
  choose ("Ice 1");
  asked ("me: line 1 2 or pass");
  choose_line (1);
  expect ("Mirror 1", "my 1.0 up");
  rests (THEM);

  /* My own Fear 0 silences what it would copy. */
  scene_begin ("mirror luck fear", "peace ice war");
  scene_put (ME, 0, "Mirror 1", UP);
  scene_put (ME, 2, "Fear 0", UP);
  scene_put (THEM, 1, "Ice 1", UP);
  scene_end (ME);
  rests (THEM);
}

/* Mirror 2: two of my stacks change places; nothing goes live because of that (COM-42). */
static void
test_mirror_2 (void)
{
  begin_first ();
  scene_hand (ME, "Mirror 2, Peace 3");
  scene_put (ME, 0, "Luck 4", UP);
  scene_put (ME, 0, "Luck 5", UP);
  scene_put (ME, 2, "Peace 2", DOWN);
  play ("Mirror 2", UP, 1);
  asked ("me: stacks 1 2 3");
  rearrange (ME, 2);
  expect ("Luck 4", "my 2.0 up");
  expect ("Luck 5", "my 2.1 up");
  expect ("Peace 2", "my 0.0 down");
  expect ("Peace 3", "my hand");
  rests (THEM);

  /* both need a card. */
  begin_first ();
  scene_hand (ME, "Mirror 2");
  play ("Mirror 2", UP, 1);
  rests (THEM);
}

/* Mirror 3: flips one of my cards, and one of theirs in the same line. */
static void
test_mirror_3 (void)
{
  begin_first ();
  scene_hand (ME, "Mirror 3");
  scene_put (ME, 0, "Luck 4", UP);
  scene_put (THEM, 0, "Smoke 2", UP);
  scene_put (THEM, 1, "Time 2", UP);
  play ("Mirror 3", UP, 1);
  asked ("me: card Luck 4, Mirror 3");
  choose ("Luck 4");
  expect ("Luck 4", "my 0.0 down");
  expect ("Smoke 2", "their 0.0 down");
  expect ("Time 2", "their 1.0 up");
  rests (THEM);

  /* If it turns itself down, its second sentence lapses (COM-45). */
  begin_first ();
  scene_hand (ME, "Mirror 3");
  scene_put (THEM, 1, "Time 2", UP);
  play ("Mirror 3", UP, 1);
  expect ("Mirror 3", "my 1.0 down");
  expect ("Time 2", "their 1.0 up");
  rests (THEM);

  /* They have no card in that line. */
  begin_first ();
  scene_hand (ME, "Mirror 3");
  scene_put (ME, 0, "Luck 4", UP);
  scene_put (THEM, 1, "Time 2", UP);
  play ("Mirror 3", UP, 1);
  choose ("Luck 4");
  expect ("Time 2", "their 1.0 up");
  rests (THEM);
}

/* Mirror 4: draws when they have drawn, once a batch (COM-53). */
static void
test_mirror_4 (void)
{
  begin_first ();
  scene_put (ME, 1, "Mirror 4", UP);
  scene_deck (ME, "Luck 1, Luck 2");
  scene_deck (THEM, "War 1, War 2, War 3, War 4, War 5");
  scene_action (THEM);
  refresh ();
  expect ("Luck 1", "my hand");
  expect ("Luck 2", "my deck");
  rests (ME);

  begin_first ();
  scene_put (ME, 1, "Mirror 4", DOWN);
  scene_deck (ME, "Luck 1");
  scene_deck (THEM, "War 1");
  scene_action (THEM);
  refresh ();
  expect ("Luck 1", "my deck");
}

/* Peace 1: both hands are discarded; in the end phase draws a card if the hand is empty. */
static void
test_peace_1 (void)
{
  begin_first ();
  scene_hand (ME, "Peace 1, Luck 1, Luck 2");
  scene_hand (THEM, "War 1, War 2");
  scene_deck (ME, "Mirror 1, Mirror 2");
  play ("Peace 1", UP, 2);
  expect ("Luck 1", "my trash");
  expect ("War 2", "their trash");
  expect ("Mirror 1", "my hand");
  expect ("Mirror 2", "my deck");
  rests (THEM);
  scene_end (ME);
  expect ("Mirror 2", "my deck");
}

/* Peace 2: draws one, and plays one face down. */
static void
test_peace_2 (void)
{
  begin_first ();
  scene_hand (ME, "Peace 2");
  scene_deck (ME, "Luck 5");
  play ("Peace 2", UP, 2);
  asked ("me: play Luck 5 0 1 2");
  g_assert_cmpint (refusal ("Luck 5", ME, 0, UP), ==, COMPILE_RULE_COM_57);
  play ("Luck 5", DOWN, 0);
  expect ("Luck 5", "my 0.0 down");
  rests (THEM);

  begin_first ();
  scene_hand (ME, "Peace 2");
  play ("Peace 2", UP, 2);
  rests (THEM);
}

/* Peace 3: an optional discard, then flips a card worth more than the number of cards in hand. */
static void
test_peace_3 (void)
{
  begin_first ();
  scene_hand (ME, "Peace 3, Luck 1, Luck 2");
  scene_put (THEM, 0, "Smoke 2", UP);
  scene_put (THEM, 1, "Time 1", UP);
  play ("Peace 3", UP, 2);
  asked ("me: card Luck 1, Luck 2 or pass");
  choose ("Luck 1");
  asked ("me: card Peace 3, Smoke 2");
  choose ("Smoke 2");
  expect ("Smoke 2", "their 0.0 down");
  rests (THEM);

  /* The flip does not depend on the discard, and is mandatory. */
  begin_first ();
  scene_hand (ME, "Peace 3, Luck 1, Luck 2");
  scene_put (THEM, 0, "Smoke 2", UP);
  play ("Peace 3", UP, 2);
  pass ();
  expect ("Peace 3", "my 2.0 down");
  rests (THEM);
}

/* Peace 4: draws for a discard in their turn. */
static void
test_peace_4 (void)
{
  begin_first ();
  scene_put (ME, 2, "Peace 4", UP);
  scene_hand (ME, "Luck 1");
  scene_deck (ME, "Luck 2");
  scene_hand (THEM, "War 4");
  scene_action (THEM);
  play ("War 4", UP, 2);
  expect ("Luck 1", "my trash");
  expect ("Luck 2", "my hand");
  rests (ME);

  begin_first ();
  scene_put (ME, 2, "Peace 4", UP);
  scene_hand (ME, "Luck 5, Luck 1");
  scene_deck (ME, "Luck 2");
  play ("Luck 5", UP, 0);
  expect ("Luck 2", "my deck");
  rests (THEM);
}

/* Peace 6: turns face down with more than one card in hand. */
static void
test_peace_6 (void)
{
  begin_first ();
  scene_hand (ME, "Peace 6, Luck 1, Luck 2");
  play ("Peace 6", UP, 2);
  expect ("Peace 6", "my 2.0 down");

  begin_first ();
  scene_hand (ME, "Peace 6, Luck 1");
  play ("Peace 6", UP, 2);
  expect ("Peace 6", "my 2.0 up");
  rests (THEM);
}

/* Smoke 0: the top of the deck into each line with a face-down card. */
static void
test_smoke_0 (void)
{
  begin_second ();
  scene_hand (ME, "Smoke 0");
  scene_put (ME, 1, "Time 5", DOWN);
  scene_put (THEM, 2, "Peace 5", DOWN);
  scene_deck (ME, "War 1, War 2, War 3");
  play ("Smoke 0", UP, 0);
  asked ("me: line 1 2");
  choose_line (2);
  expect ("War 1", "my 2.0 down");
  expect ("War 2", "my 1.1 down");
  expect ("War 3", "my deck");
  rests (THEM);

  /* A card in its own line covers it: the rest lapses. */
  begin_second ();
  scene_hand (ME, "Smoke 0");
  scene_put (THEM, 0, "Luck 5", DOWN);
  scene_put (THEM, 2, "Peace 5", DOWN);
  scene_deck (ME, "War 1, War 2, War 3");
  play ("Smoke 0", UP, 0);
  choose_line (0);
  expect ("War 1", "my 0.1 down");
  expect ("War 2", "my deck");
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Smoke 0");
  scene_deck (ME, "War 1");
  play ("Smoke 0", UP, 0);
  expect ("War 1", "my deck");
  rests (THEM);
}

/* Smoke 1: flips one of mine, and may shift it. */
static void
test_smoke_1 (void)
{
  begin_second ();
  scene_hand (ME, "Smoke 1");
  scene_put (ME, 1, "Time 4", UP);
  play ("Smoke 1", UP, 0);
  asked ("me: card Smoke 1, Time 4");
  choose ("Time 4");
  asked ("me: line 0 2 or pass");
  choose_line (2);
  expect ("Time 4", "my 2.0 down");
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Smoke 1");
  play ("Smoke 1", UP, 0);
  expect ("Smoke 1", "my 0.0 down");
  rests (THEM);
}

/* Smoke 2: my total here is higher by one for each face-down card here, of both sides. */
static void
test_smoke_2 (void)
{
  begin_second ();
  scene_put (ME, 0, "Smoke 2", UP);
  scene_put (ME, 0, "Time 5", DOWN);
  scene_put (THEM, 0, "Luck 5", DOWN);
  scene_put (THEM, 0, "Luck 4", UP);
  g_assert_cmpuint (compile_field_total (&scene, ME, 0), ==, 2 + 2 + 2);
  g_assert_cmpuint (compile_field_total (&scene, THEM, 0), ==, 2 + 4);
}

/* Smoke 3: plays a card into a line with a face-down card. */
static void
test_smoke_3 (void)
{
  begin_second ();
  scene_hand (ME, "Smoke 3, Time 1");
  scene_put (THEM, 2, "Peace 5", DOWN);
  play ("Smoke 3", UP, 0);
  asked ("me: play Time 1 2");
  g_assert_cmpint (refusal ("Time 1", ME, 1, DOWN), ==, COMPILE_RULE_COM_57);
  play ("Time 1", DOWN, 2);
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Smoke 3, Time 1");
  play ("Smoke 3", UP, 0);
  rests (THEM);
}

/* Smoke 4: shifts a covered face-down card to another line. */
static void
test_smoke_4 (void)
{
  begin_second ();
  scene_hand (ME, "Smoke 4");
  scene_put (ME, 1, "Time 5", DOWN);
  scene_put (ME, 1, "Time 4", DOWN);
  scene_put (THEM, 2, "Peace 5", DOWN);
  scene_put (THEM, 2, "Peace 4", UP);
  scene_put (THEM, 1, "Luck 4", UP);
  scene_put (THEM, 1, "Luck 3", UP);
  play ("Smoke 4", UP, 0);
  asked ("me: card Peace 5, Time 5");
  choose ("Peace 5");
  choose_line (0);
  expect ("Peace 5", "their 0.0 down");
  rests (THEM);
}

/* Time 0: plays a card out of the trash, and shuffles the rest into the deck. */
static void
test_time_0 (void)
{
  begin_second ();
  scene_hand (ME, "Time 0");
  scene_trash (ME, "War 3, Smoke 2");
  play ("Time 0", UP, 1);
  asked ("me: play Smoke 2, War 3 0 1 2");
  play ("Smoke 2", UP, 0);
  expect ("Smoke 2", "my 0.0 up");
  expect ("War 3", "my deck");
  rests (THEM);

  /* If a card covers it, the second sentence lapses. */
  begin_second ();
  scene_hand (ME, "Time 0");
  scene_trash (ME, "War 3, Smoke 2");
  play ("Time 0", UP, 1);
  play ("Smoke 2", DOWN, 1);
  expect ("War 3", "my trash");
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Time 0");
  play ("Time 0", UP, 1);
  g_assert_cmpuint (happened (COMPILE_EVENT_SHUFFLED), ==, 0);
  rests (THEM);
}

/* Time 1: flips a covered card, and discards the whole deck at once (COM-54). */
static void
test_time_1 (void)
{
  begin_second ();
  scene_hand (ME, "Time 1");
  scene_put (THEM, 2, "Peace 5", UP);
  scene_put (THEM, 2, "Peace 4", UP);
  scene_put (THEM, 0, "Luck 5", UP);
  scene_deck (ME, "War 1, War 2, War 3");
  play ("Time 1", UP, 1);
  expect ("Peace 5", "their 2.0 down");
  expect ("War 1", "my trash");
  expect ("War 3", "my trash");
  g_assert_cmpuint (happened (COMPILE_EVENT_MILLED), ==, 3);
  rests (THEM);
}

/* Time 2: answers every shuffle of the own deck. */
static void
test_time_2 (void)
{
  begin_second ();
  scene_hand (ME, "Time 2");
  scene_trash (ME, "War 1, War 2");
  play ("Time 2", UP, 1);
  asked ("me: may or pass");
  yes ();
  g_assert_cmpuint (compile_state_hand_size (&scene, ME), ==, 1);
  asked ("me: line 0 2 or pass");
  choose_line (0);
  expect ("Time 2", "my 0.0 up");
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Time 2");
  play ("Time 2", UP, 1);
  rests (THEM);

  /* It is covered, and the shuffle comes from a draw (COM-51). */
  begin_second ();
  scene_put (ME, 1, "Time 2", UP);
  scene_put (ME, 1, "Time 4", DOWN);
  scene_trash (ME, "War 1, War 2, War 3");
  scene_hand (ME, "Smoke 1, Smoke 2, Smoke 3");
  refresh ();
  g_assert_cmpuint (compile_state_hand_size (&scene, ME), ==, 6);
  asked ("me: line 0 2 or pass");
  pass ();
  g_assert_cmpuint (scene.ask.kind, ==, COMPILE_ASK_CARD); /* the hand limit */
}

/* Time 3: plays a card from the trash face down into another line. */
static void
test_time_3 (void)
{
  begin_second ();
  scene_hand (ME, "Time 3");
  scene_trash (ME, "War 1, War 2");
  play ("Time 3", UP, 1);
  asked ("me: card War 1, War 2");
  choose ("War 2");
  asked ("me: play War 2 0 2");
  play ("War 2", DOWN, 2);
  expect ("War 2", "my 2.0 down");
  expect ("War 1", "my trash");
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Time 3");
  play ("Time 3", UP, 1);
  rests (THEM);
}

/* Time 4: draws two cards, and discards two at once. */
static void
test_time_4 (void)
{
  begin_second ();
  scene_hand (ME, "Time 4, Smoke 1");
  scene_deck (ME, "War 1, War 2");
  play ("Time 4", UP, 1);
  asked ("me: card Smoke 1, War 1, War 2");
  choose ("War 1");
  expect ("War 1", "my hand");
  asked ("me: card Smoke 1, War 2");
  choose ("Smoke 1");
  expect ("War 1", "my trash");
  expect ("Smoke 1", "my trash");
  rests (THEM);
}

/* War 0: turns face down after my refresh; deletes a card when they have drawn. */
static void
test_war_0 (void)
{
  begin_second ();
  scene_put (ME, 2, "War 0", UP);
  scene_put (ME, 2, "War 5", DOWN);
  scene_deck (ME, "Time 1");
  refresh ();
  asked ("me: card War 0 or pass");
  choose ("War 0");
  expect ("War 0", "my 2.0 down");
  rests (THEM);

  begin_second ();
  scene_put (ME, 2, "War 0", UP);
  scene_put (THEM, 0, "Luck 4", UP);
  scene_deck (THEM, "Luck 1");
  scene_action (THEM);
  refresh ();
  asked ("me: card Luck 4, War 0 or pass");
  choose ("Luck 4");
  expect ("Luck 4", "their trash");
  rests (ME);
}

/* War 1: I get new cards too when they refresh. */
static void
test_war_1 (void)
{
  begin_second ();
  scene_put (ME, 2, "War 1", UP);
  scene_hand (ME, "Smoke 1, Smoke 2");
  scene_deck (ME, "Time 1, Time 2, Time 3, Time 4");
  scene_deck (THEM, "Luck 1");
  scene_action (THEM);
  refresh ();
  asked ("me: card Smoke 1, Smoke 2 or pass");
  choose ("Smoke 1");
  asked ("me: card Smoke 2 or pass");
  pass ();
  expect ("Smoke 1", "my trash");
  g_assert_cmpuint (compile_state_hand_size (&scene, ME), ==, 5);
  rests (ME);

  begin_second ();
  scene_put (ME, 2, "War 1", UP);
  scene_hand (ME, "Smoke 1");
  scene_action (THEM);
  refresh ();
  pass ();
  expect ("Smoke 1", "my hand");
  rests (ME);
}

/* War 2: flips a card; after they compile another line they discard their hand. */
static void
test_war_2 (void)
{
  begin_second ();
  scene_hand (ME, "War 2");
  scene_put (THEM, 0, "Luck 4", UP);
  play ("War 2", UP, 2);
  asked ("me: card Luck 4, War 2");
  choose ("Luck 4");
  expect ("Luck 4", "their 0.0 down");
  rests (THEM);

  begin_second ();
  scene_put (ME, 2, "War 2", UP);
  scene_put (THEM, 0, "Luck 5", UP);
  scene_put (THEM, 0, "Mirror 5", UP);
  scene_hand (THEM, "Peace 1, Peace 2");
  scene_turn (THEM);
  expect ("Peace 1", "their trash");
  expect ("Peace 2", "their trash");
  rests (ME);

  /* Not after a compile of its own line, which deletes it. */
  begin_second ();
  scene_put (ME, 2, "War 2", UP);
  scene_put (THEM, 2, "Luck 5", UP);
  scene_put (THEM, 2, "Mirror 5", UP);
  scene_hand (THEM, "Peace 1");
  scene_turn (THEM);
  expect ("War 2", "my trash");
  expect ("Peace 1", "their hand");
}

/* War 3: draws; after they discard, may play a card face down. */
static void
test_war_3 (void)
{
  begin_second ();
  scene_hand (ME, "War 3");
  scene_deck (ME, "Time 1");
  play ("War 3", UP, 2);
  expect ("Time 1", "my hand");
  rests (THEM);

  begin_second ();
  scene_put (ME, 2, "War 3", UP);
  scene_hand (ME, "Time 1");
  scene_hand (THEM, "Luck 5, Luck 1, Luck 2");
  scene_action (THEM);
  play ("Luck 5", UP, 0);
  asked ("them: card Luck 1, Luck 2");
  choose ("Luck 1");
  asked ("me: play Time 1 0 1 2 or pass");
  play ("Time 1", DOWN, 1);
  expect ("Time 1", "my 1.0 down");
  rests (ME);
}

/* War 4: they discard one. */
static void
test_war_4 (void)
{
  begin_second ();
  scene_hand (ME, "War 4");
  scene_hand (THEM, "Luck 1, Luck 2");
  play ("War 4", UP, 2);
  asked ("them: card Luck 1, Luck 2");
  choose ("Luck 2");
  expect ("Luck 2", "their trash");
  rests (THEM);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards/luck-0", test_luck_0);
  g_test_add_func ("/cards/luck-1", test_luck_1);
  g_test_add_func ("/cards/luck-2", test_luck_2);
  g_test_add_func ("/cards/luck-3", test_luck_3);
  g_test_add_func ("/cards/luck-4", test_luck_4);
  g_test_add_func ("/cards/mirror-0", test_mirror_0);
  g_test_add_func ("/cards/mirror-1", test_mirror_1);
  g_test_add_func ("/cards/mirror-2", test_mirror_2);
  g_test_add_func ("/cards/mirror-3", test_mirror_3);
  g_test_add_func ("/cards/mirror-4", test_mirror_4);
  g_test_add_func ("/cards/peace-1", test_peace_1);
  g_test_add_func ("/cards/peace-2", test_peace_2);
  g_test_add_func ("/cards/peace-3", test_peace_3);
  g_test_add_func ("/cards/peace-4", test_peace_4);
  g_test_add_func ("/cards/peace-6", test_peace_6);
  g_test_add_func ("/cards/smoke-0", test_smoke_0);
  g_test_add_func ("/cards/smoke-1", test_smoke_1);
  g_test_add_func ("/cards/smoke-2", test_smoke_2);
  g_test_add_func ("/cards/smoke-3", test_smoke_3);
  g_test_add_func ("/cards/smoke-4", test_smoke_4);
  g_test_add_func ("/cards/time-0", test_time_0);
  g_test_add_func ("/cards/time-1", test_time_1);
  g_test_add_func ("/cards/time-2", test_time_2);
  g_test_add_func ("/cards/time-3", test_time_3);
  g_test_add_func ("/cards/time-4", test_time_4);
  g_test_add_func ("/cards/war-0", test_war_0);
  g_test_add_func ("/cards/war-1", test_war_1);
  g_test_add_func ("/cards/war-2", test_war_2);
  g_test_add_func ("/cards/war-3", test_war_3);
  g_test_add_func ("/cards/war-4", test_war_4);
  return g_test_run ();
}
