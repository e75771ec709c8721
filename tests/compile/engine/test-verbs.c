/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Decks, hands, the meaning of verbs, and endless chains, by the numbers of the rules. */
#include "fixture-scene.h"

#include "compile-run.h"

/* COM-51: draws what the deck has, then from the shuffled trash, then nothing. */
static void
test_draw (void)
{
  scene_begin ("chaos clarity corruption", "courage fear ice");
  scene_deck (ME, "Chaos 1");
  scene_trash (ME, "Chaos 2, Chaos 3");
  refresh ();
  g_assert_cmpuint (compile_state_hand_size (&scene, ME), ==, 3);
  g_assert_cmpuint (happened (COMPILE_EVENT_SHUFFLED), ==, 1);
  g_assert_cmpuint (happened (COMPILE_EVENT_DREW), ==, 3);

  /* A deck from which exactly all cards were drawn stays empty until the next draw. */
  scene_begin ("chaos clarity corruption", "courage fear ice");
  scene_deck (ME, "Chaos 1, Chaos 2, Chaos 3, Chaos 4, Chaos 5");
  scene_trash (ME, "Clarity 1");
  refresh ();
  g_assert_cmpuint (happened (COMPILE_EVENT_SHUFFLED), ==, 0);
  expect ("Clarity 1", "my trash");
}

/* COM-52: playing, discarding and revealing from an empty deck do nothing. */
static void
test_empty_deck (void)
{
  scene_begin ("luck clarity smoke", "courage fear ice");
  scene_trash (ME, "Luck 5, Clarity 5");
  scene_hand (ME, "Luck 1, Luck 2");
  scene_put (ME, 1, "Clarity 1", UP);
  scene_turn (ME);
  rests (ME);
  play ("Luck 1", UP, 0);
  rests (THEM);
  scene_action (ME);
  play ("Luck 2", UP, 0);
  expect ("Luck 5", "my trash");
  expect ("Clarity 5", "my trash");
  rests (THEM);
}

/* COM-53: two discards or five draws are one event. */
static void
test_batches (void)
{
  scene_begin ("war time mirror", "courage fear ice");
  scene_put (ME, 0, "War 3", UP);
  scene_put (ME, 2, "Mirror 4", UP);
  scene_hand (ME, "Time 1, Time 3");
  scene_deck (ME, "War 1, War 2, War 4");
  scene_hand (THEM, "Fear 1, Fear 2, Fear 3, Fear 4, Courage 1, Courage 2, Courage 3");
  scene_deck (THEM, "Ice 1, Ice 2");
  scene_action (THEM);
  play ("Courage 2", UP, 0);
  expect ("Ice 1", "their hand");
  expect ("War 1", "my hand"); /* Mirror 4, once for the draw */
  choose ("Fear 1");
  choose ("Fear 2");
  asked ("me: play Time 1, Time 3, War 1 0 1 2 or pass"); /* War 3, once for both */
  pass ();
  rests (ME);
}

/* COM-54: a discard from a deck is a discard, of the deck's owner. */
static void
test_mill (void)
{
  scene_begin ("luck clarity war", "courage fear ice");
  scene_put (ME, 2, "War 3", UP);
  scene_deck (THEM, "Ice 1");
  scene_hand (ME, "Luck 3, Luck 0");
  play ("Luck 3", UP, 0);
  choose_number (1);
  expect ("Ice 1", "their trash");
  asked ("me: play Luck 0 0 1 2 or pass");
}

/* COM-55: a refresh spends the marker first; COM-53: it is a draw, too. */
static void
test_refresh (void)
{
  scene_begin ("war clarity time", "mirror fear ice");
  scene_put (THEM, 0, "Mirror 4", UP);
  scene_deck (ME, "Clarity 1, Clarity 2");
  scene_deck (THEM, "Ice 1");
  scene.control = ME;
  refresh ();
  asked ("me: rearrange 1 2 3 4 5 7 8 9 10 11 or pass");
  expect ("Clarity 1", "my deck");
  rearrange (THEM, 2);
  g_assert_cmpuint (scene.control, ==, COMPILE_NOBODY);
  expect ("Clarity 2", "my hand");
  expect ("Ice 1", "their hand");
  rests (THEM);
}

