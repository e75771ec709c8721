/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The set-up, cards and zones, and the phases of a turn, by the numbers of the rules. */
#include "fixture-scene.h"

#include "compile-card-set.h"

static void
begin_gold (const CompileSetup *setup)
{
  const CompileSet *set = compile_card_set_get_cards (compile_card_set_get (COMPILE_SET_MN02));

  g_assert_cmpint (compile_rules_begin (&scene, set, setup, &scene_events), ==, COMPILE_RULE_NONE);
}

static void
draft (unsigned protocol)
{
  decide ((CompileDecision) { .kind = COMPILE_DECISION_DRAFT, .number = protocol });
}

/* COM-1, COM-2: twelve protocols, three for each in the order 1-2-2-1. */
static void
test_draft (void)
{
  static const uint8_t sides[] = { 1, 0, 0, 1, 1, 0 };

  begin_gold (&(CompileSetup) { .seed = 7, .first = THEM });
  asked ("them: draft 0 1 2 3 4 5 6 7 8 9 10 11");
  for (unsigned i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      g_assert_cmpuint (scene.ask.side, ==, sides[i]);
      g_assert_cmpint (compile_rules_check (&scene, &(CompileDecision) { .number = (i + 11) % 12 }), ==,
                       i == 0 ? COMPILE_RULE_NONE : COMPILE_RULE_COM_2);
      draft (i);
    }
  rests (THEM); /* COM-6 */
}

/* COM-2: the side that chooses first may be drawn at random; the same seed draws the same side. */
static void
test_random_first (void)
{
  unsigned count[2] = { 0 };

  for (unsigned seed = 0; seed < 64; seed++)
    {
      begin_gold (&(CompileSetup) { .seed = seed, .first = COMPILE_RANDOM_SIDE });
      count[scene.first]++;
      g_assert_cmpuint (scene_events.items[0].side, ==, scene.first);
    }
  g_assert_cmpuint (count[0], >, 16);
  g_assert_cmpuint (count[1], >, 16);
}

static void
test_bad_setups (void)
{
  const CompileSetup spare = { .spare = { 0, 1 } }, newer = { .older = COMPILE_RULES_VERSION };

  g_assert_cmpint (compile_setup_check (&(CompileSetup) { .first = 2 }), ==, COMPILE_RULE_COM_2);
  g_assert_cmpint (compile_setup_check (&(CompileSetup) { .no_control = 2 }), ==, COMPILE_RULE_COM_5);
  g_assert_cmpint (compile_setup_check (&spare), ==, COMPILE_RULE_MALFORMED);
  g_assert_cmpint (compile_setup_check (&newer), ==, COMPILE_RULE_MALFORMED);
  g_assert_cmpint (compile_rules_begin (&scene, scene.set, &spare, NULL), ==, COMPILE_RULE_MALFORMED);
}

/* COM-3: protocols lie from left to right as their owner sees them. COM-4: 18 cards each, five of them in hand. */
static void
test_deal (void)
{
  begin_gold (&(CompileSetup) { .seed = 7, .first = ME });
  for (unsigned i = 0; i < 6; i++)
    draft (i);
  /* I have 0, 3, 4; they have 1, 2, 5. */
  g_assert_cmpuint (scene.protocols[scene.lines[ME][0]], ==, 0);
  g_assert_cmpuint (scene.protocols[scene.lines[ME][2]], ==, 4);
  g_assert_cmpuint (scene.protocols[scene.lines[THEM][2]], ==, 1);
  g_assert_cmpuint (scene.protocols[scene.lines[THEM][0]], ==, 5);
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      g_assert_cmpuint (compile_state_hand_size (&scene, side), ==, 5);
      g_assert_cmpuint (compile_state_deck_size (&scene, side), ==, 13);
      g_assert_cmphex (scene.trash[side], ==, 0);
      for (CompileCards cards = scene.hand[side] | scene.deck[side]; cards != 0; cards &= cards - 1)
        g_assert_cmpuint (compile_cards_first (cards) / COMPILE_CARDS_OF_SIDE, ==, side);
    }
}

