/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tally.h"

#include <glib/gi18n.h>

#include "ogc-cli.h"
#include "ogc-columns.h"
#include "ogc-text.h"

/* The results of all seats with one player. */
typedef struct {
  const char  *player;
  guint        seats;
  OgcSeatTally tally;
} PlayerTally;

/* All players, each once, in the order of seats. Returns how many. */
static guint
collect_players (const OgcTally *self,
                 PlayerTally    *players)
{
  guint n = 0;

  for (guint seat = 0; seat < self->setup.seats; seat++)
    {
      const guint64 *from = (const guint64 *) &self->seats[seat];
      guint64 *to;
      guint i = 0;

      while (i < n && !g_str_equal (players[i].player, self->players[seat]))
        i++;
      if (i == n)
        players[n++] = (PlayerTally) { .player = self->players[seat] };
      players[i].seats++;
      to = (guint64 *) &players[i].tally;
      for (gsize k = 0; k < sizeof (OgcSeatTally) / sizeof (guint64); k++)
        to[k] += from[k];
    }
  return n;
}

static char *
mean (double total,
      double n)
{
  return g_strdup_printf ("%.2f", n > 0 ? total / n : 0);
}

static char *
percent (double part,
         double whole)
{
  /* TRANSLATORS: a share in percent */
  return g_strdup_printf (_("%.1f %%"), whole > 0 ? 100 * part / whole : 0);
}

static void
add_heads (OgcColumns *columns,
           const char *first,
           guint       seats)
{
  ogc_columns_add (columns, first);
  ogc_columns_add (columns, C_("column", "games"));
  ogc_columns_add (columns, C_("column", "wins"));
  ogc_columns_add (columns, C_("column", "share"));
  ogc_columns_add (columns, C_("column", "gold"));
  for (guint place = 1; place <= seats; place++)
    /* TRANSLATORS: how often this place was reached; %u is its number, 2 for the second */
    ogc_columns_take (columns, g_strdup_printf (C_("column", "place %u"), place));
}

/* @first: (transfer full) */
static void
add_row (OgcColumns         *columns,
         char               *first,
         const OgcSeatTally *tally,
         guint64             games,
         guint               seats)
{
  const double wins = ogc_tally_win_share (tally->wins);

  ogc_columns_take (columns, first);
  ogc_columns_take (columns, g_strdup_printf ("%" G_GUINT64_FORMAT, games));
  ogc_columns_take (columns, g_strdup_printf ("%.1f", wins));
  ogc_columns_take (columns, percent (wins, games));
  ogc_columns_take (columns, mean (tally->gold, games));
  for (guint place = 0; place < seats; place++)
    ogc_columns_take (columns, g_strdup_printf ("%" G_GUINT64_FORMAT, tally->places[place]));
}

static void
print_players (const OgcTally    *self,
               const PlayerTally *players,
               guint              n)
{
  g_autoptr (OgcColumns) columns = ogc_columns_new (5 + self->setup.seats);

  add_heads (columns, C_("column", "player"), self->setup.seats);
  for (guint i = 0; i < n; i++)
    add_row (columns, g_strdup (players[i].player), &players[i].tally, self->games * players[i].seats, self->setup.seats);
  ogc_columns_print (columns);
}

static void
print_seats (const OgcTally *self)
{
  g_autoptr (OgcColumns) columns = ogc_columns_new (5 + self->setup.seats);

  add_heads (columns, C_("column", "seat"), self->setup.seats);
  for (guint seat = 0; seat < self->setup.seats; seat++)
    /* TRANSLATORS: a seat's number and who plays it */
    add_row (columns, g_strdup_printf (C_("seat", "%u: %s"), seat, self->players[seat]), &self->seats[seat], self->games,
             self->setup.seats);
  ogc_columns_print (columns);
}

/* Where a player's gold comes from, in the mean of its games. */
static void
print_sources (const OgcTally    *self,
               const PlayerTally *players,
               guint              n)
{
  g_autoptr (OgcColumns) columns = ogc_columns_new (1 + n);

  ogc_columns_add (columns, C_("column", "gold from"));
  for (guint i = 0; i < n; i++)
    ogc_columns_add (columns, players[i].player);
  for (guint source = 0; source < OGC_N_GOLD_SOURCES; source++)
    {
      ogc_columns_add (columns, ogc_text_gold_source (source));
      for (guint i = 0; i < n; i++)
        ogc_columns_take (columns, mean (players[i].tally.by_source[source], self->games * players[i].seats));
    }
  ogc_columns_print (columns);
}

/* Of the games with @building: the share of wins, the mean gold and the mean of dice placed there of each player. */
static void
add_building (OgcColumns             *columns,
              const OgcTally         *self,
              const OgcBuildingTally *tally,
              const PlayerTally      *players,
              guint                   n)
{
  for (guint i = 0; i < n; i++)
    {
      const double games = (double) tally->games * players[i].seats;
      double wins = 0;
      double gold = 0;
      double dice = 0;

      for (guint seat = 0; seat < self->setup.seats; seat++)
        if (g_str_equal (self->players[seat], players[i].player))
          {
            wins += ogc_tally_win_share (tally->wins[seat]);
            gold += tally->gold[seat];
            dice += tally->dice[seat];
          }
      ogc_columns_take (columns, percent (wins, games));
      ogc_columns_take (columns, mean (gold, games));
      ogc_columns_take (columns, mean (dice, games));
    }
}

static void
print_buildings (const OgcTally    *self,
                 const PlayerTally *players,
                 guint              n)
{
  g_autoptr (OgcColumns) columns = ogc_columns_new (2 + 3 * n);

  ogc_columns_add (columns, C_("column", "building"));
  ogc_columns_add (columns, C_("column", "games"));
  for (guint i = 0; i < n; i++)
    {
      /* TRANSLATORS: a player's share of wins in the games with a building; %s is the player */
      ogc_columns_take (columns, g_strdup_printf (C_("column", "%s: share"), players[i].player));
      ogc_columns_add (columns, C_("column", "gold"));
      ogc_columns_add (columns, C_("column", "dice there"));
    }
  for (guint building = 0; building < OGC_N_BUILDINGS; building++)
    {
      const OgcBuildingTally *tally = &self->buildings[building];

      if (tally->games == 0)
        continue;
      ogc_columns_add (columns, ogc_text_building (building));
      ogc_columns_take (columns, g_strdup_printf ("%" G_GUINT64_FORMAT, tally->games));
      add_building (columns, self, tally, players, n);
    }
  ogc_columns_print (columns);
}

void
ogc_tally_print (const OgcTally *self)
{
  PlayerTally players[OGC_MAX_SEATS] = { 0 };
  g_autofree char *games = NULL;
  guint n;

  g_return_if_fail (self != NULL);

  n = collect_players (self, players);
  games = g_strdup_printf ("%" G_GUINT64_FORMAT, self->games);
  /* TRANSLATORS: %s is a number of any size */
  ogc_cli_print (_("Games: %s"), games);
  ogc_cli_print ("\n\n");
  print_players (self, players, n);
  ogc_cli_print ("\n");
  print_seats (self);
  ogc_cli_print ("\n");
  print_sources (self, players, n);
  ogc_cli_print ("\n");
  print_buildings (self, players, n);
}