/* COM-56: a ban on draws is checked before each batch; a batch that has begun is drawn in full, see Ice 6. It also
 * forbids taking a card from a revealed deck. */
static void
test_no_draw (void)
{
  scene_begin ("clarity ice war", "courage fear mirror");
  scene_put (ME, 1, "Ice 6", UP);
  scene_hand (ME, "Clarity 3, War 1");
  scene_deck (ME, "Clarity 5");
  play ("Clarity 3", UP, 0);
  expect ("Clarity 5", "my deck");
  rests (THEM);
}

/* COM-57: targets are free cards of either side, including the acting one; COM-59: a free face-down card has no
 * effect. */
static void
test_targets (void)
{
  scene_begin ("metal darkness fire", "gravity life light");
  scene_put (ME, 1, "Darkness 5", DOWN);
  scene_put (ME, 1, "Darkness 4", UP);
  scene_put (THEM, 2, "Light 5", UP);
  scene_put (THEM, 2, "Light 4", DOWN);
  scene_hand (ME, "Fire 1, Fire 4, Fire 5");
  play ("Fire 1", UP, 2);
  choose ("Fire 4");
  asked ("me: card Darkness 4, Fire 1, Light 4");
  g_assert_cmpint (compile_rules_check (&scene, &(CompileDecision) { .kind = COMPILE_DECISION_CARD, .line = 1,
                                                                     .card = COMPILE_NO_CARD }), ==,
                   COMPILE_RULE_COM_57);
  choose ("Darkness 4");
  expect ("Darkness 5", "my 1.0 down");
  rests (THEM);
}

/* COM-58: a card in transit is out of reach; several for one stack land in the order in which they left. */
static void
test_transit (void)
{
  scene_begin ("speed life water", "darkness fire metal");
  scene_put (ME, 1, "Speed 0", UP);
  scene_put (ME, 1, "Life 4", UP);
  scene_hand (ME, "Speed 3, Water 4");
  play ("Speed 3", UP, 0);
  choose_line (2);
  /* Life 4 is in transit, Speed 0 has become free. */
  expect ("Life 4", "in transit");
  asked ("me: play Water 4 0 1 2");
  play ("Water 4", DOWN, 2);
  expect ("Life 4", "my 2.0 up");
  expect ("Water 4", "my 2.1 down");

  /* It cannot be flipped meanwhile. */
  scene_begin ("speed life metal", "darkness fire water");
  scene_put (ME, 1, "Metal 0", UP);
  scene_put (ME, 1, "Life 4", UP);
  scene_put (THEM, 2, "Water 4", UP);
  scene_hand (ME, "Speed 3");
  play ("Speed 3", UP, 0);
  choose_line (2);
  asked ("me: card Metal 0, Speed 3, Water 4");
  choose ("Water 4");
  expect ("Life 4", "my 2.0 up");
}

/* COM-60: a shift changes the line; the card beneath goes live before the shifted one lands, and the card to be covered
 * acts first. */
static void
test_shift (void)
{
  static const uint8_t order[] = { COMPILE_EVENT_LIFTED, COMPILE_EVENT_EFFECT_BEGAN, COMPILE_EVENT_DREW,
                                   COMPILE_EVENT_EFFECT_BEGAN, COMPILE_EVENT_LANDED };
  unsigned found = 0;

  scene_begin ("speed fire metal", "darkness life water");
  scene_put (ME, 1, "Metal 3", UP);
  scene_put (ME, 1, "Fire 4", UP);
  scene_put (ME, 2, "Metal 6", UP);
  scene_deck (ME, "Fire 1");
  scene_hand (ME, "Speed 3");
  play ("Speed 3", UP, 0);
  asked ("me: card Fire 4, Metal 6");
  choose ("Fire 4");
  g_assert_cmpint (compile_rules_check (&scene, &(CompileDecision) { .kind = COMPILE_DECISION_LINE, .line = 1 }), ==,
                   COMPILE_RULE_COM_60);
  choose_line (2);
  expect ("Metal 6", "my trash");
  expect ("Fire 4", "my 2.0 up");
  for (unsigned i = 0; i < scene_events.n && found < G_N_ELEMENTS (order); i++)
    found += scene_events.items[i].kind == order[found];
  g_assert_cmpuint (found, ==, G_N_ELEMENTS (order));
}

