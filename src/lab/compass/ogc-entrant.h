/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player.h"
#include "ogc-weights.h"

#include <glib.h>

G_BEGIN_DECLS

#define OGC_ENTRANT_WEIGHTS "weights=" /* what a file of networks follows */

/**
 * OgcEntrant:
 * @name: what was typed, which is also its name in results
 * @player: who decides; %NULL for an external program
 * @style: the playing style of a level (#OgcSearchLimits)
 * @weights: (nullable): a network of its own
 * @network: identifies the network of a player; "" if it has none
 * @work: the work given to it (#OgcSearchLimits)
 * @command: (nullable): the command line of an external program
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
 * @text: a player's identifier, optionally with a style (ogc_players_parse()), then optionally ",work=N" and, last,
 * ",weights=FILE"; or "outside=COMMAND LINE"
 * @error: return location
 *
 * Returns: (transfer full) (nullable): the entrant; %NULL with @error set
 */
OgcEntrant *ogc_entrant_new  (const char  *text,
                              GError     **error);
void        ogc_entrant_free (OgcEntrant  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcEntrant, ogc_entrant_free)

G_END_DECLS
