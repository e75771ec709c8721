/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-rearranging.h"

void
compile_rearranging_reset (CompileRearranging *self)
{
  g_return_if_fail (self != NULL);

  *self = (CompileRearranging) { .side = -1, .picked = -1, .order = { 0, 1, 2 } };
}

void
compile_rearranging_press (CompileRearranging *self,
                           unsigned            side,
                           unsigned            line)
{
  uint8_t from;

  g_return_if_fail (self != NULL);
  g_return_if_fail (line < COMPILE_N_LINES);

  if (self->side != (int) side)
    {
      compile_rearranging_reset (self);
      self->side = (int) side;
    }
  if (self->picked < 0)
    {
      self->picked = (int) line;
      return;
    }
  from = self->order[line];
  self->order[line] = self->order[self->picked];
  self->order[self->picked] = from;
  self->picked = -1;
}

void
compile_rearranging_show (const CompileRearranging *self,
                          CompileGame              *game,
                          GtkWidget *const         *lines,
                          CompileTray              *tray)
{
  gboolean asked[COMPILE_N_SIDES] = { FALSE };
  unsigned n;
  const CompileDecision *decisions = compile_game_list_decisions (game, &n);

  if (compile_game_get_ask_kind (game) != COMPILE_ASK_REARRANGE)
    return;
  for (unsigned i = 0; i < n; i++)
    if (decisions[i].kind == COMPILE_DECISION_REARRANGE)
      {
        asked[decisions[i].side] = TRUE;
        if (decisions[i].side == self->side
            && memcmp (compile_orders[decisions[i].number], self->order, sizeof self->order) == 0)
          compile_tray_offer (tray, game, &decisions[i]);
      }
  for (unsigned i = 0; i < COMPILE_N_LINES; i++)
    for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
      if (asked[side])
        {
          const unsigned line = compile_line_view_get_number (COMPILE_LINE_VIEW (lines[i]));
          const gboolean own = self->side == (int) side;

          compile_line_view_offer_swap (COMPILE_LINE_VIEW (lines[i]), side, own ? self->order[line] : line,
                                        own && self->picked == (int) line);
        }
  if (n > 0)
    compile_tray_explain_order (tray);
}
