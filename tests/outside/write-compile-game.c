/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>

#include "compile-command-card.h"
#include "compile-game.h"
#include "compile-knowledge.h"
#include "compile-rules.h"
#include "compile-text.h"
#include "ogc-name.h"
#include "ogc-seat-kind.h"

/*
 * write-compile-game SET FILE [KIND...]: plays random games of two people with that set of cards, and finds the
 * shortest run of decisions in which every KIND of question is asked; without a KIND, the shortest game. Saves that
 * game in FILE at the beginning of the run, with the decisions of the run to be redone. Prints for each decision of the
 * run, separated by tabs:
 *
 * - what is asked, and of whom - what takes it: poster N; hand CARD, far CARD (the other's) and elsewhere CARD (shown
 * in place of the hand), and of
 *   a card that is played face, line, which of the buttons in that line, and 1 if the line's key does the same;
 *   field SEAT LINE N; line N; choice N; pass; refresh; rearrange SEAT LINE..., whose protocols change places by twos
 * - how many cards can be chosen - the cards of which the one who is asked does not know where they are, and those that
 * nobody knows - of these the cards that this person has never known, and that were never known to everybody
 */

#define STREAM 5
#define N_GAMES 3000
#define N_TRIES 4
#define MAX_LENGTH 2000

static const OgcName sets[] = {
  { "mn02", COMPILE_SET_MN02 },
  { "mn01", COMPILE_SET_MN01 },
  { NULL }
};

static const OgcName kinds[] = {
  { "draft", COMPILE_ASK_DRAFT }, { "action", COMPILE_ASK_ACTION }, { "compile", COMPILE_ASK_COMPILE },
  { "play", COMPILE_ASK_PLAY }, { "card", COMPILE_ASK_CARD }, { "line", COMPILE_ASK_LINE },
  { "number", COMPILE_ASK_NUMBER }, { "protocol", COMPILE_ASK_PROTOCOL }, { "row", COMPILE_ASK_ROW },
  { "rearrange", COMPILE_ASK_REARRANGE }, { "stacks", COMPILE_ASK_STACKS }, { "may", COMPILE_ASK_MAY },
  { "order", COMPILE_ASK_ORDER }, { NULL }
};

typedef struct {
  guint           seed;
  guint           from;
  guint           to; /* after the last one */
  guint           n;
  CompileDecision decisions[MAX_LENGTH];
  guint8          asked[MAX_LENGTH];
} Run;

static CompileCardSet *set; /* the set of cards in play */

static CompileSetup
get_setup (guint seed)
{
  return (CompileSetup) { .seed = seed, .first = 0 };
}

static guint
weigh (const CompileState    *state,
       const CompileDecision *decision)
{
  if (decision->kind != COMPILE_DECISION_PLAY)
    return 0;
  return decision->face == COMPILE_FACE_UP ? compile_state_text (state, decision->card)->value : COMPILE_DOWN_VALUE;
}

/* A random decision, preferably one that makes the game shorter. */
static CompileDecision
choose (const CompileState    *state,
        const CompileDecision *legal,
        guint                  n,
        OgcRandom             *random)
{
  guint best = ogc_random_below (random, STREAM, n);

  for (guint i = 0; i < N_TRIES; i++)
    {
      const guint other = ogc_random_below (random, STREAM, n);

      if (weigh (state, &legal[other]) > weigh (state, &legal[best]))
        best = other;
    }
  return legal[best];
}

/* Plays the game of @seed to its end. */
static void
play (Run   *run,
      guint  seed)
{
  const CompileSetup setup = get_setup (seed);
  CompileDecision legal[COMPILE_MAX_DECISIONS];
  CompileState state;
  OgcRandom random;
  guint n;

  run->seed = seed;
  run->n = 0;
  ogc_random_seed (&random, STREAM, seed);
  compile_rules_begin (&state, compile_card_set_get_cards (set), &setup, NULL);
  while ((n = compile_rules_list (&state, legal)) > 0 && run->n < MAX_LENGTH)
    {
      run->asked[run->n] = state.ask.kind;
      run->decisions[run->n] = choose (&state, legal, n, &random);
      compile_rules_take (&state, &run->decisions[run->n++], NULL);
    }
}

