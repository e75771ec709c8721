/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-protocol.h"

#include <glib/gi18n.h>

#include "compile-decision-json.h"
#include "compile-names.h"
#include "compile-protocol-lines.h"
#include "compile-rules.h"
#include "compile-text.h"

/* The table on which games are played one after another. */
typedef struct {
  CompileMatch    match;
  CompileMatch    next;     /* to be played next */
  CompileDecision decision; /* to be taken */
  CompileState    state;
  CompileEvents   events;
} Table;

static void
read_setup (gpointer       table,
            OgcJsonReader *reader)
{
  CompileMatch *next = &((Table *) table)->next;
  guint n;

  next->set = compile_card_set_get (ogc_json_reader_choice (reader, "set", compile_card_set_names));
  compile_setup_read (reader, "setup", &next->setup);
  n = ogc_json_reader_begin_array (reader, "players", COMPILE_N_SIDES, COMPILE_N_SIDES);
  for (guint side = 0; side < n; side++)
    {
      const char *id = ogc_json_reader_id (reader, NULL);

      if (!compile_match_set_player (next, side, id))
        ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT, _("there is no player “%s”."), id);
    }
  ogc_json_reader_end (reader);
}

static void
read_decision (gpointer       table,
               OgcJsonReader *reader)
{
  compile_decision_read (reader, "decision", &((Table *) table)->decision);
}

static guint
begin_game (gpointer table)
{
  Table *self = table;
  guint outside = 0;

  self->match = self->next;
  compile_rules_begin (&self->state, compile_card_set_get_cards (self->match.set), &self->match.setup, &self->events);
  for (guint seat = 0; seat < COMPILE_N_SIDES; seat++)
    outside |= self->match.players[seat] == NULL ? 1u << seat : 0;

  return outside;
}

static int
get_asked (gpointer table)
{
  const CompileAsk *ask = &((Table *) table)->state.ask;

  return ask->kind != COMPILE_ASK_NOTHING ? ask->side : -1;
}

static void
make_decision (gpointer table,
               guint    position)
{
  Table *self = table;
  CompileDecision decision;

  compile_match_decide (&self->match, &self->state, position, &decision);
  compile_rules_take (&self->state, &decision, &self->events);
}

static guint
take_decision (gpointer table)
{
  Table *self = table;

  return compile_rules_take (&self->state, &self->decision, &self->events);
}

static const char *
explain_refusal (gpointer table,
                 guint    rule)
{
  return compile_text_refusal (rule, &((Table *) table)->decision);
}

static char *
tell_game (gpointer table)
{
  const CompileMatch *match = &((Table *) table)->match;
  const char *players[] = { compile_match_player_id (match, 0), compile_match_player_id (match, 1) };

  return compile_protocol_game (match->set, &match->setup, players);
}

static char *
tell_events (gpointer table,
             int      viewer,
             guint    position)
{
  return compile_protocol_events (&((Table *) table)->events, viewer, position);
}

static char *
tell_ask (gpointer table,
          guint    position)
{
  return compile_protocol_ask (&((Table *) table)->state, position);
}

static char *
tell_end (gpointer table)
{
  return compile_protocol_end (&((Table *) table)->state);
}

static const OgcProtocolGame game = {
  .hello = compile_protocol_hello,
  .read_setup = read_setup,
  .read_decision = read_decision,
  .begin = begin_game,
  .get_asked = get_asked,
  .decide = make_decision,
  .take = take_decision,
  .explain = explain_refusal,
  .tell_game = tell_game,
  .tell_events = tell_events,
  .tell_ask = tell_ask,
  .tell_end = tell_end,
  .rule_names = compile_names_rule,
  .not_asked = COMPILE_RULE_NOT_ASKED,
  .malformed = COMPILE_RULE_MALFORMED,
};

OgcProtocol *
compile_protocol_new (const CompileMatch *match,
                      gboolean            fixed,
                      OgcProtocolWrite    write,
                      gpointer            data)
{
  Table *table;

  g_return_val_if_fail (match != NULL, NULL);

  table = g_new0 (Table, 1);
  table->next = *match;

  return ogc_protocol_new (&game, table, g_free, fixed, write, data);
}
