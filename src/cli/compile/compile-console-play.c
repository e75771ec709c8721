/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compile-console-private.h"
#include "compile-field.h"
#include "compile-rules.h"

/* The card that @decision names; COMPILE_NO_CARD if there is none. */
static guint
find_card (CompileConsole        *self,
           const CompileDecision *decision)
{
  if (decision->kind == COMPILE_DECISION_CARD && decision->card == COMPILE_NO_CARD)
    return self->knowledge.seen.stacks[decision->side][decision->line].cards[decision->depth];
  return decision->kind == COMPILE_DECISION_PLAY || decision->kind == COMPILE_DECISION_CARD ? decision->card
                                                                                           : COMPILE_NO_CARD;
}

/* Whether @request may mean @card by its name. */
static gboolean
is_card (CompileConsole           *self,
         const CompileCardRequest *request,
         guint                     card)
{
  const CompileState *seen = &self->knowledge.seen;

  if (request->protocols == 0 && request->value == COMPILE_REQUEST_ANY)
    return TRUE;
  return compile_console_knows (self, card)
         && (request->protocols
             & 1u << compile_card_set_get_protocol (self->text.set, compile_state_protocol (seen, card))) != 0
         && (request->value == COMPILE_REQUEST_ANY || request->value == compile_state_text (seen, card)->value);
}

/* Whether @request may mean @decision. */
static gboolean
fits_request (CompileConsole           *self,
              const CompileCardRequest *request,
              const CompileDecision    *decision)
{
  const CompileState *seen = &self->knowledge.seen;
  const guint card = find_card (self, decision);
  const guint viewer = (guint) compile_console_get_viewer (self);
  const gboolean in_field = decision->kind == COMPILE_DECISION_PLAY
                            || (decision->kind == COMPILE_DECISION_CARD && decision->card == COMPILE_NO_CARD);
  guint face;

  if (card == COMPILE_NO_CARD || !is_card (self, request, card))
    return FALSE;
  face = decision->kind == COMPILE_DECISION_PLAY ? decision->face
         : (seen->up & COMPILE_CARD_BIT (card)) != 0 ? COMPILE_FACE_UP
                                                     : COMPILE_FACE_DOWN;
  return (request->line == COMPILE_REQUEST_ANY
          || (in_field && request->line == compile_text_line_number (&self->text, decision->line)))
         && (request->side == COMPILE_REQUEST_ANY || (in_field && request->side == (decision->side != viewer)))
         && (request->face == COMPILE_REQUEST_ANY || (in_field && request->face == face));
}

/* The protocols that are in play, a bit each. */
static guint
find_protocols (CompileConsole *self)
{
  const CompileState *seen = &self->knowledge.seen;
  guint protocols = 0;

  for (guint slot = 0; slot < COMPILE_N_SLOTS; slot++)
    if (seen->protocols[slot] != COMPILE_NOBODY)
      protocols |= 1u << compile_card_set_get_protocol (self->text.set, seen->protocols[slot]);
  return protocols;
}

/* The cards that @request may mean: in the hand if one has to be played, else in the field. */
static CompileCards
find_cards (CompileConsole           *self,
            const CompileCardRequest *request)
{
  const CompileState *seen = &self->knowledge.seen;
  const int viewer = compile_console_get_viewer (self);
  CompileCards all = viewer >= 0 ? seen->hand[viewer] : 0, found = 0;

  if (seen->ask.kind != COMPILE_ASK_ACTION && seen->ask.kind != COMPILE_ASK_PLAY)
    for (guint side = 0; side < COMPILE_N_SIDES; side++)
      for (guint line = 0; line < COMPILE_N_LINES; line++)
        all |= compile_field_stack (seen, side, line);
  for (; all != 0; all &= all - 1)
    if (is_card (self, request, compile_cards_first (all)))
      found |= all & -all;
  return found;
}

/* Says why nothing that @request describes is possible. */
static void
refuse_request (CompileConsole           *self,
                const CompileCardRequest *request)
{
  const CompileState *seen = &self->knowledge.seen;
  const gboolean plays = seen->ask.kind == COMPILE_ASK_ACTION || seen->ask.kind == COMPILE_ASK_PLAY;
  const CompileCards cards = find_cards (self, request);
  CompileDecision decision;

  if (request->line != COMPILE_REQUEST_ANY && (request->line < 1 || request->line > COMPILE_N_LINES))
    {
      ogc_console_say (_("There are only lines 1, 2 and 3."));
      return;
    }
  if (cards == 0)
    {
      ogc_console_say (plays ? _("You have no such card in your hand.")
                             : _("There is no such card to choose here."));
      return;
    }
  decision = compile_rules_name_card (seen, compile_cards_first (cards));
  if (plays)
    {
      decision = (CompileDecision) { .kind = COMPILE_DECISION_PLAY, .card = compile_cards_first (cards),
                                     .face = request->face == COMPILE_REQUEST_ANY ? COMPILE_FACE_UP : request->face,
                                     .side = (guint) compile_console_get_viewer (self) };
      if (request->side == 1)
        decision.side = !decision.side;
      for (guint line = 0; line < COMPILE_N_LINES; line++)
        if (compile_text_line_number (&self->text, line) == request->line)
          decision.line = line;
    }
  if (compile_game_check (self->game, &decision) != COMPILE_RULE_NONE)
    compile_console_refuse (self, &decision);
  else
    ogc_console_say (_("There is no such card to choose here."));
}

/* A number that is typed first stands for a card in the hand. */
static void
use_choice (CompileConsole     *self,
            CompileCardRequest *request)
{
  const CompileState *seen = &self->knowledge.seen;

  for (guint i = 0; i < self->choices->len; i++)
    {
      const CompileConsoleChoice *choice = &g_array_index (self->choices, CompileConsoleChoice, i);

      if (!choice->is_card || choice->number != request->choice)
        continue;
      request->protocols = 1u << compile_card_set_get_protocol (self->text.set,
                                                                compile_state_protocol (seen, choice->decision.card));
      request->value = compile_state_text (seen, choice->decision.card)->value;
      return;
    }
  request->unknown = TRUE;
}

gboolean
compile_console_play (CompileConsole  *self,
                      char           **words)
{
  const int viewer = compile_console_get_viewer (self);
  const char *names[] = { self->text.names[viewer == 1], self->text.names[viewer != 1] };
  g_autofree CompileDecision *decisions = NULL;
  unsigned n, n_found = 0;
  CompileCardRequest request;

  compile_card_request_read (words, find_protocols (self), names, &request);
  if (request.choice != COMPILE_REQUEST_ANY && !request.unknown)
    use_choice (self, &request);
  if (request.unknown
      || (request.protocols == 0 && request.line == COMPILE_REQUEST_ANY && request.side == COMPILE_REQUEST_ANY
          && request.face == COMPILE_REQUEST_ANY))
    return FALSE;
  decisions = g_memdup2 (compile_game_list_decisions (self->game, &n), sizeof *decisions * COMPILE_MAX_DECISIONS);
  for (unsigned i = 0; i < n; i++)
    if (fits_request (self, &request, &decisions[i]))
      decisions[n_found++] = decisions[i];
  if (n_found == 1)
    compile_console_take (self, decisions);
  else if (n_found == 0)
    refuse_request (self, &request);
  else
    {
      compile_console_clear_choices (self);
      for (unsigned i = 0; i < n_found; i++)
        {
          g_autofree char *text = compile_text_decision (&self->text, &decisions[i]);

          compile_console_add_choice (self, i + 1, FALSE, &decisions[i], text);
        }
      self->passing = TRUE;
    }
  return TRUE;
}
