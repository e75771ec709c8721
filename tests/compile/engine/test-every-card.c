/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What holds for all cards of both sets: which of their boxes take effect when they are played, turned, uncovered,
 * covered or shifted, and in the phases of a turn (COM-10, COM-41, COM-42, COM-49). */
#include "fixture-scene.h"

#include "compile-card-set.h"
#include "compile-move.h"
#include "compile-names.h"
#include "compile-step.h"

#include <string.h>

/* The card under test, and a filler, which has no effect because it is put on top face down. */
static unsigned card, filler;

static const char *
protocol_name (CompileSetId id,
               unsigned     protocol)
{
  CompileCardSet *set = compile_card_set_get (id);

  return ogc_name_of (compile_names_protocol,
                      compile_card_set_get_protocol (set, protocol % COMPILE_N_PROTOCOLS));
}

/* Begins a scene with card number @n of @protocol, which is mine, and nothing else. */
static void
begin (CompileSetId id,
       unsigned     protocol,
       unsigned     n)
{
  g_autofree char *mine = g_strdup_printf ("%s %s %s", protocol_name (id, protocol), protocol_name (id, protocol + 1),
                                           protocol_name (id, protocol + 2));
  g_autofree char *theirs = g_strdup_printf ("%s %s %s", protocol_name (id, protocol + 3),
                                             protocol_name (id, protocol + 4), protocol_name (id, protocol + 5));

  scene_begin (mine, theirs);
  card = n;
  filler = COMPILE_CARDS_OF_PROTOCOL;
}

static void
put (unsigned    number,
     CompileFace face)
{
  g_autofree char *name = scene_name (number);

  scene_put (ME, 0, name, face);
}

static void
play_it (unsigned    number,
         CompileFace face)
{
  g_autofree char *name = scene_name (number);

  scene_hand (ME, name);
  play (name, face, 0);
}

/* Lets the rules do @what to a card, and goes on. */
static void
undergo (void     (*what) (CompileRun *run, unsigned number),
         unsigned   number)
{
  CompileRun run = { .state = &scene, .events = &scene_events };

  memset (&scene.ask, 0, sizeof scene.ask);
  scene_events.n = 0;
  what (&run, number);
  compile_step_until_asked (&run);
}

static void
flip (CompileRun *run,
      unsigned    number)
{
  compile_move_flip (run, number, false);
}

static void
delete (CompileRun *run,
        unsigned    number)
{
  compile_move_delete (run, COMPILE_CARD_BIT (number));
}

static void
shift (CompileRun *run,
       unsigned    number)
{
  compile_move_shift (run, COMPILE_CARD_BIT (number), 1);
}

/* How many effects of the card have begun; if @at_once, before the end phase. */
static unsigned
count_begun (bool at_once)
{
  unsigned n = 0;

  for (unsigned i = 0; i < scene_events.n; i++)
    {
      const CompileEvent *event = &scene_events.items[i];

      if (at_once && event->kind == COMPILE_EVENT_PHASE_BEGAN && event->number == COMPILE_PHASE_END)
        break;
      n += event->kind == COMPILE_EVENT_EFFECT_BEGAN && event->card == card;
    }
  return n;
}

/* How many effects of this kind the card has; if @covered, in its top box alone. */
static unsigned
count_printed (CompileWhen when,
               bool        covered)
{
  const CompileText *text = compile_state_text (&scene, card);
  unsigned n = 0;

  for (unsigned i = 0; i < text->n_effects; i++)
    n += text->effects[i].when == when && (!covered || text->effects[i].box == COMPILE_TOP);
  return n;
}

static void
for_each_card (void (*look) (CompileSetId id, unsigned protocol, unsigned n))
{
  for (unsigned id = 0; id < COMPILE_N_SETS; id++)
    for (unsigned protocol = 0; protocol < COMPILE_N_PROTOCOLS; protocol++)
      for (unsigned n = 0; n < COMPILE_CARDS_OF_PROTOCOL; n++)
        look (id, protocol, n);
}

/* Played face up, the middle box takes effect, face down none; with nothing on the table and in hand nobody gets
 * stuck. */
