/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-held-card.h"

#include "compile-card-view.h"

void
compile_held_card_put_back (CompileHeldCard *self)
{
  g_return_if_fail (self != NULL);

  *self = (CompileHeldCard) { .card = -1, .face = COMPILE_FACE_EITHER };
}

void
compile_held_card_pick (CompileHeldCard *self,
                        unsigned         card,
                        gboolean         down)
{
  g_return_if_fail (self != NULL);

  self->face = down ? COMPILE_FACE_DOWN : COMPILE_FACE_EITHER;
  self->card = self->card == (int) card && !down ? -1 : (int) card;
}

/* The first decision that plays the card in @face into @line, or into any line if that is negative. */
static const CompileDecision *
find_play (const CompileHeldCard *self,
           CompileGame           *game,
           int                    line,
           unsigned               face,
           unsigned              *n_found)
{
  unsigned n;
  const CompileDecision *decisions = compile_game_list_decisions (game, &n);
  const CompileDecision *found = NULL;

  *n_found = 0;
  for (unsigned i = 0; i < n; i++)
    if (decisions[i].kind == COMPILE_DECISION_PLAY && decisions[i].card == self->card && decisions[i].face == face
        && (line < 0 || decisions[i].line == line))
      {
        found = found != NULL ? found : &decisions[i];
        ++*n_found;
      }
  return found;
}

const CompileDecision *
compile_held_card_find_only (const CompileHeldCard *self,
                             CompileGame           *game)
{
  unsigned n;
  const CompileDecision *play;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (COMPILE_IS_GAME (game), NULL);

  play = find_play (self, game, -1, self->face, &n);
  return n == 1 ? play : NULL;
}

CompileDecision
compile_held_card_play (const CompileHeldCard *self,
                        CompileGame           *game,
                        unsigned               side,
                        unsigned               line,
                        gboolean               down)
{
  CompileDecision wanted = { .kind = COMPILE_DECISION_PLAY, .side = (guint8) side, .line = (guint8) line };
  const CompileDecision *play = NULL;
  unsigned n;

  g_return_val_if_fail (self != NULL && self->card >= 0, wanted);
  g_return_val_if_fail (COMPILE_IS_GAME (game), wanted);

  down = down || self->face == COMPILE_FACE_DOWN;
  wanted.card = (guint8) self->card;
  wanted.face = down ? COMPILE_FACE_DOWN : COMPILE_FACE_UP;
  if (!down)
    play = find_play (self, game, (int) line, COMPILE_FACE_UP, &n);
  if (play == NULL && self->face != COMPILE_FACE_UP)
    play = find_play (self, game, (int) line, COMPILE_FACE_DOWN, &n);
  return play != NULL ? *play : wanted;
}

gboolean
compile_held_card_turn_down (CompileHeldCard *self,
                             CompileGame     *game)
{
  unsigned n;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (COMPILE_IS_GAME (game), FALSE);

  if (self->card < 0 || self->face != COMPILE_FACE_EITHER || find_play (self, game, -1, COMPILE_FACE_UP, &n) == NULL)
    return FALSE;
  self->face = COMPILE_FACE_DOWN;
  return TRUE;
}

void
compile_held_card_show (const CompileHeldCard *self,
                        CompileHandView       *hand)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (COMPILE_IS_HAND_VIEW (hand));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (hand)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      CompileCommandCard *card = compile_card_view_get_card (COMPILE_CARD_VIEW (child));

      compile_card_view_set_held (COMPILE_CARD_VIEW (child),
                                  self->card >= 0 && compile_command_card_get_number (card) == self->card);
    }
}

void
compile_held_card_ask_line (const CompileHeldCard *self,
                            GListModel            *cards,
                            unsigned               faces,
                            CompileTray           *tray)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (G_IS_LIST_MODEL (cards));

  for (guint i = 0; i < g_list_model_get_n_items (cards) && self->card >= 0; i++)
    {
      g_autoptr (CompileCommandCard) card = g_list_model_get_item (cards, i);

      if (compile_command_card_get_number (card) == self->card)
        compile_tray_ask_line (tray, card, self->face == COMPILE_FACE_EITHER ? faces : self->face);
    }
}
