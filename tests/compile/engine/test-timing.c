/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Playing, compiling, and what interrupts what, by the numbers of the rules. */
#include "compile-permits.h"
#include "fixture-scene.h"

/* ---- Playing ---- */

/* COM-32: cards are played on the own side, face up only in the line of the protocol, face down in any line. */
static void
test_placement (void)
{
  scene_begin ("chaos clarity corruption", "courage fear ice");
  scene_hand (ME, "Clarity 4");
  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    {
      g_assert_cmpint (refusal ("Clarity 4", ME, line, UP), ==,
                       line == 1 ? COMPILE_RULE_NONE : COMPILE_RULE_COM_32);
      g_assert_cmpint (refusal ("Clarity 4", ME, line, DOWN), ==, COMPILE_RULE_NONE);
      g_assert_cmpint (refusal ("Clarity 4", THEM, line, DOWN), ==, COMPILE_RULE_COM_32);
    }
}

/* The card that forbids them to play like that. */
static unsigned
ban (unsigned    line,
     CompileFace face)
{
  const CompileDecision play = { .kind = COMPILE_DECISION_PLAY, .line = (uint8_t) line, .side = THEM,
                                 .face = (uint8_t) face };

  return compile_permits_ban (&scene, THEM, &play);
}

/* COM-33: a ban also applies to plays caused by effects; a permission lifts only what it names (COM-50). */
static void
test_bans (void)
{
  scene_begin ("darkness metal plague", "speed spirit water");
  scene_put (ME, 2, "Plague 0", UP);
  scene_put (ME, 1, "Metal 2", UP);
  scene_hand (THEM, "Speed 0, Water 4");
  scene_action (THEM);
  play ("Speed 0", UP, 0);
  asked ("them: play Water 4 0 1 2");
  g_assert_cmpint (refusal ("Water 4", THEM, 2, UP), ==, COMPILE_RULE_COM_33);
  g_assert_cmpint (refusal ("Water 4", THEM, 1, DOWN), ==, COMPILE_RULE_COM_33);
  g_assert_cmpuint (ban (2, UP), ==, scene_card ("Plague 0"));
  g_assert_cmpuint (ban (1, DOWN), ==, scene_card ("Metal 2"));
  g_assert_cmpuint (ban (1, UP), ==, COMPILE_NO_CARD);
  play ("Water 4", DOWN, 0);

  scene_begin ("psychic metal plague", "speed spirit water");
  scene_put (ME, 0, "Psychic 1", UP);
  scene_put (THEM, 1, "Spirit 1", UP);
  scene_hand (THEM, "Water 4");
  scene_action (THEM);
  g_assert_cmpint (refusal ("Water 4", THEM, 0, UP), ==, COMPILE_RULE_COM_33);
  g_assert_cmpuint (ban (2, UP), ==, scene_card ("Psychic 1"));
  g_assert_cmpuint (ban (0, DOWN), ==, COMPILE_NO_CARD);

  /* Without a legal line the play is skipped. */
  scene_begin ("darkness metal plague", "speed spirit water");
  scene_put (ME, 2, "Plague 0", UP);
  scene_put (ME, 1, "Metal 2", UP);
  scene_deck (THEM, "Speed 1, Speed 2");
  scene_hand (THEM, "Water 1");
  scene.lines[THEM][0] = 3; /* Water lies in line 0 */
  scene.lines[THEM][2] = 5;
  scene_action (THEM);
  play ("Water 1", UP, 0);
  expect ("Speed 1", "their deck");
  rests (ME);
}

/* Checks the kinds of the events, except for phases and turns. */
static void
check_order (const uint8_t *kinds,
             unsigned       n)
{
  unsigned found = 0;

  for (unsigned i = 0; i < scene_events.n && found < n; i++)
    if (scene_events.items[i].kind == kinds[found])
      found++;
  g_assert_cmpuint (found, ==, n);
}

/* COM-34: a played card leaves the hand, the card that it will cover acts, it lands, it goes live, and then others
 * answer the play. */