static void
look_played (CompileSetId id,
             unsigned     protocol,
             unsigned     n)
{
  begin (id, protocol, n);
  play_it (n, UP);
  g_assert_cmpuint (count_begun (true), ==, count_printed (COMPILE_WHEN_LIVE, false));
  while (scene.ask.kind != COMPILE_ASK_ACTION || scene.ask.side == ME)
    {
      CompileDecision list[COMPILE_MAX_DECISIONS];

      g_assert_cmpuint (compile_rules_list (&scene, list), >, 0);
      decide (list[0]);
    }
  rests (THEM);

  begin (id, protocol, n);
  play_it (n, DOWN);
  g_assert_cmpuint (count_begun (false), ==, 0);
  rests (THEM);
}

static void
test_played (void)
{
  for_each_card (look_played);
}

/* COM-41: turned up while free, it goes live. COM-42: turned up while covered, it does not. */
static void
look_turned (CompileSetId id,
             unsigned     protocol,
             unsigned     n)
{
  begin (id, protocol, n);
  put (n, DOWN);
  undergo (flip, n);
  g_assert_cmpuint (count_begun (true), ==, count_printed (COMPILE_WHEN_LIVE, false));

  begin (id, protocol, n);
  put (n, DOWN);
  put (filler, DOWN);
  undergo (flip, n);
  g_assert_cmpuint (count_begun (true), ==, 0);

  /* COM-49: it is about to be turned down. */
  begin (id, protocol, n);
  put (n, UP);
  undergo (flip, n);
  g_assert_cmpuint (count_begun (true), ==, count_printed (COMPILE_WHEN_PREFLIP, false));
}

static void
test_turned (void)
{
  for_each_card (look_turned);
}

/* COM-41: uncovered face up, it goes live. COM-42: merely shifted, it does not. */
static void
look_moved (CompileSetId id,
            unsigned     protocol,
            unsigned     n)
{
  begin (id, protocol, n);
  put (n, UP);
  put (filler, DOWN);
  undergo (delete, filler);
  /* Corruption 2 answers its own discard: the deleted card is drawn again. */
  g_assert_cmpuint (MIN (count_begun (true), 1), ==, count_printed (COMPILE_WHEN_LIVE, false));

  begin (id, protocol, n);
  put (n, UP);
  undergo (shift, n);
  g_assert_cmpuint (count_begun (true), ==, 0);
}

static void
test_moved (void)
{
  for_each_card (look_moved);
}

/* COM-10: in the start and the end phase both boxes of a free card take effect, only the top box of a covered one, and
 * none of a face-down card. */
static void
look_in_phase (CompileSetId id,
               unsigned     protocol,
               unsigned     n,
               CompileWhen  when,
               void       (*phase) (unsigned side))
{
  for (unsigned covered = 0; covered < 2; covered++)
    for (CompileFace face = UP; face <= DOWN; face++)
      {
        begin (id, protocol, n);
        put (n, face);
        if (covered)
          put (filler, DOWN);
        phase (ME);
        g_assert_cmpuint (count_begun (false), ==, face == UP ? count_printed (when, covered) : 0);
      }
}

static void
look_phases (CompileSetId id,
             unsigned     protocol,
             unsigned     n)
{
  look_in_phase (id, protocol, n, COMPILE_WHEN_START, scene_turn);
  look_in_phase (id, protocol, n, COMPILE_WHEN_END, scene_end);
}

static void
test_phases (void)
{
  for_each_card (look_phases);
}

/* COM-49: it is about to be covered; COM-45: afterwards boxes that need a free card are silent. */
static void
look_covered (CompileSetId id,
              unsigned     protocol,
              unsigned     n)
{
  begin (id, protocol, n);
  put (n, UP);
  play_it (filler, DOWN);
  g_assert_cmpuint (count_begun (true), ==, count_printed (COMPILE_WHEN_PRECOVER, false));
  g_assert_false (compile_field_is_live (&scene, n, COMPILE_BOTTOM));
}

static void
test_covered (void)
{
  for_each_card (look_covered);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/every-card/played", test_played);
  g_test_add_func ("/every-card/turned", test_turned);
  g_test_add_func ("/every-card/moved", test_moved);
  g_test_add_func ("/every-card/phases", test_phases);
  g_test_add_func ("/every-card/covered", test_covered);
  return g_test_run ();
}
