/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the log says beyond what happened: by whom, why, and what was in vain. */
#include "compile-log-cause.h"
#include "fixture-scene.h"

static CompileTimelineStep step;

static void
take (CompileDecision decision)
{
  step.before = scene;
  step.decision = decision;
  decide (decision);
  step.events = scene_events.items;
  step.n_events = scene_events.n;
}

static void
take_play (const char *card,
           unsigned    line)
{
  take ((CompileDecision) { .kind = COMPILE_DECISION_PLAY, .card = (guint8) scene_card (card), .line = (guint8) line,
                            .face = UP });
}

static void
take_field (unsigned side,
            unsigned line,
            unsigned depth)
{
  take ((CompileDecision) { .kind = COMPILE_DECISION_CARD, .card = COMPILE_NO_CARD, .side = (guint8) side,
                            .line = (guint8) line, .depth = (guint8) depth });
}

static gboolean
ends_phase (const CompileEvent *event)
{
  return event->kind == COMPILE_EVENT_PHASE_BEGAN || event->kind == COMPILE_EVENT_TURN_BEGAN;
}

/* What my log says about the last decision and its consequences in that phase, with "> " before what an effect has
 * caused. */
static char *
tell (void)
{
  g_autofree CompileLogCause *causes = compile_log_causes (&step, &scene);
  const CompileTextCause decision = compile_log_decision (&step, &scene);
  CompileTextGame game = { .set = scene_card_set (), .state = &scene,
                           .names = { "Anna", "Ben" }, .sees = 1 };
  GString *log = g_string_new (NULL);
  g_autofree char *first = compile_text_cause (&game, &decision);

  if (first != NULL)
    g_string_append (log, first);
  for (unsigned i = 0; i < step.n_events && !ends_phase (&step.events[i]); i++)
    {
      g_autofree char *text = compile_log_tell (&game, &step, causes, i);

      if (text == NULL)
        continue;
      if (log->len > 0)
        g_string_append_c (log, '\n');
      for (unsigned depth = causes[i].depth; depth > 0; depth--)
        g_string_append (log, "> ");
      g_string_append (log, text);
    }
  return g_string_free (log, FALSE);
}

#define assert_log(expected) \
  do \
    { \
      g_autofree char *log = tell (); \
      g_assert_cmpstr (log, ==, expected); \
    } \
  while (0)

static void
test_refill (void)
{
  scene_begin ("courage fear ice", "chaos clarity peace");
  scene_hand (ME, "Ice 5, Ice 4, Ice 3");
  scene_deck (ME, "Fear 5, Fear 4, Fear 3");
  take ((CompileDecision) { .kind = COMPILE_DECISION_REFRESH });
  assert_log ("Anna refills their hand: Fear 5, Fear 4.");

  scene_begin ("courage fear ice", "chaos clarity peace");
  scene_action (THEM);
  scene_deck (THEM, "Chaos 5, Chaos 4, Chaos 3, Chaos 2, Chaos 1, Chaos 0");
  take ((CompileDecision) { .kind = COMPILE_DECISION_REFRESH });
  assert_log ("Ben refills their hand with 5 cards.");

  scene_begin ("courage fear ice", "chaos clarity peace");
  scene_hand (ME, "Ice 5");
  take ((CompileDecision) { .kind = COMPILE_DECISION_REFRESH });
  assert_log ("Anna refills, but there is nothing to draw.");
}

/* COM-55: a refill by an effect; what the effect draws besides is none. */
static void
test_ordered_refill (void)
{
  scene_begin ("spirit fire water", "metal death life");
  scene_hand (ME, "Spirit 0, Fire 5, Fire 4, Fire 3");
  scene_deck (ME, "Water 5, Water 4, Water 3, Water 2");
  take_play ("Spirit 0", 0);
  assert_log ("Anna plays Spirit 0 face up into line 1.\n"
              "Anna resolves the middle box of Spirit 0.\n"
              "> Anna refills their hand: Water 5, Water 4.\n"
              "> Anna draws Water 3.");
}