static void
test_order_of_play (void)
{
  static const uint8_t order[] = {
    COMPILE_EVENT_PLAYED, COMPILE_EVENT_EFFECT_BEGAN, COMPILE_EVENT_DREW, COMPILE_EVENT_LANDED,
    COMPILE_EVENT_EFFECT_BEGAN, COMPILE_EVENT_FLIPPED, COMPILE_EVENT_EFFECT_BEGAN, COMPILE_EVENT_DISCARDED,
  };

  scene_begin ("clarity courage mirror", "ice chaos fear");
  scene_put (ME, 2, "Clarity 1", UP);
  scene_put (THEM, 2, "Ice 1", UP);
  scene_hand (ME, "Mirror 3");
  scene_deck (ME, "Clarity 4");
  scene_put (THEM, 0, "Ice 2", UP);
  play ("Mirror 3", UP, 2);
  expect ("Mirror 3", "my 2.1 down");
  expect ("Clarity 4", "my trash"); /* drawn before, discarded by Ice 1 after */
  check_order (order, G_N_ELEMENTS (order));
  rests (THEM);
}

/* COM-35: a card put under another covers nothing. */
static void
test_under (void)
{
  scene_begin ("gravity fire light", "darkness death metal");
  scene_hand (ME, "Gravity 0");
  scene_put (ME, 0, "Light 4", DOWN);
  scene_deck (ME, "Fire 4");
  play ("Gravity 0", UP, 0);
  expect ("Fire 4", "my 0.1 down");
  expect ("Gravity 0", "my 0.2 up");
  g_assert_cmpuint (happened (COMPILE_EVENT_EFFECT_LAPSED), ==, 0);
}

/* ---- Compiling ---- */

/* COM-36: the marker goes back, both stacks are deleted without effects, the protocol turns. */
static void
test_compile (void)
{
  scene_begin ("chaos clarity corruption", "courage fear ice");
  scene.control = ME;
  scene_put (ME, 0, "Chaos 5", UP);
  scene_put (ME, 0, "Clarity 5", UP);
  scene_put (ME, 0, "Chaos 1", UP);
  scene_put (THEM, 0, "Courage 5", UP);
  scene_put (THEM, 0, "Courage 2", DOWN);
  scene_hand (ME, "Chaos 4");
  scene_hand (THEM, "Fear 1");
  scene_turn (ME);
  asked ("me: rearrange 1 2 3 4 5 7 8 9 10 11 or pass");
  g_assert_cmpuint (scene.control, ==, COMPILE_NOBODY);
  expect ("Chaos 5", "my 0.0 up");
  pass ();
  expect ("Chaos 5", "my trash");
  expect ("Courage 5", "their trash");
  expect ("Chaos 4", "my hand");
  expect ("Fear 1", "their hand");
  g_assert_cmpuint (scene.compiled, ==, 1);
  g_assert_cmpuint (happened (COMPILE_EVENT_DELETED), ==, 5);
  g_assert_cmpuint (happened (COMPILE_EVENT_EFFECT_BEGAN), ==, 0);
  rests (THEM);

  /* Without the marker nothing is rearranged. */
  scene_begin ("chaos clarity corruption", "courage fear ice");
  scene.control = THEM;
  scene_put (ME, 0, "Chaos 5", UP);
  scene_put (ME, 0, "Clarity 5", UP);
  scene_turn (ME);
  g_assert_cmpuint (scene.control, ==, THEM);
  rests (THEM);
}

/* COM-37: an unfinished protocol that is moved into the line turns. COM-40: what has turned moves with its card. */
static void
test_rearranged_compile (void)
{
  scene_begin ("chaos clarity corruption", "courage fear ice");
  scene.control = ME;
  scene.compiled = 1; /* Chaos */
  scene_put (ME, 0, "Chaos 5", UP);
  scene_put (ME, 0, "Clarity 5", UP);
  scene_deck (THEM, "Fear 1");
  scene_turn (ME);
  rearrange (ME, 1);
  g_assert_cmpuint (scene.compiled, ==, 3); /* and Clarity */
  g_assert_cmpuint (scene.lines[ME][1], ==, 0);
  expect ("Fear 1", "their deck");
  rests (THEM);
}

