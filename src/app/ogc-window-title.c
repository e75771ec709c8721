/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-window-title.h"

#include <glib/gi18n.h>

#include "config.h"
#include "ogc-child-binding.h"
#include "ogc-first-fit-layout.h"
#include "ogc-group.h"
#include "ogc-overflow-layout.h"
#include "ogc-symbol-view.h"

/* Narrower than this, in pixels, ornaments would take the room of the buttons in the header that may be left out. */
#define ORNATE_WIDTH 1200

struct _OgcWindowTitle
{
  GtkWidget    parent_instance;

  GSignalGroup *game;  /* the game whose title and subtitle are shown */
  char         *title; /* the title that is shown */

  GtkWidget    *left_ornament;
  GtkWidget    *right_ornament;
  GtkLabel     *name;
  GtkLabel     *subtitle;
  GtkLabel     *short_title; /* in place of both, where there is no room for the name */
  GtkLabel     *short_subtitle;
};

G_DEFINE_FINAL_TYPE (OgcWindowTitle, ogc_window_title, GTK_TYPE_WIDGET)

static gboolean
is_empty (const char *text)
{
  return text == NULL || *text == '\0';
}

static char *
dup_progress (const char *title,
              const char *subtitle)
{
  if (is_empty (subtitle))
    return g_strdup (title);
  /* TRANSLATORS: "Round 3 of 6", and what goes on: whose turn it is and the like */
  return g_strdup_printf (C_("window title", "%s · %s"), title, subtitle);
}

static void
set_text (GtkLabel   *label,
          const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), !is_empty (text));
}

static void
show_titles (OgcWindowTitle *self,
             OgcPlayable    *game,
             const char     *title,
             const char     *subtitle)
{
  g_autofree char *progress = dup_progress (title, subtitle);
  /* TRANSLATORS: "Round 3 of 6", and what went on, in a game that is walked through */
  g_autofree char *replay = g_strdup_printf (C_("window title", "Replay · %s"), progress);
  const gboolean replayed = ogc_playable_get_replay (game);

  set_text (self->subtitle, replayed ? replay : progress);
  set_text (self->short_title, replayed ? C_("window title", "Replay") : title);
  set_text (self->short_subtitle, replayed ? progress : subtitle);
}

/* Follows the game and, while the table still tells how it came to that, what it tells. */
static void
title_changed_cb (OgcWindowTitle *self)
{
  g_autoptr (OgcPlayable) game = g_signal_group_dup_target (self->game);
  const char *told = ogc_playable_get_told (game);

  if (!ogc_playable_get_telling (game))
    {
      g_free (self->title);
      self->title = g_strdup (ogc_playable_get_title (game));
    }
  if (told != NULL || !ogc_playable_get_telling (game))
    show_titles (self, game, self->title, told != NULL ? told : ogc_playable_get_subtitle (game));
}

static void
ogc_window_title_dispose (GObject *object)
{
  g_clear_object (&OGC_WINDOW_TITLE (object)->game);
  ogc_child_binding_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (ogc_window_title_parent_class)->dispose (object);
}

static void
ogc_window_title_finalize (GObject *object)
{
  g_free (OGC_WINDOW_TITLE (object)->title);

  G_OBJECT_CLASS (ogc_window_title_parent_class)->finalize (object);
}

static void
ogc_window_title_class_init (OgcWindowTitleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_window_title_dispose;
  G_OBJECT_CLASS (klass)->finalize = ogc_window_title_finalize;

  g_type_ensure (OGC_TYPE_FIRST_FIT_LAYOUT);
  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_OVERFLOW_LAYOUT);
  g_type_ensure (OGC_TYPE_SYMBOL_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/app/window-title.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcWindowTitle, left_ornament);
  gtk_widget_class_bind_template_child (widget_class, OgcWindowTitle, right_ornament);
  gtk_widget_class_bind_template_child (widget_class, OgcWindowTitle, name);
  gtk_widget_class_bind_template_child (widget_class, OgcWindowTitle, subtitle);
  gtk_widget_class_bind_template_child (widget_class, OgcWindowTitle, short_title);
  gtk_widget_class_bind_template_child (widget_class, OgcWindowTitle, short_subtitle);
}

static void
ogc_window_title_init (OgcWindowTitle *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->game = g_signal_group_new (G_TYPE_OBJECT);
  g_signal_group_connect_swapped (self->game, "notify::title", G_CALLBACK (title_changed_cb), self);
  g_signal_group_connect_swapped (self->game, "notify::subtitle", G_CALLBACK (title_changed_cb), self);
  g_signal_group_connect_swapped (self->game, "notify::telling", G_CALLBACK (title_changed_cb), self);
  g_signal_group_connect_swapped (self->game, "notify::told", G_CALLBACK (title_changed_cb), self);
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
    {
      title_changed_cb (self);
      return;
    }
  set_text (self->subtitle, page);
  set_text (self->short_title, page);
  set_text (self->short_subtitle, NULL);
}

void
ogc_window_title_set_width (OgcWindowTitle *self,
                            int             width)
{
  g_return_if_fail (OGC_IS_WINDOW_TITLE (self));

  gtk_widget_set_visible (self->left_ornament, width >= ORNATE_WIDTH);
  gtk_widget_set_visible (self->right_ornament, width >= ORNATE_WIDTH);
}
