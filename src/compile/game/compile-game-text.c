/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-game-text.h"

#include <glib/gi18n.h>

char *
compile_game_text_title (const CompileView *view)
{
  const unsigned turn = view->knowledge.seen.turn;

  /* TRANSLATORS: the part of a game of Compile Gold in which the players choose their protocols. */
  if (turn == 0)
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

char *
compile_game_text_prompt (const CompileView *view,
                          int                curtain_seat)
{
  if (curtain_seat >= 0)
    return g_strdup_printf (_("%s is next. Everyone else, please look away."), view->names[curtain_seat]);
  return g_strdup ("");
}

char *
compile_game_text_log (const CompileView  *view,
                       const CompileEvent *events,
                       unsigned            n)
{
  return g_strdup ("");
}
