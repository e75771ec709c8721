/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a side may know, and games that agree with it. */
#include "fixture-scene.h"

#include "compile-knowledge.h"
#include "fixture-check.h"

static bool
knows (unsigned    side,
       const char *card)
{
  return (scene.known[side] & scene_cards (card)) != 0;
}

/* Begins a whole game after the draft, with all cards. */
static void
begin_whole (void)
{
  scene_begin ("chaos clarity corruption", "courage fear ice");
  scene.deck[ME] = COMPILE_CARD_BIT (COMPILE_CARDS_OF_SIDE) - 1;
  scene.deck[THEM] = COMPILE_ALL_CARDS & ~scene.deck[ME];
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      scene.known[side] = scene.deck[side];
      scene.sorted[side] = COMPILE_ALL_CARDS;
    }
}

/* Takes cards out of the deck for some other place. */
static void
take_out (const char *cards)
{
  scene.deck[ME] &= ~scene_cards (cards);
  scene.deck[THEM] &= ~scene_cards (cards);
}

/* COM-15: states are the same to a side if they differ only in what it cannot see. */
static void
test_hidden (void)
{
  CompileKnowledge one, other;

  for (unsigned swapped = 0; swapped < 2; swapped++)
    {
      begin_whole ();
      take_out ("Chaos 1, Courage 1, Courage 2, Fear 1, Ice 1");
      scene_hand (ME, "Chaos 1");
      scene_hand (THEM, swapped ? "Courage 1, Fear 1" : "Courage 2, Ice 1");
      scene_put (THEM, 1, swapped ? "Courage 2" : "Courage 1", DOWN);
      scene.known[ME] &= ~scene_cards ("Courage 1, Courage 2, Fear 1, Ice 1");
      scene.deck[THEM] |= swapped ? scene_cards ("Ice 1") : scene_cards ("Fear 1");
      scene.random[COMPILE_STREAM_DECK] += swapped;
      scene.setup.seed += swapped;
      g_assert_cmpstr (state_fault (&scene), ==, NULL);
      compile_knowledge_of (swapped ? &other : &one, &scene, ME);
    }
  g_assert_cmpmem (&one, sizeof one, &other, sizeof other);
  g_assert_cmphex (one.hidden & (COMPILE_CARD_BIT (COMPILE_CARDS_OF_SIDE) - 1), ==, 0);
  g_assert_cmphex (one.seen.hand[ME], ==, scene.hand[ME]);

  compile_knowledge_of (&other, &scene, THEM);
  g_assert_cmphex (other.seen.hand[THEM], ==, scene.hand[THEM]);
  g_assert_cmpuint (other.seen.stacks[THEM][1].cards[0], ==, scene_card ("Courage 2"));
  compile_knowledge_of (&other, &scene, COMPILE_NOBODY);
  g_assert_cmphex (other.hidden, ==, COMPILE_ALL_CARDS);
}

/* COM-14: a side knows its own face-down cards, also one from the deck, but not before it has landed. */
static void
test_own_side (void)
{
  scene_begin ("water life light", "darkness fire metal");
  scene_put (ME, 1, "Life 3", UP);
  scene_hand (ME, "Water 1");
  scene_deck (ME, "Light 1, Light 2, Light 3");
  scene.known[ME] &= ~scene_cards ("Light 1, Light 2, Light 3");
  play ("Water 1", UP, 0);
  choose_line (1);
  /* Light 1 is in transit; Life 3 has first asked where its own card goes. */
  asked ("me: line 0 2");
  expect ("Light 1", "in transit");
  g_assert_false (knows (ME, "Light 1"));
  choose_line (2);
  g_assert_true (knows (ME, "Light 1"));
  g_assert_true (knows (ME, "Light 2"));
  g_assert_false (knows (THEM, "Light 1"));
}

/* A side knows a card that it has seen as long as it can follow it. */
static void
test_followed (void)
{
  scene_begin ("clarity war peace", "fear luck smoke");
  scene_hand (ME, "Clarity 1");
  scene_hand (THEM, "Fear 1, Luck 1, Luck 2, Fear 2");
  play ("Clarity 1", UP, 0);
  g_assert_true (knows (ME, "Luck 2"));
  /* A card played face up is visible to all. */
  play ("Fear 2", UP, 0);
  expect ("Clarity 1", "my hand");
  g_assert_true (knows (THEM, "Clarity 1"));
  g_assert_true (knows (ME, "Luck 2"));
  /* Face down it might be any of them. */
  scene_action (THEM);
  play ("Luck 1", DOWN, 1);
  g_assert_false (knows (ME, "Luck 1"));
  g_assert_false (knows (ME, "Luck 2"));
  g_assert_false (knows (ME, "Fear 1"));
  g_assert_true (knows (THEM, "Luck 1"));
  /* A card turned up and down again stays known. */
  scene_hand (ME, "War 2");
  scene_action (ME);
  play ("War 2", UP, 1);
  choose ("Luck 1");
  g_assert_true (knows (ME, "Luck 1"));
}

