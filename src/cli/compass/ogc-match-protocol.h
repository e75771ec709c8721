/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-match.h"
#include "ogc-protocol.h"

G_BEGIN_DECLS

/**
 * ogc_match_protocol_new:
 * @match: what is played, and the defaults for games that the other end sets up
 * @fixed: whether the set-up and the players are those of @match
 * @write: sends a line
 * @data: for @write
 *
 * Begins a conversation about the first game.
 *
 * Returns: (transfer full): the conversation
 */
OgcProtocol *ogc_match_protocol_new (const OgcMatch   *match,
                                     gboolean          fixed,
                                     OgcProtocolWrite  write,
                                     gpointer          data);

G_END_DECLS
