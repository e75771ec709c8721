/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-playable.h"

G_BEGIN_DECLS

/* OgcLessonProgress: how far a person has ever got with a lesson, whether its game is saved or not. */
typedef enum {
  OGC_LESSON_NEW,
  OGC_LESSON_BEGUN,
  OGC_LESSON_DONE,
} OgcLessonProgress;

/* How far the person has got with the lesson with the id @lesson; the preferences know. */
OgcLessonProgress ogc_lesson_progress_get  (const char        *lesson);
/* Remembers that the person has got so far; what has been done stays done when it is begun again. */
void              ogc_lesson_progress_note (const char        *lesson,
                                            OgcLessonProgress  progress);

/* Whether the guide of @game, which is on the table, has come to the end of its lesson, and nobody has chosen to play
 * on. Such a game is not what the person wants to continue next. */
void              ogc_lesson_progress_set_over (OgcPlayable    *game,
                                                gboolean        over);
gboolean          ogc_lesson_progress_get_over (OgcPlayable    *game);

/* Where a guide was when its game was closed: saved games do not know what has been read. Only the last place of any
 * guided game is remembered, in the preferences. */

/**
 * ogc_lesson_progress_remember:
 * @game: a guided game
 * @place: the place, in words of its guide
 *
 * Remembers that the guide of @game is at @place at the present position.
 */
void  ogc_lesson_progress_remember (OgcPlayable *game,
                                    const char  *place);

/**
 * ogc_lesson_progress_recall:
 * @game: a guided game
 *
 * Returns: (transfer full) (nullable): the remembered place; %NULL if it belongs to another game or position
 */
char *ogc_lesson_progress_recall   (OgcPlayable *game);

G_END_DECLS