/* COM-5: the marker is neutral at first; in a game without it nobody ever takes it. */
static void
test_control_begins (void)
{
  for (unsigned without = 0; without < 2; without++)
    {
      scene_begin ("chaos clarity corruption", "courage fear ice");
      g_assert_cmpuint (scene.control, ==, COMPILE_NOBODY);
      scene.setup.no_control = without;
      scene_put (ME, 0, "Chaos 4", DOWN);
      scene_put (ME, 1, "Clarity 4", DOWN);
      scene_turn (ME);
      g_assert_cmpuint (scene.control, ==, without ? COMPILE_NOBODY : ME);
    }
}

/* COM-10, COM-11, COM-12: which boxes are live of a free, a covered and a face-down card. */
static void
test_boxes (void)
{
  unsigned card;

  scene_begin ("clarity chaos corruption", "courage fear ice");
  scene_put (ME, 0, "Clarity 1", UP);
  card = scene_card ("Clarity 1");
  for (unsigned box = 0; box < COMPILE_N_BOXES; box++)
    g_assert_true (compile_field_is_live (&scene, card, box));
  g_assert_cmpuint (compile_field_value (&scene, card), ==, 1);
  scene_put (ME, 0, "Chaos 4", DOWN);
  g_assert_true (compile_field_is_live (&scene, card, COMPILE_TOP));
  g_assert_false (compile_field_is_live (&scene, card, COMPILE_MIDDLE));
  g_assert_false (compile_field_is_live (&scene, card, COMPILE_BOTTOM));
  g_assert_cmpuint (compile_field_top (&scene, ME, 0), ==, scene_card ("Chaos 4"));
  card = scene_card ("Chaos 4");
  for (unsigned box = 0; box < COMPILE_N_BOXES; box++)
    g_assert_false (compile_field_is_live (&scene, card, box));
  g_assert_cmpuint (compile_field_value (&scene, card), ==, 2);
}

/* COM-13: changes to cards apply before changes to the line; totals are never below 0. */
static void
test_totals (void)
{
  scene_begin ("darkness metal fire", "gravity life light");
  scene_put (ME, 0, "Fire 5", DOWN);
  scene_put (ME, 0, "Darkness 2", UP);
  scene_put (ME, 0, "Fire 4", UP);
  g_assert_cmpuint (compile_field_total (&scene, ME, 0), ==, 4 + 2 + 4);
  scene_put (ME, 1, "Metal 0", UP);
  scene_put (THEM, 1, "Life 1", UP);
  g_assert_cmpuint (compile_field_total (&scene, THEM, 1), ==, 0);
}

/* COM-20, COM-21, COM-22: a card drawn from the other deck is mine for good: deleted, it goes to my trash; returned, to
 * my hand. COM-32: face up, it fits where its protocol is, on either half. */
static void
test_owner (void)
{
  scene_begin ("chaos war corruption", "courage fear ice");
  scene_put (ME, 0, "Chaos 0", UP);
  scene_deck (THEM, "Ice 2");
  scene_turn (ME);
  expect ("Ice 2", "my hand");
  g_assert_cmpuint (compile_state_owner (&scene, scene_card ("Ice 2")), ==, ME);
  g_assert_cmpint (refusal ("Ice 2", ME, 0, UP), ==, COMPILE_RULE_COM_32);
  g_assert_cmpint (refusal ("Ice 2", THEM, 2, UP), ==, COMPILE_RULE_COM_32);
  play ("Ice 2", UP, 2);
  asked ("me: line 1 2");
  choose_line (1);
  expect ("Chaos 0", "my 1.0 up");
  scene_hand (THEM, "Fear 2");
  scene_action (THEM);
  play ("Fear 2", UP, 1);
  choose ("Ice 2");
  expect ("Ice 2", "my hand");
  scene_action (ME);
  play ("Ice 2", DOWN, 2);
  scene_hand (THEM, "Courage 1");
  scene_action (THEM);
  play ("Courage 1", UP, 0);
  expect ("Ice 2", "my trash");
}

