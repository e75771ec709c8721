/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-protocol.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-decision-json.h"
#include "ogc-event-json.h"
#include "ogc-holding-file.h"
#include "ogc-json-parts.h"
#include "ogc-knowledge-json.h"
#include "ogc-result.h"
#include "ogc-score-json.h"
#include "ogc-setup-json.h"
#include "ogc-text.h"

#define PROTOCOL_FORMAT "gilded-compass-protocol"

/* What the other end may send. */
typedef enum {
  LINE_SETUP,
  LINE_DECISION,
  LINE_QUIT,
} LineType;

static const OgcName line_names[] = {
  { "setup", LINE_SETUP },
  { "decision", LINE_DECISION },
  { "quit", LINE_QUIT },
  { NULL }
};

static const OgcName error_names[] = {
  { "syntax", OGC_ERROR_SYNTAX },
  { "format", OGC_ERROR_FORMAT },
  { "version", OGC_ERROR_VERSION },
  { "member", OGC_ERROR_MEMBER },
  { "range", OGC_ERROR_RANGE },
  { "too-large", OGC_ERROR_TOO_LARGE },
  { "content", OGC_ERROR_CONTENT },
  { "refused", OGC_ERROR_REFUSED },
  { "read", OGC_ERROR_READ },
  { "write", OGC_ERROR_WRITE },
  { NULL }
};

struct _OgcProtocol {
  OgcMatch         match;
  OgcProtocolWrite write;
  gpointer         data;
  OgcState         state;
  OgcEvents        events;
  OgcDecision      legal[OGC_MAX_DECISIONS];
  guint            position; /* decisions taken */
  gboolean         fixed;    /* one game, which the caller wanted */
  gboolean         playing;
  gboolean         over;
};

/* --- Lines that go out --- */

static JsonBuilder *
begin_line (const char *type)
{
  JsonBuilder *builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  ogc_json_write_string (builder, "type", type);

  return builder;
}

static void
send_line (OgcProtocol *self,
           JsonBuilder *builder)
{
  g_autoptr (GString) text = NULL;

  json_builder_end_object (builder);
  text = ogc_json_to_text (builder);
  self->write (text->str, self->data);
}

static void
send_hello (OgcProtocol *self)
{
  g_autoptr (JsonBuilder) builder = begin_line ("hello");
  const OgcPlayer *player;

  ogc_json_write_format (builder, PROTOCOL_FORMAT, OGC_PROTOCOL_VERSION);
  ogc_json_write_string (builder, "program", PACKAGE_VERSION);
  ogc_json_write_uint (builder, "rules", OGC_RULES_VERSION);
  ogc_json_begin_array (builder, "players");
  for (guint n = 0; (player = ogc_player_nth (n)) != NULL; n++)
    ogc_json_write_string (builder, NULL, player->id);
  ogc_json_write_string (builder, NULL, OGC_OUTSIDE);
  json_builder_end_array (builder);
  ogc_json_write_boolean (builder, "awaits_setup", !self->fixed);
  send_line (self, builder);
}

/* The set-up goes out without its seed: from that everything hidden follows. */
static void
send_game (OgcProtocol *self)
{
  g_autoptr (JsonBuilder) builder = begin_line ("game");

  ogc_setup_write (builder, "setup", &self->match.setup);
  ogc_json_begin_array (builder, "players");
  for (guint seat = 0; seat < self->match.setup.seats; seat++)
    ogc_json_write_string (builder, NULL, ogc_match_player_id (&self->match, seat));
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "tiles");
  ogc_tile_set_write (self->match.tile_set, builder);
  send_line (self, builder);
}

static void
send_events_to (OgcProtocol *self,
                guint        viewer)
{
  g_autoptr (JsonBuilder) builder = begin_line ("events");

  ogc_json_write_owner (builder, "to", viewer);
  ogc_json_write_uint (builder, "number", self->position);
  ogc_events_write (builder, "events", &self->events, viewer);
  send_line (self, builder);
}

/* What has just happened, to each seat outside as far as it may know it; with none outside, as far as everybody may. */
static void
send_events (OgcProtocol *self)
{
  gboolean told = FALSE;

  for (guint seat = 0; seat < self->match.setup.seats; seat++)
    if (self->match.players[seat] == NULL)
      {
        send_events_to (self, seat);
        told = TRUE;
      }
  if (!told)
    send_events_to (self, OGC_NOBODY);
}

