/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-match.h"

G_BEGIN_DECLS

/*
 * The lines of the protocol (data/protocol.md) in which Compile Gold goes out, for whoever sits at the program's end of
 * it. Free with g_free().
 */

/* @awaits_setup: whether the other end is to say what is played. */
char *compile_protocol_hello  (gboolean             awaits_setup);
/* The set-up goes out without its seed: from that everything hidden follows. @players: their identifiers, by side */
char *compile_protocol_game   (CompileCardSet      *set,
                               const CompileSetup  *setup,
                               const char          *players[COMPILE_N_SIDES]);
/* What has happened, as far as the side @viewer may know it, or with -1 everybody. @number: of decisions taken */
char *compile_protocol_events (const CompileEvents *events,
                               int                  viewer,
                               guint                number);
/* What is asked of the side that is asked. */
char *compile_protocol_ask    (const CompileState  *state,
                               guint                number);
/* The end hides nothing any more. */
char *compile_protocol_end    (const CompileState  *state);

G_END_DECLS
