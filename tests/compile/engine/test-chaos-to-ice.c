/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the cards of the first six protocols of MN02 do, one test for each card. */
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

/* Chaos 0: one covered card in each line, of either side and in any order; in the start phase a card from each other's
 * deck. */
static void
test_chaos_0 (void)
{
  begin_first ();
  scene_put (ME, 0, "Clarity 5", UP);
  scene_put (ME, 0, "Chaos 5", UP);
  scene_put (THEM, 1, "Fear 5", DOWN);
  scene_put (THEM, 1, "Fear 4", DOWN);
  scene_put (THEM, 2, "Ice 5", DOWN);
  scene_hand (ME, "Chaos 0");
  play ("Chaos 0", UP, 0);
  asked ("me: card Chaos 5, Clarity 5, Fear 5");
  choose ("Fear 5");
  asked ("me: card Chaos 5, Clarity 5");
  choose ("Chaos 5");
  expect ("Fear 5", "their 1.0 up");
  expect ("Chaos 5", "my 0.1 down");
  rests (THEM);

  begin_first ();
  scene_put (ME, 0, "Chaos 0", UP);
  scene_deck (ME, "Clarity 1");
  scene_deck (THEM, "Fear 2");
  scene_turn (ME);
  expect ("Fear 2", "my hand");
  expect ("Clarity 1", "their hand");
  rests (ME);

  /* If nothing is covered, nothing is asked. */
  begin_first ();
  scene_put (THEM, 1, "Fear 5", DOWN);
  scene_hand (ME, "Chaos 0");
  play ("Chaos 0", UP, 0);
  rests (THEM);
}

/* Chaos 1: both players' protocols, and both must change. */
static void
test_chaos_1 (void)
{
  begin_first ();
  scene_hand (ME, "Chaos 1");
  play ("Chaos 1", UP, 0);
  asked ("me: rearrange 1 2 3 4 5");
  g_assert_cmpint (compile_rules_check (&scene, &(CompileDecision) { .kind = COMPILE_DECISION_REARRANGE }), ==,
                   COMPILE_RULE_COM_63);
  rearrange (ME, 1);
  asked ("me: rearrange 7 8 9 10 11");
  rearrange (THEM, 4);
  g_assert_cmpuint (scene.lines[ME][0], ==, 1);
  g_assert_cmpuint (scene.lines[ME][1], ==, 0);
  g_assert_cmpuint (scene.lines[THEM][0], ==, 4);
  g_assert_cmpuint (scene.lines[THEM][1], ==, 3);
  g_assert_cmpuint (scene.lines[THEM][2], ==, 5);
  rests (THEM);
}

/* Chaos 2: one of my covered cards to another line. */
static void
test_chaos_2 (void)
{
  begin_first ();
  scene_put (ME, 1, "Clarity 4", DOWN);
  scene_put (ME, 1, "Clarity 5", UP);
  scene_put (THEM, 1, "Fear 4", DOWN);
  scene_put (THEM, 1, "Fear 5", UP);
  scene_hand (ME, "Chaos 2");
  play ("Chaos 2", UP, 0);
  asked ("me: line 0 2");
  choose_line (2);
  expect ("Clarity 4", "my 2.0 down");
  expect ("Clarity 5", "my 1.0 up");
  rests (THEM);

  /* Into its own line it covers Chaos 2. */
  begin_first ();
  scene_put (ME, 1, "Clarity 4", DOWN);
  scene_put (ME, 1, "Clarity 5", UP);
  scene_hand (ME, "Chaos 2");
  play ("Chaos 2", UP, 0);
  choose_line (0);
  expect ("Clarity 4", "my 0.1 down");
  rests (THEM);

  begin_first ();
  scene_put (ME, 1, "Clarity 5", UP);
  scene_hand (ME, "Chaos 2");
  play ("Chaos 2", UP, 0);
  rests (THEM);
}

