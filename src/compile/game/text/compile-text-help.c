/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-text-private.h"

#include <glib/gi18n.h>

#include "compile-field.h"
#include "compile-rules.h"

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

/* A sentence about why a card may not go to @line in that way; empty if it may. */
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

  *rule = compile_rules_check (game->state, &play);
  why = compile_text_game_refusal (game, *rule, &play);
  if (*rule == COMPILE_RULE_NONE || *rule == COMPILE_RULE_COM_32)
    return g_steal_pointer (&why);
  /* TRANSLATORS: a line where a card may not go, and a sentence that says why. */
  return face == COMPILE_FACE_UP ? g_strdup_printf (_("Face up in line %u: %s"), number, why)
                                 : g_strdup_printf (_("Face down in line %u: %s"), number, why);
}

/* Where a card in hand may not go, and why. It mentions that lines do not match its protocol only if none does. */
static char *
tell_in_hand (const CompileTextGame *game,
              guint                  card)
{
  static const CompileFace faces[] = { COMPILE_FACE_UP, COMPILE_FACE_DOWN };
  g_autoptr (GString) text = g_string_new (NULL);
  guint others = 0;

  for (guint line = 0; line < COMPILE_N_LINES; line++)
    for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
      {
        CompileRule rule;
        g_autofree char *sentence = tell_refusal (game, card, line, faces[i], &rule);

        others += rule == COMPILE_RULE_COM_32;
        if (*sentence == '\0' || (rule == COMPILE_RULE_COM_32 && others < COMPILE_N_LINES))
          continue;
        if (text->len > 0)
          g_string_append_c (text, ' ');
        g_string_append (text, sentence);
      }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
compile_text_card_help (const CompileTextGame *game,
                        guint                  card)
{
  const CompileState *state;
  CompileSpot spot;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (card < COMPILE_N_CARDS, NULL);

  state = game->state;
  if (compile_field_find (state, card, &spot))
    return g_strdup (tell_in_field (state, card, &spot));
  if (state->ask.kind == COMPILE_ASK_ACTION && (game->sees & 1u << state->ask.side) != 0
      && (state->hand[state->ask.side] & COMPILE_CARD_BIT (card)) != 0)
    return tell_in_hand (game, card);
  return g_strdup ("");
}
