/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-text-private.h"

#include <glib/gi18n.h>

#include "compile-field.h"
#include "compile-permits.h"

static gboolean
has_box (const CompileText *text,
         CompileBox         box)
{
  for (guint i = 0; i < text->n_effects; i++)
    if (text->effects[i].box == box)
      return TRUE;
  return FALSE;
}

/* Which part of a card in the field counts, if not all of it does (COM-10, COM-11). */
static const char *
tell_in_field (const CompileState *state,
               guint               card,
               const CompileSpot  *spot)
{
  const CompileText *text = compile_state_text (state, card);

  if ((state->up & COMPILE_CARD_BIT (card)) == 0)
    return _("Face down: only its value counts.");
  if (compile_field_top (state, spot->side, spot->line) != card)
    return has_box (text, COMPILE_TOP) ? _("Covered: of its text only the top box counts.")
                                       : _("Covered: its text does not count now.");
  if (has_box (text, COMPILE_MIDDLE) && !compile_field_is_live (state, card, COMPILE_MIDDLE))
    return _("Its middle box does nothing in this turn.");
  return "";
}

/* A sentence that says why a card may not go to @line with @face; empty if it may. */
static char *
tell_refusal (const CompileTextGame *game,
              guint                  card,
              guint                  line,
              CompileFace            face,
              CompileRule           *rule)
{
  const CompileDecision play = { .kind = COMPILE_DECISION_PLAY, .card = (guint8) card, .line = (guint8) line,
                                 .side = game->state->ask.side, .face = (guint8) face };
  const guint number = compile_text_line_number (game, line);
  g_autofree char *why = NULL;

  *rule = compile_permits_check (game->state, play.side, &play);
  why = compile_text_game_refusal (game, *rule, &play);
  if (*rule == COMPILE_RULE_NONE || *rule == COMPILE_RULE_COM_32)
    return g_steal_pointer (&why);
  /* TRANSLATORS: a line where a card may not go, and a sentence that says why. */
  return face == COMPILE_FACE_UP ? g_strdup_printf (_("Face up in line %u: %s"), number, why)
                                 : g_strdup_printf (_("Face down in line %u: %s"), number, why);
}

/* Where a card in hand may not go, and why, as far as the question asks for that face and line. Lines that do not
 * match its protocol are mentioned only if none does. What the rules allow, the asking effect may still forbid. */
static char *
tell_in_hand (const CompileTextGame *game,
              guint                  card)
{
  static const CompileFace faces[] = { COMPILE_FACE_UP, COMPILE_FACE_DOWN };
  const CompileAsk *ask = &game->state->ask;
  const guint n_lines = compile_cards_count (ask->lines);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *name = NULL;
  guint others = 0;
  gboolean fits = FALSE;

  for (guint line = 0; line < COMPILE_N_LINES; line++)
    for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
      {
        CompileRule rule;
        g_autofree char *sentence = NULL;

        if ((ask->lines & 1u << line) == 0 || (ask->faces & faces[i]) == 0)
          continue;
        sentence = tell_refusal (game, card, line, faces[i], &rule);
        fits |= rule == COMPILE_RULE_NONE;
        others += rule == COMPILE_RULE_COM_32;
        if (*sentence == '\0' || (rule == COMPILE_RULE_COM_32 && others < n_lines))
          continue;
        if (text->len > 0)
          g_string_append_c (text, ' ');
        g_string_append (text, sentence);
      }
  if (!fits || (ask->cards & COMPILE_CARD_BIT (card)) != 0)
    return g_string_free (g_steal_pointer (&text), FALSE);
  name = compile_text_game_card (game, ask->text);
  /* TRANSLATORS: the card whose effect lets others be played. */
  return g_strdup_printf (_("%s does not let you play this card."), name);
}

char *
compile_text_card_help (const CompileTextGame *game,
                        guint                  card)
{
  const CompileState *state;
  const CompileAsk *ask;
  CompileSpot spot;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (card < COMPILE_N_CARDS, NULL);

  state = game->state;
  ask = &state->ask;
  if (compile_field_find (state, card, &spot))
    return g_strdup (tell_in_field (state, card, &spot));
  for (guint side = 0; side < COMPILE_N_SIDES && ask->kind != COMPILE_ASK_NOTHING; side++)
    if ((game->sees & 1u << side) != 0 && (state->hand[side] & COMPILE_CARD_BIT (card)) != 0)
      {
        if (side != ask->side)
          return g_strdup (_("You play cards in the Action phase of your turn."));
        if (ask->kind == COMPILE_ASK_ACTION || ask->kind == COMPILE_ASK_PLAY)
          return tell_in_hand (game, card);
      }
  return g_strdup ("");
}
