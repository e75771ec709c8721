/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-guide.h"

#include <glib/gi18n.h>

#include "compile-command-card.h"
#include "compile-game-resources.h"
#include "config.h"
#include "ogc-markup.h"

/* The guided game is always the same, except for what the person does. */
#define SEED 7
#define LEVEL "beginner"
#define RIVAL "Ada"
#define PERSON 0

/* The most cards in hand that count as few. */
#define FEW 2

/* The number of bits of @told in compile_guide_find_step(). */
#define MAX_STEPS 64

typedef enum {
  FACT_DRAFT = 1 << 0,
  FACT_CHOSEN = 1 << 1,         /* the person has a protocol */
  FACT_ACTION = 1 << 2,
  FACT_PLAYED = 1 << 3,         /* a card of the person lies in a line */
  FACT_DEEP = 1 << 4,           /* such a card lies on another one */
  FACT_EFFECT = 1 << 5,         /* a card asks */
  FACT_CHAIN = 1 << 6,          /* something waits for something else */
  FACT_FEW = 1 << 7,
  FACT_LIMIT = 1 << 8,
  FACT_READY = 1 << 9,
  FACT_RIVAL_READY = 1 << 10,
  FACT_RIVAL_DOWN = 1 << 11,
  FACT_COMPILED = 1 << 12,
  FACT_RIVAL_COMPILED = 1 << 13,
  FACT_TRASH = 1 << 14,
  FACT_WON = 1 << 15,
  FACT_LOST = 1 << 16,
} Fact;

static const OgcName facts[] = {
  { "draft", FACT_DRAFT },
  { "chosen", FACT_CHOSEN },
  { "action", FACT_ACTION },
  { "played", FACT_PLAYED },
  { "deep", FACT_DEEP },
  { "effect", FACT_EFFECT },
  { "chain", FACT_CHAIN },
  { "few", FACT_FEW },
  { "limit", FACT_LIMIT },
  { "ready", FACT_READY },
  { "rival-ready", FACT_RIVAL_READY },
  { "rival-down", FACT_RIVAL_DOWN },
  { "compiled", FACT_COMPILED },
  { "rival-compiled", FACT_RIVAL_COMPILED },
  { "trash", FACT_TRASH },
  { "won", FACT_WON },
  { "lost", FACT_LOST },
  { NULL, 0 },
};

/* Something to explain, untranslated, and when to explain it. */
typedef struct {
  const char *text;
  guint32     when;
} Step;

/* The state of the parser: the steps, and the open one. */
typedef struct {
  GArray *steps;
  Step    step;
} Reader;

static gboolean
begin_step (gpointer     data,
            const char  *element,
            const char **names,
            const char **values,
            GError     **error)
{
  const char *id, *when;

  return g_markup_collect_attributes (element, names, values, error, G_MARKUP_COLLECT_STRING, "id", &id,
                                      G_MARKUP_COLLECT_STRING, "when", &when, G_MARKUP_COLLECT_INVALID)
         && ogc_markup_find_flags (facts, when, &((Reader *) data)->step.when, error);
}

static gboolean
end_step (gpointer     data,
          const char  *element,
          const char  *words,
          GError     **error)
{
  Reader *reader = data;

  if (reader->steps->len == MAX_STEPS)
    return ogc_markup_refuse (error, "a guide has at most %d steps.", MAX_STEPS);
  reader->step.text = words;
  g_array_append_val (reader->steps, reader->step);
  return TRUE;
}

static const OgcMarkupElement elements[] = {
  { "guide", "" },
  { "step", "guide", TRUE, begin_step, end_step },
  { NULL },
};

GArray *
compile_guide_parse (GBytes  *bytes,
                     GError **error)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (Step));
  Reader reader = { .steps = steps };

  g_return_val_if_fail (bytes != NULL, NULL);

  return ogc_markup_parse (elements, bytes, &reader, error) ? g_steal_pointer (&steps) : NULL;
}

static gpointer
load_guide (gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resource_lookup_data (compile_game_get_resource (), RESOURCE_PATH "/compile/guide.xml",
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  GArray *steps = bytes != NULL ? compile_guide_parse (bytes, &error) : NULL;

  if (steps == NULL)
    g_error ("the guide that the program brings along is broken: %s", error->message);

  return steps;
}

static GArray *
get_steps (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, load_guide, NULL);
}