/* COM-20, COM-21: a card on the other side still belongs to its owner. */
static void
test_owner_and_side (void)
{
  scene_begin ("corruption chaos clarity", "courage fear ice");
  scene_hand (ME, "Corruption 0");
  play_to (THEM, "Corruption 0", DOWN, 1);
  expect ("Corruption 0", "their 1.0 down");
  scene_put (ME, 1, "Chaos 3", DOWN);
  scene_hand (ME, "Corruption 1");
  scene_action (ME);
  play ("Corruption 1", UP, 0);
  choose ("Corruption 0");
  expect ("Corruption 0", "my hand");
  g_assert_cmphex (scene.owned, ==, 0);
}

/* COM-23: the phases in their order. */
static void
test_phases (void)
{
  static const uint8_t phases[] = { COMPILE_PHASE_LIMIT, COMPILE_PHASE_END, COMPILE_PHASE_START,
                                    COMPILE_PHASE_CONTROL, COMPILE_PHASE_COMPILE, COMPILE_PHASE_ACTION };
  unsigned n = 0;

  scene_begin ("chaos clarity corruption", "courage fear ice");
  refresh ();
  for (unsigned i = 0; i < scene_events.n; i++)
    if (scene_events.items[i].kind == COMPILE_EVENT_PHASE_BEGAN)
      {
        g_assert_cmpuint (scene_events.items[i].number, ==, phases[n]);
        n++;
      }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (phases));
  rests (THEM);
}

/* COM-24: start effects are resolved in an order of choice; one whose card is gone when its time comes is dropped. */
static void
test_start_order (void)
{
  scene_begin ("courage clarity corruption", "chaos fear ice");
  scene_put (ME, 2, "Courage 0", UP);
  scene_put (ME, 2, "Corruption 0", UP);
  scene_put (ME, 1, "Clarity 1", UP);
  scene_deck (ME, "Courage 1, Courage 2");
  scene_turn (ME);
  asked ("me: order Clarity 1, Corruption 0, Courage 0");
  g_assert_cmpint (compile_rules_check (&scene, &(CompileDecision) { .kind = COMPILE_DECISION_CARD, .side = THEM,
                                                                     .card = COMPILE_NO_CARD }), ==,
                   COMPILE_RULE_COM_44);
  choose ("Corruption 0");
  expect ("Courage 0", "my 2.0 down");
  asked ("me: may or pass");
  pass ();
  rests (ME);
  g_assert_cmphex (scene.hand[ME], ==, 0);
}

/* COM-24: what appears in the start phase waits for the next turn. */
static void
test_start_late (void)
{
  scene_begin ("death spirit water", "darkness fire light");
  scene_put (ME, 0, "Death 1", UP);
  scene_put (ME, 1, "Spirit 1", UP);
  scene_put (ME, 1, "Water 4", UP);
  scene_deck (ME, "Death 2, Death 3, Death 4");
  scene_turn (ME);
  yes ();
  /* Spirit 1 goes live, but its start box was not there when the phase began. */
  expect ("Water 4", "my trash");
  expect ("Death 1", "my trash");
  expect ("Spirit 1", "my 1.0 up");
  expect ("Death 4", "my hand");
  rests (ME);
}

/* COM-24: so does a card that was turned down and up again while it waited, because it is a new one then (COM-45). */
static void
test_start_again (void)
{
  scene_begin ("death psychic life", "darkness fire light");
  scene_put (ME, 0, "Death 1", UP);
  scene_put (ME, 1, "Psychic 1", UP);
  scene_put (ME, 2, "Life 1", UP);
  scene_put (ME, 2, "Life 4", DOWN);
  scene_deck (ME, "Death 2");
  scene_turn (ME);
  asked ("me: order Death 1, Psychic 1");
  choose ("Death 1");
  yes ();
  choose ("Life 4");
  choose ("Psychic 1");
  expect ("Psychic 1", "my 1.0 down");
  choose ("Psychic 1");
  expect ("Psychic 1", "my 1.0 up");
  expect ("Death 1", "my trash");
  rests (ME);
}

