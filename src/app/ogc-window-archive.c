/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-window-private.h"

#include "ogc-dice-page.h"
#include "ogc-history-page.h"
#include "ogc-saves-page.h"

/* The person wants @info on the table. */
static void
open_cb (OgcWindow   *self,
         OgcSaveInfo *info)
{
  if (ogc_save_info_get_current (info) && ogc_window_get_game (self) != NULL)
    ogc_window_show_page (self, "table");
  else
    ogc_window_open (self, ogc_save_info_get_file (info));
}

static GtkWidget *
create_saves (OgcWindow *self)
{
  GtkWidget *page = ogc_saves_page_new (self->session);

  g_signal_connect_object (page, "open", G_CALLBACK (open_cb), self, G_CONNECT_SWAPPED);
  return page;
}

static GtkWidget *
create_dice (OgcWindow *self)
{
  return ogc_dice_page_new ();
}

static GtkWidget *
create_history (OgcWindow *self)
{
  return ogc_history_page_new (ogc_session_get_history (self->session));
}

static void
saves_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  ogc_window_provide_page (user_data, "saves", create_saves);
  ogc_window_show_page (user_data, "saves");
}

static void
dice_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  GtkWidget *page = ogc_window_provide_page (user_data, "dice", create_dice);

  ogc_dice_page_set_game (OGC_DICE_PAGE (page), ogc_window_get_game (user_data));
  ogc_window_show_page (user_data, "dice");
}

static void
history_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  ogc_window_provide_page (user_data, "history", create_history);
  ogc_window_show_page (user_data, "history");
}

/* A page need not be gone to from itself. */
static void
enable (OgcWindow  *self,
        const char *page,
        gboolean    enabled)
{
  ogc_window_enable (self, page, enabled && !ogc_window_is_on (self, page));
}

void
ogc_window_add_archive_actions (OgcWindow *self)
{
  const GActionEntry actions[] = {
    { "saves", saves_cb },
    { "dice", dice_cb },
    { "history", history_cb },
  };

  g_assert (OGC_IS_WINDOW (self));

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

void
ogc_window_update_archive_actions (OgcWindow *self)
{
  g_assert (OGC_IS_WINDOW (self));

  enable (self, "saves", self->session != NULL && ogc_session_get_store (self->session) != NULL);
  enable (self, "dice", ogc_window_get_game (self) != NULL);
  enable (self, "history", self->session != NULL && ogc_session_get_history (self->session) != NULL);
}