/* COM-16: a revealed card goes back to where it was. */
static void
test_revealed (void)
{
  scene_begin ("light water life", "darkness fire metal");
  scene_hand (ME, "Light 4");
  scene_hand (THEM, "Fire 1, Fire 2");
  play ("Light 4", UP, 0);
  expect ("Fire 1", "their hand");
  g_assert_true (knows (ME, "Fire 1"));
}

/* COM-22: the owner of a deck does not know which card was drawn from it by the other side, and then not even from
 * whose draft a card of that hand comes. */
static void
test_mixed (void)
{
  CompileKnowledge knowledge;

  begin_whole ();
  take_out ("Chaos 0, Fear 5, Ice 5, Chaos 4, Chaos 5");
  scene_put (ME, 0, "Chaos 0", UP);
  scene_hand (THEM, "Fear 5, Ice 5");
  scene_hand (ME, "Chaos 4, Chaos 5");
  scene_turn (ME);
  g_assert_cmpuint (compile_state_hand_size (&scene, THEM), ==, 3);
  g_assert_cmphex (scene.known[ME] & scene.deck[ME], ==, 0);
  g_assert_cmphex (scene.sorted[ME], ==, COMPILE_ALL_CARDS);
  scene_action (THEM);
  play ("Ice 5", DOWN, 0);
  g_assert_false ((scene.sorted[ME] & scene_cards ("Ice 5")) != 0);
  /* Except for the card that they have drawn in my next start phase. */
  g_assert_cmpuint (compile_state_hand_size (&scene, THEM), ==, 3);
  g_assert_cmpuint (compile_cards_count (scene.sorted[ME] & scene.hand[THEM]), ==, 1);
  g_assert_cmphex (scene.sorted[ME] & scene.deck[THEM], ==, scene.deck[THEM]);
  compile_knowledge_of (&knowledge, &scene, ME);
  g_assert_cmpstr (state_fault (&knowledge.seen), ==, NULL);
}

/* Samples put every hidden card into every place where it may be, and nowhere else. */
static void
test_samples (void)
{
  CompileKnowledge knowledge;
  CompileState sample;
  CompileCards hands = 0, face_down = 0;

  begin_whole ();
  take_out ("Chaos 1, Courage 1, Courage 2, Fear 1, Ice 4");
  scene_hand (ME, "Chaos 1");
  scene_hand (THEM, "Courage 1, Courage 2");
  scene_put (THEM, 1, "Fear 1", DOWN);
  scene_put (THEM, 2, "Ice 4", UP);
  scene.known[ME] &= ~scene_cards ("Fear 1");
  compile_knowledge_of (&knowledge, &scene, ME);
  for (unsigned seed = 0; seed < 500; seed++)
    {
      compile_knowledge_sample (&knowledge, seed, &sample);
      g_assert_cmpstr (state_fault (&sample), ==, NULL);
      g_assert_cmphex (sample.hand[ME], ==, scene.hand[ME]);
      hands |= sample.hand[THEM];
      face_down |= COMPILE_CARD_BIT (sample.stacks[THEM][1].cards[0]);
    }
  g_assert_cmphex (hands, ==, COMPILE_ALL_CARDS & ~(COMPILE_CARD_BIT (COMPILE_CARDS_OF_SIDE) - 1)
                              & ~scene_cards ("Ice 4"));
  g_assert_cmphex (face_down, ==, hands);
  g_assert_cmphex (sample.random[0], !=, scene.random[0]);
}

/* The choices of the other side are hidden. */
static void
test_their_question (void)
{
  CompileKnowledge knowledge;

  scene_begin ("clarity war peace", "fear luck smoke");
  scene_hand (ME, "War 4");
  scene_hand (THEM, "Fear 1, Luck 1, Luck 2, Fear 2");
  play ("War 4", UP, 1);
  compile_knowledge_of (&knowledge, &scene, ME);
  g_assert_cmpuint (knowledge.seen.ask.kind, ==, COMPILE_ASK_CARD);
  g_assert_cmphex (knowledge.seen.ask.cards, ==, 0);
  compile_knowledge_of (&knowledge, &scene, THEM);
  g_assert_cmphex (knowledge.seen.ask.cards, ==, scene.hand[THEM]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/knowledge/com-15", test_hidden);
  g_test_add_func ("/knowledge/com-14", test_own_side);
  g_test_add_func ("/knowledge/followed", test_followed);
  g_test_add_func ("/knowledge/com-16", test_revealed);
  g_test_add_func ("/knowledge/com-22", test_mixed);
  g_test_add_func ("/knowledge/samples", test_samples);
  g_test_add_func ("/knowledge/their-question", test_their_question);
  return g_test_run ();
}
