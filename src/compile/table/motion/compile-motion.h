/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-motion-script.h"
#include "ogc-motion.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_MOTION (compile_motion_get_type ())
/**
 * CompileMotion:
 *
 * Shows how cards get where they are, and what a compile does, and lets it be heard as it is seen. It follows the
 * events of the game and never looks for differences. How fast things are comes from #CompileGame:pace; with an instant
 * pace nothing moves, and there is silence. Who is asked is called when everything has landed.
 */
G_DECLARE_FINAL_TYPE (CompileMotion, compile_motion, COMPILE, MOTION, OgcMotion)

/**
 * compile_motion_new:
 * @stage: what it lies over
 * @places: where things lie on it; they must stay for as long as a game is set
 *
 * Returns: (transfer floating): a motion of no game yet
 */
GtkWidget *compile_motion_new      (GtkWidget                 *stage,
                                    const CompileMotionPlaces *places);

/**
 * compile_motion_set_game:
 * @self: a motion
 * @game: (nullable): the game on the table, which the table follows already
 *
 * What is in the air for another game lands at once.
 */
void       compile_motion_set_game (CompileMotion             *self,
                                    CompileGame               *game);

/* Something cannot be done, and the tray says why. */
void       compile_motion_refuse   (CompileMotion             *self);

G_END_DECLS