static unsigned
find_line_facts (CompileLine *line,
                 gboolean     rival)
{
  GListModel *stack = compile_line_get_stack (line);
  const guint n = g_list_model_get_n_items (stack);
  unsigned found = 0;

  if (compile_line_get_ready (line))
    found |= rival ? FACT_RIVAL_READY : FACT_READY;
  if (!rival)
    return found | (n > 0 ? FACT_PLAYED : 0) | (n > 1 ? FACT_DEEP : 0);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CompileCommandCard) card = g_list_model_get_item (stack, i);

      if (!compile_command_card_get_face_up (card))
        found |= FACT_RIVAL_DOWN;
    }
  return found;
}

/* Returns all conditions that hold in the game as the person sees it. */
static unsigned
find_facts (CompileGame *game)
{
  CompileSeat *person = compile_game_get_seat (game, PERSON);
  CompileSeat *rival = compile_game_get_seat (game, !PERSON);
  const CompilePhase phase = compile_game_get_phase (game);
  unsigned found = 0;

  if (compile_game_get_finished (game))
    return compile_game_get_winner (game) == PERSON ? FACT_WON : FACT_LOST;
  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    {
      CompileLine *own = compile_seat_get_line (person, line);

      if (compile_line_get_protocol (own) >= 0)
        found |= FACT_CHOSEN;
      found |= find_line_facts (own, FALSE) | find_line_facts (compile_seat_get_line (rival, line), TRUE);
    }
  if (phase == COMPILE_PHASE_DRAFT)
    found |= FACT_DRAFT;
  if (phase == COMPILE_PHASE_LIMIT)
    found |= FACT_LIMIT;
  if (compile_game_get_ask_kind (game) == COMPILE_ASK_ACTION)
    found |= FACT_ACTION;
  if (compile_game_find_asking_card (game, NULL, NULL))
    found |= FACT_EFFECT;
  if (compile_game_count_effects (game) > 1)
    found |= FACT_CHAIN;
  if (compile_seat_get_hand_count (person) <= FEW)
    found |= FACT_FEW;
  if (compile_seat_get_compiled (person) > 0)
    found |= FACT_COMPILED;
  if (compile_seat_get_compiled (rival) > 0)
    found |= FACT_RIVAL_COMPILED;
  if (compile_seat_get_trash_count (person) > 0)
    found |= FACT_TRASH;
  return found;
}

CompileGame *
compile_guide_begin (GError **error)
{
  const CompileSetup setup = { .seed = SEED, .first = PERSON, .no_control = 1 };
  const OgcSeatSpec seats[] = {
    { (char *) C_("seat name", "Explorer"), (char *) "compass", (char *) OGC_SEAT_PERSON },
    { (char *) RIVAL, (char *) "key", (char *) LEVEL },
  };

  return compile_game_new (compile_card_set_get (COMPILE_SET_MN02), &setup, seats, error);
}

gboolean
compile_guide_is_setup (const CompileSetup *setup,
                        const char         *first,
                        const char         *second)
{
  g_return_val_if_fail (setup != NULL, FALSE);
  g_return_val_if_fail (first != NULL && second != NULL, FALSE);

  return setup->seed == SEED && setup->first == PERSON && setup->no_control && g_str_equal (first, OGC_SEAT_PERSON)
         && g_str_equal (second, LEVEL);
}

gboolean
compile_guide_fits (CompileGame *game)
{
  g_return_val_if_fail (COMPILE_IS_GAME (game), FALSE);

  return !compile_game_get_replay (game)
         && compile_guide_is_setup (compile_game_get_setup (game),
                                    compile_seat_get_kind (compile_game_get_seat (game, PERSON)),
                                    compile_seat_get_kind (compile_game_get_seat (game, !PERSON)));
}

int
compile_guide_find_step (CompileGame *game,
                         guint64      told)
{
  const GArray *steps = get_steps ();
  unsigned found;

  g_return_val_if_fail (COMPILE_IS_GAME (game), -1);

  if (!compile_game_get_answerable (game) && !compile_game_get_finished (game))
    return -1;
  found = find_facts (game);
  for (guint i = 0; i < steps->len; i++)
    {
      const unsigned when = g_array_index (steps, Step, i).when;

      if ((told & G_GUINT64_CONSTANT (1) << i) == 0 && (when & ~found) == 0)
        return (int) i;
    }
  return -1;
}

char *
compile_guide_dup_text (CompileGame *game,
                        int          step)
{
  g_autoptr (GString) whole = NULL;

  g_return_val_if_fail (COMPILE_IS_GAME (game), NULL);

  if (step < 0 || (guint) step >= get_steps ()->len)
    return g_strdup ("");
  whole = g_string_new (_(g_array_index (get_steps (), Step, (guint) step).text));
  g_string_replace (whole, "{rival}", compile_seat_get_name (compile_game_get_seat (game, !PERSON)), 0);
  return g_string_free (g_steal_pointer (&whole), FALSE);
}
