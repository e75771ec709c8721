/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game.h"
#include "ogc-sound.h"

G_BEGIN_DECLS

#define OGC_TYPE_CUES (ogc_cues_get_type ())
/**
 * OgcCues:
 *
 * Gives a game its sounds. If things move, each cue comes with what is seen (#OgcMotionLayer), and those that call for
 * attention follow afterwards. Otherwise the cues of a decision follow each other in order, each once and after a short
 * delay. At the pace %OGC_PACE_INSTANT there is no sound.
 *
 * | cue                   | where the same can be seen                                              |
 * |-----------------------|-------------------------------------------------------------------------|
 * | shake, roll           | dice in the tray, which roll                                            |
 * | place, push, bump     | dice on the buildings, and the line of the log                          |
 * | tile, chest, gold     | tiles and tokens on their way to a tableau, and the line of the log     |
 * | turn                  | the question in the tray, and the tableau of who is asked; or a curtain |
 * | round, win            | what the round brought, and the final scores                            |
 * | refusal               | the reason in the tray                                                  |
 */
G_DECLARE_FINAL_TYPE (OgcCues, ogc_cues, OGC, CUES, GObject)

/**
 * ogc_cues_of_event:
 * @event: what happened
 *
 * Returns: the cue that goes with it, or %OGC_CUE_NONE
 */
OgcCue   ogc_cues_of_event (const OgcEvent *event);

/**
 * ogc_cues_new:
 * @sound: plays the cues; a reference is taken
 *
 * Returns: (transfer full): cues without a game
 */
OgcCues *ogc_cues_new      (OgcSound       *sound);

/**
 * ogc_cues_set_game:
 * @self: the cues
 * @game: (nullable): the game to follow from now on; a reference is taken
 */
void     ogc_cues_set_game (OgcCues        *self,
                            OgcGame        *game);

/* Plays the cue of a refusal. To be called when something is refused and the tray says why. */
void     ogc_cues_refuse   (OgcCues        *self);

/* Makes cues wait while things move, or continue. */
void     ogc_cues_set_waiting (OgcCues *self,
                               gboolean waiting);
/* Drops the cues of the last decision but those that follow the motion, which plays the others. */
void     ogc_cues_drop_table  (OgcCues *self);
/* Plays the cue of what is seen now. */
void     ogc_cues_play        (OgcCues *self,
                               OgcCue   cue);

G_END_DECLS