/* COM-61: all cards go at once; cards that they uncover go live only when all of them are gone. */
static void
test_all (void)
{
  scene_begin ("death metal fire", "gravity life light");
  scene_put (ME, 1, "Metal 3", UP);
  scene_put (ME, 1, "Fire 2", UP);
  scene_put (ME, 1, "Fire 1", UP);
  scene_put (THEM, 1, "Life 2", UP);
  scene_deck (ME, "Fire 5");
  scene_hand (ME, "Death 2");
  play ("Death 2", UP, 0);
  choose_line (1);
  /* Fire 2 lay under Fire 1, and never became free. */
  expect ("Fire 2", "my trash");
  expect ("Life 2", "their trash");
  expect ("Fire 5", "my hand");
  rests (THEM);
}

/* COM-62: each card in turn with everything that follows, from a list that is fixed first, until the text has
 * lapsed. */
static void
test_each (void)
{
  scene_begin ("death darkness fire", "metal life light");
  scene_put (THEM, 1, "Metal 0", UP);
  scene_put (THEM, 1, "Life 4", DOWN);
  scene_put (THEM, 2, "Light 4", DOWN);
  scene_hand (ME, "Death 0");
  play ("Death 0", UP, 0);
  asked ("me: card Life 4, Light 4");
  choose ("Life 4");
  asked ("them: card Death 0, Light 4, Metal 0");
  choose ("Death 0");
  expect ("Death 0", "my 0.0 down");
  expect ("Light 4", "their 2.0 down");
  rests (THEM);

  /* A line that had nothing at first is not on the list. */
  scene_begin ("death darkness fire", "gravity life light");
  scene_put (THEM, 1, "Gravity 4", UP);
  scene_put (THEM, 1, "Life 4", DOWN);
  scene_put (THEM, 0, "Gravity 5", DOWN);
  scene_reprint ("Gravity 4", (CompileText) {
    .value = 4,
    .n_effects = 1,
    .effects = { { .box = COMPILE_MIDDLE, .when = COMPILE_WHEN_LIVE, .n_rows = 1,
                   .rows = { { .verb = COMPILE_VERB_SHIFT, .in = COMPILE_IN_OTHER_LINES } } } } });
  scene_hand (ME, "Death 0");
  play ("Death 0", UP, 0);
  expect ("Life 4", "their trash");
  asked ("them: card Death 0, Gravity 5");
  choose ("Gravity 5");
  choose_line (2);
  expect ("Gravity 5", "their 2.0 down");
  rests (THEM);
}

/* COM-63: a rearrangement must change something, a swap exactly two; stacks and their cards stay. */
static void
test_rearrange (void)
{
  CompileDecision decision = { .kind = COMPILE_DECISION_REARRANGE, .side = ME, .number = 4 };

  scene_begin ("spirit speed water", "darkness fire metal");
  scene_put (ME, 1, "Speed 4", UP);
  scene_hand (ME, "Spirit 4");
  play ("Spirit 4", UP, 0);
  g_assert_cmpint (compile_rules_check (&scene, &decision), ==, COMPILE_RULE_COM_63);
  decision.number = 0;
  g_assert_cmpint (compile_rules_check (&scene, &decision), ==, COMPILE_RULE_COM_63);
  rearrange (ME, 3);
  g_assert_cmpuint (scene.lines[ME][1], ==, 2);
  g_assert_cmpuint (scene.lines[ME][2], ==, 1);
  expect ("Speed 4", "my 1.0 up");
}

/* COM-64: “that card” is the same card wherever it has gone, with the value that it has there. */
static void
test_that (void)
{
  /* In a trash: the printed value. */
  scene_begin ("light metal water", "gravity life fire");
  scene_put (ME, 1, "Metal 6", UP);
  scene_deck (ME, "Water 0, Water 1, Water 2, Water 3, Water 5, Metal 1, Metal 2");
  scene_hand (ME, "Light 0");
  play ("Light 0", UP, 0);
  choose ("Metal 6");
  expect ("Metal 6", "my trash");
  g_assert_cmpuint (happened (COMPILE_EVENT_DREW), ==, 6);

  /* In a hand: 2. */
  scene_begin ("light metal water", "gravity life fire");
  scene_put (ME, 2, "Water 4", DOWN);
  scene_deck (ME, "Water 0, Water 1, Water 2, Water 3, Water 5");
  scene_hand (ME, "Light 0");
  play ("Light 0", UP, 0);
  choose ("Water 4");
  choose ("Water 4");
  expect ("Water 4", "my hand");
  g_assert_cmpuint (happened (COMPILE_EVENT_DREW), ==, 2);
}