/* Chaos 3: face up into any line; of all cards it alone. */
static void
test_chaos_3 (void)
{
  begin_first ();
  scene_hand (ME, "Chaos 3, Chaos 4");
  g_assert_cmpint (refusal ("Chaos 4", ME, 2, UP), ==, COMPILE_RULE_COM_32);
  g_assert_cmpint (refusal ("Chaos 3", THEM, 2, UP), ==, COMPILE_RULE_COM_32);
  play ("Chaos 3", UP, 2);
  expect ("Chaos 3", "my 2.0 up");
  rests (THEM);
}

/* Chaos 4: the whole hand is exchanged for as many new cards. */
static void
test_chaos_4 (void)
{
  begin_first ();
  scene_put (ME, 0, "Chaos 4", UP);
  scene_hand (ME, "Clarity 4, Clarity 5");
  scene_deck (ME, "Corruption 5, Corruption 1, Chaos 1");
  scene_end (ME);
  expect ("Clarity 4", "my trash");
  expect ("Clarity 5", "my trash");
  expect ("Corruption 5", "my hand");
  expect ("Corruption 1", "my hand");
  expect ("Chaos 1", "my deck");
  rests (THEM);

  begin_first ();
  scene_put (ME, 0, "Chaos 4", UP);
  scene_deck (ME, "Corruption 5");
  scene_end (ME);
  expect ("Corruption 5", "my deck");

  /* Covered, or face down, it does nothing. */
  begin_first ();
  scene_put (ME, 0, "Chaos 4", UP);
  scene_put (ME, 0, "Chaos 3", UP);
  scene_hand (ME, "Clarity 4");
  scene_end (ME);
  expect ("Clarity 4", "my hand");
}

/* Clarity 0: my total here is higher by one for each card in my hand. */
static void
test_clarity_0 (void)
{
  begin_first ();
  scene_put (ME, 1, "Clarity 0", UP);
  scene_put (ME, 1, "Chaos 4", DOWN);
  scene_put (ME, 0, "Chaos 3", UP);
  scene_put (THEM, 1, "Fear 4", UP);
  scene_hand (ME, "Chaos 1, Chaos 2, Chaos 5");
  g_assert_cmpuint (compile_field_total (&scene, ME, 1), ==, 0 + 2 + 3);
  g_assert_cmpuint (compile_field_total (&scene, ME, 0), ==, 3);
  g_assert_cmpuint (compile_field_total (&scene, THEM, 1), ==, 4);
}

/* Clarity 1: looks at the top of the deck and at their hand, and draws before it is covered. */
static void
test_clarity_1 (void)
{
  begin_first ();
  scene_put (ME, 1, "Clarity 1", UP);
  scene_deck (ME, "Corruption 5, Chaos 5");
  scene_turn (ME);
  g_assert_cmpuint (happened (COMPILE_EVENT_REVEALED), ==, 1);
  asked ("me: may or pass");
  yes ();
  expect ("Corruption 5", "my trash");
  rests (ME);

  begin_first ();
  scene_put (ME, 1, "Clarity 1", UP);
  scene_deck (ME, "Corruption 5, Chaos 5");
  scene_turn (ME);
  pass ();
  expect ("Corruption 5", "my deck");
  g_assert_cmphex (scene.known[THEM] & scene_cards ("Corruption 5"), !=, 0);

  /* The top card of a deck that nobody has looked at is picked now, and stays on top. */
  begin_first ();
  scene_put (ME, 1, "Clarity 1", UP);
  scene.deck[ME] = scene_cards ("Corruption 5, Corruption 6, Chaos 5");
  scene_turn (ME);
  g_assert_cmpuint (scene.n_top[ME], ==, 1);
  g_assert_cmpuint (compile_state_deck_size (&scene, ME), ==, 3);

  begin_first ();
  scene_hand (ME, "Clarity 1");
  scene_hand (THEM, "Fear 1, Fear 2");
  play ("Clarity 1", UP, 1);
  g_assert_cmpuint (happened (COMPILE_EVENT_REVEALED), ==, 2);
  g_assert_cmphex (scene.known[ME] & scene_cards ("Fear 1, Fear 2"), ==, scene_cards ("Fear 1, Fear 2"));
  rests (THEM);

  begin_first ();
  scene_put (ME, 1, "Clarity 1", UP);
  scene_hand (ME, "Chaos 3");
  scene_deck (ME, "Chaos 0, Chaos 1, Chaos 2, Chaos 4");
  play ("Chaos 3", DOWN, 1);
  expect ("Chaos 2", "my hand");
  expect ("Chaos 4", "my deck");
  expect ("Chaos 3", "my 1.1 down");
}