/* COM-25: control goes to the side with strictly higher totals in two lines, from neutral or from the opponent. */
static void
test_control (void)
{
  scene_begin ("chaos clarity corruption", "courage fear ice");
  scene_put (ME, 0, "Chaos 4", DOWN);
  scene_put (ME, 1, "Clarity 4", DOWN);
  scene_put (THEM, 1, "Fear 4", DOWN);
  scene_turn (ME);
  g_assert_cmpuint (scene.control, ==, COMPILE_NOBODY);
  scene_put (ME, 2, "Corruption 3", DOWN);
  scene.control = THEM;
  scene_turn (ME);
  g_assert_cmpuint (scene.control, ==, ME);
  g_assert_cmpuint (happened (COMPILE_EVENT_CONTROL_TAKEN), ==, 1);
  scene_turn (THEM);
  g_assert_cmpuint (scene.control, ==, ME);
}

/* COM-26: a total of 10 or more that is higher than theirs must be compiled; of several lines one is chosen. */
static void
test_compile_qualifies (void)
{
  scene_begin ("chaos clarity corruption", "courage fear ice");
  scene_put (ME, 0, "Chaos 5", UP);
  scene_put (ME, 0, "Clarity 4", UP);
  scene_turn (ME);
  rests (ME);
  scene_put (ME, 0, "Chaos 1", UP);
  scene_put (THEM, 0, "Courage 6", UP);
  scene_put (THEM, 0, "Fear 4", UP);
  scene_turn (ME);
  rests (ME); /* 10 against 10 */
  scene_put (ME, 0, "Chaos 2", UP);
  scene_put (ME, 2, "Corruption 6", UP);
  scene_put (ME, 2, "Corruption 5", UP);
  scene_turn (ME);
  asked ("me: compile 0 2");
  g_assert_cmpint (compile_rules_check (&scene, &(CompileDecision) { .kind = COMPILE_DECISION_LINE, .line = 1 }), ==,
                   COMPILE_RULE_COM_26);
  g_assert_cmpint (compile_rules_check (&scene, &(CompileDecision) { .kind = COMPILE_DECISION_PASS }), ==,
                   COMPILE_RULE_COM_47);
  choose_line (0);
  asked ("me: rearrange 1 2 3 4 5 7 8 9 10 11 or pass"); /* COM-36: I lead in two lines, so I hold the marker */
  pass ();
  g_assert_cmpuint (happened (COMPILE_EVENT_COMPILED), ==, 1);
}

/* COM-27: after a compile there is no action phase, but a hand limit and an end phase. */
static void
test_compile_instead_of_action (void)
{
  scene_begin ("chaos clarity corruption", "courage fear ice");
  scene_put (ME, 0, "Chaos 5", UP);
  scene_put (ME, 0, "Clarity 5", UP);
  scene_put (ME, 1, "Chaos 4", UP);
  scene_hand (ME, "Chaos 0, Chaos 1, Chaos 2, Corruption 1, Corruption 2, Corruption 3");
  scene_turn (ME);
  pass ();
  g_assert_cmpuint (scene.phase, ==, COMPILE_PHASE_LIMIT);
  choose ("Chaos 2");
  g_assert_cmpuint (happened (COMPILE_EVENT_DISCARDED), ==, 1 + 5); /* the end is that of Chaos 4 */
  rests (THEM);
}

