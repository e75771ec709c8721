/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-protocol.h"

#include <glib/gi18n.h>

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

struct _OgcProtocol
{
  const OgcProtocolGame *game;
  gpointer               table;
  GDestroyNotify         free_table;
  OgcProtocolWrite       write;
  gpointer               data;
  guint                  outside;  /* bit n: the other end plays seat n */
  guint                  position; /* decisions taken */
  gboolean               fixed;    /* one game, set up by the caller */
  gboolean               playing;
  gboolean               over;
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

static gboolean
is_outside (OgcProtocol *self,
            int          seat)
{
  return (self->outside & 1u << seat) != 0;
}

/* Sends what has just happened: to each outside seat as far as it may know it or, without any, as far as everybody
 * may. */
static void
send_events (OgcProtocol *self)
{
  for (guint seat = 0; self->outside >> seat != 0; seat++)
    if (is_outside (self, (int) seat))
      send_line (self, self->game->tell_events (self->table, (int) seat, self->position));
  if (self->outside == 0)
    send_line (self, self->game->tell_events (self->table, OGC_PROTOCOL_ONLOOKER, self->position));
}

/* --- The game --- */

/* Lets computer players decide until an outside seat is asked or the game is over. */
static void
go_on (OgcProtocol *self)
{
  int asked;

  while ((asked = self->game->get_asked (self->table)) >= 0 && !is_outside (self, asked))
    {
      self->game->decide (self->table, self->position++);
      send_events (self);
    }
  if (asked >= 0)
    {
      send_line (self, self->game->tell_ask (self->table, self->position));
      return;
    }
  send_line (self, self->game->tell_end (self->table));
  self->playing = FALSE;
  self->over = self->fixed;
}

static void
begin_game (OgcProtocol *self)
{
  self->position = 0;
  self->playing = TRUE;
  self->outside = self->game->begin (self->table);
  send_line (self, self->game->tell_game (self->table));
  send_events (self);
  go_on (self);
}

/* --- Lines that come in --- */

static void
take_setup (OgcProtocol *self,
            guint        number)
{
  if (self->playing || self->fixed)
    send_line (self, ogc_protocol_error ("not-asked", NULL, number,
                                         _("A game is in progress, so its set-up can’t be changed.")));
  else
    begin_game (self);
}

/* @answered: the number of the question, or -1 */
static void
take_decision (OgcProtocol *self,
               int          answered,
               guint        number)
{
  const OgcProtocolGame *game = self->game;
  const char *code = "not-asked", *name = NULL, *message;
  g_autofree char *late = NULL;
  guint rule;

  if (!self->playing)
    message = _("No game in progress.");
  else if (answered >= 0 && (guint) answered != self->position)
    message = late = g_strdup_printf (_("This answers question number %u, but the current question is number %u."),
                                      (guint) answered, self->position);
  else
    {
      rule = game->take (self->table);
      if (rule == 0)
        {
          self->position++;
          send_events (self);
          go_on (self);
          return;
        }
      message = game->explain (self->table, rule);
      if (rule == game->malformed)
        code = "content";
      else if (rule != game->not_asked)
        {
          code = "refused";
          name = ogc_name_of (game->rule_names, rule);
        }
    }
  send_line (self, ogc_protocol_error (code, name, number, message));
}

OgcProtocol *
ogc_protocol_new (const OgcProtocolGame *game,
                  gpointer               table,
                  GDestroyNotify         free_table,
                  gboolean               fixed,
                  OgcProtocolWrite       write,
                  gpointer               data)
{
  OgcProtocol *self;

  g_return_val_if_fail (game != NULL && table != NULL, NULL);
  g_return_val_if_fail (free_table != NULL && write != NULL, NULL);

  self = g_new0 (OgcProtocol, 1);
  self->game = game;
  self->table = table;
  self->free_table = free_table;
  self->fixed = fixed;
  self->write = write;
  self->data = data;
  send_line (self, game->hello (!fixed));
  if (fixed)
    begin_game (self);

  return self;
}

void
ogc_protocol_free (OgcProtocol *self)
{
  if (self == NULL)
    return;

  self->free_table (self->table);
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
  LineType type = LINE_QUIT;
  int answered = -1;

  g_return_if_fail (self != NULL && line != NULL);
  g_return_if_fail (!self->over);

  /* TRANSLATORS: what came in by the protocol, and its number */
  source = g_strdup_printf (_("message %u"), number);
  reader = ogc_json_reader_new (source, line, &error);
  if (reader != NULL)
    type = ogc_json_reader_choice (reader, "type", line_names);
  if (reader != NULL && type == LINE_SETUP)
    self->game->read_setup (self->table, reader);
  if (reader != NULL && type == LINE_DECISION)
    {
      self->game->read_decision (self->table, reader);
      answered = ogc_protocol_read_number (reader);
    }
  if (reader == NULL || !ogc_json_reader_close (reader, &error))
    ogc_protocol_complain (self, error, number);
  else if (type == LINE_SETUP)
    take_setup (self, number);
  else if (type == LINE_DECISION)
    take_decision (self, answered, number);
  else
    self->over = TRUE;
}

void
ogc_protocol_complain (OgcProtocol  *self,
                       const GError *error,
                       guint         number)
{
  g_return_if_fail (self != NULL && error != NULL);

  send_line (self, ogc_protocol_error (error->domain == OGC_ERROR ? ogc_name_of (error_names, error->code) : "read",
                                       NULL, number, error->message));
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