/* Clarity 2: a card with the value 1 from the deck, and one from the hand is played. */
static void
test_clarity_2 (void)
{
  begin_first ();
  scene_hand (ME, "Clarity 2, Chaos 1, Chaos 2");
  scene_deck (ME, "Chaos 5, Clarity 1, Corruption 1, Chaos 4");
  play ("Clarity 2", UP, 1);
  asked ("me: card Clarity 1, Corruption 1");
  choose ("Corruption 1");
  expect ("Corruption 1", "my hand");
  g_assert_cmpuint (happened (COMPILE_EVENT_SHUFFLED), ==, 1);
  g_assert_cmpuint (scene.n_top[ME], ==, 0);
  /* any card with that value may be played, not only the one that was sought. */
  asked ("me: play Chaos 1, Corruption 1 0 1 2");
  g_assert_cmpint (refusal ("Corruption 1", ME, 0, UP), ==, COMPILE_RULE_COM_32);
  g_assert_cmpint (refusal ("Chaos 2", ME, 0, UP), ==, COMPILE_RULE_COM_57);
  play ("Chaos 1", DOWN, 2);
  expect ("Chaos 1", "my 2.0 down");
  rests (THEM);

  /* The deck is shuffled even if it has no such card. */
  begin_first ();
  scene_hand (ME, "Clarity 2");
  scene_deck (ME, "Chaos 5, Chaos 4");
  play ("Clarity 2", UP, 1);
  g_assert_cmpuint (happened (COMPILE_EVENT_SHUFFLED), ==, 1);
  rests (THEM);
}

/* Clarity 3: a card with the value 5 from the deck. */
static void
test_clarity_3 (void)
{
  begin_first ();
  scene_hand (ME, "Clarity 3");
  scene_deck (ME, "Chaos 4, Clarity 5, Corruption 1");
  play ("Clarity 3", UP, 1);
  expect ("Clarity 5", "my hand");
  g_assert_cmpuint (happened (COMPILE_EVENT_REVEALED), ==, 3);
  g_assert_cmpuint (happened (COMPILE_EVENT_SOUGHT), ==, 1);
  rests (THEM);

  /* COM-52: even an empty deck is shuffled, and Time 2 answers that. */
  scene_begin ("time clarity corruption", "courage fear ice");
  scene_put (ME, 0, "Time 2", UP);
  scene_hand (ME, "Clarity 3");
  play ("Clarity 3", UP, 1);
  g_assert_cmpuint (happened (COMPILE_EVENT_SHUFFLED), ==, 1);
  asked ("me: line 1 2 or pass");
  pass ();
  rests (THEM);
}

/* Clarity 4: the trash may be shuffled into the deck. */
static void
test_clarity_4 (void)
{
  begin_first ();
  scene_hand (ME, "Clarity 4");
  scene_trash (ME, "Chaos 5, Chaos 4");
  scene_deck (ME, "Chaos 3");
  play ("Clarity 4", UP, 1);
  asked ("me: may or pass");
  yes ();
  expect ("Chaos 5", "my deck");
  g_assert_cmpuint (compile_state_deck_size (&scene, ME), ==, 3);
  rests (THEM);

  begin_first ();
  scene_hand (ME, "Clarity 4");
  scene_trash (ME, "Chaos 5");
  play ("Clarity 4", UP, 1);
  pass ();
  expect ("Chaos 5", "my trash");

  begin_first ();
  scene_hand (ME, "Clarity 4");
  play ("Clarity 4", UP, 1);
  rests (THEM);
}