/* COM-28: a card from the hand is played, or the hand is refreshed; not with five cards, but always with none. */
static void
test_action (void)
{
  CompileDecision list[COMPILE_MAX_DECISIONS];
  const CompileDecision refill = { .kind = COMPILE_DECISION_REFRESH };

  scene_begin ("chaos clarity corruption", "courage fear ice");
  g_assert_cmpuint (compile_rules_list (&scene, list), ==, 1);
  g_assert_true (compile_decision_equal (&list[0], &refill));
  scene_hand (ME, "Chaos 0, Chaos 1, Chaos 2, Corruption 1");
  g_assert_cmpint (compile_rules_check (&scene, &refill), ==, COMPILE_RULE_NONE);
  scene_hand (ME, "Corruption 2");
  g_assert_cmpint (compile_rules_check (&scene, &refill), ==, COMPILE_RULE_COM_28);
  g_assert_cmpint (refusal ("Clarity 4", ME, 1, UP), ==, COMPILE_RULE_COM_28);
  g_assert_cmpuint (compile_rules_list (&scene, list), ==, 5 * 4);
}

/* A top box that forbids the other side to play in its line. */
static const CompileText ban = {
  .value = 1,
  .n_effects = 1,
  .effects = { { .box = COMPILE_TOP, .when = COMPILE_WHEN_STATIC, .change = COMPILE_CHANGE_NO_PLAY, .number = 1 } },
};

static void
ban_everything (void)
{
  static const char * const cards[] = { "Courage 1", "Fear 1", "Ice 1" };

  scene_begin ("chaos clarity corruption", "courage fear ice");
  scene_hand (ME, "Chaos 0, Chaos 1, Chaos 2, Corruption 1, Corruption 2");
  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    {
      scene_reprint (cards[line], ban);
      scene_put (THEM, line, cards[line], UP);
    }
}

/* COM-29: the action is skipped with five cards in hand of which none can be played; with fewer there is a refresh,
 * even if it draws nothing. */
static void
test_action_skipped (void)
{
  ban_everything ();
  scene_turn (ME);
  g_assert_cmpuint (happened (COMPILE_EVENT_ACTION_SKIPPED), ==, 1);
  g_assert_cmpuint (scene.skipped, ==, 1);
  rests (THEM);
  scene.hand[ME] &= ~scene_cards ("Chaos 0");
  scene_turn (ME);
  rests (ME);
  refresh ();
  g_assert_cmpuint (happened (COMPILE_EVENT_DREW), ==, 0);
  g_assert_cmpuint (scene.skipped, ==, 0);
}

/* COM-71: six skipped actions in a row are a draw. */
static void
test_all_skipped (void)
{
  ban_everything ();
  scene.skipped = 5;
  scene_turn (ME);
  asked ("me: nothing");
  g_assert_cmpuint (scene.phase, ==, COMPILE_PHASE_OVER);
  g_assert_cmpuint (scene.winner, ==, COMPILE_NOBODY);
  g_assert_cmpuint (happened (COMPILE_EVENT_GAME_ENDED), ==, 1);
}

/* COM-71: so is a game that has had 200 turns. */
static void
test_long_game (void)
{
  CompileDecision list[COMPILE_MAX_DECISIONS];

  scene_begin ("chaos clarity corruption", "courage fear ice");
  scene.turn = COMPILE_MAX_TURNS - 1;
  refresh ();
  rests (THEM);
  g_assert_cmpuint (scene.turn, ==, 200);
  refresh ();
  g_assert_cmpuint (scene.phase, ==, COMPILE_PHASE_OVER);
  g_assert_cmpuint (scene.winner, ==, COMPILE_NOBODY);
  g_assert_cmpuint (compile_rules_list (&scene, list), ==, 0);
  g_assert_cmpint (compile_rules_check (&scene, &(CompileDecision) { .kind = COMPILE_DECISION_REFRESH }), ==,
                   COMPILE_RULE_NOT_ASKED);
}

