/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-window-private.h"

#include "ogc-analysis-page.h"

#define PAGE "lookback"

/* Whether the game on the table, walked through or not, was played to its end. */
static gboolean
is_finished (OgcWindow *self)
{
  OgcGame *game = ogc_window_get_game (self);

  if (self->replay != NULL)
    return self->replay_save != NULL && self->replay_save->state.phase == OGC_PHASE_OVER;
  return game != NULL && ogc_game_get_finished (game);
}

static void
sought_cb (OgcWindow *self,
           guint      position)
{
  if (self->replay != NULL)
    ogc_window_show_game (self);
  else if (ogc_window_get_game (self) != NULL)
    ogc_window_replay_game (self);
  if (self->replay == NULL)
    return;
  self->looking_back = TRUE;
  ogc_game_seek (self->replay, MIN (position, ogc_game_get_length (self->replay)));
}

static GtkWidget *
create_page (OgcWindow *self)
{
  GtkWidget *page = ogc_analysis_page_new ();

  g_signal_connect_object (page, "sought", G_CALLBACK (sought_cb), self, G_CONNECT_SWAPPED);
  return page;
}

static void
look_back_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  OgcWindow *self = user_data;
  g_autoptr (OgcSave) save = NULL;
  g_autoptr (GFile) folder = NULL;

  if (!is_finished (self))
    return;
  save = self->replay != NULL ? ogc_save_ref (self->replay_save) : ogc_game_to_save (ogc_window_get_game (self));
  folder = ogc_session_get_store (self->session) != NULL ? ogc_game_analyser_get_folder () : NULL;
  ogc_analysis_page_look (OGC_ANALYSIS_PAGE (ogc_window_provide_page (self, PAGE, create_page)), save, folder);
  ogc_window_show_page (self, PAGE);
}

void
ogc_window_add_analysis_actions (OgcWindow *self)
{
  const GActionEntry actions[] = { { "look-back", look_back_cb } };

  g_assert (OGC_IS_WINDOW (self));

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

void
ogc_window_update_analysis_actions (OgcWindow *self)
{
  g_assert (OGC_IS_WINDOW (self));

  ogc_window_enable (self, "look-back",
                     self->session != NULL && ogc_window_is_on (self, "table") && is_finished (self));
}

gboolean
ogc_window_return_to_analysis (OgcWindow *self)
{
  g_assert (OGC_IS_WINDOW (self));

  if (!self->looking_back)
    return FALSE;
  self->looking_back = FALSE;
  ogc_window_show_page (self, PAGE);
  return TRUE;
}