/* Corruption 0: lies on either side, and works for the side on which it lies. */
static void
test_corruption_0 (void)
{
  begin_first ();
  scene_put (ME, 2, "Chaos 5", UP);
  scene_put (ME, 2, "Corruption 5", DOWN);
  scene_put (ME, 2, "Corruption 0", UP);
  scene_put (ME, 2, "Clarity 3", UP);
  scene_put (THEM, 2, "Ice 5", UP);
  scene_turn (ME);
  asked ("me: card Chaos 5, Clarity 3");
  choose ("Chaos 5");
  expect ("Chaos 5", "my 2.0 down");
  rests (ME);

  begin_first ();
  scene_hand (ME, "Corruption 0");
  scene_put (THEM, 0, "Courage 5", UP);
  g_assert_cmpint (refusal ("Corruption 0", THEM, 1, DOWN), ==, COMPILE_RULE_NONE);
  g_assert_cmpint (refusal ("Corruption 0", ME, 0, UP), ==, COMPILE_RULE_NONE);
  play_to (THEM, "Corruption 0", UP, 0);
  /* In their start phase: the only other card of the stack. */
  expect ("Corruption 0", "their 0.1 up");
  expect ("Courage 5", "their 0.0 down");
  g_assert_cmpuint (compile_state_owner (&scene, scene_card ("Corruption 0")), ==, ME);
  rests (THEM);
}

/* Corruption 1: returns a card; theirs goes on top of their deck. */
static void
test_corruption_1 (void)
{
  begin_first ();
  scene_hand (ME, "Corruption 1");
  scene_put (THEM, 0, "Courage 5", UP);
  scene_put (ME, 0, "Chaos 5", DOWN);
  scene_deck (THEM, "Fear 1");
  play ("Corruption 1", UP, 2);
  asked ("me: card Chaos 5, Corruption 1, Courage 5");
  choose ("Courage 5");
  expect ("Courage 5", "their deck");
  g_assert_cmpuint (scene.top[THEM][1], ==, scene_card ("Courage 5"));
  rests (THEM);

  begin_first ();
  scene_hand (ME, "Corruption 1");
  scene_put (ME, 0, "Chaos 5", DOWN);
  play ("Corruption 1", UP, 2);
  choose ("Corruption 1");
  expect ("Corruption 1", "my hand");

  /* Covered it redirects nothing. */
  begin_first ();
  scene_put (ME, 2, "Corruption 1", UP);
  scene_put (ME, 2, "Chaos 4", UP);
  scene_put (THEM, 0, "Courage 5", DOWN);
  scene_put (ME, 0, "Chaos 3", UP);
  scene_action (THEM);
  scene_hand (THEM, "Fear 2");
  play ("Fear 2", UP, 1);
  asked ("them: card Chaos 3, Chaos 4");
  choose ("Chaos 3");
  expect ("Chaos 3", "my hand");
}

/* Corruption 2: its own discard lets them discard too. */
static void
test_corruption_2 (void)
{
  begin_first ();
  scene_hand (ME, "Corruption 2, Chaos 4");
  scene_hand (THEM, "Fear 4, Fear 5");
  scene_deck (ME, "Chaos 5");
  play ("Corruption 2", UP, 2);
  asked ("me: card Chaos 4, Chaos 5");
  choose ("Chaos 5");
  asked ("them: card Fear 4, Fear 5");
  choose ("Fear 4");
  expect ("Fear 4", "their trash");
  rests (THEM);

  /* Its top box still answers when covered; for a whole hand only once. */
  begin_first ();
  scene_put (ME, 2, "Corruption 2", UP);
  scene_put (ME, 2, "Chaos 4", UP);
  scene_hand (ME, "Clarity 4, Clarity 5");
  scene_hand (THEM, "Fear 4, Fear 5");
  scene_end (ME);
  asked ("them: card Fear 4, Fear 5");
  choose ("Fear 5");
  rests (THEM);
}

