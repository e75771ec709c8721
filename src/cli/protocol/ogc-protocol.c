/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-protocol.h"

#include <glib/gi18n.h>

#include "ogc-json-types.h"
#include "ogc-rules.h"
#include "ogc-text.h"

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
  guint            position; /* decisions taken */
  gboolean         fixed;    /* one game, which the caller wanted */
  gboolean         playing;
  gboolean         over;
};

/* --- Lines that go out --- */

/* @line: (transfer full) */
static void
send_line (OgcProtocol *self,
           char        *line)
{
  self->write (line, self->data);
  g_free (line);
}

/* What has just happened, to each seat outside as far as it may know it; with none outside, as far as everybody may. */
static void
send_events (OgcProtocol *self)
{
  gboolean told = FALSE;

  for (guint seat = 0; seat < self->match.setup.seats; seat++)
    if (self->match.players[seat] == NULL)
      {
        send_line (self, ogc_protocol_events (&self->events, seat, self->position));
        told = TRUE;
      }
  if (!told)
    send_line (self, ogc_protocol_events (&self->events, OGC_NOBODY, self->position));
}

static void
send_error (OgcProtocol *self,
            const char  *code,
            OgcRule      rule,
            guint        number,
            const char  *message)
{
  send_line (self, ogc_protocol_error (code, rule, number, message));
}

/* --- The game --- */

static void
take (OgcProtocol       *self,
      const OgcDecision *decision)
{
  ogc_rules_take (&self->state, decision, &self->events);
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
      send_line (self, ogc_protocol_ask (&self->state, self->position));
      return;
    }
  send_line (self, ogc_protocol_end (&self->state));
  self->playing = FALSE;
  self->over = self->fixed;
}

/* Begins the game of self->match, whose set-up is legal. */
static void
begin_game (OgcProtocol *self)
{
  self->position = 0;
  self->playing = TRUE;
  ogc_rules_begin (&self->state, ogc_tile_set_get_tiles (self->match.tile_set), &self->match.setup, &self->events);
  send_line (self, ogc_protocol_game (&self->match, &self->match.setup));
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
  LineType          type;
  OgcMatch          match;
  OgcProtocolAnswer answer;
} Line;

static void
read_line (OgcJsonReader *reader,
           Line          *line)
{
  line->type = ogc_json_reader_choice (reader, "type", line_names);
  switch (line->type)
    {
    case LINE_SETUP:
      ogc_json_read_setup (reader, "setup", TRUE, &line->match.setup);
      read_players (reader, &line->match);
      break;
    case LINE_DECISION:
      ogc_protocol_read_answer (reader, &line->answer);
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
      send_error (self, "not-asked", OGC_RULE_NONE, number,
                  _("A game is in progress, so its set-up can’t be changed."));
      return;
    }
  self->match.setup = line->match.setup;
  memcpy (self->match.players, line->match.players, sizeof self->match.players);
  memcpy (self->match.styles, line->match.styles, sizeof self->match.styles);
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
      send_error (self, "not-asked", OGC_RULE_NONE, number, _("No game in progress."));
      return;
    }
  if (line->answer.numbered && line->answer.number != self->position)
    {
      g_autofree char *message = g_strdup_printf (_("This answers question number %u, but the current question is "
                                                    "number %u."),
                                                  line->answer.number, self->position);

      send_error (self, "not-asked", OGC_RULE_NONE, number, message);
      return;
    }
  rule = ogc_rules_check (&self->state, &line->answer.decision);
  if (rule != OGC_RULE_NONE)
    {
      refuse (self, rule, &line->answer.decision, number);
      return;
    }
  take (self, &line->answer.decision);
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
  send_line (self, ogc_protocol_hello (!self->fixed));
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
ogc_protocol_set_work (OgcProtocol *self,
                       unsigned     work)
{
  g_return_if_fail (self != NULL);

  for (guint seat = 0; seat < OGC_MAX_SEATS; seat++)
    self->match.works[seat] = work;
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