/* COM-55: the side with control puts it back first, and may rearrange the protocols of either player. */
static void
test_control (void)
{
  scene_begin ("courage fear ice", "chaos clarity peace");
  scene_deck (ME, "Fear 5");
  scene.control = ME;
  take ((CompileDecision) { .kind = COMPILE_DECISION_REFRESH });
  assert_log ("Anna puts the control card back in the middle.");
  take ((CompileDecision) { .kind = COMPILE_DECISION_REARRANGE, .side = THEM, .number = 1 });
  assert_log ("Anna rearranges Ben’s protocols.\nAnna refills their hand: Fear 5.");

  scene_begin ("courage fear ice", "chaos clarity peace");
  scene.control = ME;
  take ((CompileDecision) { .kind = COMPILE_DECISION_REFRESH });
  take ((CompileDecision) { .kind = COMPILE_DECISION_REARRANGE, .side = ME, .number = 1 });
  assert_log ("Anna refills, but there is nothing to draw.\nAnna rearranges their own protocols.");

  scene_begin ("courage fear ice", "chaos clarity peace");
  scene_deck (ME, "Fear 5");
  scene.control = ME;
  take ((CompileDecision) { .kind = COMPILE_DECISION_REFRESH });
  take ((CompileDecision) { .kind = COMPILE_DECISION_PASS });
  assert_log ("Anna leaves all protocols where they are.\nAnna refills their hand: Fear 5.");
}

static void
test_in_vain (void)
{
  scene_begin ("courage fear ice", "chaos clarity peace");
  scene_hand (ME, "Courage 1");
  take_play ("Courage 1", 0);
  assert_log ("Anna plays Courage 1 face up into line 1.\n"
              "Anna resolves the middle box of Courage 1. Nothing happens.");

  scene_begin ("courage fear ice", "chaos clarity peace");
  scene_hand (ME, "Ice 1");
  take_play ("Ice 1", 2);
  assert_log ("Anna plays Ice 1 face up into line 3.\nAnna resolves the middle box of Ice 1.");
  take ((CompileDecision) { .kind = COMPILE_DECISION_PASS });
  assert_log ("Anna skips Ice 1.");
}

/* COM-49: what a card does in place of being flipped comes from the effect that would have flipped it. */
static void
test_in_place_of_flip (void)
{
  scene_begin ("fire water light", "metal death life");
  scene_put (THEM, 0, "Metal 6", UP);
  scene_hand (ME, "Water 0");
  take_play ("Water 0", 1);
  assert_log ("Anna plays Water 0 face up into line 2.\n"
              "Anna resolves the middle box of Water 0.\n"
              "> Ben resolves the top box of Metal 6.\n"
              "> > Ben: Metal 6 is deleted.\n"
              "> Anna: Water 0 in line 2 is flipped face down.");
}

/* COM-47: what is skipped is the whole effect, with what depends on it, or only one of its sentences. */
static void
test_skipped (void)
{
  scene_begin ("courage peace ice", "chaos clarity war");
  scene_put (THEM, 0, "Chaos 5", UP);
  scene_hand (ME, "Peace 3, Ice 5");
  take_play ("Peace 3", 1);
  asked ("me: card Ice 5 or pass");
  take ((CompileDecision) { .kind = COMPILE_DECISION_PASS });
  assert_log ("Anna skips part of Peace 3."); /* a card is flipped all the same */
  asked ("me: card Chaos 5, Peace 3");

  scene_begin ("courage peace ice", "chaos clarity war");
  scene_put (ME, 0, "Courage 0", UP);
  scene_hand (ME, "Ice 5");
  scene_hand (THEM, "War 5");
  scene_end (ME);
  asked ("me: card Ice 5 or pass");
  take ((CompileDecision) { .kind = COMPILE_DECISION_PASS });
  assert_log ("Anna skips Courage 0."); /* they would have discarded only if I had */

  scene_begin ("clarity peace ice", "chaos courage war");
  scene_put (ME, 0, "Clarity 1", UP);
  scene_deck (ME, "Ice 5");
  scene_turn (ME);
  asked ("me: may or pass");
  take ((CompileDecision) { .kind = COMPILE_DECISION_PASS });
  assert_log ("Anna skips part of Clarity 1."); /* the card was revealed before */
}