/* Corruption 3: a covered face-up card may be flipped. */
static void
test_corruption_3 (void)
{
  begin_first ();
  scene_hand (ME, "Corruption 3");
  scene_put (ME, 0, "Chaos 5", UP);
  scene_put (ME, 0, "Chaos 4", UP);
  scene_put (THEM, 0, "Courage 5", DOWN);
  scene_put (THEM, 0, "Courage 2", UP);
  play ("Corruption 3", UP, 2);
  asked ("me: card Chaos 5 or pass");
  choose ("Chaos 5");
  expect ("Chaos 5", "my 0.0 down");
  rests (THEM);
}

/* Corruption 6: a card of the hand, or itself. */
static void
test_corruption_6 (void)
{
  begin_first ();
  scene_put (ME, 2, "Chaos 2", UP);
  scene_put (ME, 2, "Corruption 6", UP);
  scene_hand (ME, "Clarity 4");
  scene_end (ME);
  asked ("me: row 0 1");
  choose_number (0);
  expect ("Clarity 4", "my trash");
  expect ("Corruption 6", "my 2.1 up");
  rests (THEM);

  begin_first ();
  scene_put (ME, 2, "Corruption 6", UP);
  scene_hand (ME, "Clarity 4");
  scene_end (ME);
  choose_number (1);
  expect ("Corruption 6", "my trash");

  /* With an empty hand there is no choice; what lay under it goes live. */
  begin_first ();
  scene_put (ME, 2, "Clarity 3", UP);
  scene_put (ME, 2, "Corruption 6", UP);
  scene_deck (ME, "Chaos 5");
  scene_end (ME);
  expect ("Corruption 6", "my trash");
  expect ("Chaos 5", "my hand");
  rests (THEM);
}

/* Courage 0: draws with an empty hand, and makes them discard for a discard. */
static void
test_courage_0 (void)
{
  begin_second ();
  scene_put (ME, 0, "Courage 0", UP);
  scene_deck (ME, "Fear 1, Fear 2");
  scene_turn (ME);
  expect ("Fear 1", "my hand");
  rests (ME);
  scene_turn (ME);
  expect ("Fear 2", "my deck");

  begin_second ();
  scene_hand (ME, "Courage 0");
  scene_hand (THEM, "Chaos 1, Chaos 2");
  scene_deck (ME, "Fear 1");
  play ("Courage 0", UP, 0);
  expect ("Fear 1", "my hand");
  asked ("me: card Fear 1 or pass");
  choose ("Fear 1");
  asked ("them: card Chaos 1, Chaos 2");
  choose ("Chaos 2");
  rests (THEM);

  begin_second ();
  scene_put (ME, 0, "Courage 0", UP);
  scene_hand (ME, "Fear 1");
  scene_hand (THEM, "Chaos 1, Chaos 2");
  scene_end (ME);
  pass ();
  rests (THEM);
  g_assert_cmpuint (compile_state_hand_size (&scene, THEM), ==, 2);
}

/* Courage 1: deletes one of their cards where they lead. */
static void
test_courage_1 (void)
{
  begin_second ();
  scene_hand (ME, "Courage 1");
  scene_put (THEM, 0, "Chaos 5", UP);
  scene_put (THEM, 1, "Clarity 5", UP);
  scene_put (THEM, 2, "Corruption 2", UP);
  scene_put (ME, 2, "Ice 3", UP);
  scene_put (ME, 0, "Fear 4", DOWN);
  play ("Courage 1", UP, 0);
  asked ("me: card Chaos 5, Clarity 5");
  choose ("Clarity 5");
  expect ("Clarity 5", "their trash");
  rests (THEM);
}