/* COM-30: hands are reduced to five cards by one discard. */
static void
test_hand_limit (void)
{
  scene_begin ("chaos clarity corruption", "courage fear ice");
  scene_put (ME, 2, "Corruption 2", UP);
  scene_hand (ME, "Chaos 0, Chaos 1, Chaos 2, Chaos 3, Clarity 0, Clarity 1, Clarity 2, Clarity 3");
  scene_hand (THEM, "Fear 1, Fear 2, Fear 3");
  play ("Clarity 0", UP, 1);
  asked ("me: card Chaos 0, Chaos 1, Chaos 2, Chaos 3, Clarity 1, Clarity 2, Clarity 3");
  choose ("Chaos 0");
  expect ("Chaos 0", "my hand");
  g_assert_cmpint (compile_rules_check (&scene, &(CompileDecision) { .kind = COMPILE_DECISION_CARD,
                                                                     .card = scene_card ("Chaos 0") }), ==,
                   COMPILE_RULE_COM_30);
  choose ("Chaos 1");
  expect ("Chaos 0", "my trash");
  expect ("Chaos 1", "my trash");
  asked ("them: card Fear 1, Fear 2, Fear 3"); /* once, by Corruption 2 */
  choose ("Fear 1");
  rests (THEM);
}

/* COM-31: a skipped phase is skipped whole. */
static void
test_skipped_limit (void)
{
  scene_begin ("spirit speed water", "darkness fire light");
  scene_put (ME, 0, "Spirit 0", UP);
  scene_put (ME, 1, "Speed 1", UP);
  scene_hand (ME, "Water 0, Water 1, Water 2, Water 3, Water 4, Speed 2, Speed 3");
  scene_deck (ME, "Speed 4");
  play ("Speed 3", DOWN, 2);
  g_assert_cmpuint (compile_state_hand_size (&scene, ME), ==, 6);
  g_assert_cmphex (scene.trash[ME], ==, 0);
  expect ("Speed 4", "my deck");
  rests (THEM);
}

/* COM-31: a card that was covered and uncovered again while it waited is a new one too. */
static void
test_end_again (void)
{
  scene_begin ("speed light fire", "psychic life metal");
  scene_put (ME, 0, "Speed 3", UP);
  scene_put (ME, 1, "Light 1", UP);
  scene_put (ME, 2, "Fire 3", UP);
  scene_put (THEM, 0, "Psychic 3", DOWN);
  scene_hand (ME, "Fire 1");
  scene_deck (ME, "Fire 2");
  scene_end (ME);
  asked ("me: order Fire 3, Light 1, Speed 3");
  choose ("Speed 3");
  choose ("Speed 3");
  choose_line (1);
  expect ("Speed 3", "my 1.1 down");
  choose ("Fire 1");
  choose ("Psychic 3");
  asked ("them: card Fire 3, Speed 3");
  choose ("Speed 3");
  choose_line (0);
  expect ("Light 1", "my 1.0 up");
  expect ("Fire 2", "my deck");
  rests (THEM);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/phases/com-2/draft", test_draft);
  g_test_add_func ("/phases/com-2/random", test_random_first);
  g_test_add_func ("/phases/com-2/bad-setups", test_bad_setups);
  g_test_add_func ("/phases/com-4", test_deal);
  g_test_add_func ("/phases/com-5", test_control_begins);
  g_test_add_func ("/phases/com-10", test_boxes);
  g_test_add_func ("/phases/com-13", test_totals);
  g_test_add_func ("/phases/com-22", test_owner);
  g_test_add_func ("/phases/com-20", test_owner_and_side);
  g_test_add_func ("/phases/com-23", test_phases);
  g_test_add_func ("/phases/com-24/order", test_start_order);
  g_test_add_func ("/phases/com-24/late", test_start_late);
  g_test_add_func ("/phases/com-24/again", test_start_again);
  g_test_add_func ("/phases/com-25", test_control);
  g_test_add_func ("/phases/com-26", test_compile_qualifies);
  g_test_add_func ("/phases/com-27", test_compile_instead_of_action);
  g_test_add_func ("/phases/com-28", test_action);
  g_test_add_func ("/phases/com-29", test_action_skipped);
  g_test_add_func ("/phases/com-71/skipped", test_all_skipped);
  g_test_add_func ("/phases/com-71/turns", test_long_game);
  g_test_add_func ("/phases/com-30", test_hand_limit);
  g_test_add_func ("/phases/com-31/again", test_end_again);
  g_test_add_func ("/phases/com-31", test_skipped_limit);
  return g_test_run ();
}
