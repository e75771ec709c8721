/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-match.h"
#include "ogc-protocol-lines.h"

G_BEGIN_DECLS

/**
 * OgcProtocolWrite:
 * @line: one JSON object, without an end of line
 * @data: what was given along
 *
 * Sends a line to the program at the other end.
 */
typedef void (*OgcProtocolWrite) (const char *line,
                                  gpointer    data);

/**
 * OgcProtocol:
 *
 * A conversation with a program that plays some seats of a game (data/protocol.md): what it sends comes in line by
 * line; what is sent to it goes out by a function. Computer players decide at once, in the same thread. A bad line
 * is answered by one error and changes nothing.
 */
typedef struct _OgcProtocol OgcProtocol;

/**
 * ogc_protocol_new:
 * @tile_set: the faces
 * @match: (nullable): what is played, or %NULL if the other end says that in its first line
 * @write: sends a line
 * @data: for @write
 *
 * Begins a conversation: says hello and, with a @match, begins the game.
 *
 * Returns: (transfer full): the conversation
 */
OgcProtocol *ogc_protocol_new        (OgcTileSet       *tile_set,
                                      const OgcMatch   *match,
                                      OgcProtocolWrite  write,
                                      gpointer          data);
void         ogc_protocol_free       (OgcProtocol      *self);

/* The work given to computer players (#OgcSearchLimits) in games that the other end sets up; 0 at first. */
void         ogc_protocol_set_work   (OgcProtocol      *self,
                                      unsigned          work);

/**
 * ogc_protocol_take_line:
 * @line: one line from the other end
 * @number: its number, for errors
 *
 * Answers a line.
 */
void         ogc_protocol_take_line  (OgcProtocol      *self,
                                      GBytes           *line,
                                      guint             number);

/* Tells the other end of a line that is none. */
void         ogc_protocol_complain   (OgcProtocol      *self,
                                      const GError     *error,
                                      guint             number);

/* Whether there is nothing more to say: the other end has quit, or the game that @match wanted is over. */
gboolean     ogc_protocol_is_over    (OgcProtocol      *self);

/* Whether a game has begun and is not over. */
gboolean     ogc_protocol_is_playing (OgcProtocol      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcProtocol, ogc_protocol_free)

G_END_DECLS
