/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-scene.h"

#include <stdlib.h>
#include <string.h>

#include "compile-names.h"
#include "compile-step.h"

CompileState scene;
CompileEvents scene_events;

static CompileCardSet *scene_set;

/* ---- Names ---- */

/* The set's protocol with that name, whatever the case of its first letter; COMPILE_N_PROTOCOLS if there is none. */
static unsigned
find_protocol (CompileCardSet *set,
               const char     *name)
{
  g_autofree char *id = g_ascii_strdown (name, -1);
  guint number;

  g_assert_true (ogc_name_find (compile_names_protocol, id, &number));
  for (unsigned i = 0; i < COMPILE_N_PROTOCOLS; i++)
    if (compile_card_set_get_protocol (set, i) == number)
      return i;
  return COMPILE_N_PROTOCOLS;
}

unsigned
scene_card (const char *name)
{
  g_auto (GStrv) parts = g_strsplit (name, " ", 2);
  const unsigned protocol = find_protocol (scene_set, parts[0]), value = atoi (parts[1]);

  for (unsigned card = 0; card < COMPILE_N_CARDS; card++)
    if (compile_state_protocol (&scene, card) == protocol && compile_state_text (&scene, card)->value == value)
      return card;
  g_error ("there is no %s in this scene", name);
}

/* Calls @function with the number of each card of a list. */
static void
for_each (const char *names,
          void      (*function) (unsigned card, gpointer data),
          gpointer    data)
{
  g_auto (GStrv) list = g_strsplit (names, ", ", -1);

  for (unsigned i = 0; list[i] != NULL && *list[i] != '\0'; i++)
    function (scene_card (list[i]), data);
}

static void
add_card (unsigned card,
          gpointer data)
{
  *(CompileCards *) data |= COMPILE_CARD_BIT (card);
}

CompileCards
scene_cards (const char *names)
{
  CompileCards cards = 0;

  for_each (names, add_card, &cards);
  return cards;
}

char *
scene_name (unsigned card)
{
  const unsigned protocol = compile_state_protocol (&scene, card);
  g_autofree char *name = g_strdup (ogc_name_of (compile_names_protocol,
                                                 compile_card_set_get_protocol (scene_set, protocol)));

  *name = g_ascii_toupper (*name);
  return g_strdup_printf ("%s %u", name, compile_state_text (&scene, card)->value);
}

/* ---- The scene ---- */

static void
draft (const char *mine,
       const char *theirs)
{
  g_auto (GStrv) own = g_strsplit (mine, " ", -1), other = g_strsplit (theirs, " ", -1);
  /* COM-2: the order of choice is 1-2-2-1; COM-3: their first protocol lies in line 2. */
  const char *order[] = { own[0], other[2], other[1], own[1], own[2], other[0] };
  const CompileSetup setup = { .seed = 1 };

  scene_set = compile_card_set_get (COMPILE_SET_MN02);
  if (find_protocol (scene_set, own[0]) == COMPILE_N_PROTOCOLS)
    scene_set = compile_card_set_get (COMPILE_SET_MN01);
  g_assert_cmpint (compile_rules_begin (&scene, compile_card_set_get_cards (scene_set), &setup, NULL), ==,
                   COMPILE_RULE_NONE);
  for (unsigned i = 0; i < G_N_ELEMENTS (order); i++)
    decide ((CompileDecision) { .kind = COMPILE_DECISION_DRAFT, .number = find_protocol (scene_set, order[i]) });
}

void
scene_begin (const char *mine,
             const char *theirs)
{
  draft (mine, theirs);
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    scene.hand[side] = scene.deck[side] = 0;
  scene_action (ME);
}

CompileCardSet *
scene_card_set (void)
{
  return scene_set;
}

void
scene_put (unsigned     side,
           unsigned     line,
           const char  *card,
           CompileFace  face)
{
  const unsigned number = scene_card (card);

  compile_field_put (&scene, side, line, number);
  scene.known[0] |= COMPILE_CARD_BIT (number);
  scene.known[1] |= COMPILE_CARD_BIT (number);
  if (face == UP)
    scene.up |= COMPILE_CARD_BIT (number);
  if (number >= COMPILE_CARDS_OF_SIDE)
    scene.owned |= COMPILE_CARD_BIT (number);
}

void
scene_hand (unsigned    side,
            const char *cards)
{
  scene.hand[side] |= scene_cards (cards);
  if (scene.ask.kind == COMPILE_ASK_ACTION)
    scene.ask.cards = scene.hand[scene.ask.side];
}

static void
put_on_deck (unsigned card,
             gpointer data)
{
  const unsigned side = GPOINTER_TO_UINT (data);

  memmove (&scene.top[side][1], &scene.top[side][0], scene.n_top[side]);
  scene.top[side][0] = card;
  scene.n_top[side]++;
}

void
scene_deck (unsigned    side,
            const char *cards)
{
  for_each (cards, put_on_deck, GUINT_TO_POINTER (side));
}

void
scene_trash (unsigned    side,
             const char *cards)
{
  scene.trash[side] |= scene_cards (cards);
}

void
scene_action (unsigned side)
{
  scene.turn_side = side;
  scene.phase = COMPILE_PHASE_ACTION;
  scene.begun = 1;
  scene.has_compiled = 0;
  scene.ask = (CompileAsk) { .kind = COMPILE_ASK_ACTION, .side = side, .cards = scene.hand[side],
                             .faces = UP | DOWN, .lines = COMPILE_ALL_LINES, .card = COMPILE_NO_CARD,
                             .text = COMPILE_NO_CARD };
}

