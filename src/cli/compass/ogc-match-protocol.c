/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-match-protocol.h"

#include <glib/gi18n.h>

#include "ogc-decision-json.h"
#include "ogc-json-types.h"
#include "ogc-protocol-lines.h"
#include "ogc-rules.h"
#include "ogc-text.h"

/* The table on which games are played one after another. */
typedef struct {
  OgcMatch    match;
  OgcMatch    next;     /* to be played next, with borrowed references */
  OgcDecision decision; /* to be taken */
  OgcState    state;
  OgcEvents   events;
} Table;

static void
table_free (gpointer data)
{
  Table *self = data;

  ogc_match_clear (&self->match);
  g_free (self);
}

static void
read_setup (gpointer       table,
            OgcJsonReader *reader)
{
  OgcMatch *next = &((Table *) table)->next;
  guint n;

  ogc_json_read_setup (reader, "setup", TRUE, &next->setup);
  n = ogc_json_reader_begin_array (reader, "players", next->setup.seats, next->setup.seats);
  for (guint seat = 0; seat < n; seat++)
    {
      const char *id = ogc_json_reader_id (reader, NULL);

      if (!ogc_match_set_player (next, seat, id))
        ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT, _("there is no player “%s”."), id);
    }
  ogc_json_reader_end (reader);
}

static void
read_decision (gpointer       table,
               OgcJsonReader *reader)
{
  ogc_decision_read (reader, "decision", &((Table *) table)->decision);
}

static guint
begin_game (gpointer table)
{
  Table *self = table;
  guint outside = 0;

  self->match = self->next;
  ogc_rules_begin (&self->state, ogc_tile_set_get_tiles (self->match.tile_set), &self->match.setup, &self->events);
  for (guint seat = 0; seat < self->match.setup.seats; seat++)
    outside |= self->match.players[seat] == NULL ? 1u << seat : 0;

  return outside;
}

static int
get_asked (gpointer table)
{
  const OgcAsk *ask = &((Table *) table)->state.ask;

  return ask->kind != OGC_ASK_NOTHING ? ask->seat : -1;
}

static void
make_decision (gpointer table,
               guint    position)
{
  Table *self = table;
  OgcDecision decision;

  ogc_match_decide (&self->match, &self->state, position, &decision);
  ogc_rules_take (&self->state, &decision, &self->events);
}

static guint
take_decision (gpointer table)
{
  Table *self = table;

  return ogc_rules_take (&self->state, &self->decision, &self->events);
}

static const char *
explain_refusal (gpointer table,
                 guint    rule)
{
  return ogc_text_refusal (rule, &((Table *) table)->decision);
}

static char *
tell_game (gpointer table)
{
  const Table *self = table;

  return ogc_protocol_game (&self->match, &self->match.setup);
}

static char *
tell_events (gpointer table,
             int      viewer,
             guint    position)
{
  return ogc_protocol_events (&((Table *) table)->events,
                              viewer == OGC_PROTOCOL_ONLOOKER ? OGC_NOBODY : (guint) viewer, position);
}

static char *
tell_ask (gpointer table,
          guint    position)
{
  return ogc_protocol_ask (&((Table *) table)->state, position);
}

static char *
tell_end (gpointer table)
{
  return ogc_protocol_end (&((Table *) table)->state);
}

static const OgcProtocolGame game = {
  .hello = ogc_protocol_hello,
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
  .rule_names = ogc_names_rule,
  .not_asked = OGC_RULE_NOT_ASKED,
  .malformed = OGC_RULE_MALFORMED,
};

OgcProtocol *
ogc_match_protocol_new (const OgcMatch   *match,
                        gboolean          fixed,
                        OgcProtocolWrite  write,
                        gpointer          data)
{
  Table *table;

  g_return_val_if_fail (match != NULL && OGC_IS_TILE_SET (match->tile_set), NULL);

  table = g_new0 (Table, 1);
  table->match = table->next = *match;
  g_object_ref (table->match.tile_set);

  return ogc_protocol_new (&game, table, table_free, fixed, write, data);
}
