/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * COM-43 to COM-45 for every effect of both sets that has several steps: it is interrupted between any two of them by
 * another effect, which turns its card down, covers it, or leaves it alone. All other cards say only what a test has
 * them say.
 */
#include "fixture-scene.h"

#include <string.h>

#include "compile-card-set.h"
#include "compile-frames.h"
#include "compile-names.h"
#include "compile-step.h"

#define N_BLANKS 14 /* cards of a side that are interchangeable */

typedef struct {
  CompileSetId id;
  unsigned     protocol;
  unsigned     card;   /* also its number in the scene */
  unsigned     effect;
} Case;

/* What the interrupting card may say. */
static const CompileRow naming = { .verb = COMPILE_VERB_NAME_NUMBER };
static const CompileRow turning = { .verb = COMPILE_VERB_FLIP };
static const CompileRow covering = { .verb = COMPILE_VERB_SHIFT, .of = COMPILE_OF_MINE };

/* The interrupting card, and the first card of my deck. */
static unsigned other, drawn;

/* ---- The scene ---- */

/* The card with @value of the protocol in @slot. */
static unsigned
find_valued (unsigned slot,
             unsigned value)
{
  unsigned card = slot * COMPILE_CARDS_OF_PROTOCOL;

  while (compile_state_text (&scene, card)->value != value)
    card++;
  return card;
}

static void
reprint (unsigned    card,
         CompileText text)
{
  g_autofree char *name = scene_name (card);

  scene_reprint (name, text);
}

static void
put (unsigned    side,
     unsigned    line,
     unsigned    card,
     CompileFace face)
{
  g_autofree char *name = scene_name (card);

  scene_put (side, line, name, face);
}

static void
put_in_deck (unsigned side,
             unsigned card)
{
  g_autofree char *name = scene_name (card);

  scene_deck (side, name);
}

static char *
three_protocols (const Case *item,
                 unsigned    first)
{
  CompileCardSet *set = compile_card_set_get (item->id);
  const char *names[COMPILE_N_LINES];

  for (unsigned i = 0; i < COMPILE_N_LINES; i++)
    {
      const unsigned protocol = (item->protocol + first + i) % COMPILE_N_PROTOCOLS;

      names[i] = ogc_name_of (compile_names_protocol, compile_card_set_get_protocol (set, protocol));
    }
  return g_strdup_printf ("%s %s %s", names[0], names[1], names[2]);
}

/* Lays out the interchangeable @cards for @side: stacks, a hand and a trash of three, and its deck. */
static void
lay_out (unsigned        side,
         const unsigned *cards,
         unsigned        n)
{
  const unsigned heights[] = { side == ME ? 1 : 2, 4, side == ME ? 0 : 2 };
  unsigned next = 0;

  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    for (unsigned i = 0; i < heights[line]; i++)
      put (side, line, cards[next++], DOWN);
  for (unsigned i = 0; i < 3; i++)
    scene.hand[side] |= COMPILE_CARD_BIT (cards[next++]);
  for (unsigned i = 0; i < 3; i++)
    scene.trash[side] |= COMPILE_CARD_BIT (cards[next++]);
  while (next < n)
    put_in_deck (side, cards[next++]);
}

/* Begins a scene in which the card of @item is mine, free and face up in line 0, and whatever its effects need is
 * there. */
static void
begin (const Case *item)
{
  g_autofree char *mine = three_protocols (item, 0);
  g_autofree char *theirs = three_protocols (item, COMPILE_N_LINES);
  unsigned cards[COMPILE_CARDS_OF_SIDE], n = 0, sought;

  scene_begin (mine, theirs);
  for (unsigned card = 0; card < COMPILE_N_CARDS; card++)
    if (card != item->card)
      reprint (card, (CompileText) { .value = compile_state_text (&scene, card)->value });
  other = find_valued (1, 5);
  drawn = find_valued (2, 5);
  sought = find_valued (1, 1);
  put_in_deck (ME, drawn);
  put_in_deck (ME, sought);
  for (unsigned card = 0; card < COMPILE_CARDS_OF_SIDE; card++)
    if (card != item->card && card != other && card != drawn && card != sought)
      cards[n++] = card;
  g_assert_cmpuint (n, ==, N_BLANKS);
  lay_out (ME, cards, n);
  put (ME, 0, item->card, UP);
  put (ME, 2, other, UP);
  for (n = 0; n < COMPILE_CARDS_OF_SIDE; n++)
    cards[n] = COMPILE_CARDS_OF_SIDE + n;
  lay_out (THEM, cards, n);
}

/* ---- Going on ---- */

