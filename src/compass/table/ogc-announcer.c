/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-announcer.h"

struct _OgcAnnouncer
{
  OgcLiveRegion parent_instance;

  OgcGame *game;
  gboolean decided; /* a decision has not been announced yet */
  gboolean rolls;   /* and it was a person's, who also hears what was rolled */
};

G_DEFINE_FINAL_TYPE (OgcAnnouncer, ogc_announcer, OGC_TYPE_LIVE_REGION)

static void
decided_cb (OgcAnnouncer      *self,
            const OgcDecision *decision,
            guint              seat)
{
  self->decided = !ogc_game_get_replay (self->game);
  self->rolls = ogc_seat_get_person (ogc_game_get_seat (self->game, seat));
}

/* The newest lines of the log, in order. */
static char *
join_lines (OgcAnnouncer *self)
{
  GListModel *log = ogc_game_get_log (self->game);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = g_list_model_get_n_items (log); i > 0; i--)
    {
      g_autoptr (OgcLogEntry) entry = g_list_model_get_item (log, i - 1);

      if (ogc_log_entry_get_position (entry) != ogc_game_get_position (self->game))
        break;
      if (ogc_log_entry_get_kind (entry) == OGC_EVENT_ROLLED && !self->rolls)
        continue;
      if (text->len > 0)
        g_string_prepend_c (text, ' ');
      g_string_prepend (text, ogc_log_entry_get_text (entry));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Announces a decision once everything has changed, or else clears the last announcement, which may be a secret of a
 * person who has left the screen. */
static void
asked_cb (OgcAnnouncer *self)
{
  g_autofree char *text = self->decided ? join_lines (self) : g_strdup ("");

  self->decided = FALSE;
  ogc_live_region_tell (OGC_LIVE_REGION (self), text);
}

static void
ogc_announcer_dispose (GObject *object)
{
  ogc_announcer_set_game (OGC_ANNOUNCER (object), NULL);

  G_OBJECT_CLASS (ogc_announcer_parent_class)->dispose (object);
}

static void
ogc_announcer_class_init (OgcAnnouncerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ogc_announcer_dispose;
}

static void
ogc_announcer_init (OgcAnnouncer *self)
{
}

void
ogc_announcer_set_game (OgcAnnouncer *self,
                        OgcGame      *game)
{
  g_return_if_fail (OGC_IS_ANNOUNCER (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

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
