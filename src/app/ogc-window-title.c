/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-window-title.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-group.h"
#include "ogc-overflow-layout.h"

struct _OgcWindowTitle
{
  GtkWidget    parent_instance;

  GSignalGroup *game; /* the game whose title and subtitle are shown */

  GtkWidget    *box;
  GtkLabel     *name;
  GtkLabel     *subtitle;
};

G_DEFINE_FINAL_TYPE (OgcWindowTitle, ogc_window_title, GTK_TYPE_WIDGET)

static char *
dup_progress (OgcPlayable *game)
{
  g_autofree char *title = ogc_playable_dup_title (game);
  g_autofree char *subtitle = ogc_playable_dup_subtitle (game);

  if (subtitle == NULL || *subtitle == '\0')
    return g_steal_pointer (&title);
  /* TRANSLATORS: "Round 3 of 6", and what goes on: whose turn it is and the like */
  return g_strdup_printf (C_("window title", "%s · %s"), title, subtitle);
}

static void
set_subtitle (OgcWindowTitle *self,
              const char     *text)
{
  gtk_label_set_label (self->subtitle, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), text != NULL);
}

static void
update (OgcWindowTitle *self)
{
  g_autoptr (OgcPlayable) game = g_signal_group_dup_target (self->game);
  g_autofree char *progress = dup_progress (game);
  g_autofree char *text = NULL;

  if (ogc_playable_get_replay (game))
    /* TRANSLATORS: "Round 3 of 6", and what went on, in a game that is walked through */
    text = g_strdup_printf (C_("window title", "Replay · %s"), progress);
  set_subtitle (self, text != NULL ? text : progress);
}

static void
ogc_window_title_dispose (GObject *object)
{
  OgcWindowTitle *self = OGC_WINDOW_TITLE (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (ogc_window_title_parent_class)->dispose (object);
}

static void
ogc_window_title_class_init (OgcWindowTitleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_window_title_dispose;

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_OVERFLOW_LAYOUT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/app/window-title.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcWindowTitle, box);
  gtk_widget_class_bind_template_child (widget_class, OgcWindowTitle, name);
  gtk_widget_class_bind_template_child (widget_class, OgcWindowTitle, subtitle);
}

static void
ogc_window_title_init (OgcWindowTitle *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->game = g_signal_group_new (G_TYPE_OBJECT);
  g_signal_group_connect_swapped (self->game, "notify::title", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->game, "notify::subtitle", G_CALLBACK (update), self);
}

void
ogc_window_title_show (OgcWindowTitle *self,
                       const char     *name,
                       OgcPlayable    *game,
                       const char     *page)
{
  g_return_if_fail (OGC_IS_WINDOW_TITLE (self));
  g_return_if_fail (name != NULL);

  gtk_label_set_label (self->name, name);
  g_signal_group_set_target (self->game, game);
  if (game != NULL)
    update (self);
  else
    set_subtitle (self, page);
}