/* Whether @decision leaves line 0 alone, leaves the interrupting card free, and guesses what will come. */
static bool
is_wanted (const CompileDecision *decision)
{
  switch (decision->kind)
    {
    case COMPILE_DECISION_PASS:
      return false;
    case COMPILE_DECISION_CARD:
      return decision->card != COMPILE_NO_CARD
             || (decision->line != 0
                 && (decision->line != 1 || decision->side != ME || scene.ask.verb != COMPILE_VERB_SHIFT));
    case COMPILE_DECISION_LINE:
    case COMPILE_DECISION_PLAY:
      return decision->line != 0;
    case COMPILE_DECISION_NUMBER:
      if (scene.ask.kind == COMPILE_ASK_NUMBER)
        return decision->number == compile_state_text (&scene, drawn)->value;
      return scene.ask.kind != COMPILE_ASK_PROTOCOL
             || decision->number == compile_state_protocol (&scene, scene.top[THEM][scene.n_top[THEM] - 1]);
    default:
      return true;
    }
}

static void
decide_anything (void)
{
  CompileDecision list[COMPILE_MAX_DECISIONS];
  const unsigned n = compile_rules_list (&scene, list);
  unsigned i = 0;

  while (i < n && !is_wanted (&list[i]))
    i++;
  g_assert_cmpuint (i, <, n);
  decide (list[i]);
}

static void
go_on (void)
{
  CompileRun run = { .state = &scene, .events = &scene_events };

  memset (&scene.ask, 0, sizeof scene.ask);
  compile_step_until_asked (&run);
}

static void
begin_effect (unsigned card,
              unsigned effect)
{
  CompileRun run = { .state = &scene, .events = &scene_events };

  scene_events.n = 0;
  compile_frames_begin (&run, card, effect);
  go_on ();
}

/* Goes on with the effect of @item until row @row is next; that row is replaced by a question, which stops it. */
static void
stop_before (const Case *item,
             unsigned    row)
{
  const CompileText printed = *compile_state_text (&scene, item->card);
  CompileText stopping = printed;

  stopping.effects[item->effect].rows[row] = naming;
  stopping.effects[item->effect].n_rows = row + 1;
  reprint (item->card, stopping);
  begin_effect (item->card, item->effect);
  while (scene.ask.card != item->card || scene.ask.row != row)
    decide_anything ();
  reprint (item->card, printed);
  g_assert_cmpuint (scene.n_frames, ==, 1);
  scene.frames[0].entered = 0;
}

/* Lets another effect interrupt, which does @row and the following ones, and asks. */
static void
interrupt (const CompileRow *row,
           unsigned          n_rows)
{
  CompileText text = { .value = 5, .n_effects = 1, .effects = { { .box = COMPILE_MIDDLE, .n_rows = n_rows } } };

  for (unsigned i = 0; i < n_rows; i++)
    text.effects[0].rows[i] = *row;
  reprint (other, text);
  begin_effect (other, 0);
  g_assert_cmpuint (scene.ask.card, ==, other);
}

static void
choose_card (unsigned card)
{
  decide (compile_rules_name_card (&scene, card));
}

/* ---- Results ---- */

/* A digest of the scene, except for the number of steps. */
static uint64_t
digest (void)
{
  CompileState state = scene;

  state.steps = state.forced = 0;
  state.mark = 0;
  return compile_state_digest (&state);
}

static unsigned
count_lapsed (unsigned card)
{
  unsigned n = 0;

  for (unsigned i = 0; i < scene_events.n; i++)
    n += scene_events.items[i].kind == COMPILE_EVENT_EFFECT_LAPSED && scene_events.items[i].card == card;
  return n;
}

/* Removes the interrupted effect as if it had never been there. */
static void
forget_effect (void)
{
  memset (&scene.frames[0], 0, sizeof scene.frames[0]);
  scene.n_frames = 0;
}

static void
turn (const Case *item)
{
  interrupt (&turning, 1);
  choose_card (item->card);
  g_assert_false (compile_field_is_live (&scene, item->card, COMPILE_TOP));
}

static void
turn_twice (const Case *item)
{
  interrupt (&turning, 2);
  choose_card (item->card);
  choose_card (item->card);
  g_assert_true (compile_field_is_live (&scene, item->card, COMPILE_TOP));
}

/* Shifts a card onto it. What it says when it is about to be covered comes first (COM-49). */
static void
shift_onto (const Case *item,
            unsigned    card)
{
  choose_card (card);
  choose_line (0);
  while (scene.ask.card == item->card)
    decide_anything ();
}

static void
cover (const Case *item)
{
  interrupt (&covering, 1);
  shift_onto (item, compile_field_top (&scene, ME, 1));
}