/* COM-38: a second compile draws a card from their deck instead of turning the protocol; none if it is empty. */
static void
test_recompile (void)
{
  for (unsigned empty = 0; empty < 2; empty++)
    {
      scene_begin ("chaos clarity corruption", "courage fear ice");
      scene.compiled = 1;
      scene_put (ME, 0, "Chaos 5", UP);
      scene_put (ME, 0, "Clarity 5", UP);
      scene_trash (THEM, "Fear 1");
      if (!empty)
        scene_deck (THEM, "Fear 2");
      scene_turn (ME);
      g_assert_cmpuint (happened (COMPILE_EVENT_RECOMPILED), ==, 1);
      g_assert_cmpuint (scene.compiled, ==, 1);
      expect ("Fear 2", empty ? "the box" : "my hand");
      expect ("Fear 1", "their trash");
      rests (THEM);
    }
}

/* COM-39: a compile that has begun is finished even if the total changes meanwhile, and is answered only then. */
static void
test_finished_compile (void)
{
  static const uint8_t order[] = { COMPILE_EVENT_LANDED, COMPILE_EVENT_DELETED, COMPILE_EVENT_COMPILED };

  scene_begin ("speed spirit water", "darkness fire light");
  scene_put (ME, 0, "Speed 5", UP);
  scene_put (ME, 0, "Spirit 4", UP);
  scene_put (ME, 0, "Speed 2", UP);
  scene_turn (ME);
  g_assert_cmpuint (happened (COMPILE_EVENT_COMPILING), ==, 1);
  choose_line (1);
  check_order (order, G_N_ELEMENTS (order));
  g_assert_cmpuint (scene.compiled, ==, 1);

  scene_begin ("chaos clarity corruption", "war fear ice");
  scene_put (ME, 0, "Chaos 5", UP);
  scene_put (ME, 0, "Clarity 5", UP);
  scene_put (THEM, 1, "War 2", UP);
  scene_hand (ME, "Chaos 4");
  scene_turn (ME);
  expect ("Chaos 4", "my trash");
  g_assert_cmpuint (scene.compiled, ==, 1);
}

/* COM-40: the third protocol wins at once; answers to it no longer matter. */
static void
test_win (void)
{
  scene_begin ("chaos clarity corruption", "war fear ice");
  scene.compiled = 6;
  scene_put (ME, 0, "Chaos 5", UP);
  scene_put (ME, 0, "Clarity 5", UP);
  scene_put (THEM, 1, "War 2", UP);
  scene_hand (ME, "Chaos 4");
  scene_turn (ME);
  g_assert_cmpuint (scene.winner, ==, ME);
  g_assert_cmpuint (scene.phase, ==, COMPILE_PHASE_OVER);
  g_assert_cmpuint (scene.n_frames, ==, 0);
  expect ("Chaos 4", "my hand");
}

/* ---- Going live ---- */

/* COM-41: a card goes live when it is played face up, turned up while free, or uncovered while face up. */
static void
test_goes_live (void)
{
  /* Played. */
  scene_begin ("darkness metal fire", "gravity life light");
  scene_hand (ME, "Metal 3");
  scene_deck (ME, "Fire 4, Fire 5");
  play ("Metal 3", UP, 1);
  expect ("Fire 4", "my hand");
  expect ("Fire 5", "my deck");

  /* Turned up. */
  scene_begin ("darkness metal fire", "gravity life light");
  scene_put (ME, 0, "Metal 3", DOWN);
  scene_hand (ME, "Metal 0");
  scene_deck (ME, "Fire 4");
  play ("Metal 0", UP, 1);
  choose ("Metal 3");
  expect ("Fire 4", "my hand");

  /* Left free by the card above it. */
  scene_begin ("darkness metal fire", "gravity life light");
  scene_put (ME, 0, "Metal 3", UP);
  scene_put (ME, 0, "Metal 5", UP);
  scene_put (THEM, 0, "Gravity 4", UP);
  scene_hand (THEM, "Life 2");
  scene_deck (ME, "Fire 4");
  scene_hand (ME, "Fire 1, Fire 2");
  play ("Fire 1", UP, 2);
  choose ("Metal 5");
  expect ("Fire 4", "my hand");

  /* Moved out from under others onto the top of another stack. */
  scene_begin ("darkness life light", "gravity metal fire");
  scene_put (THEM, 0, "Metal 3", UP);
  scene_put (THEM, 0, "Gravity 5", UP);
  scene_deck (THEM, "Fire 4");
  scene_hand (ME, "Darkness 0");
  play ("Darkness 0", UP, 0);
  choose_line (1);
  expect ("Metal 3", "their 1.0 up");
  expect ("Fire 4", "their hand");
}

