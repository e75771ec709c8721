/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-playable.h"

G_BEGIN_DECLS

#define OGC_TYPE_REPLAY_BAR (ogc_replay_bar_get_type ())
/**
 * OgcReplayBar:
 *
 * The controls of a replay, below its table: steps, turns, a slider, rounds, automatic play; and a description of what
 * just happened. Everything is an action, for buttons, keys and tests: "replay.first", "replay.previous-turn",
 * "replay.previous", "replay.play", "replay.next", "replay.next-turn", "replay.last", "replay.leave".
 *
 * Properties:
 * - "playing" (gboolean; read-only): whether it plays automatically
 *
 * Signals:
 * - "leave": the person wants to leave the replay
 * - "chosen" (guint number): another game of the same file is wanted
 */
G_DECLARE_FINAL_TYPE (OgcReplayBar, ogc_replay_bar, OGC, REPLAY_BAR, GtkWidget)

/* The replay, or %NULL */
OgcPlayable *ogc_replay_bar_get_game (OgcReplayBar *self);
void      ogc_replay_bar_set_game  (OgcReplayBar *self,
                                    OgcPlayable  *game);

/**
 * ogc_replay_bar_set_comment:
 * @self: the bar
 * @comment: what there is to say about the next decision, or ""
 *
 * Shows @comment in place of what just happened, until another position is shown.
 */
void      ogc_replay_bar_set_comment (OgcReplayBar *self,
                                      const char   *comment);

/**
 * ogc_replay_bar_offer_games:
 * @self: the bar
 * @number: which game of its file is shown, from 1
 * @n_games: how many there are; with fewer than two, no choice is offered
 */
void      ogc_replay_bar_offer_games (OgcReplayBar *self,
                                      guint         number,
                                      guint         n_games);

/**
 * ogc_replay_bar_add_keys:
 * @self: the bar
 * @widget: what the bar belongs to
 *
 * While there is a game, the keys of the bar work wherever the focus is in @widget, before anything else there gets
 * them.
 */
void      ogc_replay_bar_add_keys  (OgcReplayBar *self,
                                    GtkWidget    *widget);

G_END_DECLS