/* COM-65: the acting player chooses between equal totals; 0 is a total like any other. */
static void
test_ties (void)
{
  scene_begin ("courage fear ice", "chaos clarity corruption");
  scene_put (ME, 0, "Courage 3", UP);
  scene_end (ME);
  asked ("me: line 1 2 or pass");
  choose_line (1);
  expect ("Courage 3", "my 1.0 up");
}

/* A middle box that flips another card twice. */
static const CompileText restless = {
  .value = 4,
  .n_effects = 1,
  .effects = { { .box = COMPILE_MIDDLE, .when = COMPILE_WHEN_LIVE, .n_rows = 2,
                 .rows = { { .verb = COMPILE_VERB_FLIP, .ref = COMPILE_REF_OTHER },
                           { .verb = COMPILE_VERB_FLIP, .ref = COMPILE_REF_OTHER } } } },
};

/* COM-70: two cards that flip each other endlessly are stopped. */
static void
test_endless_chain (void)
{
  scene_begin ("chaos clarity corruption", "courage fear ice");
  scene_reprint ("Chaos 4", restless);
  scene_reprint ("Clarity 4", restless);
  scene_put (ME, 1, "Clarity 4", DOWN);
  scene_hand (ME, "Chaos 4");
  play ("Chaos 4", UP, 0);
  g_assert_cmpuint (happened (COMPILE_EVENT_CHAIN_ENDED), ==, 1);
  g_assert_cmpuint (happened (COMPILE_EVENT_FLIPPED), <, COMPILE_MAX_STEPS);
  g_assert_cmpuint (scene.cut, ==, 0);
  rests (THEM);
}

/* COM-70: so is a chain that is too long; cards in transit land, and the next effect of the turn works again. */
static void
test_long_chain (void)
{
  scene_begin ("chaos clarity corruption", "courage fear ice");
  scene_put (ME, 0, "Chaos 4", UP);
  scene_put (ME, 1, "Clarity 1", UP);
  scene_hand (ME, "Clarity 5, Corruption 1, Corruption 3");
  scene.steps = COMPILE_MAX_STEPS;
  play ("Clarity 5", UP, 1);
  g_assert_cmpuint (happened (COMPILE_EVENT_CHAIN_ENDED), ==, 1);
  expect ("Clarity 5", "my 1.1 up");
  g_assert_cmpuint (happened (COMPILE_EVENT_DISCARDED), ==, 2); /* by Chaos 4 in the end */
  rests (THEM);
}

/* COM-70: so is a stack of effects that is too deep; the effects that wait on it lapse too. */
static void
test_deep_chain (void)
{
  static const CompileText greedy = {
    .value = 4,
    .n_effects = 1,
    .effects = { { .box = COMPILE_TOP, .when = COMPILE_WHEN_AFTER, .deed = COMPILE_DEED_DRAW, .n_rows = 2,
                   .rows = { { .verb = COMPILE_VERB_DRAW, .number = 1, .from = COMPILE_FROM_DECK },
                             { .verb = COMPILE_VERB_DRAW, .number = 1, .from = COMPILE_FROM_DECK } } } },
  };

  scene_begin ("chaos clarity corruption", "courage fear ice");
  scene_reprint ("Chaos 4", greedy);
  scene_reprint ("Clarity 4", greedy);
  scene_put (ME, 0, "Chaos 4", UP);
  scene_put (ME, 1, "Clarity 4", UP);
  scene.deck[ME] = COMPILE_ALL_CARDS & ~scene_cards ("Chaos 4, Clarity 4");
  refresh ();
  for (unsigned i = 0; i < 40 && scene.ask.kind == COMPILE_ASK_ORDER; i++)
    choose ("Chaos 4");
  g_assert_cmpuint (happened (COMPILE_EVENT_CHAIN_ENDED), ==, 1);
  g_assert_cmpuint (scene.ask.kind, ==, COMPILE_ASK_CARD); /* the hand limit */
  g_assert_cmpuint (scene.n_frames, ==, 1);
}

