/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-lesson-progress.h"

#include "ogc-preferences.h"

/* The key of data of games whose lesson is over. */
#define OVER "ogc-lesson-over"

OgcLessonProgress
ogc_lesson_progress_get (const char *lesson)
{
  g_autoptr (GVariant) lessons = g_settings_get_value (ogc_preferences_get_default (), OGC_PREFERENCE_LESSONS);
  gboolean done;

  g_return_val_if_fail (lesson != NULL, OGC_LESSON_NEW);

  if (!g_variant_lookup (lessons, lesson, "b", &done))
    return OGC_LESSON_NEW;
  return done ? OGC_LESSON_DONE : OGC_LESSON_BEGUN;
}

void
ogc_lesson_progress_note (const char        *lesson,
                          OgcLessonProgress  progress)
{
  g_autoptr (GVariant) lessons = g_settings_get_value (ogc_preferences_get_default (), OGC_PREFERENCE_LESSONS);
  g_autoptr (GVariantDict) dict = g_variant_dict_new (lessons);

  g_return_if_fail (lesson != NULL);

  if (progress <= ogc_lesson_progress_get (lesson))
    return;
  g_variant_dict_insert (dict, lesson, "b", progress == OGC_LESSON_DONE);
  g_settings_set_value (ogc_preferences_get_default (), OGC_PREFERENCE_LESSONS, g_variant_dict_end (dict));
}

void
ogc_lesson_progress_set_over (OgcPlayable *game,
                              gboolean     over)
{
  g_return_if_fail (OGC_IS_PLAYABLE (game));

  g_object_set_data (G_OBJECT (game), OVER, GINT_TO_POINTER (over));
}

gboolean
ogc_lesson_progress_get_over (OgcPlayable *game)
{
  g_return_val_if_fail (OGC_IS_PLAYABLE (game), FALSE);

  return g_object_get_data (G_OBJECT (game), OVER) != NULL;
}

void
ogc_lesson_progress_remember (OgcPlayable *game,
                              const char  *place)
{
  g_return_if_fail (OGC_IS_PLAYABLE (game));
  g_return_if_fail (place != NULL);

  g_settings_set (ogc_preferences_get_default (), OGC_PREFERENCE_GUIDE_PLACE, "(xus)",
                  ogc_playable_get_created (game), ogc_playable_get_position (game), place);
}

char *
ogc_lesson_progress_recall (OgcPlayable *game)
{
  g_autofree char *place = NULL;
  gint64 created;
  guint position;

  g_return_val_if_fail (OGC_IS_PLAYABLE (game), NULL);

  g_settings_get (ogc_preferences_get_default (), OGC_PREFERENCE_GUIDE_PLACE, "(xus)", &created, &position, &place);
  return created == ogc_playable_get_created (game) && position == ogc_playable_get_position (game)
         ? g_steal_pointer (&place) : NULL;
}
