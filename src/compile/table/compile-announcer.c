/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-announcer.h"

struct _CompileAnnouncer
{
  OgcLiveRegion parent_instance;

  CompileGame *game;
  gboolean decided; /* a decision has not been announced yet */
};

G_DEFINE_FINAL_TYPE (CompileAnnouncer, compile_announcer, OGC_TYPE_LIVE_REGION)

static void
decided_cb (CompileAnnouncer *self)
{
  self->decided = !compile_game_get_replay (self->game);
}

/* The newest lines of the log, in order. */
static char *
join_lines (CompileAnnouncer *self)
{
  GListModel *log = compile_game_get_log (self->game);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = g_list_model_get_n_items (log); i > 0; i--)
    {
      g_autoptr (CompileLogEntry) entry = g_list_model_get_item (log, i - 1);

      if (compile_log_entry_get_position (entry) != compile_game_get_position (self->game))
        break;
      if (text->len > 0)
        g_string_prepend_c (text, ' ');
      g_string_prepend (text, compile_log_entry_get_text (entry));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Everything has changed. The last announcement may be the secret of a player who has left the screen. */
static void
asked_cb (CompileAnnouncer *self)
{
  g_autofree char *text = self->decided ? join_lines (self) : g_strdup ("");

  self->decided = FALSE;
  ogc_live_region_tell (OGC_LIVE_REGION (self), text);
}

static void
compile_announcer_dispose (GObject *object)
{
  compile_announcer_set_game (COMPILE_ANNOUNCER (object), NULL);

  G_OBJECT_CLASS (compile_announcer_parent_class)->dispose (object);
}

static void
compile_announcer_class_init (CompileAnnouncerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = compile_announcer_dispose;
}

static void
compile_announcer_init (CompileAnnouncer *self)
{
}

void
compile_announcer_set_game (CompileAnnouncer *self,
                            CompileGame      *game)
{
  g_return_if_fail (COMPILE_IS_ANNOUNCER (self));
  g_return_if_fail (game == NULL || COMPILE_IS_GAME (game));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  self->decided = FALSE;
  ogc_live_region_tell (OGC_LIVE_REGION (self), "");
  if (game == NULL)
    return;
  g_signal_connect_object (game, "decided", G_CALLBACK (decided_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
}