/* Courage 2: a card now, and one in each end phase in which they lead here. */
static void
test_courage_2 (void)
{
  begin_second ();
  scene_hand (ME, "Courage 2");
  scene_put (THEM, 0, "Chaos 5", UP);
  scene_deck (ME, "Fear 1, Fear 2, Fear 3");
  play ("Courage 2", UP, 0);
  expect ("Fear 1", "my hand");
  expect ("Fear 2", "my hand");
  expect ("Fear 3", "my deck");
  rests (THEM);

  begin_second ();
  scene_put (ME, 0, "Courage 2", UP);
  scene_put (THEM, 0, "Corruption 2", UP);
  scene_deck (ME, "Fear 1");
  scene_end (ME);
  expect ("Fear 1", "my deck");
}

/* Courage 3: goes where they are highest, if it is not there already. */
static void
test_courage_3 (void)
{
  begin_second ();
  scene_put (ME, 0, "Courage 3", UP);
  scene_put (THEM, 1, "Chaos 5", UP);
  scene_put (THEM, 2, "Corruption 5", UP);
  scene_end (ME);
  asked ("me: line 1 2 or pass");
  choose_line (2);
  expect ("Courage 3", "my 2.0 up");
  rests (THEM);
  scene_put (THEM, 2, "Chaos 4", UP);
  scene_end (ME);
  rests (THEM);
}

/* Courage 6: turns face down where they lead. */
static void
test_courage_6 (void)
{
  begin_second ();
  scene_put (ME, 0, "Courage 6", UP);
  scene_put (THEM, 0, "Chaos 5", UP);
  scene_end (ME);
  expect ("Courage 6", "my 0.0 up");
  scene_put (THEM, 0, "Chaos 2", UP);
  scene_end (ME);
  expect ("Courage 6", "my 0.0 down");
  rests (THEM);
}

/* Fear 0: silences their middle boxes in my turn; when played, it shifts or flips a card. */
static void
test_fear_0 (void)
{
  begin_second ();
  scene_hand (ME, "Fear 0");
  scene_put (THEM, 0, "Chaos 5", DOWN);
  scene_hand (THEM, "Clarity 1");
  play ("Fear 0", UP, 1);
  asked ("me: row 0 1");
  choose_number (1);
  asked ("me: card Chaos 5, Fear 0");
  choose ("Chaos 5");
  expect ("Chaos 5", "their 0.0 up");
  expect ("Clarity 1", "their hand");
  rests (THEM);

  /* In their own turn the boxes work. */
  begin_second ();
  scene_put (ME, 1, "Fear 0", UP);
  scene_hand (THEM, "Chaos 5, Clarity 1");
  scene_action (THEM);
  play ("Chaos 5", UP, 0);
  expect ("Clarity 1", "their trash");

  begin_second ();
  scene_hand (ME, "Fear 0");
  scene_put (THEM, 0, "Chaos 4", DOWN);
  play ("Fear 0", UP, 1);
  choose_number (0);
  asked ("me: card Chaos 4, Fear 0");
  choose ("Chaos 4");
  asked ("me: line 1 2");
  choose_line (2);
  expect ("Chaos 4", "their 2.0 down");
  rests (THEM);
}

/* Fear 1: they exchange their hand for one card less. */
static void
test_fear_1 (void)
{
  begin_second ();
  scene_hand (ME, "Fear 1");
  scene_hand (THEM, "Chaos 1, Chaos 2, Chaos 3");
  scene_deck (THEM, "Clarity 1, Clarity 2, Clarity 3");
  scene_deck (ME, "Ice 1, Ice 2, Ice 3");
  play ("Fear 1", UP, 1);
  expect ("Ice 2", "my hand");
  expect ("Ice 3", "my deck");
  expect ("Chaos 1", "their trash");
  expect ("Clarity 2", "their hand");
  expect ("Clarity 3", "their deck");
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Fear 1");
  scene_hand (THEM, "Chaos 1");
  scene_deck (THEM, "Clarity 1");
  play ("Fear 1", UP, 1);
  expect ("Clarity 1", "their deck");

  begin_second ();
  scene_hand (ME, "Fear 1");
  scene_deck (THEM, "Clarity 1");
  play ("Fear 1", UP, 1);
  expect ("Clarity 1", "their deck");
}