static void
send_ask (OgcProtocol *self)
{
  g_autoptr (JsonBuilder) builder = begin_line ("ask");
  g_autofree OgcKnowledge *knowledge = g_new (OgcKnowledge, 1);
  const guint n = ogc_state_list (&self->state, self->legal);

  ogc_json_write_uint (builder, "seat", self->state.ask.seat);
  ogc_json_write_uint (builder, "number", self->position);
  ogc_ask_write (builder, "ask", &self->state.ask);
  ogc_json_begin_array (builder, "legal");
  for (guint i = 0; i < n; i++)
    ogc_decision_write (builder, NULL, &self->legal[i]);
  json_builder_end_array (builder);
  ogc_knowledge_of (knowledge, &self->state, self->state.ask.seat);
  ogc_knowledge_write (builder, "knowledge", knowledge);
  send_line (self, builder);
}

/* The end hides nothing any more. */
static void
send_end (OgcProtocol *self)
{
  g_autoptr (JsonBuilder) builder = begin_line ("end");
  OgcResult result;

  ogc_result_of (&self->state, &result);
  ogc_json_write_uint64 (builder, "seed", self->state.setup.seed);
  ogc_json_begin_array (builder, "result");
  for (guint seat = 0; seat < self->state.setup.seats; seat++)
    {
      OgcHolding holding;

      ogc_state_holding (&self->state, seat, &holding);
      json_builder_begin_object (builder);
      ogc_json_write_uint (builder, "seat", seat);
      ogc_json_write_uint (builder, "place", result.place[seat]);
      ogc_holding_write (builder, "holding", &holding);
      ogc_score_write (builder, "score", self->state.tiles, &holding, &result.scores[seat]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  send_line (self, builder);
}

/* @code: a name of error_names; @rule: OGC_RULE_NONE where it is no rule that refuses. */
static void
send_error (OgcProtocol *self,
            const char  *code,
            OgcRule      rule,
            guint        number,
            const char  *message)
{
  g_autoptr (JsonBuilder) builder = begin_line ("error");

  ogc_json_begin_object (builder, "error");
  ogc_json_write_string (builder, "code", code);
  if (rule != OGC_RULE_NONE)
    ogc_json_write_choice (builder, "rule", ogc_names_rule, rule);
  ogc_json_write_uint (builder, "line", number);
  ogc_json_write_string (builder, "message", message);
  json_builder_end_object (builder);
  send_line (self, builder);
}

/* --- The game --- */

static void
take (OgcProtocol       *self,
      const OgcDecision *decision)
{
  ogc_state_take (&self->state, decision, &self->events);
  self->position++;
  send_events (self);
}

/* Lets computer players decide until somebody outside is asked or the game is over. */
static void
go_on (OgcProtocol *self)
{
  while (self->state.ask.kind != OGC_ASK_NOTHING && self->match.players[self->state.ask.seat] != NULL)
    {
      OgcDecision decision;

      ogc_match_decide (&self->match, &self->state, self->position, &decision);
      take (self, &decision);
    }
  if (self->state.ask.kind != OGC_ASK_NOTHING)
    {
      send_ask (self);
      return;
    }
  send_end (self);
  self->playing = FALSE;
  self->over = self->fixed;
}

/* Begins the game of self->match, whose set-up is lawful. */
static void
begin_game (OgcProtocol *self)
{
  self->position = 0;
  self->playing = TRUE;
  ogc_state_begin (&self->state, ogc_tile_set_get_tiles (self->match.tile_set), &self->match.setup, &self->events);
  send_game (self);
  send_events (self);
  go_on (self);
}

/* --- Lines that come in --- */

static void
read_players (OgcJsonReader *reader,
              OgcMatch      *match)
{
  const guint n = ogc_json_reader_begin_array (reader, "players", match->setup.seats, match->setup.seats);

  for (guint seat = 0; seat < n; seat++)
    {
      const char *id = ogc_json_reader_id (reader, NULL);

      if (!ogc_match_set_player (match, seat, id))
        ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT, _("there is no player “%s”."), id);
    }
  ogc_json_reader_end (reader);
}

/* What a line says. */
typedef struct {
  LineType    type;
  OgcMatch    match;
  OgcDecision decision;
  gboolean    numbered;
  guint       number;
} Line;

static void
read_line (OgcJsonReader *reader,
           Line          *line)
{
  line->type = ogc_json_reader_choice (reader, "type", line_names);
  switch (line->type)
    {
    case LINE_SETUP:
      ogc_json_read_setup (reader, "setup", &line->match.setup);
      read_players (reader, &line->match);
      break;
    case LINE_DECISION:
      ogc_decision_read (reader, "decision", &line->decision);
      line->numbered = ogc_json_reader_has (reader, "number");
      if (line->numbered)
        line->number = ogc_json_reader_uint (reader, "number", 0, OGC_MAX_HISTORY);
      break;
    case LINE_QUIT:
    default:
      break;
    }
}

static void
take_setup (OgcProtocol *self,
            const Line  *line,
            guint        number)
{
  if (self->playing || self->fixed)
    {
      send_error (self, "not-asked", OGC_RULE_NONE, number, _("A game is under way; its set-up cannot be changed."));
      return;
    }
  self->match.setup = line->match.setup;
  memcpy (self->match.players, line->match.players, sizeof self->match.players);
  begin_game (self);
}

/* The two that are no rules are errors of another sort. */
static void
refuse (OgcProtocol       *self,
        OgcRule            rule,
        const OgcDecision *decision,
        guint              number)
{
  const char *text = ogc_text_refusal (rule, decision);

  if (rule == OGC_RULE_NOT_ASKED)
    send_error (self, "not-asked", OGC_RULE_NONE, number, text);
  else if (rule == OGC_RULE_MALFORMED)
    send_error (self, "content", OGC_RULE_NONE, number, text);
  else
    send_error (self, "refused", rule, number, text);
}

static void
take_decision (OgcProtocol *self,
               const Line  *line,
               guint        number)
{
  OgcRule rule;

  if (!self->playing)
    {
      send_error (self, "not-asked", OGC_RULE_NONE, number, _("No game is under way."));
      return;
    }
  if (line->numbered && line->number != self->position)
    {
      g_autofree char *message = g_strdup_printf (_("This answers question number %u, but now it is number %u that is asked."),
                                                  line->number, self->position);

      send_error (self, "not-asked", OGC_RULE_NONE, number, message);
      return;
    }
  rule = ogc_state_refuse (&self->state, &line->decision);
  if (rule != OGC_RULE_NONE)
    {
      refuse (self, rule, &line->decision, number);
      return;
    }
  take (self, &line->decision);
  go_on (self);
}

OgcProtocol *
ogc_protocol_new (OgcTileSet       *tile_set,
                  const OgcMatch   *match,
                  OgcProtocolWrite  write,
                  gpointer          data)
{
  OgcProtocol *self;

  g_return_val_if_fail (OGC_IS_TILE_SET (tile_set), NULL);
  g_return_val_if_fail (write != NULL, NULL);

  self = g_new0 (OgcProtocol, 1);
  self->write = write;
  self->data = data;
  if (match != NULL)
    self->match = *match;
  self->match.tile_set = g_object_ref (tile_set);
  self->fixed = match != NULL;
  send_hello (self);
  if (self->fixed)
    begin_game (self);

  return self;
}

void
ogc_protocol_free (OgcProtocol *self)
{
  if (self == NULL)
    return;

  ogc_match_clear (&self->match);
  g_free (self);
}

void
ogc_protocol_take_line (OgcProtocol *self,
                        GBytes      *line,
                        guint        number)
{
  g_autofree char *source = NULL;
  g_autoptr (OgcJsonReader) reader = NULL;
  g_autoptr (GError) error = NULL;
  Line said = { 0 };

  g_return_if_fail (self != NULL && line != NULL);
  g_return_if_fail (!self->over);

  /* TRANSLATORS: what came in by the protocol, and its number */
  source = g_strdup_printf (_("message %u"), number);
  reader = ogc_json_reader_new (source, line, &error);
  if (reader != NULL)
    read_line (reader, &said);
  if (reader == NULL || !ogc_json_reader_close (reader, &error))
    ogc_protocol_complain (self, error, number);
  else if (said.type == LINE_SETUP)
    take_setup (self, &said, number);
  else if (said.type == LINE_DECISION)
    take_decision (self, &said, number);
  else
    self->over = TRUE;
}

void
ogc_protocol_complain (OgcProtocol  *self,
                       const GError *error,
                       guint         number)
{
  g_return_if_fail (self != NULL && error != NULL);

  send_error (self, error->domain == OGC_ERROR ? ogc_name_of (error_names, error->code) : "read", OGC_RULE_NONE, number,
              error->message);
}

gboolean
ogc_protocol_is_over (OgcProtocol *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->over;
}

gboolean
ogc_protocol_is_playing (OgcProtocol *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->playing;
}