static void
cover_and_free (const Case *item)
{
  const unsigned card = compile_field_top (&scene, ME, 1);

  interrupt (&covering, 2);
  shift_onto (item, card);
  choose_card (card);
  choose_line (1);
  g_assert_true (compile_field_is_live (&scene, item->card, COMPILE_BOTTOM));
}

/* Lets the interrupting effect leave the card alone. */
static void
name (const Case *item)
{
  (void) item;
  interrupt (&naming, 1);
  choose_number (0);
}

/* COM-45: checks that the rest lapses after this interruption, with one event, and that everything is as if it had
 * never been there. */
static void
check_lapses (const Case         *item,
              const CompileState *stopped,
              void              (*how) (const Case *item))
{
  unsigned n_lapsed;
  uint64_t expected;

  scene = *stopped;
  forget_effect ();
  how (item);
  n_lapsed = count_lapsed (item->card);
  expected = digest ();
  scene = *stopped;
  how (item);
  g_assert_cmphex (digest (), ==, expected);
  if (how == turn || how == cover) /* otherwise the event came between the two decisions */
    g_assert_cmpuint (count_lapsed (item->card), ==, n_lapsed + 1);
}

/* COM-43: checks that the rest goes on after this interruption as it does without, and that there is a rest. */
static void
check_goes_on (const Case         *item,
               const CompileState *stopped)
{
  uint64_t expected;

  scene = *stopped;
  go_on ();
  expected = digest ();
  scene = *stopped;
  name (item);
  g_assert_cmphex (digest (), ==, expected);
  scene = *stopped;
  forget_effect ();
  go_on ();
  g_assert_cmphex (digest (), !=, expected);
}

/* Checks that the rest of a top box goes on, which is live while its card is covered. */
static void
check_covered_top (const Case         *item,
                   const CompileState *stopped)
{
  uint64_t forgotten;

  scene = *stopped;
  forget_effect ();
  cover (item);
  forgotten = digest ();
  scene = *stopped;
  cover (item);
  g_assert_cmpuint (count_lapsed (item->card), ==, 0);
  g_assert_cmphex (digest (), !=, forgotten);
}

static void
test_interrupted (gconstpointer data)
{
  const Case *item = data;
  const CompileEffect *effect;

  begin (item);
  effect = &compile_state_text (&scene, item->card)->effects[item->effect];
  for (unsigned row = 1; row < effect->n_rows; row++)
    {
      CompileState stopped;

      if (effect->rows[row].link == COMPILE_LINK_OR)
        continue;
      begin (item);
      effect = &compile_state_text (&scene, item->card)->effects[item->effect];
      stop_before (item, row);
      stopped = scene;
      check_goes_on (item, &stopped);
      check_lapses (item, &stopped, turn);
      check_lapses (item, &stopped, turn_twice);
      if (effect->box == COMPILE_TOP)
        check_covered_top (item, &stopped);
      else
        {
          check_lapses (item, &stopped, cover);
          check_lapses (item, &stopped, cover_and_free);
        }
    }
}

/* Whether an effect has several steps; rows that are alternatives count as one. */
static bool
has_steps (const CompileEffect *effect)
{
  unsigned n = 0;

  for (unsigned row = 0; row < effect->n_rows; row++)
    n += effect->rows[row].link != COMPILE_LINK_OR;
  return n > 1;
}

static void
add_cards (CompileSetId id,
           unsigned     protocol)
{
  static const char * const boxes[COMPILE_N_BOXES] = { "top", "middle", "bottom" };
  CompileCardSet *set = compile_card_set_get (id);
  const CompileSet *cards = compile_card_set_get_cards (set);
  const char *name = ogc_name_of (compile_names_protocol, compile_card_set_get_protocol (set, protocol));

  for (unsigned card = 0; card < COMPILE_CARDS_OF_PROTOCOL; card++)
    for (unsigned effect = 0; effect < cards->texts[protocol][card].n_effects; effect++)
      {
        const CompileText *text = &cards->texts[protocol][card];
        const Case item = { id, protocol, card, effect };
        g_autofree char *path = g_strdup_printf ("/interrupts/com-45/%s-%u/%s", name, text->value,
                                                 boxes[text->effects[effect].box]);

        if (has_steps (&text->effects[effect]))
          g_test_add_data_func_full (path, g_memdup2 (&item, sizeof item), test_interrupted, g_free);
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned id = 0; id < COMPILE_N_SETS; id++)
    for (unsigned protocol = 0; protocol < COMPILE_N_PROTOCOLS; protocol++)
      add_cards (id, protocol);
  return g_test_run ();
}