/* COM-42: a card does not go live when it is turned up while covered, shifted while free, or swapped with its stack. */
static void
test_stays_silent (void)
{
  scene_begin ("chaos luck mirror", "courage fear ice");
  scene_put (ME, 1, "Luck 5", DOWN);
  scene_put (ME, 1, "Luck 4", DOWN);
  scene_hand (ME, "Chaos 0, Chaos 4");
  play ("Chaos 0", UP, 0);
  expect ("Luck 5", "my 1.0 up");
  expect ("Chaos 4", "my hand");

  scene_begin ("chaos luck mirror", "courage fear ice");
  scene_put (ME, 1, "Luck 5", UP);
  scene_put (ME, 0, "Chaos 3", UP);
  scene_hand (ME, "Mirror 2, Chaos 4");
  play ("Mirror 2", UP, 2);
  rearrange (ME, 1);
  expect ("Luck 5", "my 0.0 up");
  expect ("Chaos 4", "my hand");

  scene_begin ("ice luck mirror", "courage fear chaos");
  scene_put (ME, 1, "Luck 5", UP);
  scene_hand (ME, "Ice 2, Ice 4");
  play ("Ice 2", UP, 0);
  choose_line (2);
  expect ("Luck 5", "my 2.0 up");
  expect ("Ice 4", "my hand");
}

/* ---- Interrupts ---- */

/* COM-43: what is triggered last comes first; the interrupted effect goes on after it. */
static void
test_interrupt (void)
{
  scene_begin ("fire darkness metal", "gravity life light");
  scene_put (THEM, 1, "Life 2", DOWN);
  scene_deck (THEM, "Light 1");
  scene_deck (ME, "Fire 1, Fire 2");
  scene_put (ME, 1, "Darkness 5", DOWN);
  scene_hand (ME, "Fire 0");
  play ("Fire 0", UP, 0);
  choose ("Life 2");
  /* Before Fire 0 draws, Life 2 draws and may flip. */
  asked ("them: card Darkness 5 or pass");
  expect ("Light 1", "their hand");
  expect ("Fire 1", "my deck");
  pass ();
  expect ("Fire 2", "my hand");
  rests (THEM);
}

/* COM-44: the player whose turn it is orders simultaneous effects; COM-61: after everything has been deleted. */
static void
test_order_by_active (void)
{
  scene_begin ("death metal fire", "gravity life light");
  scene_put (ME, 1, "Metal 3", UP);
  scene_put (ME, 1, "Metal 1", UP);
  scene_put (THEM, 1, "Light 3", UP);
  scene_put (THEM, 1, "Life 5", DOWN);
  scene_deck (ME, "Fire 1");
  scene_hand (ME, "Death 2");
  play ("Death 2", UP, 0);
  choose_line (1);
  expect ("Metal 1", "my trash");
  expect ("Life 5", "their trash");
  asked ("me: order Light 3, Metal 3");
  choose ("Light 3");
  expect ("Fire 1", "my hand");
  rests (THEM);
}

/* COM-45: when the card is turned down, the rest lapses; turned up again, it starts anew, and the old rest stays
 * lapsed. */
