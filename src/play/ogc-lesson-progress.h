/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

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

G_END_DECLS
