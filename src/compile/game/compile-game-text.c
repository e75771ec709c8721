/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-game-text.h"

#include <glib/gi18n.h>

char *
compile_game_text_title (const CompileView *view)
{
  const unsigned turn = view->knowledge.seen.turn;

  if (turn == 0)
    /* TRANSLATORS: the part of a game of Compile Gold in which the players choose their protocols. */
    return g_strdup (_("Draft"));
  /* TRANSLATORS: the number of this turn. */
  return g_strdup_printf (_("Turn %u"), turn);
}

char *
compile_game_text_subtitle (const CompileView *view,
                            gboolean           several)
{
  const CompileState *seen = &view->knowledge.seen;
  const unsigned side = seen->turn > 0 ? seen->turn_side : seen->ask.side;

  if (seen->phase == COMPILE_PHASE_OVER && seen->winner == COMPILE_NOBODY)
    return g_strdup (_("Nobody has won"));
  if (seen->phase == COMPILE_PHASE_OVER)
    return g_strdup_printf (ngettext ("Winner: %s", "Winners: %s", 1), view->names[seen->winner]);
  if (view->answerable && !several && view->viewer == (int) side)
    return g_strdup (_("Your turn"));
  /* TRANSLATORS: a name. */
  return g_strdup_printf (_("%s’s turn"), view->names[side]);
}

/* The context of sentences: what the viewer sees, from its seat. */
static CompileTextGame
get_context (const CompileView *view)
{
  const gboolean is_side = view->viewer >= 0 && view->viewer < COMPILE_N_SIDES;
  CompileTextGame game = { .set = view->card_set, .state = &view->knowledge.seen };

  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    game.names[side] = view->names[side];
  game.near_side = is_side ? (guint) view->viewer : 0;
  game.sees = view->open ? (1 << COMPILE_N_SIDES) - 1 : is_side ? 1u << view->viewer : 0;
  return game;
}

char *
compile_game_text_card_help (const CompileView *view,
                             unsigned           card)
{
  const CompileTextGame game = get_context (view);

  return compile_text_card_help (&game, card);
}

static char *
dup_outcome (const CompileView *view)
{
  const CompileState *seen = &view->knowledge.seen;

  if (seen->winner == COMPILE_NOBODY)
    return compile_text_outcome (NULL, 0);
  return compile_text_outcome (view->names[seen->winner],
                               compile_cards_count (seen->compiled >> COMPILE_N_LINES * !seen->winner
                                                    & COMPILE_ALL_LINES));
}

char *
compile_game_text_prompt (const CompileView *view,
                          int                curtain_seat)
{
  const CompileTextGame game = get_context (view);
  const CompileState *seen = &view->knowledge.seen;

  if (seen->phase == COMPILE_PHASE_OVER)
    return dup_outcome (view);
  if (curtain_seat >= 0)
    return g_strdup_printf (_("%s is next. Everyone else, please look away."), view->names[curtain_seat]);
  return compile_text_prompt (&game, view->answerable);
}

char *
compile_game_text_log (const CompileView      *view,
                       const CompileEvent     *events,
                       unsigned                n,
                       const CompileTextCause *cause)
{
  CompileTextGame game = get_context (view);
  char *text;

  game.cause = cause;
  text = n > 0 ? compile_text_event (&game, events, n, 0) : compile_text_cause (&game, cause);
  return text != NULL ? text : g_strdup ("");
}

char *
compile_game_text_decision (const CompileView     *view,
                            const CompileDecision *decision)
{
  const CompileTextGame game = get_context (view);

  return compile_text_decision (&game, decision);
}

char *
compile_game_text_refusal (const CompileView     *view,
                           CompileRule            rule,
                           const CompileDecision *decision)
{
  const CompileTextGame game = get_context (view);

  return compile_text_game_refusal (&game, rule, decision);
}

char *
compile_game_text_advice (const CompileView   *view,
                          const CompileAdvice *advice)
{
  const CompileTextGame game = get_context (view);

  return compile_text_advice (&game, advice);
}

char *
compile_game_text_total (const CompileView *view,
                         unsigned           side,
                         unsigned           line)
{
  const CompileTextGame game = get_context (view);
  const char *compiling = compile_text_compiling (&game, side, line);
  g_autofree char *changes = compile_text_total_changes (&game, side, line);

  return g_strconcat (compiling, *compiling != '\0' && *changes != '\0' ? "\n" : "", changes, NULL);
}

GPtrArray *
compile_game_text_pile (const CompileView *view)
{
  const CompileTextGame game = get_context (view);

  return compile_text_pile (&game);
}

unsigned
compile_game_text_line_number (const CompileView *view,
                               unsigned           line)
{
  const CompileTextGame game = get_context (view);

  return compile_text_line_number (&game, line);
}