static void
begin_phase (unsigned     side,
             CompilePhase phase)
{
  CompileRun run = { .state = &scene, .events = &scene_events };

  scene.turn_side = side;
  scene.phase = phase;
  scene.begun = scene.has_compiled = 0;
  memset (&scene.ask, 0, sizeof scene.ask);
  scene_events.n = 0;
  compile_step_until_asked (&run);
}

void
scene_turn (unsigned side)
{
  begin_phase (side, COMPILE_PHASE_START);
}

void
scene_end (unsigned side)
{
  begin_phase (side, COMPILE_PHASE_END);
}

void
scene_reprint (const char  *card,
               CompileText  text)
{
  static CompileSet changed;
  const unsigned number = scene_card (card);

  if (scene.set != &changed)
    changed = *scene.set;
  scene.set = &changed;
  changed.texts[compile_state_protocol (&scene, number)][number % COMPILE_CARDS_OF_PROTOCOL] = text;
}

/* ---- Decisions ---- */

void
decide (CompileDecision decision)
{
  const CompileRule rule = compile_rules_take (&scene, &decision, &scene_events);

  g_assert_cmpint (rule, ==, COMPILE_RULE_NONE);
  g_assert_cmpuint (scene_events.lost, ==, 0);
}

void
play_to (unsigned     side,
         const char  *card,
         CompileFace  face,
         unsigned     line)
{
  decide ((CompileDecision) { .kind = COMPILE_DECISION_PLAY, .card = scene_card (card), .side = side, .line = line,
                              .face = face });
}

void
play (const char  *card,
      CompileFace  face,
      unsigned     line)
{
  play_to (scene.ask.side, card, face, line);
}

void
refresh (void)
{
  decide ((CompileDecision) { .kind = COMPILE_DECISION_REFRESH });
}

void
choose (const char *card)
{
  decide (compile_rules_name_card (&scene, scene_card (card)));
}

void
choose_line (unsigned line)
{
  decide ((CompileDecision) { .kind = COMPILE_DECISION_LINE, .line = line });
}

void
choose_number (unsigned number)
{
  decide ((CompileDecision) { .kind = COMPILE_DECISION_NUMBER, .number = number });
}

void
rearrange (unsigned side,
           unsigned order)
{
  decide ((CompileDecision) { .kind = COMPILE_DECISION_REARRANGE, .side = side, .number = order });
}

void
yes (void)
{
  decide ((CompileDecision) { .kind = COMPILE_DECISION_YES });
}

void
pass (void)
{
  decide ((CompileDecision) { .kind = COMPILE_DECISION_PASS });
}

CompileRule
refusal (const char  *card,
         unsigned     side,
         unsigned     line,
         CompileFace  face)
{
  const CompileDecision decision = { .kind = COMPILE_DECISION_PLAY, .card = scene_card (card), .side = side,
                                     .line = line, .face = face };

  return compile_rules_check (&scene, &decision);
}

/* ---- Results ---- */

unsigned
happened (CompileEventKind kind)
{
  unsigned n = 0;

  for (unsigned i = 0; i < scene_events.n; i++)
    n += scene_events.items[i].kind == kind;
  return n;
}

char *
scene_place (const char *name)
{
  const unsigned card = scene_card (name);
  const CompileCards bit = COMPILE_CARD_BIT (card);
  CompileSpot spot;

  if (compile_field_find (&scene, card, &spot))
    return g_strdup_printf ("%s %u.%u %s", spot.side == ME ? "my" : "their", spot.line, spot.depth,
                            (scene.up & bit) != 0 ? "up" : "down");
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      const char *whose = side == ME ? "my" : "their";

      if ((scene.hand[side] & bit) != 0)
        return g_strdup_printf ("%s hand", whose);
      if ((scene.trash[side] & bit) != 0)
        return g_strdup_printf ("%s trash", whose);
      if ((compile_state_deck (&scene, side) & bit) != 0)
        return g_strdup_printf ("%s deck", whose);
    }
  for (unsigned i = 0; i < scene.n_transit; i++)
    if (scene.transit[i].card == card)
      return g_strdup ("in transit");
  return g_strdup ("the box");
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

char *
scene_question (void)
{
  static const char * const names[] = {
    "nothing", "draft", "action", "compile", "play", "card", "line", "number", "protocol", "row", "rearrange",
    "stacks", "may", "order",
  };
  const CompileAsk *ask = &scene.ask;
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_printf (text, "%s: %s", ask->side == ME ? "me" : "them", names[ask->kind]);
  for (CompileCards cards = ask->kind == COMPILE_ASK_ACTION ? 0 : ask->cards; cards != 0; cards &= cards - 1)
    g_ptr_array_add (list, scene_name (compile_cards_first (cards)));
  g_ptr_array_sort (list, compare_names);
  for (unsigned i = 0; i < list->len; i++)
    g_string_append_printf (text, "%s%s", i == 0 ? " " : ", ", (const char *) g_ptr_array_index (list, i));
  for (unsigned line = 0; line < COMPILE_N_LINES && ask->kind != COMPILE_ASK_ACTION; line++)
    if ((ask->lines & 1u << line) != 0)
      g_string_append_printf (text, " %u", line);
  for (unsigned number = 0; number < 16 && ask->kind != COMPILE_ASK_ACTION; number++)
    if ((ask->numbers & 1u << number) != 0)
      g_string_append_printf (text, " %u", number);
  g_string_append (text, ask->may ? " or pass" : "");
  return g_string_free (g_steal_pointer (&text), FALSE);
}
