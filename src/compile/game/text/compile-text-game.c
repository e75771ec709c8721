/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-text-private.h"

#include <glib/gi18n.h>

#include "compile-field.h"

const char *
compile_text_name (const CompileTextGame *game,
                   guint                  side)
{
  g_return_val_if_fail (side < COMPILE_N_SIDES, "");

  return game->names[side];
}

const char *
compile_text_game_protocol (const CompileTextGame *game,
                            guint                  protocol)
{
  return compile_text_protocol (compile_card_set_get_protocol (game->set, protocol));
}

char *
compile_text_game_card (const CompileTextGame *game,
                        guint                  card)
{
  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (card < COMPILE_N_CARDS, NULL);

  return compile_text_card_name (compile_card_set_get_protocol (game->set, compile_state_protocol (game->state, card)),
                                 compile_state_text (game->state, card)->value);
}

guint
compile_text_line_number (const CompileTextGame *game,
                          guint                  line)
{
  g_return_val_if_fail (game != NULL, 0);
  g_return_val_if_fail (line < COMPILE_N_LINES, 0);

  return game->near_side == 1 ? COMPILE_N_LINES - line : line + 1;
}

void
compile_text_swapped_lines (const CompileTextGame *game,
                            guint                  order,
                            guint                 *lines)
{
  guint n = 0;

  for (guint number = 1; number <= COMPILE_N_LINES && n < 2; number++)
    {
      const guint line = game->near_side == 1 ? COMPILE_N_LINES - number : number - 1;

      if (compile_orders[order][line] != line)
        lines[n++] = number;
    }
}

/* Whether the reader may know which card it is. */
static gboolean
is_known (const CompileTextGame *game,
          guint                  card)
{
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    if ((game->sees & 1u << side) != 0 && (game->state->known[side] & COMPILE_CARD_BIT (card)) != 0)
      return TRUE;

  return (game->state->up & COMPILE_CARD_BIT (card)) != 0;
}

char *
compile_text_field_card (const CompileTextGame *game,
                         guint                  side,
                         guint                  line,
                         guint                  depth)
{
  const CompileStack *stack;
  const char *name;
  guint card, number;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (side < COMPILE_N_SIDES && line < COMPILE_N_LINES, NULL);
  stack = &game->state->stacks[side][line];
  g_return_val_if_fail (depth < stack->n, NULL);

  card = stack->cards[depth];
  name = compile_text_name (game, side);
  number = compile_text_line_number (game, line);
  if (is_known (game, card))
    {
      g_autofree char *known = compile_text_game_card (game, card);

      /* TRANSLATORS: a card, whose side it lies on, and where: “Fire 1 (Anna, line 2)” */
      return (game->state->up & COMPILE_CARD_BIT (card)) != 0
               ? g_strdup_printf (_("%s (%s, line %u)"), known, name, number)
               : g_strdup_printf (_("%s, face down (%s, line %u)"), known, name, number);
    }
  if (stack->n == 1)
    return g_strdup_printf (_("Face-down card (%s, line %u)"), name, number);
  /* TRANSLATORS: which card of a stack it is, counted from its bottom, of how many: “Face-down card 1 of 3 (Anna, line
   * 2)” */
  return g_strdup_printf (_("Face-down card %u of %u (%s, line %u)"), depth + 1, (guint) stack->n, name, number);
}
