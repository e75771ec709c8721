/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game-actions.h"
#include "ogc-game-ui.h"

G_BEGIN_DECLS

#define OGC_TYPE_LESSONS (ogc_lessons_get_type ())
/**
 * OgcLessons:
 *
 * Begins lessons. Of each, at most one unfinished game is saved: the person is asked whether to continue it or to start
 * over, in its place.
 *
 * Signals:
 * - "failed" (GError *error): a lesson could not begin
 * - "told" (string text): a lesson has begun, and this is what has become of the game before
 */
G_DECLARE_FINAL_TYPE (OgcLessons, ogc_lessons, OGC, LESSONS, GObject)

/**
 * ogc_lessons_new:
 * @session: the session that gets the games
 * @window: the parent of dialogs
 * @actions: asks whether the game on the table may be given up, and opens saved games
 *
 * Returns: (transfer full): an object that has begun no lesson
 */
OgcLessons *ogc_lessons_new   (OgcSession      *session,
                               GtkWindow       *window,
                               OgcGameActions  *actions);

/**
 * ogc_lessons_begin:
 * @self: the lessons
 * @ui: a game that has lessons
 * @lesson: its id, %OGC_FIRST_LESSON or another
 *
 * Begins or continues a lesson, unless it is still finding out which for another one.
 */
void        ogc_lessons_begin (OgcLessons      *self,
                               const OgcGameUi *ui,
                               const char      *lesson);

G_END_DECLS
