/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"
#include "ogc-match.h"

G_BEGIN_DECLS

/* The newest version of the protocol, and the only one so far. */
#define OGC_PROTOCOL_VERSION 1

/*
 * The lines of the protocol (data/protocol.md), for whoever sits at the program's end of it. What goes out is text
 * of one line without its end; free with g_free().
 */

/* @awaits_setup: whether the other end is to say what is played. */
char *ogc_protocol_hello  (gboolean           awaits_setup);
/* The set-up goes out without its seed: from that everything hidden follows. */
char *ogc_protocol_game   (const OgcMatch    *match,
                           const OgcSetup    *setup);
/* What has happened, as far as the seat @viewer may know it, or with OGC_NOBODY everybody. @number: of decisions
 * taken */
char *ogc_protocol_events (const OgcEvents   *events,
                           guint              viewer,
                           guint              number);
/* What is asked of the seat that is asked. */
char *ogc_protocol_ask    (const OgcState    *state,
                           guint              number);
/* The end hides nothing any more. */
char *ogc_protocol_end    (const OgcState    *state);
/* @code: a name for programs; @rule: OGC_RULE_NONE where it is no rule that refuses; @number: of the line at fault */
char *ogc_protocol_error  (const char        *code,
                           OgcRule            rule,
                           guint              number,
                           const char        *message);

/* What comes in as an answer. */
typedef struct {
  OgcDecision decision;
  gboolean    numbered; /* whether it says which question it answers */
  guint       number;
} OgcProtocolAnswer;

/* The rest of a line whose type is "decision". */
void  ogc_protocol_read_answer (OgcJsonReader     *reader,
                                OgcProtocolAnswer *answer);

G_END_DECLS
