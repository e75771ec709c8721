/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-console-private.h"
#include "ogc-seat-kind.h"
#include "ogc-text.h"

/*
 * Whether something is told as it happens, to @viewer. What others roll or draw face down is not worth telling; the
 * log has all of it.
 */
static gboolean
is_told (OgcEventKind kind,
         int          seat,
         int          viewer)
{
  switch (kind)
    {
    case OGC_EVENT_GAME_BEGAN: /* the first round begins as well */
    case OGC_EVENT_REVEALED:
    case OGC_EVENT_LAID:
    case OGC_EVENT_ROLLED:
    case OGC_EVENT_REROLLED:
    case OGC_EVENT_TURN_ENDED:
    case OGC_EVENT_ROUND_ENDED:
    case OGC_EVENT_KNOWLEDGE_SPENT:
    case OGC_EVENT_HANDED:
    case OGC_EVENT_RETURNED:
      return FALSE;
    case OGC_EVENT_DEALT:
    case OGC_EVENT_DREW:
      return seat == viewer;
    default:
      return TRUE;
    }
}

/* Adds @text (nullable; takes ownership). A round begins with a blank line, and with what is on offer: NULL. */
static void
add_news (OgcConsole   *self,
          OgcEventKind  kind,
          char         *text)
{
  if (kind == OGC_EVENT_ROUND_BEGAN)
    g_ptr_array_add (self->news, g_strdup (""));
  if (text != NULL)
    g_ptr_array_add (self->news, text);
  if (kind == OGC_EVENT_ROUND_BEGAN)
    g_ptr_array_add (self->news, NULL);
}

static void
event_cb (OgcConsole     *self,
          const OgcEvent *event)
{
  OgcTextNames names = { .tiles = ogc_tile_set_get_tiles (ogc_game_get_tile_set (self->game)) };

  if (!is_told (event->kind, event->seat, ogc_game_get_viewer (self->game))
      || (event->kind == OGC_EVENT_TURN_BEGAN && event->number == 0)
      || (event->kind == OGC_EVENT_DREW && event->building != OGC_GALLEON) /* a question names them */
      || (event->kind == OGC_EVENT_DISCARDED && event->owner == OGC_NOBODY))
    return;
  for (guint seat = 0; seat < ogc_game_get_setup (self->game)->seats; seat++)
    names.names[seat] = ogc_seat_get_name (ogc_game_get_seat (self->game, seat));
  add_news (self, event->kind, ogc_text_event (&names, event));
}

void
ogc_console_follow (OgcConsole *self)
{
  g_signal_connect_swapped (self->game, "event", G_CALLBACK (event_cb), self);
}

void
ogc_console_tell_news (OgcConsole *self)
{
  const gboolean read = self->session.reader >= 0 || self->persons == 0;

  for (guint i = 0; read && i < self->news->len; i++)
    if (g_ptr_array_index (self->news, i) != NULL)
      ogc_console_say (g_ptr_array_index (self->news, i));
    else
      ogc_console_read_round (self);
  g_ptr_array_set_size (self->news, 0);
  if (self->session.reader >= 0)
    self->told[self->session.reader] = (int) ogc_game_get_position (self->game);
}

void
ogc_console_tell_since (OgcConsole *self,
                        int         position)
{
  GListModel *log = ogc_game_get_log (self->game);
  const int viewer = ogc_game_get_viewer (self->game);

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (OgcLogEntry) entry = g_list_model_get_item (log, i);
      guint kind;

      g_object_get (entry, "kind", &kind, NULL);
      if ((int) ogc_log_entry_get_position (entry) <= position
          || !is_told (kind, ogc_log_entry_get_seat (entry), viewer)
          || (kind == OGC_EVENT_DISCARDED && ogc_log_entry_get_seat (entry) < 0))
        continue;
      add_news (self, kind, g_strdup (ogc_log_entry_get_text (entry)));
    }
  ogc_console_tell_news (self);
}

void
ogc_console_tell_log (OgcConsole *self,
                      guint       n)
{
  GListModel *log = ogc_game_get_log (self->game);
  const guint all = g_list_model_get_n_items (log);

  for (guint i = all - MIN (all, n); i < all; i++)
    {
      g_autoptr (OgcLogEntry) entry = g_list_model_get_item (log, i);

      ogc_console_say (ogc_log_entry_get_text (entry));
    }
}

void
ogc_console_tell_setup (OgcConsole *self)
{
  const OgcSetup *setup = ogc_game_get_setup (self->game);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, setup->seed);

  /* TRANSLATORS: the form of the game, such as "with the neutral player", and the number of the generator's seed */
  ogc_console_print (_("Variant: %s. Seed: %s."), ogc_text_form (setup->form), seed);
  for (guint index = 0; index < setup->seats; index++)
    {
      OgcSeat *seat = ogc_game_get_seat (self->game, index);
      g_autofree char *kind = NULL;

      g_object_get (seat, "kind", &kind, NULL);
      if (!ogc_seat_get_person (seat))
        /* TRANSLATORS: a name, and the level of a computer player */
        ogc_console_print (_("%s is a computer player: %s."), ogc_seat_get_name (seat), ogc_seat_kind_get_level (kind));
      else if (self->persons == 1)
        /* TRANSLATORS: the name of the only person who plays */
        ogc_console_print (_("You are %s."), ogc_seat_get_name (seat));
      else
        ogc_console_print (_("%s is a person."), ogc_seat_get_name (seat));
    }
}