static gboolean
is_all (const guint *counts,
        guint        wanted)
{
  for (guint kind = 0; kind < COMPILE_N_ASK_KINDS; kind++)
    if ((wanted & 1u << kind) != 0 && counts[kind] == 0)
      return FALSE;
  return TRUE;
}

/* Shortens @run to the shortest part with all @wanted kinds; to nothing if there is none. */
static void
shorten (Run   *run,
         guint  wanted)
{
  guint counts[COMPILE_N_ASK_KINDS] = { 0 };
  guint from = 0, best = G_MAXUINT;

  run->from = run->to = 0;
  for (guint to = 0; to < run->n; to++)
    {
      counts[run->asked[to]]++;
      while (is_all (counts, wanted) && from <= to)
        {
          if (to + 1 - from < best)
            {
              best = to + 1 - from;
              run->from = from;
              run->to = to + 1;
            }
          counts[run->asked[from++]]--;
        }
    }
}

static Run *
find_run (guint wanted)
{
  const guint least = (guint) __builtin_popcount (wanted); /* each question once */
  Run *best = NULL;

  for (guint seed = 1; seed <= N_GAMES && (best == NULL || best->to - best->from > least); seed++)
    {
      Run *run = g_new0 (Run, 1);

      play (run, seed);
      if (wanted != 0)
        shorten (run, wanted);
      else
        run->to = run->n < MAX_LENGTH ? run->n : 0;
      if (run->to > 0 && (best == NULL || run->to - run->from < best->to - best->from))
        {
          g_free (best);
          best = run;
        }
      else
        g_free (run);
    }
  g_assert_nonnull (best);
  return best;
}

/* ---- How a decision is taken ---- */

static char *
dup_name (const CompileState *state,
          guint               card)
{
  return compile_text_card_name (compile_card_set_get_protocol (set, compile_state_protocol (state, card)),
                                 compile_state_text (state, card)->value);
}

static int
find_card (GListModel *cards,
           guint       number)
{
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (CompileCommandCard) card = g_list_model_get_item (cards, i);

      if (compile_command_card_get_number (card) == (int) number)
        return (int) i;
    }
  return -1;
}

/* Whether a card is shown in place of the hand, because it is asked for and lies in a trash. */
static gboolean
is_elsewhere (CompileGame *game,
              guint        number)
{
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    if (find_card (compile_seat_get_trash (compile_game_get_seat (game, side)), number) >= 0)
      return TRUE;
  return FALSE;
}

/* Prints a card by its name, with an underscore for the space, because a save does not keep the order of a hand. */
static void
print_card (CompileGame        *game,
            const CompileState *state,
            guint               card)
{
  const guint side = state->ask.side;
  g_autofree char *name = dup_name (state, card);

  if (find_card (compile_seat_get_hand (compile_game_get_seat (game, side)), card) >= 0)
    g_print ("hand %s", g_strdelimit (name, " ", '_'));
  else if (find_card (compile_seat_get_hand (compile_game_get_seat (game, !side)), card) >= 0)
    g_print ("far %s", g_strdelimit (name, " ", '_'));
  else
    g_print ("elsewhere %s", g_strdelimit (name, " ", '_'));
}

/* Whether a button in the tray takes the decision. */
static gboolean
is_choice (CompileGame           *game,
           guint                  side,
           const CompileDecision *decision)
{
  switch (decision->kind)
    {
    case COMPILE_DECISION_NUMBER:
    case COMPILE_DECISION_YES:
      return TRUE;
    case COMPILE_DECISION_REARRANGE:
      return compile_game_get_ask_kind (game) != COMPILE_ASK_REARRANGE;
    case COMPILE_DECISION_CARD:
      return decision->card != COMPILE_NO_CARD && !is_elsewhere (game, decision->card)
             && find_card (compile_seat_get_hand (compile_game_get_seat (game, side)), decision->card) < 0
             && find_card (compile_seat_get_hand (compile_game_get_seat (game, !side)), decision->card) < 0;
    case COMPILE_DECISION_REFRESH:
      return compile_game_get_ask_kind (game) != COMPILE_ASK_ACTION;
    default:
      return FALSE;
    }
}

