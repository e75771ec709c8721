/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What holds for all cards of both sets, a case for each card and situation: which of their boxes take effect when they
 * are played, turned, uncovered, covered or shifted, in the phases of a turn, and as an answer (COM-10, COM-41, COM-42,
 * COM-48, COM-49); and what a card does that is alone in the world (COM-47, COM-57). test-card-scenes.py knows which
 * card needs which case. */
#include "fixture-scene.h"

#include "compile-card-set.h"
#include "compile-frames.h"
#include "compile-move.h"
#include "compile-names.h"
#include "compile-step.h"
#include "compile-zones.h"

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

/* COM-41: played face up, the middle box takes effect, face down none. */
static void
look_played (CompileSetId id,
             unsigned     protocol,
             unsigned     n)
{
  begin (id, protocol, n);
  play_it (n, UP);
  g_assert_cmpuint (count_begun (true), ==, count_printed (COMPILE_WHEN_LIVE, false));

  begin (id, protocol, n);
  play_it (n, DOWN);
  g_assert_cmpuint (count_begun (false), ==, 0);
  rests (THEM);
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

/* COM-41: uncovered face up, it goes live. */
static void
look_uncovered (CompileSetId id,
                unsigned     protocol,
                unsigned     n)
{
  begin (id, protocol, n);
  put (n, UP);
  put (filler, DOWN);
  undergo (delete, filler);
  /* Corruption 2 answers its own discard: the deleted card is drawn again. */
  g_assert_cmpuint (MIN (count_begun (true), 1), ==, count_printed (COMPILE_WHEN_LIVE, false));
}

/* COM-42: merely shifted, it does not go live. */
static void
look_shifted (CompileSetId id,
              unsigned     protocol,
              unsigned     n)
{
  begin (id, protocol, n);
  put (n, UP);
  undergo (shift, n);
  g_assert_cmpuint (count_begun (true), ==, 0);
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
look_start (CompileSetId id,
            unsigned     protocol,
            unsigned     n)
{
  look_in_phase (id, protocol, n, COMPILE_WHEN_START, scene_turn);
}

static void
look_end (CompileSetId id,
          unsigned     protocol,
          unsigned     n)
{
  look_in_phase (id, protocol, n, COMPILE_WHEN_END, scene_end);
}

/* ---- Answers ---- */

/* What somebody does, and where. */
static unsigned deeds, deed_line;

static void
do_deeds (CompileRun *run,
          unsigned    number)
{
  compile_frames_happened (run, deeds, deed_line);
}

/* How many effects of the card answer when @who does what @effect answers, in @line, in the turn of @turn. */
static unsigned
count_answers (const CompileEffect *effect,
               unsigned             who,
               unsigned             line,
               unsigned             turn)
{
  const CompileState before = scene;
  unsigned n;

  scene_action (turn);
  deeds = COMPILE_DEED_BIT (effect->deed, who);
  deed_line = line;
  undergo (do_deeds, card);
  n = count_begun (true);
  scene = before;
  return n;
}

/* COM-48: it answers whoever its text names, in the turn and in the line that it names, as long as it is live. */
static void
look_answers (CompileSetId id,
              unsigned     protocol,
              unsigned     n)
{
  for (unsigned covered = 0; covered < 2; covered++)
    for (CompileFace face = UP; face <= DOWN; face++)
      {
        begin (id, protocol, n);
        put (n, face);
        if (covered)
          put (filler, DOWN);
        for (unsigned i = 0; i < compile_state_text (&scene, n)->n_effects; i++)
          {
            const CompileEffect *effect = &compile_state_text (&scene, n)->effects[i];
            const unsigned who = effect->who == COMPILE_ME ? ME : THEM, turn = effect->abroad ? THEM : who;
            const bool is_live = face == UP && (effect->box == COMPILE_TOP || !covered);

            if (effect->when != COMPILE_WHEN_AFTER)
              continue;
            g_assert_cmpuint (count_answers (effect, who, 0, turn), ==, is_live);
            g_assert_cmpuint (count_answers (effect, !who, 0, turn), ==, 0);
            g_assert_cmpuint (count_answers (effect, who, 1, turn), ==, is_live && !effect->here);
            g_assert_cmpuint (count_answers (effect, who, 0, !turn), ==, is_live && !effect->abroad);
          }
      }
}

/* ---- Covered ---- */

/* COM-10: what changes the rules for as long as it is live does so in the top box of a covered card alone. */
static void
check_changes (void)
{
  const CompileText *text = compile_state_text (&scene, card);

  for (unsigned i = 0; i < text->n_effects; i++)
    {
      const CompileEffect *effect = &text->effects[i];

      g_assert_true (compile_field_is_live (&scene, card, effect->box) == (effect->box == COMPILE_TOP));
      if (effect->when == COMPILE_WHEN_STATIC)
        g_assert_cmpint (compile_field_change (&scene, ME, 0, effect->change), ==,
                         effect->box == COMPILE_TOP ? effect->number : 0);
    }
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

  begin (id, protocol, n);
  put (n, UP);
  put (filler, DOWN);
  check_changes ();
}

/* ---- Alone ---- */

/*
 * What becomes of cards that are played in line 0 while there is no other card anywhere: what is asked, and where the
 * card lies afterwards, after everybody has passed or, who may not, has taken the first decision of the list. A card
 * acts on itself if its text does not exclude it (COM-57), and what can be done must be done (COM-47). All other cards
 * find nothing to do, and stay as they are.
 */
static const struct {
  const char *card;
  const char *asked; /* with commas between the questions */
  const char *place;
} alone[] = {
  { "Chaos 1", "me: rearrange 1 2 3 4 5, me: rearrange 7 8 9 10 11", "my 0.0 up" },
  { "Corruption 1", "", "my hand" },
  { "Corruption 6", "", "my trash" }, /* in its end phase: no card to discard */
  { "Courage 3", "me: line 1 2 or pass", "my 0.0 up" }, /* their totals are the same */
  { "Fear 0", "me: row 0 1, me: line 1 2", "my 1.0 up" },
  { "Ice 1", "me: line 1 2 or pass", "my 0.0 up" },
  { "Luck 0", "me: number 0 1 2 3 4 5 6", "my 0.0 up" },
  { "Luck 3", "me: protocol 6 7 8 9 10 11", "my 0.0 up" },
  { "Mirror 3", "", "my 0.0 down" },
  { "Peace 3", "", "my 0.0 down" }, /* 3 is more than no cards */
  { "Smoke 1", "", "my 0.0 down" },
  { "War 2", "", "my 0.0 down" },
  { "Death 2", "", "my trash" },
  { "Gravity 1", "me: line 1 2", "my 1.0 up" },
  { "Gravity 2", "", "my 0.0 down" },
  { "Life 1", "", "my 0.0 down" },
  { "Light 0", "", "my 0.0 down" },
  { "Metal 0", "", "my 0.0 down" },
  { "Plague 4", "me: card Plague 4 or pass", "my 0.0 up" },
  { "Psychic 2", "me: rearrange 7 8 9 10 11", "my 0.0 up" },
  { "Speed 3", "me: line 1 2 or pass", "my 0.0 up" },
  { "Spirit 2", "me: card Spirit 2 or pass", "my 0.0 up" },
  { "Spirit 4", "me: rearrange 1 2 3", "my 0.0 up" },
  { "Water 0", "", "my 0.0 down" },
  { "Water 2", "me: rearrange 1 2 3 4 5", "my 0.0 up" },
  { "Water 4", "", "my hand" },
};

/* Answers whatever is asked before the opponent's action. Returns the questions. */
static char *
answer_all (void)
{
  g_autoptr (GString) questions = g_string_new (NULL);

  while (scene.ask.kind != COMPILE_ASK_ACTION || scene.ask.side == ME)
    {
      g_autofree char *question = scene_question ();
      CompileDecision list[COMPILE_MAX_DECISIONS];

      g_string_append_printf (questions, "%s%s", questions->len > 0 ? ", " : "", question);
      g_assert_cmpuint (compile_rules_list (&scene, list), >, 0);
      if (scene.ask.may)
        pass ();
      else
        decide (list[0]);
    }
  return g_string_free (g_steal_pointer (&questions), FALSE);
}

static void
look_alone (CompileSetId id,
            unsigned     protocol,
            unsigned     n)
{
  g_autofree char *name = NULL, *questions = NULL, *place = NULL;
  unsigned row;

  begin (id, protocol, n);
  name = scene_name (n);
  for (row = 0; row < G_N_ELEMENTS (alone) && !g_str_equal (alone[row].card, name); row++)
    ;
  play_it (n, UP);
  questions = answer_all ();
  place = scene_place (name);
  g_assert_cmpstr (questions, ==, row < G_N_ELEMENTS (alone) ? alone[row].asked : "");
  g_assert_cmpstr (place, ==, row < G_N_ELEMENTS (alone) ? alone[row].place : "my 0.0 up");
  rests (THEM);
}

/* ---- Fives ---- */

/* The card with the value 5 is the same everywhere: its player discards one card, of the own choice. */
static void
look_five (CompileSetId id,
           unsigned     protocol,
           unsigned     n)
{
  for (unsigned others = 0; others <= 2; others++)
    {
      begin (id, protocol, n);
      for (unsigned i = 0; i < others; i++)
        scene.hand[ME] |= COMPILE_CARD_BIT (filler + i);
      play_it (n, UP);
      if (others == 2)
        {
          g_assert_cmpuint (scene.ask.kind, ==, COMPILE_ASK_CARD);
          g_assert_cmpuint (scene.ask.side, ==, ME);
          g_assert_cmphex (scene.ask.cards, ==, scene.hand[ME]);
          g_assert_false (scene.ask.may);
          decide (compile_rules_name_card (&scene, filler));
        }
      g_assert_cmphex (scene.trash[ME], ==, others > 0 ? COMPILE_CARD_BIT (filler) : 0);
      g_assert_cmphex (scene.hand[ME], ==, others == 2 ? COMPILE_CARD_BIT (filler + 1) : 0);
      rests (THEM);
    }
}

/* ---- The cases ---- */

typedef void (*Look) (CompileSetId id,
                      unsigned     protocol,
                      unsigned     n);

typedef struct {
  CompileSetId id;
  unsigned     protocol;
  unsigned     n;
  Look         look;
} Case;

static void
run_case (gconstpointer data)
{
  const Case *item = data;

  item->look (item->id, item->protocol, item->n);
}

static void
add_case (const char  *path,
          CompileSetId id,
          unsigned     protocol,
          unsigned     n,
          Look         look)
{
  const Case item = { id, protocol, n, look };

  g_test_add_data_func_full (path, g_memdup2 (&item, sizeof item), run_case, g_free);
}

static void
add_cases (CompileSetId id,
           unsigned     protocol,
           unsigned     n)
{
  static const struct {
    const char *name;
    Look        look;
  } looks[] = {
    { "played", look_played }, { "turned", look_turned }, { "uncovered", look_uncovered },
    { "shifted", look_shifted }, { "start", look_start }, { "end", look_end }, { "answers", look_answers },
    { "covered", look_covered }, { "alone", look_alone },
  };
  const unsigned value = compile_card_set_get_cards (compile_card_set_get (id))->texts[protocol][n].value;
  g_autofree char *name = g_strdup_printf ("%s-%u", protocol_name (id, protocol), value);
  g_autofree char *own = g_strdup_printf ("/cards/%s", name);

  for (unsigned i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autofree char *path = g_strdup_printf ("/every-card/%s/%s", name, looks[i].name);

      add_case (path, id, protocol, n, looks[i].look);
    }
  if (value == 5)
    add_case (own, id, protocol, n, look_five);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned id = 0; id < COMPILE_N_SETS; id++)
    for (unsigned protocol = 0; protocol < COMPILE_N_PROTOCOLS; protocol++)
      for (unsigned n = 0; n < COMPILE_CARDS_OF_PROTOCOL; n++)
        add_cases (id, protocol, n);
  return g_test_run ();
}