static void
test_anew (void)
{
  scene_begin ("life light fire", "gravity darkness metal");
  scene_put (ME, 1, "Light 1", DOWN);
  scene_hand (ME, "Life 1");
  scene_reprint ("Light 1", *compile_state_text (&scene, scene_card ("Life 1")));
  play ("Life 1", UP, 0);
  choose ("Light 1");
  g_assert_cmpuint (scene.ask.card, ==, scene_card ("Light 1"));
  choose ("Life 1");
  expect ("Life 1", "my 0.0 down");
  g_assert_cmpuint (happened (COMPILE_EVENT_EFFECT_LAPSED), ==, 1);
  choose ("Life 1");
  /* It asks for the first time again; Light 1 is finished. */
  g_assert_cmpuint (scene.ask.card, ==, scene_card ("Life 1"));
  g_assert_cmpuint (scene.ask.row, ==, 0);
  g_assert_cmpuint (scene.n_frames, ==, 1);
}

/* COM-45: this also holds for effects that have not begun: a box that waits while its card is turned down and up is
 * resolved once. */
static void
test_waiting_anew (void)
{
  scene_begin ("water life light", "speed gravity metal");
  scene_put (ME, 1, "Life 1", UP);
  scene_put (ME, 1, "Light 5", DOWN);
  scene_put (THEM, 1, "Speed 1", UP);
  scene_put (THEM, 1, "Speed 5", DOWN);
  scene_deck (THEM, "Gravity 1, Gravity 2, Gravity 4, Gravity 5");
  scene_hand (ME, "Water 3");
  play ("Water 3", UP, 0);
  asked ("me: order Life 1, Speed 1");
  choose ("Life 1");
  choose ("Speed 1");
  expect ("Speed 1", "their 1.0 down");
  choose ("Speed 1");
  expect ("Speed 1", "their 1.0 up");
  expect ("Gravity 2", "their hand");
  expect ("Gravity 4", "their deck");
  rests (THEM);
}

/* COM-45: a card that lands live counts as having been live all the time. */
static void
test_landed (void)
{
  scene_begin ("ice luck mirror", "courage fear chaos");
  scene_reprint ("Ice 1", (CompileText) {
    .value = 1,
    .n_effects = 1,
    .effects = { { .box = COMPILE_MIDDLE, .when = COMPILE_WHEN_LIVE, .n_rows = 2,
                   .rows = { { .verb = COMPILE_VERB_SHIFT, .ref = COMPILE_REF_THIS },
                             { .verb = COMPILE_VERB_DRAW, .number = 1, .from = COMPILE_FROM_DECK } } } } });
  scene_hand (ME, "Ice 1");
  scene_deck (ME, "Luck 1");
  play ("Ice 1", UP, 0);
  choose_line (2);
  expect ("Luck 1", "my hand");
  rests (THEM);
}

/* COM-45: an effect that is silenced while it is resolved lapses as well. */
static void
test_muted (void)
{
  scene_begin ("war luck fear", "courage ice chaos");
  scene_reprint ("Ice 4", (CompileText) {
    .value = 4,
    .n_effects = 1,
    .effects = { { .box = COMPILE_MIDDLE, .when = COMPILE_WHEN_LIVE, .n_rows = 2,
                   .rows = { { .verb = COMPILE_VERB_FLIP }, { .verb = COMPILE_VERB_FLIP } } } } });
  scene_put (ME, 2, "Fear 0", DOWN);
  scene_put (THEM, 1, "Ice 4", DOWN);
  scene_hand (ME, "War 2");
  play ("War 2", UP, 0);
  choose ("Ice 4");
  asked ("them: card Fear 0, Ice 4, War 2");
  choose ("Fear 0");
  choose_number (0);
  choose ("Fear 0");
  choose_line (1);
  /* Fear 0 is face up and silences Ice 4 in my turn. */
  g_assert_cmpuint (happened (COMPILE_EVENT_EFFECT_LAPSED), ==, 1);
  rests (THEM);
}