/* COM-43: what an effect triggers is listed below it, and the effect goes on where it was interrupted. */
static void
test_chain (void)
{
  scene_begin ("mirror peace fear", "courage clarity war");
  scene_put (ME, 1, "Peace 6", DOWN);
  scene_put (THEM, 1, "War 3", UP);
  scene_hand (ME, "Mirror 3, Fear 1, Fear 2");
  take_play ("Mirror 3", 0);
  assert_log ("Anna plays Mirror 3 face up into line 1.\nAnna resolves the middle box of Mirror 3.");
  take_field (ME, 1, 0);
  assert_log ("> Anna: Peace 6 in line 2 is flipped face up.\n"
              "> Anna resolves the middle box of Peace 6.\n"
              "> > Anna: Peace 6 in line 2 is flipped face down.\n"
              "> Ben: War 3 in line 2 is flipped face down.");
}

/* A middle box that flips @ref twice. */
static CompileText
restless (CompileRef ref)
{
  return (CompileText) {
    .value = 4,
    .n_effects = 1,
    .effects = { { .box = COMPILE_MIDDLE, .when = COMPILE_WHEN_LIVE, .n_rows = 2,
                   .rows = { { .verb = COMPILE_VERB_FLIP, .ref = ref },
                             { .verb = COMPILE_VERB_FLIP, .ref = ref } } } },
  };
}

/* Whether the log ends with @end. */
static void
assert_log_end (const char *end)
{
  g_autofree char *log = tell ();

  if (!g_str_has_suffix (log, end))
    g_error ("“%s” does not end with “%s”", log, end);
}

/* COM-45, COM-70: why the rest of an effect lapses: its card is out of view, or muted, or the effects would not end. */
static void
test_lapsed (void)
{
  scene_begin ("war luck fear", "courage ice chaos");
  scene_reprint ("War 4", restless (COMPILE_REF_NONE));
  scene_put (THEM, 1, "Ice 1", DOWN);
  scene_hand (ME, "War 4");
  play ("War 4", UP, 0);
  take_field (ME, 0, 0);
  assert_log ("> Anna: War 4 in line 1 is flipped face down.\n"
              "The rest of War 4 lapses: its text did not stay in view.");

  scene_begin ("war luck fear", "courage ice chaos");
  scene_reprint ("Ice 4", restless (COMPILE_REF_NONE));
  scene_put (ME, 2, "Fear 0", DOWN);
  scene_put (THEM, 1, "Ice 4", DOWN);
  scene_hand (ME, "War 2");
  play ("War 2", UP, 0);
  choose ("Ice 4");
  choose ("Fear 0");
  choose_number (0);
  choose ("Fear 0");
  take ((CompileDecision) { .kind = COMPILE_DECISION_LINE, .line = 1 });
  assert_log_end ("\nThe rest of Ice 4 lapses: its middle box has no effect now.");

  scene_begin ("chaos clarity corruption", "courage fear ice");
  scene_reprint ("Chaos 4", restless (COMPILE_REF_OTHER));
  scene_reprint ("Clarity 4", restless (COMPILE_REF_OTHER));
  scene_put (ME, 1, "Clarity 4", DOWN);
  scene_hand (ME, "Chaos 4");
  take_play ("Chaos 4", 0);
  assert_log_end (" lapses.");
}

static void
test_limit (void)
{
  scene_begin ("courage fear ice", "chaos clarity peace");
  scene_hand (ME, "Ice 5, Ice 4, Ice 3, Fear 5, Fear 4, Fear 3, Fear 2");
  play ("Fear 2", DOWN, 0);
  take ((CompileDecision) { .kind = COMPILE_DECISION_CARD, .card = (guint8) scene_card ("Fear 3") });
  assert_log ("Anna discards Fear 3 because of the hand limit.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/log-cause/refill", test_refill);
  g_test_add_func ("/log-cause/ordered-refill/com-55", test_ordered_refill);
  g_test_add_func ("/log-cause/control", test_control);
  g_test_add_func ("/log-cause/in-vain", test_in_vain);
  g_test_add_func ("/log-cause/in-place-of-flip/com-49", test_in_place_of_flip);
  g_test_add_func ("/log-cause/skipped/com-47", test_skipped);
  g_test_add_func ("/log-cause/chain", test_chain);
  g_test_add_func ("/log-cause/lapsed/com-45", test_lapsed);
  g_test_add_func ("/log-cause/limit", test_limit);
  return g_test_run ();
}