/* Events for which there is no room are counted. */
static void
test_many_events (void)
{
  scene_events.n = COMPILE_MAX_EVENTS;
  scene_events.lost = 0;
  compile_run_emit (&scene_events, &(CompileEvent) { .kind = COMPILE_EVENT_DREW });
  g_assert_cmpuint (scene_events.n, ==, COMPILE_MAX_EVENTS);
  g_assert_cmpuint (scene_events.lost, ==, 1);
}

/* Impossible decisions are refused, and change nothing. */
static void
test_nonsense (void)
{
  static const CompileDecision nonsense[] = {
    { .kind = COMPILE_N_DECISION_KINDS },
    { .kind = COMPILE_DECISION_REFRESH, .number = 1 },
    { .kind = COMPILE_DECISION_PLAY, .card = 36, .face = COMPILE_FACE_UP },
    { .kind = COMPILE_DECISION_PLAY, .face = COMPILE_FACE_EITHER },
    { .kind = COMPILE_DECISION_PLAY, .face = COMPILE_FACE_UP, .line = 3 },
    { .kind = COMPILE_DECISION_PLAY, .face = COMPILE_FACE_UP, .side = 2 },
    { .kind = COMPILE_DECISION_CARD, .card = COMPILE_NO_CARD, .depth = 200 },
    { .kind = COMPILE_DECISION_NUMBER, .number = 12 },
    { .kind = COMPILE_DECISION_REARRANGE, .number = 6 },
    { .kind = COMPILE_DECISION_PASS, .spare = 1 },
  };

  scene_begin ("chaos clarity corruption", "courage fear ice");
  scene_put (ME, 0, "Chaos 4", UP);
  for (unsigned i = 0; i < G_N_ELEMENTS (nonsense); i++)
    {
      const uint64_t before = compile_state_digest (&scene);

      g_assert_cmpint (compile_rules_take (&scene, &nonsense[i], &scene_events), ==, COMPILE_RULE_MALFORMED);
      g_assert_cmphex (compile_state_digest (&scene), ==, before);
    }
  /* A card in the field must be given by its place. */
  g_assert_cmpint (compile_rules_check (&scene, &(CompileDecision) { .kind = COMPILE_DECISION_CARD,
                                                                     .card = scene_card ("Chaos 4") }), ==,
                   COMPILE_RULE_MALFORMED);
  g_assert_cmpint (compile_rules_check (&scene, &(CompileDecision) { .kind = COMPILE_DECISION_YES }), ==,
                   COMPILE_RULE_NOT_ASKED);
  g_assert_cmpint (compile_rules_check (&scene, &(CompileDecision) { .kind = COMPILE_DECISION_PASS }), ==,
                   COMPILE_RULE_COM_47);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/verbs/com-51", test_draw);
  g_test_add_func ("/verbs/com-52", test_empty_deck);
  g_test_add_func ("/verbs/com-53", test_batches);
  g_test_add_func ("/verbs/com-54", test_mill);
  g_test_add_func ("/verbs/com-55", test_refresh);
  g_test_add_func ("/verbs/com-56", test_no_draw);
  g_test_add_func ("/verbs/com-57", test_targets);
  g_test_add_func ("/verbs/com-58", test_transit);
  g_test_add_func ("/verbs/com-60", test_shift);
  g_test_add_func ("/verbs/com-61", test_all);
  g_test_add_func ("/verbs/com-62", test_each);
  g_test_add_func ("/verbs/com-63", test_rearrange);
  g_test_add_func ("/verbs/com-64", test_that);
  g_test_add_func ("/verbs/com-65", test_ties);
  g_test_add_func ("/verbs/com-70/endless", test_endless_chain);
  g_test_add_func ("/verbs/com-70/long", test_long_chain);
  g_test_add_func ("/verbs/com-70/deep", test_deep_chain);
  g_test_add_func ("/verbs/many-events", test_many_events);
  g_test_add_func ("/verbs/nonsense", test_nonsense);
  return g_test_run ();
}