static guint
find_choice (CompileGame           *game,
             guint                  side,
             const CompileDecision *decision)
{
  guint n, place = 0;
  const CompileDecision *list = compile_game_list_decisions (game, &n);

  for (guint i = 0; i < n && !compile_decision_equal (&list[i], decision); i++)
    place += is_choice (game, side, &list[i]);
  return place;
}

/* Which button in the line takes the decision, those of the near side first. */
static guint
find_offer (CompileGame           *game,
            guint                  side,
            const CompileDecision *decision)
{
  guint n, place = 0;
  const CompileDecision *list = compile_game_list_decisions (game, &n);
  gboolean passed = FALSE;

  for (guint i = 0; i < n; i++)
    {
      passed |= compile_decision_equal (&list[i], decision);
      if (list[i].kind == COMPILE_DECISION_PLAY && list[i].card == decision->card && list[i].line == decision->line
          && (list[i].side == decision->side ? !passed : list[i].side == side))
        place++;
    }
  return place;
}

/* Whether the line's key, with that face, takes the decision. */
static gboolean
has_key (CompileGame           *game,
         const CompileDecision *decision)
{
  guint n, i = 0;
  const CompileDecision *list = compile_game_list_decisions (game, &n);

  while (list[i].kind != COMPILE_DECISION_PLAY || list[i].card != decision->card || list[i].line != decision->line
         || list[i].face != decision->face)
    i++;
  return compile_decision_equal (&list[i], decision);
}

/* How many cards can be chosen, not counting those that buttons name. */
static guint
count_cards (CompileGame *game,
             guint        side)
{
  guint n, count = 0;
  const CompileDecision *list = compile_game_list_decisions (game, &n);
  CompileCards counted = 0;

  for (guint i = 0; i < n; i++)
    {
      const gboolean in_field = list[i].card == COMPILE_NO_CARD;

      if ((list[i].kind != COMPILE_DECISION_CARD && list[i].kind != COMPILE_DECISION_PLAY)
          || is_choice (game, side, &list[i]) || (!in_field && (counted & COMPILE_CARD_BIT (list[i].card)) != 0))
        continue;
      if (!in_field)
        counted |= COMPILE_CARD_BIT (list[i].card);
      count++;
    }
  return count;
}

static void
print_swaps (CompileGame           *game,
             const CompileDecision *decision)
{
  const guint8 *order = compile_orders[decision->number];
  guint8 now[] = { 0, 1, 2 };

  g_print ("rearrange %s", compile_seat_get_name (compile_game_get_seat (game, decision->side)));
  for (guint line = 0; line < COMPILE_N_LINES; line++)
    {
      guint from = line;

      while (now[from] != order[line])
        from++;
      if (from == line && (line > 0 || decision->number > 0))
        continue;
      now[from] = now[line];
      now[line] = order[line];
      g_print (" %u %u", compile_game_get_line_number (game, line), compile_game_get_line_number (game, from));
    }
}

static void
print_way (CompileGame           *game,
           const CompileState    *state,
           const CompileDecision *decision)
{
  const guint side = state->ask.side;
  const guint line = compile_game_get_line_number (game, decision->line);

  if (is_choice (game, side, decision))
    {
      g_print ("choice %u", find_choice (game, side, decision));
      return;
    }
  switch (decision->kind)
    {
    case COMPILE_DECISION_DRAFT:
      g_print ("poster %u", decision->number);
      break;
    case COMPILE_DECISION_PLAY:
      print_card (game, state, decision->card);
      g_print (" %s %u %u %u", decision->face == COMPILE_FACE_UP ? "up" : "down", line,
               find_offer (game, side, decision), has_key (game, decision));
      break;
    case COMPILE_DECISION_REFRESH:
      g_print ("refresh");
      break;
    case COMPILE_DECISION_REARRANGE:
      print_swaps (game, decision);
      break;
    case COMPILE_DECISION_CARD:
      if (decision->card != COMPILE_NO_CARD)
        print_card (game, state, decision->card);
      else
        g_print ("field %s %u %u", compile_seat_get_name (compile_game_get_seat (game, decision->side)), line,
                 decision->depth);
      break;
    case COMPILE_DECISION_LINE:
      g_print ("line %u", line);
      break;
    default:
      g_print ("pass");
      break;
    }
}