/* COM-46: the side on which a card lies chooses, even if the other side made it go live. */
static void
test_who_chooses (void)
{
  scene_begin ("fear luck mirror", "courage ice chaos");
  scene_put (THEM, 1, "Ice 2", UP);
  scene_put (THEM, 1, "Ice 4", UP);
  scene_put (ME, 1, "Luck 4", UP);
  scene_put (ME, 2, "Mirror 0", UP);
  scene_hand (ME, "Fear 2");
  play ("Fear 2", UP, 0);
  asked ("them: card Fear 2, Luck 4, Mirror 0");
  choose ("Luck 4");
  asked ("them: line 0 2");
}

/* COM-47: sentences are independent; only “if you do” depends on the one before, which must be done if possible. */
static void
test_sentences (void)
{
  /* The draw happens even if there is nothing to flip. */
  scene_begin ("fire darkness metal", "gravity life light");
  scene_hand (ME, "Fire 0");
  scene_deck (ME, "Fire 1, Fire 2");
  play ("Fire 0", UP, 0);
  expect ("Fire 2", "my hand");

  /* A possible flip is mandatory, even against your own card. */
  scene_begin ("fire darkness metal", "gravity life light");
  scene_hand (ME, "Metal 0");
  play ("Metal 0", UP, 2);
  expect ("Metal 0", "my 2.0 down");

  /* As many cards are discarded as there are. */
  scene_begin ("psychic darkness metal", "gravity life light");
  scene_hand (ME, "Psychic 2");
  scene_hand (THEM, "Life 1");
  play ("Psychic 2", UP, 0);
  expect ("Life 1", "their trash");
  asked ("me: rearrange 7 8 9 10 11");
}

/* COM-48, Q-10: what answers a step comes before the next sentence, once a step. */
static void
test_answers (void)
{
  scene_begin ("fear luck peace", "courage mirror chaos");
  scene_put (THEM, 1, "Mirror 4", UP);
  scene_deck (ME, "Luck 1, Luck 2");
  scene_deck (THEM, "Chaos 1, Chaos 2, Chaos 3");
  scene_hand (THEM, "Courage 1");
  scene_hand (ME, "Fear 1");
  play ("Fear 1", UP, 0);
  /* They draw Chaos 1 for my draw, discard it with their hand, and draw one less. */
  expect ("Chaos 1", "their trash");
  expect ("Courage 1", "their trash");
  expect ("Chaos 2", "their hand");
  expect ("Chaos 3", "their deck");
  rests (THEM);
}

/* COM-48: a card that is no longer live when its time comes does not answer: of two, the first deletes the other. */
static void
test_late_answers (void)
{
  scene_begin ("luck fear peace", "war mirror chaos");
  scene_put (THEM, 0, "War 0", UP);
  scene_put (THEM, 1, "Mirror 4", UP);
  scene_deck (ME, "Luck 1");
  scene_deck (THEM, "Chaos 1");
  refresh ();
  asked ("me: order Mirror 4, War 0");
  choose ("War 0");
  asked ("them: card Mirror 4, War 0 or pass");
  choose ("Mirror 4");
  expect ("Chaos 1", "their deck");
  rests (THEM);
}

/* COM-48: a card that was turned down and up again before its time comes has not been live all the while (COM-45). */
static void
test_answers_again (void)
{
  scene_begin ("luck fear peace", "war mirror chaos");
  scene_put (THEM, 0, "War 0", UP);
  scene_put (THEM, 1, "Mirror 4", UP);
  scene_put (ME, 1, "War 2", DOWN);
  scene_put (ME, 2, "Mirror 3", UP);
  scene_put (ME, 2, "Luck 4", DOWN);
  scene_deck (ME, "Luck 1");
  scene_deck (THEM, "Chaos 1");
  refresh ();
  choose ("War 0");
  choose ("Luck 4");
  choose ("War 2");
  choose ("Mirror 4");
  expect ("Mirror 4", "their 1.0 up");
  g_assert_cmpuint (happened (COMPILE_EVENT_FLIPPED), ==, 2);
  expect ("Chaos 1", "their deck");
  rests (THEM);
}

