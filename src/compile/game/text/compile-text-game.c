/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-text-private.h"

#include <glib/gi18n.h>

#include "compile-field.h"
#include "compile-permits.h"
#include "ogc-locale.h"

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

      return (game->state->up & COMPILE_CARD_BIT (card)) != 0
               /* TRANSLATORS: a card, whose side it lies on, and where: “Fire 1 (Anna, line 2)” */
               ? g_strdup_printf (_("%s (%s, line %u)"), known, name, number)
               : g_strdup_printf (_("%s, face down (%s, line %u)"), known, name, number);
    }
  if (stack->n == 1)
    return g_strdup_printf (_("Face-down card (%s, line %u)"), name, number);
  /* TRANSLATORS: which card of a stack it is, counted from its bottom, of how many: “Face-down card 1 of 3 (Anna, line
   * 2)” */
  return g_strdup_printf (_("Face-down card %u of %u (%s, line %u)"), depth + 1, (guint) stack->n, name, number);
}

/* By how much @effect, an active one of a card on @from, changes the total of @side in @line (COM-13). */
static gint
total_change (const CompileState  *state,
              const CompileEffect *effect,
              guint                from,
              guint                side,
              guint                line)
{
  const CompileCards mine = compile_field_stack (state, side, line), theirs = compile_field_stack (state, !side, line);
  const gint number = effect->number;

  if (from != side)
    return effect->change == COMPILE_CHANGE_THEIR_TOTAL ? -number : 0;
  switch (effect->change)
    {
    case COMPILE_CHANGE_TOTAL_PER_HAND:
      return number * (gint) compile_state_hand_size (state, side);
    case COMPILE_CHANGE_TOTAL_PER_THEIRS:
      return number * (gint) compile_cards_count (theirs);
    case COMPILE_CHANGE_TOTAL_PER_DOWN:
      return number * (gint) compile_cards_count ((mine | theirs) & ~state->up);
    case COMPILE_CHANGE_DOWN_VALUE:
      return (number - COMPILE_DOWN_VALUE) * (gint) compile_cards_count (mine & ~state->up);
    default:
      return 0;
    }
}

char *
compile_text_total_changes (const CompileTextGame *game,
                            guint                  side,
                            guint                  line)
{
  const CompileState *state;
  g_autoptr (GString) text = g_string_new (NULL);
  CompileCards cards;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (side < COMPILE_N_SIDES && line < COMPILE_N_LINES, NULL);

  state = game->state;
  cards = compile_field_stack (state, side, line) | compile_field_stack (state, !side, line);
  for (cards &= state->up; cards != 0; cards &= cards - 1)
    {
      const guint card = compile_cards_first (cards);
      const CompileText *said = compile_state_text (state, card);

      for (guint i = 0; i < said->n_effects; i++)
        {
          const CompileEffect *effect = &said->effects[i];
          g_autofree char *name = NULL, *number = NULL;
          gint change;

          if (effect->when != COMPILE_WHEN_STATIC || !compile_field_is_live (state, card, effect->box))
            continue;
          change = total_change (state, effect, compile_field_spot (state, card).side, side, line);
          if (change == 0)
            continue;
          name = compile_text_game_card (game, card);
          number = ogc_locale_dup_decimal (change, 0, TRUE);
          if (text->len > 0)
            g_string_append (text, ", ");
          /* TRANSLATORS: by how much a card changes a total: “+3 by Smoke 2” */
          g_string_append_printf (text, C_("total", "%s by %s"), number, name);
        }
    }

  return g_strdup (text->str);
}

const char *
compile_text_compiling (const CompileTextGame *game,
                        guint                  side,
                        guint                  line)
{
  const CompileState *state;
  gboolean now;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (side < COMPILE_N_SIDES && line < COMPILE_N_LINES, NULL);

  state = game->state;
  now = state->turn_side == side && state->phase <= COMPILE_PHASE_COMPILE && !state->has_compiled;
  if (state->phase == COMPILE_PHASE_OVER
      || (compile_field_leads_in (state, side, COMPILE_COMPILE_TOTAL) & 1u << line) == 0)
    return "";
  if (!compile_permits_compile (state, side, !now))
    return _("may not compile");
  return now ? _("can compile now") : _("compiles next turn");
}

char *
compile_text_outcome (const char *winner,
                      guint       compiled)
{
  if (winner == NULL)
    return g_strdup (_("Nobody has won"));
  /* TRANSLATORS: the end of a game; a name, and how many of the other's protocols are compiled */
  return g_strdup_printf (_("%s wins 3 to %u"), winner, compiled);
}
