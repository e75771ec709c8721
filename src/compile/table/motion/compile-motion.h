/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-motion-script.h"
#include "ogc-motion.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_MOTION (compile_motion_get_type ())
/**
 * CompileMotion:
 *
 * Shows how cards get where they are and what a compile does, with sounds to match. It follows the events of the game
 * and never compares states. #CompileGame:pace sets the speed; with an instant pace nothing moves or makes a sound.
 * Once everything has landed, a sound calls the player who is asked.
 */
G_DECLARE_FINAL_TYPE (CompileMotion, compile_motion, COMPILE, MOTION, OgcMotion)

/**
 * compile_motion_new:
 * @stage: the widget that it lies over
 * @places: where things lie on it; they must exist as long as a game is set
 *
 * Returns: (transfer floating): a motion without a game
 */
GtkWidget *compile_motion_new      (GtkWidget                 *stage,
                                    const CompileMotionPlaces *places);

/**
 * compile_motion_set_game:
 * @self: a motion
 * @game: (nullable): the game on the table, which already follows it
 *
 * Whatever is in the air for another game lands at once.
 */
void       compile_motion_set_game (CompileMotion             *self,
                                    CompileGame               *game);

/* Plays the cue for a refusal, which the tray explains. */
void       compile_motion_refuse   (CompileMotion             *self);

G_END_DECLS
