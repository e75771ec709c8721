/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-match.h"
#include "ogc-protocol-frame.h"

G_BEGIN_DECLS

/*
 * The outgoing lines of the protocol (data/protocol.md) for the first game. Free with g_free().
 */

/* @awaits_setup: whether the other end has to send a set-up. */
char *ogc_protocol_hello  (gboolean           awaits_setup);
/* The set-up is sent without its seed, from which everything hidden follows. */
char *ogc_protocol_game   (const OgcMatch    *match,
                           const OgcSetup    *setup);
/* What has happened, as far as the seat @viewer may know it or, with OGC_NOBODY, everybody. @number: how many
 * decisions were taken */
char *ogc_protocol_events (const OgcEvents   *events,
                           guint              viewer,
                           guint              number);
/* The question for the seat that is asked. */
char *ogc_protocol_ask    (const OgcState    *state,
                           guint              number);
/* The end, which reveals everything. */
char *ogc_protocol_end    (const OgcState    *state);

G_END_DECLS
