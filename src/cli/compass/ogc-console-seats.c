/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-console-private.h"
#include "ogc-text.h"

OgcSeat *
ogc_console_get_viewer (OgcConsole *self)
{
  const int viewer = ogc_game_get_viewer (self->game);

  return viewer >= 0 ? ogc_game_get_seat (self->game, (unsigned) viewer) : NULL;
}

OgcSeat *
ogc_console_find_seat (OgcConsole  *self,
                       char       **words)
{
  GListModel *seats = ogc_game_get_seats (self->game);

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (OgcSeat) seat = g_list_model_get_item (seats, i);

      if (ogc_words_are_in (words, ogc_seat_get_name (seat)))
        return seat; /* the game keeps it */
    }
  return NULL;
}

void
ogc_console_read_seats (OgcConsole *self)
{
  GListModel *seats = ogc_game_get_seats (self->game);

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (OgcSeat) seat = g_list_model_get_item (seats, i);

      ogc_console_print ("%s.", ogc_seat_get_description (seat));
    }
}

/* Reads out the names of @tiles, except those of which only the kind is known. */
static void
read_tiles (GListModel *tiles,
            const char *heading)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (tiles); i++)
    {
      g_autoptr (OgcTile) tile = g_list_model_get_item (tiles, i);
      g_autofree char *name = ogc_console_name_tile (tile);

      if (!ogc_tile_get_hidden (tile) || ogc_tile_get_back (tile) >= 0)
        ogc_console_list (list, name);
    }
  if (list->len > 0)
    ogc_console_print (_("%s: %s."), heading, list->str);
}

void
ogc_console_read_seat (OgcConsole *self,
                       OgcSeat    *seat)
{
  ogc_console_print ("%s.", ogc_seat_get_description (seat));
  if (ogc_seat_get_neutral (seat))
    return;
  for (guint kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    read_tiles (ogc_seat_get_tiles (seat, kind), ogc_text_tile_kind (kind));
  read_tiles (ogc_seat_get_drawn (seat), _("Chests drawn in this round"));
}

void
ogc_console_read_score (OgcConsole *self,
                        OgcSeat    *seat)
{
  GListModel *lines = ogc_seat_get_score_lines (seat);
  g_autofree char *gold = ogc_text_gold (ogc_seat_get_gold (seat));
  g_autofree char *sum = NULL;

  if (ogc_seat_get_neutral (seat))
    return;
  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (OgcScoreLine) line = g_list_model_get_item (lines, i);
      g_autofree char *piece = ogc_text_gold (ogc_score_line_get_gold (line));

      /* TRANSLATORS: a line of an account: gold, where it comes from, and from what exactly: "4 gold. Maps: Jungle
       * Ruins 4/2 …" */
      ogc_console_print (_("%s. %s: %s"), piece, ogc_text_gold_source (ogc_score_line_get_source (line)),
                         ogc_score_line_get_text (line));
    }
  if (ogc_game_get_finished (self->game))
    sum = g_steal_pointer (&gold);
  else
    sum = g_strdup_printf (ogc_seat_get_gold_exact (seat) ? _("%s if the game ended now")
                                                          : _("%s if the game ended now, not counting secret tiles"),
                           gold);
  ogc_console_print (_("%s: %s."), ogc_seat_get_name (seat), sum);
}

/* The gold from each source: "Maps 4, Specialists 6". */
static char *
list_sources (const OgcScore *score)
{
  GString *list = g_string_new (NULL);

  for (guint source = 0; source < OGC_N_GOLD_SOURCES; source++)
    {
      /* TRANSLATORS: where gold comes from, and how much: "Maps 4" */
      g_autofree char *item = g_strdup_printf (_("%s %u"), ogc_text_gold_source (source), score->by_source[source]);

      if (score->by_source[source] > 0)
        ogc_console_list (list, item);
    }
  return g_string_free (list, FALSE);
}

/* The most gold of anybody behind the winners; -1 if nobody is. */
static int
find_second (OgcConsole *self)
{
  int most = -1;

  for (guint index = 0; index < ogc_game_get_setup (self->game)->seats; index++)
    {
      OgcSeat *seat = ogc_game_get_seat (self->game, index);

      if (ogc_seat_get_place (seat) > 1)
        most = MAX (most, (int) ogc_seat_get_gold (seat));
    }
  return most;
}

/* Tells the only person who plays by how much gold the game was lost. */
static void
read_loss (OgcConsole *self)
{
  OgcSeat *viewer = self->persons == 1 ? ogc_console_get_viewer (self) : NULL;
  guint behind = 0;

  for (guint index = 0; viewer != NULL && index < ogc_game_get_setup (self->game)->seats; index++)
    {
      OgcSeat *seat = ogc_game_get_seat (self->game, index);

      if (ogc_seat_get_place (seat) == 1)
        behind = ogc_seat_get_gold (seat) - ogc_seat_get_gold (viewer);
    }
  if (behind > 0)
    ogc_console_print (ngettext ("You lost by\302\240%u, %s.", "You lost by\302\240%u, %s.", behind), behind,
                       ogc_seat_get_name (viewer));
}

static void
read_winners (OgcConsole      *self,
              const OgcResult *result)
{
  const int second = find_second (self);

  for (guint index = 0; index < ogc_game_get_setup (self->game)->seats; index++)
    {
      OgcSeat *seat = ogc_game_get_seat (self->game, index);
      const int ahead = (int) ogc_seat_get_gold (seat) - second;

      if (ogc_seat_get_place (seat) != 1)
        continue;
      if (result->winners > 1)
        ogc_console_print (_("%s shares the win."), ogc_seat_get_name (seat));
      else if (ahead > 0)
        /* TRANSLATORS: a name, and how much more gold than the second */
        ogc_console_print (ngettext ("%s has won, %u\302\240gold ahead.", "%s has won, %u\302\240gold ahead.", ahead),
                           ogc_seat_get_name (seat), (guint) ahead);
      else
        {
          ogc_console_print (_("%s has won."), ogc_seat_get_name (seat));
          ogc_console_say (_("Others have as much gold; the player with more unassigned specialists "
                             "wins."));
        }
    }
}

void
ogc_console_read_result (OgcConsole *self)
{
  const OgcResult *result = ogc_game_get_result (self->game);
  const guint seats = ogc_game_get_setup (self->game)->seats;

  for (guint place = 1; place <= seats; place++)
    for (guint index = 0; index < seats; index++)
      {
        OgcSeat *seat = ogc_game_get_seat (self->game, index);
        g_autofree char *gold = ogc_text_gold (ogc_seat_get_gold (seat));
        g_autofree char *sources = list_sources (&result->scores[index]);

        if (ogc_seat_get_place (seat) != place)
          continue;
        /* TRANSLATORS: a line of the final scores: the place, a name, gold, and where it comes from: "1. Ada: 61 gold.
         * Maps 12, Specialists 13." */
        ogc_console_print (_("%u. %s: %s. %s."), place, ogc_seat_get_name (seat), gold, sources);
      }
  read_winners (self, result);
  if (result->winners > 1)
    ogc_console_say (_("They are tied on gold and unassigned specialists."));
  read_loss (self);
}