/* Fear 2: returns one of theirs. */
static void
test_fear_2 (void)
{
  begin_second ();
  scene_hand (ME, "Fear 2");
  scene_put (ME, 0, "Courage 5", UP);
  scene_put (THEM, 0, "Chaos 5", UP);
  scene_put (THEM, 0, "Chaos 3", UP);
  scene_put (THEM, 1, "Clarity 5", DOWN);
  play ("Fear 2", UP, 1);
  asked ("me: card Chaos 3, Clarity 5");
  choose ("Clarity 5");
  expect ("Clarity 5", "their hand");
  rests (THEM);

  /* What lies under it goes live, for its side (COM-46). */
  begin_second ();
  scene_hand (ME, "Fear 2");
  scene_hand (THEM, "Clarity 1, Clarity 2");
  scene_put (THEM, 0, "Chaos 5", UP);
  scene_put (THEM, 0, "Chaos 3", UP);
  play ("Fear 2", UP, 1);
  asked ("them: card Chaos 3, Clarity 1, Clarity 2");
  choose ("Clarity 1");
  rests (THEM);
}

/* Fear 3: one of theirs in this line, covered or not. */
static void
test_fear_3 (void)
{
  begin_second ();
  scene_hand (ME, "Fear 3");
  scene_put (THEM, 1, "Chaos 5", DOWN);
  scene_put (THEM, 1, "Chaos 4", UP);
  scene_put (THEM, 0, "Clarity 5", DOWN);
  play ("Fear 3", UP, 1);
  asked ("me: card Chaos 4, Chaos 5");
  choose ("Chaos 5");
  asked ("me: line 0 2");
  choose_line (0);
  expect ("Chaos 5", "their 0.1 down");
  rests (THEM);
}

/* Fear 4: they discard at random. */
static void
test_fear_4 (void)
{
  begin_second ();
  scene_hand (ME, "Fear 4");
  scene_hand (THEM, "Chaos 1, Chaos 2, Chaos 3");
  play ("Fear 4", UP, 1);
  g_assert_cmpuint (compile_state_hand_size (&scene, THEM), ==, 2);
  g_assert_cmpuint (compile_cards_count (scene.trash[THEM]), ==, 1);
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Fear 4");
  play ("Fear 4", UP, 1);
  rests (THEM);
}

/* Ice 1: shifts itself, and answers their plays in its line. */
static void
test_ice_1 (void)
{
  begin_second ();
  scene_hand (ME, "Ice 1");
  play ("Ice 1", UP, 2);
  asked ("me: line 0 1 or pass");
  choose_line (0);
  expect ("Ice 1", "my 0.0 up");
  scene_hand (THEM, "Chaos 1, Chaos 2, Chaos 3");
  scene.ask.cards = scene.hand[THEM];
  play ("Chaos 3", DOWN, 0);
  asked ("them: card Chaos 1, Chaos 2");
  choose ("Chaos 1");
  rests (ME);

  begin_second ();
  scene_put (ME, 0, "Ice 1", UP);
  scene_hand (THEM, "Chaos 1, Chaos 2");
  scene_action (THEM);
  play ("Chaos 2", DOWN, 1);
  rests (ME);
}

/* Ice 2: another card to another line. */
static void
test_ice_2 (void)
{
  begin_second ();
  scene_hand (ME, "Ice 2");
  scene_put (ME, 0, "Courage 5", UP);
  scene_put (THEM, 0, "Chaos 5", UP);
  play ("Ice 2", UP, 2);
  asked ("me: card Chaos 5, Courage 5");
  choose ("Courage 5");
  choose_line (2);
  expect ("Courage 5", "my 2.1 up");
  /* Merely shifted, it does not go live (COM-42). */
  rests (THEM);

  begin_second ();
  scene_hand (ME, "Ice 2");
  play ("Ice 2", UP, 2);
  rests (THEM);
}

