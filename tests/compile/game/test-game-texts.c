/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "compile-command-card.h"
#include "compile-field.h"
#include "compile-knowledge.h"
#include "compile-names.h"
#include "compile-permits.h"
#include "random-game.h"

#define GAMES_OF_SET 30

static void
assert_text (const char *text)
{
  g_assert_nonnull (text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpuint (strlen (text), >, 0);
  for (const char *bad = "(null)\0  \0 .\0..\0%\0"; *bad != '\0'; bad += strlen (bad) + 1)
    g_assert_null (strstr (text, bad));
}

static void
assert_sentence (const char *text)
{
  assert_text (text);
  g_assert_true (strchr (".?", text[strlen (text) - 1]) != NULL);
}

/* ---- Names ---- */

static void
test_names (void)
{
  for (guint i = 0; i < COMPILE_N_NAMED_PROTOCOLS; i++)
    {
      g_autofree char *card = compile_text_card_name (i, 3);
      g_autofree char *name = g_ascii_strdown (compile_text_protocol (i), -1);

      g_assert_cmpstr (name, ==, compile_names_protocol[i].name);
      g_assert_true (g_str_has_suffix (card, " 3"));
    }
  for (guint i = 0; i < COMPILE_N_BOXES; i++)
    {
      assert_text (compile_text_box (i));
      assert_sentence (compile_text_box_rule (i));
    }
  for (guint i = 0; i < COMPILE_N_PHASES; i++)
    {
      assert_text (compile_text_phase (i));
      assert_text (compile_text_short_phase (i));
      if (i != COMPILE_PHASE_OVER)
        assert_sentence (compile_text_phase_rule (i));
    }
  for (guint i = 0; i < COMPILE_TEXT_N_ZONES; i++)
    assert_text (compile_text_zone (i));
  for (guint i = 0; i < COMPILE_N_SETS; i++)
    {
      assert_text (compile_text_set (i));
      assert_text (compile_text_set_description (i));
    }
  g_assert_cmpstr (compile_text_compiled (TRUE), !=, compile_text_compiled (FALSE));
}

/* ---- The log ---- */

/* Checks that events are described once, and without anything that the reader may not know. */
static void
check_events (const RandomGame *game,
              guint             sees,
              guint            *told)
{
  const CompileTextGame text = random_game_text (game, 0, sees);
  const CompileEvents *events = &game->events;

  for (guint i = 0; i < events->n; i++)
    {
      const CompileEvent *event = &events->items[i];
      g_autofree char *sentence = compile_text_event (&text, events->items, events->n, i);

      if (sentence == NULL)
        {
          g_assert_cmpuint (i, >, 0);
          continue;
        }
      assert_text (sentence);
      told[event->kind]++;
      if (event->seen_by != COMPILE_SEEN_BY_BOTH && (event->seen_by & sees) == 0 && event->seen_by != 0)
        {
          const CompileSet *cards = compile_card_set_get_cards (game->set);
          const guint protocol = compile_state_protocol (&game->state, event->card);
          g_autofree char *card = compile_text_card_name (compile_card_set_get_protocol (game->set, protocol),
                                                          cards->texts[protocol][event->card % 6].value);

          g_assert_null (strstr (sentence, card));
        }
    }
}

/* ---- Questions ---- */

/* Checks that the knowledge of @side is enough for the same text. */
static void
check_knowledge (const RandomGame *game,
                 const char       *prompt,
                 GHashTable       *labels)
{
  const guint side = game->state.ask.side;
  g_autofree CompileKnowledge *knowledge = g_new0 (CompileKnowledge, 1);
  CompileTextGame text = random_game_text (game, side, 1u << side);
  g_autofree char *same = NULL;

  compile_knowledge_of (knowledge, &game->state, side);
  text.state = &knowledge->seen;
  same = compile_text_prompt (&text, TRUE);
  g_assert_cmpstr (same, ==, prompt);
  for (guint i = 0; i < game->n_decisions; i++)
    {
      g_autofree char *label = compile_text_decision (&text, &game->decisions[i]);

      if (!g_hash_table_contains (labels, label))
        g_error ("who knows less reads “%s”", label);
    }
}

/* Checks that there is a question with answers that differ. */
static void
check_questions (const RandomGame *game,
                 guint            *asked,
                 guint            *decided)
{
  const guint side = game->state.ask.side;
  const CompileTextGame text = random_game_text (game, side, 1u << side);
  g_autofree char *prompt = compile_text_prompt (&text, TRUE);
  g_autofree char *other = compile_text_prompt (&text, FALSE);
  g_autoptr (GHashTable) labels = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  if (game->n_decisions == 0)
    {
      g_assert_cmpstr (prompt, ==, "");
      g_assert_cmpstr (other, ==, "");
      return;
    }
  assert_sentence (prompt);
  assert_sentence (other);
  asked[game->state.ask.kind]++;
  for (guint i = 0; i < game->n_decisions; i++)
    {
      char *label = compile_text_decision (&text, &game->decisions[i]);

      assert_text (label);
      g_assert_false (g_str_has_suffix (label, ".")); /* no sentence: others add their full stop */
      if (!g_hash_table_add (labels, label))
        g_error ("two decisions are called “%s”", label);
      decided[game->decisions[i].kind]++;
    }
  check_knowledge (game, prompt, labels);
}

static void
check_pile (const RandomGame *game)
{
  const CompileTextGame text = random_game_text (game, 0, 0);
  g_autoptr (GPtrArray) pile = compile_text_pile (&text);
  guint running = 0;

  for (guint i = 0; i < pile->len; i++)
    {
      const CompileTextEntry *entry = pile->pdata[i];

      assert_sentence (entry->text);
      running += entry->is_running;
    }
  g_assert_cmpuint (running, <=, 1);
}

/* Checks that a total that differs from the sum of the cards is explained, and that the numbers add up. */
static void
check_totals (const RandomGame *game,
              guint            *explained)
{
  const CompileState *state = &game->state;
  const CompileTextGame text = random_game_text (game, 0, 3);

  for (guint i = 0; i < COMPILE_N_SLOTS; i++)
    {
      const guint side = i / COMPILE_N_LINES, line = i % COMPILE_N_LINES;
      const CompileStack *stack = &state->stacks[side][line];
      g_autofree char *changes = compile_text_total_changes (&text, side, line);
      g_auto (GStrv) parts = g_strsplit (changes, ", ", -1);
      gint total = 0;

      for (guint depth = 0; depth < stack->n; depth++)
        total += (state->up & COMPILE_CARD_BIT (stack->cards[depth])) != 0
                   ? compile_state_text (state, stack->cards[depth])->value : COMPILE_DOWN_VALUE;
      for (char **part = parts; *part != NULL; part++)
        {
          total += g_str_has_prefix (*part, "\u2212") ? -atoi (*part + strlen ("\u2212")) : atoi (*part);
          ++*explained;
        }
      g_assert_cmpint (MAX (total, 0), ==, (gint) compile_field_total (state, side, line));
    }
}

/* What is said of lines that qualify, each of which must occur in games. */
typedef enum {
  COMPILING_NOW,
  COMPILING_NEXT_TURN,
  N_COMPILINGS
} Compiling;

/* Checks that every line that may be compiled says so, that later in a turn none does, and none of a side that is
 * barred (COM-26, COM-31). */
static void
check_compiling (const RandomGame *game,
                 guint             found[N_COMPILINGS])
{
  static const char *const said[N_COMPILINGS] = { "can compile now", "compiles next turn" };
  const CompileState *state = &game->state;
  const CompileTextGame text = random_game_text (game, 0, 3);
  CompileState barred = *state;
  CompileTextGame text_of_barred = text;

  barred.barred = (1u << 2 * COMPILE_N_SIDES) - 1;
  text_of_barred.state = &barred;

  for (guint i = 0; i < COMPILE_N_SLOTS; i++)
    {
      const guint side = i / COMPILE_N_LINES, line = i % COMPILE_N_LINES;
      const char *words = compile_text_compiling (&text, side, line);
      const char *words_of_barred = compile_text_compiling (&text_of_barred, side, line);
      const gboolean offered = state->ask.kind == COMPILE_ASK_COMPILE && state->ask.side == side
                               && (state->ask.lines & 1u << line) != 0;

      for (guint n = 0; n < N_COMPILINGS; n++)
        found[n] += g_str_equal (words, said[n]);
      g_assert_cmpstr (words_of_barred, ==, *words != '\0' ? "may not compile" : "");
      g_assert_true (!offered || g_str_equal (words, said[COMPILING_NOW]));
      if (state->turn_side != side || state->phase > COMPILE_PHASE_COMPILE)
        g_assert_cmpstr (words, !=, said[COMPILING_NOW]);
      else
        g_assert_true (state->has_compiled || !g_str_equal (words, said[COMPILING_NEXT_TURN]));
    }
}

/* The kinds of help on a card, each of which must occur in games. */
typedef enum {
  HELP_NONE,
  HELP_DOWN,
  HELP_COVERED,
  HELP_TOP,
  HELP_MUTED,
  HELP_BANNED_UP,
  HELP_BANNED_DOWN,
  HELP_BY_EFFECT, /* the effect that asks for a card does not let this one be played */
  HELP_LATER,
  N_HELPS
} Help;

static Help
find_help (const CompileState *state,
           guint               card,
           const CompileSpot  *spot)
{
  const CompileText *text = compile_state_text (state, card);
  guint boxes = 0;

  for (guint i = 0; i < text->n_effects; i++)
    boxes |= 1u << text->effects[i].box;
  if ((state->up & COMPILE_CARD_BIT (card)) == 0)
    return HELP_DOWN;
  if (compile_field_top (state, spot->side, spot->line) != card)
    return (boxes & 1u << COMPILE_TOP) != 0 ? HELP_TOP : HELP_COVERED;
  return (boxes & 1u << COMPILE_MIDDLE) == 0 || compile_field_is_live (state, card, COMPILE_MIDDLE) ? HELP_NONE
                                                                                                    : HELP_MUTED;
}

/* Checks that help names exactly the lines that are closed to an own card for other reasons than its protocol. */
static void
check_help_in_hand (const RandomGame      *game,
                    const CompileTextGame *text,
                    guint                  card,
                    const char            *help,
                    guint                 *helped)
{
  for (guint line = 0; line < COMPILE_N_LINES; line++)
    for (guint face = COMPILE_FACE_UP; face <= COMPILE_FACE_DOWN; face++)
      {
        const CompileDecision play = { .kind = COMPILE_DECISION_PLAY, .card = (guint8) card, .line = (guint8) line,
                                       .side = game->state.ask.side, .face = (guint8) face };
        const gboolean banned = compile_rules_check (&game->state, &play) == COMPILE_RULE_COM_33;
        g_autofree char *why = compile_text_game_refusal (text, COMPILE_RULE_COM_33, &play);
        g_autofree char *sentence = g_strdup_printf ("Face %s in line %u: %s", face == COMPILE_FACE_UP ? "up" : "down",
                                                     line + 1, why);

        g_assert_cmpint (strstr (help, sentence) != NULL, ==, banned);
        g_assert_false (banned && g_str_has_prefix (why, "A card of your opponent "));
        helped[face == COMPILE_FACE_UP ? HELP_BANNED_UP : HELP_BANNED_DOWN] += banned;
      }
}

/* Checks that help on a card that an effect does not let be played says so, unless the rules forbid it anyway. */
static void
check_help_by_effect (const RandomGame *game,
                      guint             card,
                      const char       *help,
                      guint            *helped)
{
  const CompileAsk *ask = &game->state.ask;
  const CompilePlays plays = compile_permits_only (compile_permits_plays (&game->state, ask->side, card), ask->faces,
                                                   ask->lines);
  const gboolean by_effect = g_str_has_suffix (help, " does not let you play this card.");

  g_assert_cmpstr (help, !=, "");
  g_assert_cmpint (by_effect, ==, plays != 0);
  helped[HELP_BY_EFFECT] += by_effect;
}

static void
check_help (const RandomGame *game,
            guint            *helped)
{
  static const char *const expected[] = {
    [HELP_NONE] = "", [HELP_DOWN] = "Face down: only its value counts.",
    [HELP_COVERED] = "Covered: its text does not count now.",
    [HELP_TOP] = "Covered: of its text only the top box counts.",
    [HELP_MUTED] = "Its middle box does nothing in this turn.",
    [HELP_LATER] = "You play cards in the Action phase of your turn.",
  };
  const CompileAsk *ask = &game->state.ask;
  const guint side = ask->side;
  const CompileTextGame text = random_game_text (game, 0, 1u << side), open = random_game_text (game, 0, 3);

  for (guint card = 0; card < COMPILE_N_CARDS; card++)
    {
      g_autofree char *help = compile_text_card_help (&text, card);
      CompileSpot spot;

      if (compile_field_find (&game->state, card, &spot))
        {
          const Help kind = find_help (&game->state, card, &spot);

          g_assert_cmpstr (help, ==, expected[kind]);
          helped[kind]++;
        }
      else if ((game->state.hand[side] & COMPILE_CARD_BIT (card)) == 0)
        {
          g_autofree char *seen = compile_text_card_help (&open, card);
          const gboolean waits = ask->kind != COMPILE_ASK_NOTHING
                                 && (game->state.hand[!side] & COMPILE_CARD_BIT (card)) != 0;

          g_assert_cmpstr (help, ==, "");
          g_assert_cmpstr (seen, ==, expected[waits ? HELP_LATER : HELP_NONE]);
          helped[HELP_LATER] += waits;
        }
      else if (ask->kind == COMPILE_ASK_ACTION
               || (ask->kind == COMPILE_ASK_PLAY && (ask->cards & COMPILE_CARD_BIT (card)) != 0))
        check_help_in_hand (game, &text, card, help, helped);
      else if (ask->kind == COMPILE_ASK_PLAY)
        check_help_by_effect (game, card, help, helped);
      else
        g_assert_cmpstr (help, ==, ""); /* the question is not about playing */
    }
}

/* There are texts for whatever happens and is asked in games. */
static void
test_games (void)
{
  g_autofree RandomGame *game = g_new0 (RandomGame, 1);
  guint told[COMPILE_N_EVENT_KINDS] = { 0 }, asked[COMPILE_N_ASK_KINDS] = { 0 };
  guint decided[COMPILE_N_DECISION_KINDS] = { 0 }, explained = 0, helped[N_HELPS] = { 0 };
  guint compiling[N_COMPILINGS] = { 0 };

  for (guint set = 0; set < COMPILE_N_SETS; set++)
    for (guint seed = 0; seed < GAMES_OF_SET; seed++)
      {
        random_game_begin (game, set, seed);
        do
          {
            for (guint sees = 0; sees < 4; sees++)
              check_events (game, sees, told);
            check_questions (game, asked, decided);
            check_pile (game);
            check_totals (game, &explained);
            check_compiling (game, compiling);
            check_help (game, helped);
          }
        while (random_game_go_on (game));
      }
  for (guint kind = 0; kind < COMPILE_N_EVENT_KINDS; kind++)
    if (kind != COMPILE_EVENT_CHAIN_ENDED && kind != COMPILE_EVENT_ACTION_SKIPPED && told[kind] == 0)
      g_error ("no game has told event %u", kind);
  for (guint kind = COMPILE_ASK_NOTHING + 1; kind < COMPILE_N_ASK_KINDS; kind++)
    if (asked[kind] == 0)
      g_error ("no game has asked question %u", kind);
  for (guint kind = 0; kind < COMPILE_N_DECISION_KINDS; kind++)
    g_assert_cmpuint (decided[kind], >, 0);
  g_assert_cmpuint (explained, >, 0);
  for (guint n = 0; n < N_COMPILINGS; n++)
    if (compiling[n] == 0)
      g_error ("no line has been told to be %u", n);
  for (guint kind = 0; kind < N_HELPS; kind++)
    if (helped[kind] == 0)
      g_error ("no card has needed help %u", kind);
}

/* Begins the first game of seed 1, after its draft. */
static RandomGame *
begin_some_game (void)
{
  RandomGame *game = g_new0 (RandomGame, 1);

  random_game_begin (game, COMPILE_SET_MN01, 1);
  while (game->state.ask.kind == COMPILE_ASK_DRAFT)
    random_game_go_on (game);

  return game;
}

static void
assert_told (const CompileTextGame *text,
             const CompileEvent    *events,
             guint                  n_events,
             guint                  number,
             const char            *expected)
{
  g_autofree char *sentence = compile_text_event (text, events, n_events, number);

  g_assert_cmpstr (sentence, ==, expected);
}

/* Lines are numbered as the reader's side sees them, and cards are named if the reader may know them. */
static void
test_told (void)
{
  g_autofree RandomGame *game = begin_some_game ();
  CompileTextGame text = random_game_text (game, 0, 1);
  g_autofree char *card = NULL, *played = NULL, *drawn = NULL;
  const CompileEvent events[] = {
    { .kind = COMPILE_EVENT_PLAYED, .side = 0, .other = 0, .card = 4, .line = 0, .face = COMPILE_FACE_DOWN,
      .number = COMPILE_FROM_HAND, .seen_by = 1 },
    { .kind = COMPILE_EVENT_LANDED, .side = 0, .card = 4, .line = 0, .face = COMPILE_FACE_DOWN, .seen_by = 1 },
    { .kind = COMPILE_EVENT_DREW, .side = 1, .other = 1, .card = 5, .seen_by = 2 },
    { .kind = COMPILE_EVENT_DREW, .side = 1, .other = 1, .card = 6, .seen_by = 2 },
    { .kind = COMPILE_EVENT_LIFTED, .side = 1, .card = 7, .line = 0, .seen_by = 2 },
    { .kind = COMPILE_EVENT_LANDED, .side = 1, .card = 7, .line = 2, .seen_by = 2 },
    { .kind = COMPILE_EVENT_CHAIN_ENDED },
    { .kind = COMPILE_EVENT_ACTION_SKIPPED, .side = 1 },
    { .kind = COMPILE_EVENT_GAME_ENDED, .side = COMPILE_NOBODY },
  };
  const guint n = G_N_ELEMENTS (events);

  card = compile_text_card_name (compile_card_set_get_protocol (game->set, game->state.protocols[0]),
                                 compile_state_text (&game->state, 4)->value);
  played = g_strdup_printf ("Anna plays %s face down into line 1.", card);
  assert_told (&text, events, n, 0, played);
  assert_told (&text, events, n, 1, NULL);
  assert_told (&text, events, n, 2, "Ben draws 2 cards.");
  assert_told (&text, events, n, 3, NULL);
  assert_told (&text, events, n, 4, "Ben: A face-down card is shifted from line 1 to line 3.");
  assert_told (&text, events, n, 5, NULL);
  assert_told (&text, events, n, 6, "These effects would go on forever, so what is left of them lapses.");
  assert_told (&text, events, n, 7, "Ben can neither play nor refill, so the action is skipped.");
  assert_told (&text, events, n, 8, "The game is a draw.");

  text = random_game_text (game, 1, 2);
  assert_told (&text, events, n, 0, "Anna plays a card face down into line 3.");
  /* A card that lands later than it was played gets a sentence of its own. */
  assert_told (&text, &events[1], 1, 0, "Anna: A face-down card lands in line 3.");
  drawn = compile_text_event (&text, events, n, 2);
  g_assert_nonnull (strchr (drawn, ','));
}

static void
assert_pile (const CompileTextGame *text,
             const char *const     *ends,
             guint                  n,
             guint                  running)
{
  g_autoptr (GPtrArray) pile = compile_text_pile (text);

  g_assert_cmpuint (pile->len, ==, n);
  for (guint i = 0; i < n; i++)
    {
      const CompileTextEntry *entry = pile->pdata[i];

      if (!g_str_has_suffix (entry->text, ends[i]))
        g_error ("%u: “%s” does not end in “%s”", i, entry->text, ends[i]);
      g_assert_true (entry->is_running == (i == running));
    }
}

/* COM-43, COM-44, COM-45: an interrupted effect is said to wait for the running one, or to go on after those that wait
 * for their order, and a lapsed one to have lapsed. */
static void
test_pile (void)
{
  g_autofree RandomGame *game = begin_some_game ();
  const CompileTextGame text = random_game_text (game, 0, 0);
  const CompileFrame frames[] = {
    { .kind = COMPILE_FRAME_EFFECT, .card = 2 },
    { .kind = COMPILE_FRAME_EFFECT, .card = 3, .lapsed = 1 },
    { .kind = COMPILE_FRAME_EFFECT, .card = 2 },
    { .kind = COMPILE_FRAME_EFFECT, .card = 8 },
    { .kind = COMPILE_FRAME_WAITING, .waiting = { COMPILE_CARD_BIT (9) } },
  };
  const guint protocols[] = { game->state.protocols[0], game->state.protocols[1] };
  g_autofree char *first = compile_text_card_name (compile_card_set_get_protocol (game->set, protocols[0]),
                                                   compile_state_text (&game->state, 2)->value);
  g_autofree char *second = compile_text_card_name (compile_card_set_get_protocol (game->set, protocols[1]),
                                                    compile_state_text (&game->state, 8)->value);
  g_autofree char *waits = g_strdup_printf ("%s waits for %s.", first, second);
  const char *ends[] = { " is still to come.", " goes on afterwards.", waits, " lapses: its text did not stay in view.",
                         " goes on afterwards." };

  memcpy (game->state.frames, frames, sizeof frames);
  game->state.n_frames = G_N_ELEMENTS (frames);
  assert_pile (&text, ends, G_N_ELEMENTS (ends), G_MAXUINT);
  game->state.n_frames--;
  ends[1] = " is being resolved.";
  assert_pile (&text, &ends[1], G_N_ELEMENTS (ends) - 1, 0);
}

/* What goes on without being an effect has no number: neither in the list of effects nor on a card. */
static void
test_plugs (void)
{
  g_autofree RandomGame *game = begin_some_game ();
  g_autoptr (GListStore) cards = g_list_store_new (COMPILE_TYPE_COMMAND_CARD);
  g_autofree CompileView *view = g_new0 (CompileView, 1);
  const CompileFrame frames[] = {
    { .kind = COMPILE_FRAME_COMPILE }, { .kind = COMPILE_FRAME_EFFECT, .card = 2, .text = 2 },
    { .kind = COMPILE_FRAME_MOVE, .moving = COMPILE_CARD_BIT (9) },
    { .kind = COMPILE_FRAME_EFFECT, .card = 8, .text = 8 }, { .kind = COMPILE_FRAME_REFRESH },
  };
  const guint8 stack[] = { 2, 8, 9 };
  static const unsigned plugs[] = { 2, 1, 0 };

  view->card_set = game->set;
  memcpy (game->state.frames, frames, sizeof frames);
  game->state.n_frames = G_N_ELEMENTS (frames);
  game->state.stacks[0][0] = (CompileStack) { .n = G_N_ELEMENTS (stack), .cards = { 2, 8, 9 } };
  compile_view_look (view, &game->state, 0, TRUE, FALSE);
  g_assert_cmpuint (compile_view_count_effects (view), ==, 2);
  compile_command_card_sync (cards, view, stack, G_N_ELEMENTS (stack), COMPILE_ZONE_FIELD, 0, 0);
  for (guint i = 0; i < G_N_ELEMENTS (stack); i++)
    {
      g_autoptr (CompileCommandCard) card = g_list_model_get_item (G_LIST_MODEL (cards), i);

      g_assert_cmpuint (compile_command_card_get_plug (card), ==, plugs[i]);
      g_assert_true (compile_command_card_get_running (card) == (plugs[i] == 1));
    }
}

/* ---- Refusals ---- */

static void
note_refusal (const CompileState    *state,
              const CompileDecision *decision,
              gboolean              *refused)
{
  const CompileRule rule = compile_rules_check (state, decision);

  if (rule == COMPILE_RULE_NONE)
    return;
  refused[rule] = TRUE;
  if (g_str_equal (compile_text_refusal (rule, decision), "The rules do not allow that."))
    g_error ("%s has no sentence", compile_text_rule_number (rule));
}

/* Tries all possible decisions, one of each kind if they make no difference. */
static void
attempt (const CompileState *state,
         gboolean           *refused)
{
  for (guint kind = 0; kind <= COMPILE_N_DECISION_KINDS; kind++)
    for (guint number = 0; number < 12; number++)
      for (guint line = 0; line < COMPILE_N_LINES; line++)
        for (guint side = 0; side < COMPILE_N_SIDES; side++)
          {
            CompileDecision decision = { .kind = kind };

            if (kind == COMPILE_DECISION_DRAFT || kind == COMPILE_DECISION_NUMBER || kind == COMPILE_DECISION_REARRANGE)
              decision.number = number;
            if (kind == COMPILE_DECISION_LINE || kind == COMPILE_DECISION_PLAY || kind == COMPILE_DECISION_CARD)
              decision.line = line;
            if (kind == COMPILE_DECISION_PLAY || kind == COMPILE_DECISION_CARD || kind == COMPILE_DECISION_REARRANGE)
              decision.side = side;
            if (kind == COMPILE_DECISION_PLAY)
              {
                decision.card = number * 3 + line;
                decision.face = COMPILE_FACE_UP + (number + side) % 2;
              }
            if (kind == COMPILE_DECISION_CARD)
              {
                decision.card = COMPILE_NO_CARD;
                decision.depth = number;
              }
            note_refusal (state, &decision, refused);
          }
}

/* COM-2 to COM-63: there is a sentence for every rule that refuses a decision in games. */
static void
test_refusals (void)
{
  static const CompileRule expected[] = {
    COMPILE_RULE_NOT_ASKED, COMPILE_RULE_MALFORMED, COMPILE_RULE_COM_2, COMPILE_RULE_COM_26, COMPILE_RULE_COM_28,
    COMPILE_RULE_COM_30, COMPILE_RULE_COM_32, COMPILE_RULE_COM_33, COMPILE_RULE_COM_44, COMPILE_RULE_COM_47,
    COMPILE_RULE_COM_57, COMPILE_RULE_COM_60, COMPILE_RULE_COM_63,
  };
  g_autofree RandomGame *game = g_new0 (RandomGame, 1);
  gboolean refused[COMPILE_N_RULES] = { FALSE };
  guint n_refused = 0;

  for (guint set = 0; set < COMPILE_N_SETS; set++)
    for (guint seed = 0; seed < GAMES_OF_SET; seed++)
      {
        random_game_begin (game, set, seed);
        do
          attempt (&game->state, refused);
        while (random_game_go_on (game));
      }
  for (guint rule = 0; rule < COMPILE_N_RULES; rule++)
    n_refused += refused[rule];
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    if (!refused[expected[i]])
      g_error ("%s (%u) has refused nothing", compile_text_rule_number (expected[i]), expected[i]);
  g_assert_cmpuint (n_refused, ==, G_N_ELEMENTS (expected));
}

/* The sentences for impossible set-ups, and for one rule that refuses different decisions. */
static void
test_refusal_sentences (void)
{
  const CompileDecision refill = { .kind = COMPILE_DECISION_REFRESH };
  const CompileDecision play = { .kind = COMPILE_DECISION_PLAY, .face = COMPILE_FACE_UP };
  const CompileSetup setup = { .no_control = 2 };

  g_assert_cmpuint (compile_setup_check (&setup), ==, COMPILE_RULE_COM_5);
  g_assert_cmpstr (compile_text_refusal (COMPILE_RULE_COM_5, NULL), ==, "Play with or without control.");
  g_assert_cmpstr (compile_text_refusal (COMPILE_RULE_COM_28, &refill), ==,
                   "You refill your hand only when you have fewer than 5 cards.");
  g_assert_cmpstr (compile_text_refusal (COMPILE_RULE_COM_28, &play), ==, "Play a card from your hand.");
  g_assert_cmpstr (compile_text_refusal (COMPILE_RULE_COM_32, &play), !=,
                   compile_text_refusal (COMPILE_RULE_COM_32, NULL));
  g_assert_cmpstr (compile_text_refusal (COMPILE_RULE_NONE, NULL), ==, "");
  g_assert_cmpstr (compile_text_rule_number (COMPILE_RULE_COM_28), ==, "COM-28");
  g_assert_cmpstr (compile_text_rule_number (COMPILE_RULE_NOT_ASKED), ==, "");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-texts/names", test_names);
  g_test_add_func ("/game-texts/games", test_games);
  g_test_add_func ("/game-texts/told", test_told);
  g_test_add_func ("/game-texts/pile", test_pile);
  g_test_add_func ("/game-texts/plugs", test_plugs);
  g_test_add_func ("/game-texts/refusals", test_refusals);
  g_test_add_func ("/game-texts/refusal-sentences", test_refusal_sentences);
  return g_test_run ();
}
