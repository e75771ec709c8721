/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"

G_BEGIN_DECLS

/**
 * OgcSubprocessPlayer:
 *
 * An external program that plays one seat in one game. It is started for that game, reads on its standard input what
 * `play --protocol` writes, and answers on its standard output.
 */
typedef struct _OgcSubprocessPlayer OgcSubprocessPlayer;

/* Splits @line, a command line of the contestant @name, into @command (out) (transfer full). */
gboolean             ogc_subprocess_player_parse (const char          *name,
                                                  const char          *line,
                                                  char              ***command,
                                                  GError             **error);

/**
 * ogc_subprocess_player_new:
 * @name: what errors call it
 * @command: its command line
 * @timeout: the time limit in seconds for every interaction with it
 * @error: return location
 *
 * Returns: (transfer full) (nullable): the program, started
 */
OgcSubprocessPlayer *ogc_subprocess_player_new  (const char           *name,
                                                 char                **command,
                                                 guint                 timeout,
                                                 GError              **error);
/* Waits for the program to exit, and kills it if it does not. */
void                 ogc_subprocess_player_free (OgcSubprocessPlayer  *self);

/* Sends a line to the program. @line: (transfer full) */
gboolean             ogc_subprocess_player_send (OgcSubprocessPlayer  *self,
                                                 char                 *line,
                                                 GError              **error);

/* Reads the member "decision" of an answer into @decision. */
typedef void (*OgcSubprocessRead) (OgcJsonReader *reader,
                                   gpointer       decision);

/**
 * ogc_subprocess_player_ask:
 * @line: (transfer full): the question
 * @number: the number of the question
 * @read: reads the game's decisions
 * @decision: (out): the answer, not yet checked against the rules
 *
 * Returns: whether the program answered
 */
gboolean             ogc_subprocess_player_ask  (OgcSubprocessPlayer  *self,
                                                 char                 *line,
                                                 guint                 number,
                                                 OgcSubprocessRead     read,
                                                 gpointer              decision,
                                                 GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcSubprocessPlayer, ogc_subprocess_player_free)

G_END_DECLS