/* Ice 3: moves when it is covered. */
static void
test_ice_3 (void)
{
  begin_second ();
  scene_put (ME, 2, "Ice 3", UP);
  scene_end (ME);
  rests (THEM);
  scene_put (ME, 2, "Courage 2", DOWN);
  scene_end (ME);
  asked ("me: line 0 1 or pass");
  choose_line (1);
  expect ("Ice 3", "my 1.0 up");
  expect ("Courage 2", "my 2.0 down");
  rests (THEM);
}

/* Ice 4: cannot be flipped unless it is covered. */
static void
test_ice_4 (void)
{
  begin_first ();
  scene_put (THEM, 2, "Ice 4", UP);
  scene_put (ME, 0, "Chaos 4", DOWN);
  scene_hand (THEM, "Fear 0");
  scene_action (THEM);
  play ("Fear 0", UP, 1);
  choose_number (1);
  asked ("them: card Chaos 4, Fear 0");

  begin_first ();
  scene_put (THEM, 2, "Ice 4", UP);
  scene_put (THEM, 2, "Ice 5", UP);
  scene_hand (ME, "Corruption 3");
  play ("Corruption 3", UP, 2);
  choose ("Ice 4");
  expect ("Ice 4", "their 2.0 down");
}

/* Ice 6: prevents draws while there is a card in hand (COM-56). */
static void
test_ice_6 (void)
{
  begin_second ();
  scene_put (ME, 2, "Ice 6", UP);
  scene_put (ME, 2, "Courage 5", UP);
  scene_hand (ME, "Fear 5");
  scene_deck (ME, "Fear 1, Fear 2, Fear 3, Fear 4, Fear 0, Ice 1");
  refresh ();
  g_assert_cmpuint (compile_state_hand_size (&scene, ME), ==, 1);

  /* A batch of draws that begins with an empty hand is drawn in full. */
  scene.hand[ME] = 0;
  scene_action (ME);
  refresh ();
  g_assert_cmpuint (compile_state_hand_size (&scene, ME), ==, 5);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards/chaos-0", test_chaos_0);
  g_test_add_func ("/cards/chaos-1", test_chaos_1);
  g_test_add_func ("/cards/chaos-2", test_chaos_2);
  g_test_add_func ("/cards/chaos-3", test_chaos_3);
  g_test_add_func ("/cards/chaos-4", test_chaos_4);
  g_test_add_func ("/cards/clarity-0", test_clarity_0);
  g_test_add_func ("/cards/clarity-1", test_clarity_1);
  g_test_add_func ("/cards/clarity-2", test_clarity_2);
  g_test_add_func ("/cards/clarity-3", test_clarity_3);
  g_test_add_func ("/cards/clarity-4", test_clarity_4);
  g_test_add_func ("/cards/corruption-0", test_corruption_0);
  g_test_add_func ("/cards/corruption-1", test_corruption_1);
  g_test_add_func ("/cards/corruption-2", test_corruption_2);
  g_test_add_func ("/cards/corruption-3", test_corruption_3);
  g_test_add_func ("/cards/corruption-6", test_corruption_6);
  g_test_add_func ("/cards/courage-0", test_courage_0);
  g_test_add_func ("/cards/courage-1", test_courage_1);
  g_test_add_func ("/cards/courage-2", test_courage_2);
  g_test_add_func ("/cards/courage-3", test_courage_3);
  g_test_add_func ("/cards/courage-6", test_courage_6);
  g_test_add_func ("/cards/fear-0", test_fear_0);
  g_test_add_func ("/cards/fear-1", test_fear_1);
  g_test_add_func ("/cards/fear-2", test_fear_2);
  g_test_add_func ("/cards/fear-3", test_fear_3);
  g_test_add_func ("/cards/fear-4", test_fear_4);
  g_test_add_func ("/cards/ice-1", test_ice_1);
  g_test_add_func ("/cards/ice-2", test_ice_2);
  g_test_add_func ("/cards/ice-3", test_ice_3);
  g_test_add_func ("/cards/ice-4", test_ice_4);
  g_test_add_func ("/cards/ice-6", test_ice_6);
  return g_test_run ();
}
