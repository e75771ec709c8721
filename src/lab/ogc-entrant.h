/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player.h"
#include "ogc-weights.h"

#include <glib.h>

G_BEGIN_DECLS

#define OGC_MAX_ENTRANT_NAME 1000 /* characters */

/**
 * OgcEntrant:
 * @name: what was typed, and what results call it
 * @player: who decides; %NULL: a program from outside
 * @style: how a level likes to win (#OgcSearchLimits)
 * @weights: (nullable): a network of its own
 * @network: of a player with a network, what tells it from others; else ""
 * @work: the work given to it (#OgcSearchLimits)
 * @command: (nullable): of a program from outside: its command line
 *
 * Who takes part in an arena.
 */
typedef struct {
  char            *name;
  const OgcPlayer *player;
  OgcPlayStyle     style;
  OgcWeights      *weights;
  char            *network;
  unsigned         work;
  char           **command;
} OgcEntrant;

/**
 * ogc_entrant_new:
 * @text: a player's identifier, with a style if wanted (ogc_player_parse()), then ",work=N" and ",weights=FILE" if
 * wanted, the file last; or "outside=COMMAND LINE"
 * @error: return location
 *
 * Returns: (transfer full) (nullable): who is meant
 */
OgcEntrant *ogc_entrant_new  (const char  *text,
                              GError     **error);
void        ogc_entrant_free (OgcEntrant  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcEntrant, ogc_entrant_free)

G_END_DECLS