/* COM-49: if the card to be covered is removed, the card beneath goes live, and is itself about to be covered. */
static void
test_precover (void)
{
  static const uint8_t order[] = { COMPILE_EVENT_PLAYED, COMPILE_EVENT_DELETED, COMPILE_EVENT_EFFECT_BEGAN,
                                   COMPILE_EVENT_DREW, COMPILE_EVENT_EFFECT_BEGAN, COMPILE_EVENT_DREW,
                                   COMPILE_EVENT_LANDED };

  scene_begin ("fire metal darkness", "gravity life light");
  scene_put (ME, 0, "Fire 0", UP);
  scene_put (ME, 0, "Metal 6", UP);
  scene_deck (ME, "Fire 1, Fire 2, Fire 3, Fire 5");
  scene_hand (ME, "Darkness 5");
  play ("Darkness 5", DOWN, 0);
  expect ("Metal 6", "my trash");
  expect ("Fire 3", "my hand");
  expect ("Fire 5", "my deck");
  expect ("Darkness 5", "my 0.1 down");
  check_order (order, G_N_ELEMENTS (order));
  rests (THEM);
}

/* Fire 0 turns up Metal 6 while both are about to be covered by what Light 3 shifts. */
static void
turn_up_before_cover (uint8_t older)
{
  scene_begin ("light fire spirit", "life metal death");
  scene.setup.older = older;
  scene_put (ME, 0, "Spirit 5", DOWN);
  scene_put (ME, 1, "Fire 0", UP);
  scene_put (THEM, 0, "Life 4", DOWN);
  scene_put (THEM, 1, "Metal 6", DOWN);
  scene_deck (ME, "Fire 5");
  scene_hand (ME, "Light 3");
  play ("Light 3", UP, 0);
  choose_line (1);
  expect ("Fire 5", "my hand");
  choose ("Metal 6");
  expect ("Spirit 5", "my 1.1 down");
  rests (THEM);
}

/* COM-49: a card that is turned up before it is covered reacts as well. In games that began by the first version of the
 * rules it does not. */
static void
test_precover_turned_up (void)
{
  turn_up_before_cover (0);
  expect ("Metal 6", "their trash");
  expect ("Life 4", "their 1.0 down");

  turn_up_before_cover (1);
  expect ("Metal 6", "their 1.0 up");
  expect ("Life 4", "their 1.1 down");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/timing/com-32", test_placement);
  g_test_add_func ("/timing/com-33", test_bans);
  g_test_add_func ("/timing/com-34", test_order_of_play);
  g_test_add_func ("/timing/com-35", test_under);
  g_test_add_func ("/timing/com-36", test_compile);
  g_test_add_func ("/timing/com-37", test_rearranged_compile);
  g_test_add_func ("/timing/com-38", test_recompile);
  g_test_add_func ("/timing/com-39", test_finished_compile);
  g_test_add_func ("/timing/com-40", test_win);
  g_test_add_func ("/timing/com-41", test_goes_live);
  g_test_add_func ("/timing/com-42", test_stays_silent);
  g_test_add_func ("/timing/com-43", test_interrupt);
  g_test_add_func ("/timing/com-44", test_order_by_active);
  g_test_add_func ("/timing/com-45/anew", test_anew);
  g_test_add_func ("/timing/com-45/waiting", test_waiting_anew);
  g_test_add_func ("/timing/com-45/landed", test_landed);
  g_test_add_func ("/timing/com-45/muted", test_muted);
  g_test_add_func ("/timing/com-46", test_who_chooses);
  g_test_add_func ("/timing/com-47", test_sentences);
  g_test_add_func ("/timing/com-48/between", test_answers);
  g_test_add_func ("/timing/com-48/late", test_late_answers);
  g_test_add_func ("/timing/com-48/again", test_answers_again);
  g_test_add_func ("/timing/com-49", test_precover);
  g_test_add_func ("/timing/com-49/turned-up", test_precover_turned_up);
  return g_test_run ();
}
