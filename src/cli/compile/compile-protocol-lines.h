/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-match.h"

G_BEGIN_DECLS

/*
 * The outgoing lines of the protocol (data/protocol.md) for Compile Gold. Free with g_free().
 */

/* @awaits_setup: whether the other end has to send a set-up. */
char *compile_protocol_hello  (gboolean             awaits_setup);
/* The set-up is sent without its seed, from which everything hidden follows. @players: their identifiers, by side */
char *compile_protocol_game   (CompileCardSet      *set,
                               const CompileSetup  *setup,
                               const char          *players[COMPILE_N_SIDES]);
/* What has happened, as far as the side @viewer may know it or, with -1, everybody. @number: how many decisions were
 * taken */
char *compile_protocol_events (const CompileEvents *events,
                               int                  viewer,
                               guint                number);
/* The question for the side that is asked. */
char *compile_protocol_ask    (const CompileState  *state,
                               guint                number);
/* The end, which reveals everything. */
char *compile_protocol_end    (const CompileState  *state);

G_END_DECLS
