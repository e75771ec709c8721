/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-games.h"

#include <glib/gi18n.h>

#include "ogc-compass-ui.h"
#include "ogc-compile-ui.h"
#include "ogc-lesson-progress.h"

static const OgcGameUi * const games[] = { &ogc_compass_ui, &ogc_compile_ui };

void
ogc_games_register (void)
{
  for (unsigned n = 0; n < G_N_ELEMENTS (games); n++)
    ogc_game_kind_register (games[n]->kind);
}

const OgcGameUi *
ogc_games_nth (unsigned n)
{
  return n < G_N_ELEMENTS (games) ? games[n] : NULL;
}

const OgcGameUi *
ogc_games_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (unsigned n = 0; n < G_N_ELEMENTS (games); n++)
    if (g_str_equal (games[n]->kind->id, id))
      return games[n];

  return NULL;
}

char *
ogc_games_dup_ids (void)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  for (unsigned n = 0; n < G_N_ELEMENTS (games); n++)
    g_string_append_printf (ids, n > 0 ? ", %s" : "%s", games[n]->kind->id);

  return g_string_free (g_steal_pointer (&ids), FALSE);
}

void
ogc_games_fill_menu (GMenu      *menu,
                     const char *action)
{
  g_return_if_fail (G_IS_MENU (menu));
  g_return_if_fail (action != NULL);

  for (unsigned n = 0; n < G_N_ELEMENTS (games); n++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_(games[n]->name), NULL);

      g_menu_item_set_action_and_target (item, action, "s", games[n]->kind->id);
      g_menu_append_item (menu, item);
    }
}

/* The name of a lesson, and how far the person has got with it. */
static char *
dup_lesson_label (const char *lesson,
                  const char *name)
{
  switch (ogc_lesson_progress_get (lesson))
    {
    case OGC_LESSON_BEGUN:
      /* TRANSLATORS: in a menu: the name of a lesson that is not finished */
      return g_strdup_printf (_("%s (begun)"), name);
    case OGC_LESSON_DONE:
      /* TRANSLATORS: in a menu: the name of a lesson that is finished, and a tick */
      return g_strdup_printf (_("%s ✓"), name);
    case OGC_LESSON_NEW:
      break;
    }
  return g_strdup (name);
}

void
ogc_games_fill_lessons (const OgcGameUi *ui,
                        GMenu           *menu)
{
  const char *lesson, *name;

  g_return_if_fail (ui != NULL);
  g_return_if_fail (G_IS_MENU (menu));

  g_menu_remove_all (menu);
  for (unsigned n = 0; ui->nth_lesson != NULL && (lesson = ui->nth_lesson (n, &name)) != NULL; n++)
    {
      g_autofree char *label = dup_lesson_label (lesson, name);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "win.learn-building", "s", lesson);
      g_menu_append_item (menu, item);
    }
}