/* ---- Secrets ---- */

/* The cards whose place @side does not know. */
static CompileCards
get_hidden (const CompileState *state,
            guint               side)
{
  g_autofree CompileKnowledge *knowledge = g_new (CompileKnowledge, 1);

  if (state->phase == COMPILE_PHASE_OVER || state->protocols[COMPILE_N_SLOTS - 1] == COMPILE_NOBODY)
    return 0;
  compile_knowledge_of (knowledge, state, side);
  return knowledge->hidden;
}

static void
print_names (const CompileState *state,
             CompileCards        cards)
{
  g_print ("\t");
  for (const char *before = ""; cards != 0; cards &= cards - 1, before = ",")
    {
      const guint card = compile_cards_first (cards);
      g_autofree char *name = dup_name (state, card);

      g_print ("%s%s", before, name);
    }
}

/* Walks through @run with objects, prints it, and returns a save of its beginning. */
static CompileSave *
tell (const Run *run)
{
  const OgcSeatSpec seats[] = { { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
                                { (char *) "Belzoni", (char *) "key", (char *) OGC_SEAT_PERSON } };
  const CompileSetup setup = get_setup (run->seed);
  const guint knowers[] = { 0, 1, COMPILE_NOBODY };
  CompileCards unheard[] = { COMPILE_ALL_CARDS, COMPILE_ALL_CARDS, COMPILE_ALL_CARDS };
  g_autoptr (CompileGame) game = compile_game_new (set, &setup, seats, NULL);
  CompileSave *begun = NULL;
  CompileState state;

  compile_rules_begin (&state, compile_card_set_get_cards (set), &setup, NULL);
  compile_game_set_use_curtain (game, FALSE);
  compile_game_set_running (game, TRUE);
  for (guint i = 0; i < run->to; i++)
    {
      if (i == run->from)
        begun = compile_game_to_save (game);
      if (state.phase != COMPILE_PHASE_DRAFT)
        for (guint k = 0; k < G_N_ELEMENTS (knowers); k++)
          unheard[k] &= get_hidden (&state, knowers[k]);
      if (i >= run->from)
        {
          g_print ("%s\t%s\t", ogc_name_of (kinds, run->asked[i]), seats[state.ask.side].name);
          print_way (game, &state, &run->decisions[i]);
          g_print ("\t%u", count_cards (game, state.ask.side));
          print_names (&state, get_hidden (&state, state.ask.side));
          print_names (&state, get_hidden (&state, COMPILE_NOBODY));
          print_names (&state, unheard[state.ask.side] & get_hidden (&state, state.ask.side));
          print_names (&state, unheard[2] & get_hidden (&state, COMPILE_NOBODY));
          g_print ("\n");
        }
      g_assert_true (compile_game_take (game, &run->decisions[i], NULL));
      compile_rules_take (&state, &run->decisions[i], NULL);
    }
  return begun;
}

int
main (int    argc,
      char **argv)
{
  g_autofree Run *run = NULL;
  g_autoptr (CompileSave) save = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  guint id, wanted = 0;

  if (argc < 3 || !ogc_name_find (sets, argv[1], &id))
    g_error ("write-compile-game SET FILE [KIND...]");
  set = compile_card_set_get ((CompileSetId) id);
  file = g_file_new_for_commandline_arg (argv[2]);
  for (int i = 3; i < argc; i++)
    {
      guint kind;

      if (!ogc_name_find (kinds, argv[i], &kind))
        g_error ("What is “%s”?", argv[i]);
      wanted |= 1u << kind;
    }
  run = find_run (wanted);
  save = tell (run);
  /* The rest of the run can be redone. */
  {
    const CompileState state = save->state;

    compile_save_set_decisions (save, run->decisions, run->n, run->from, &state);
  }
  if (!ogc_saved_game_write (OGC_SAVED_GAME (save), file, &error))
    g_error ("%s", error->message);
  return EXIT_SUCCESS;
}
