/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"
#include "ogc-json-writer.h"

G_BEGIN_DECLS

/* The newest version of the protocol, and the only one so far. */
#define OGC_PROTOCOL_VERSION 1

/*
 * What the lines of the protocol (data/protocol.md) have in common, whichever game is played. An outgoing line is
 * text without a newline; free with g_free().
 */

/* Begins an outgoing line, to which members are added. Returns: (transfer full) */
JsonBuilder *ogc_protocol_begin_line  (const char    *type);
char        *ogc_protocol_end_line    (JsonBuilder   *builder);

/* The first line, without what the game adds to it. @game: its identifier; @rules: the version of its rules;
 * @players: (array zero-terminated): who can play; @awaits_setup: whether the other end has to say what is played.
 * Returns: (transfer full) */
JsonBuilder *ogc_protocol_begin_hello (const char    *game,
                                       guint          rules,
                                       char         **players,
                                       gboolean       awaits_setup);
/* @code: a name for programs; @rule: (nullable): the rule that refuses; @number: of the line at fault */
char        *ogc_protocol_error       (const char    *code,
                                       const char    *rule,
                                       guint          number,
                                       const char    *message);

/* The member "number" of a "decision" line: the question that it answers, or -1 if it does not say. */
int          ogc_protocol_read_number (OgcJsonReader *reader);

G_END_DECLS
