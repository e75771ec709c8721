/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-playable.h"

G_BEGIN_DECLS

#define OGC_TYPE_REPLAY_BAR (ogc_replay_bar_get_type ())
/**
 * OgcReplayBar:
 *
 * What one walks through a game with, below its table: steps, turns, a slider, rounds, playing by itself; and in
 * words what just happened. Everything is an action of it, for buttons, keys and tests: "replay.first",
 * "replay.previous-turn", "replay.previous", "replay.play", "replay.next", "replay.next-turn", "replay.last",
 * "replay.leave".
 *
 * Properties:
 * - "playing" (gboolean; read-only): it goes on by itself
 *
 * Signals:
 * - "leave": the person has seen enough
 * - "chosen" (guint number): another game of the same file is wanted
 */
G_DECLARE_FINAL_TYPE (OgcReplayBar, ogc_replay_bar, OGC, REPLAY_BAR, GtkWidget)

/* The replay; NULL: none */
OgcPlayable *ogc_replay_bar_get_game (OgcReplayBar *self);
void      ogc_replay_bar_set_game  (OgcReplayBar *self,
                                    OgcPlayable  *game);

/**
 * ogc_replay_bar_offer_games:
 * @self: the bar
 * @number: which game of its file is shown, from 1
 * @n_games: how many there are; with fewer than two there is nothing to choose
 */
void      ogc_replay_bar_offer_games (OgcReplayBar *self,
                                      guint         number,
                                      guint         n_games);

/**
 * ogc_replay_bar_add_keys:
 * @self: the bar
 * @widget: what the bar belongs to
 *
 * While there is a game, its keys work wherever the focus is in @widget, before anything else there sees them.
 */
void      ogc_replay_bar_add_keys  (OgcReplayBar *self,
                                    GtkWidget    *widget);

G_END_DECLS
