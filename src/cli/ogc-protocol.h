/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-protocol-frame.h"

G_BEGIN_DECLS

/* In place of a seat: an onlooker, who knows only what everybody knows. */
#define OGC_PROTOCOL_ONLOOKER (-1)

/**
 * OgcProtocolGame:
 * @hello: the first line
 * @read_setup: reads the game's members of a "setup" line; does not affect the current game
 * @read_decision: reads the member "decision", to be taken by @take
 * @begin: begins the next game, which was read or given. Returns: bit n: the program at the other end plays seat n
 * @get_asked: the seat that is asked, or -1 if the game is over
 * @decide: lets the computer player that is asked decide, after @position decisions
 * @take: takes the decision that was read. Returns: 0, or the rule that refuses it
 * @explain: a sentence for people, translated, that says why @rule refuses it
 * @rule_names: the names of the rules
 * @not_asked: the number for a decision that nobody asked for, and @malformed: for what is no decision, neither a rule
 * @tell_game: the line that begins a game
 * @tell_events: what has just happened, as far as the seat @viewer may know it, or %OGC_PROTOCOL_ONLOOKER
 * @tell_ask: the question for the seat that is asked
 * @tell_end: how the game has ended
 *
 * What the protocol needs of a game, which is played at a @table. Free lines with g_free().
 */
typedef struct {
  char          *(*hello)         (gboolean       awaits_setup);
  void           (*read_setup)    (gpointer       table,
                                   OgcJsonReader *reader);
  void           (*read_decision) (gpointer       table,
                                   OgcJsonReader *reader);
  guint          (*begin)         (gpointer       table);
  int            (*get_asked)     (gpointer       table);
  void           (*decide)        (gpointer       table,
                                   guint          position);
  guint          (*take)          (gpointer       table);
  const char    *(*explain)       (gpointer       table,
                                   guint          rule);
  char          *(*tell_game)     (gpointer       table);
  char          *(*tell_events)   (gpointer       table,
                                   int            viewer,
                                   guint          position);
  char          *(*tell_ask)      (gpointer       table,
                                   guint          position);
  char          *(*tell_end)      (gpointer       table);

  const OgcName *rule_names;
  guint          not_asked;
  guint          malformed;
} OgcProtocolGame;

/**
 * OgcProtocolWrite:
 * @line: one JSON object, without a newline
 * @data: as passed to ogc_protocol_new()
 *
 * Sends a line to the program at the other end.
 */
typedef void (*OgcProtocolWrite) (const char *line,
                                  gpointer    data);

/**
 * OgcProtocol:
 *
 * A conversation with a program that plays some seats of a game (data/protocol.md): its lines come in one by one;
 * lines to it go out through a callback. Computer players decide at once, in the same thread. A bad line is answered
 * with one error and changes nothing.
 */
typedef struct _OgcProtocol OgcProtocol;

/**
 * ogc_protocol_new:
 * @game: which game
 * @table: (transfer full): where it is played
 * @free_table: frees @table
 * @fixed: whether it is set up already; otherwise the other end says what is played, game by game
 * @write: sends a line
 * @data: for @write
 *
 * Begins a conversation: says hello and, if it is set up, begins the game.
 *
 * Returns: (transfer full): the conversation
 */
OgcProtocol *ogc_protocol_new        (const OgcProtocolGame *game,
                                      gpointer               table,
                                      GDestroyNotify         free_table,
                                      gboolean               fixed,
                                      OgcProtocolWrite       write,
                                      gpointer               data);
void         ogc_protocol_free       (OgcProtocol           *self);

/**
 * ogc_protocol_take_line:
 * @line: one line from the other end
 * @number: its number, for errors
 *
 * Handles a line.
 */
void         ogc_protocol_take_line  (OgcProtocol           *self,
                                      GBytes                *line,
                                      guint                  number);

/* Tells the other end that a line could not be read. */
void         ogc_protocol_complain   (OgcProtocol           *self,
                                      const GError          *error,
                                      guint                  number);

/* Whether the conversation is over: the other end has quit, or the game that was set up is over. */
gboolean     ogc_protocol_is_over    (OgcProtocol           *self);

/* Whether a game has begun and is not over. */
gboolean     ogc_protocol_is_playing (OgcProtocol           *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcProtocol, ogc_protocol_free)

G_END_DECLS
