/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-results.h"

#include <glib/gi18n.h>

#include "ogc-cli.h"
#include "ogc-locale.h"
#include "ogc-table-printer.h"
#include "ogc-text.h"

/* PlayerTally: the results of all seats with one player. */
typedef struct {
  const char     *player;
  guint           seats;
  OgcSeatResults  results;
} PlayerTally;

/* Writes all players to @players, each once, in the order of seats. Returns how many there are. */
static guint
collect_players (const OgcResults *self,
                 PlayerTally      *players)
{
  guint n = 0;

  for (guint seat = 0; seat < self->setup.seats; seat++)
    {
      guint i = 0;

      while (i < n && !g_str_equal (players[i].player, self->players[seat]))
        i++;
      if (i == n)
        players[n++] = (PlayerTally) { .player = self->players[seat] };
      players[i].seats++;
      ogc_run_list_add_numbers (&players[i].results, &self->seats[seat], sizeof (OgcSeatResults));
    }
  return n;
}

static char *
dup_mean (double total,
          double n)
{
  return ogc_locale_dup_decimal (n > 0 ? total / n : 0, 2, FALSE);
}

static void
add_heads (OgcTablePrinter *printer,
           const char      *first,
           guint            seats)
{
  ogc_table_printer_add (printer, first);
  ogc_table_printer_add (printer, C_("column", "games"));
  ogc_table_printer_add (printer, C_("column", "wins"));
  ogc_table_printer_add (printer, C_("column", "share"));
  ogc_table_printer_add (printer, C_("column", "gold"));
  for (guint place = 1; place <= seats; place++)
    /* TRANSLATORS: how often this place was reached; %u is its number, 2 for the second */
    ogc_table_printer_take (printer, g_strdup_printf (C_("column", "place %u"), place));
}

/* @first: (transfer full) */
static void
add_row (OgcTablePrinter      *printer,
         char                 *first,
         const OgcSeatResults *results,
         guint64               games,
         guint                 seats)
{
  const double wins = ogc_results_win_share (results->wins);

  ogc_table_printer_take (printer, first);
  ogc_table_printer_add_number (printer, games);
  ogc_table_printer_add_decimal (printer, wins, 1, FALSE);
  ogc_table_printer_take (printer, ogc_table_printer_dup_percent (wins, games));
  ogc_table_printer_take (printer, dup_mean (results->gold, games));
  for (guint place = 0; place < seats; place++)
    ogc_table_printer_add_number (printer, results->places[place]);
}

static void
print_players (const OgcResults  *self,
               const PlayerTally *players,
               guint              n)
{
  g_autoptr (OgcTablePrinter) printer = ogc_table_printer_new (5 + self->setup.seats);

  add_heads (printer, C_("column", "player"), self->setup.seats);
  for (guint i = 0; i < n; i++)
    add_row (printer, g_strdup (players[i].player), &players[i].results, self->games * players[i].seats,
             self->setup.seats);
  ogc_table_printer_print (printer);
}

static void
print_seats (const OgcResults *self)
{
  g_autoptr (OgcTablePrinter) printer = ogc_table_printer_new (5 + self->setup.seats);

  add_heads (printer, C_("column", "seat"), self->setup.seats);
  for (guint seat = 0; seat < self->setup.seats; seat++)
    /* TRANSLATORS: a seat's number and who plays it */
    add_row (printer, g_strdup_printf (C_("seat", "%u: %s"), seat, self->players[seat]), &self->seats[seat],
             self->games,
             self->setup.seats);
  ogc_table_printer_print (printer);
}

/* Prints where each player's gold came from, on average. */
static void
print_sources (const OgcResults  *self,
               const PlayerTally *players,
               guint              n)
{
  g_autoptr (OgcTablePrinter) printer = ogc_table_printer_new (1 + n);

  ogc_table_printer_add (printer, C_("column", "gold from"));
  for (guint i = 0; i < n; i++)
    ogc_table_printer_add (printer, players[i].player);
  for (guint source = 0; source < OGC_N_GOLD_SOURCES; source++)
    {
      ogc_table_printer_add (printer, ogc_text_gold_source (source));
      for (guint i = 0; i < n; i++)
        ogc_table_printer_take (printer,
                                dup_mean (players[i].results.by_source[source], self->games * players[i].seats));
    }
  ogc_table_printer_print (printer);
}

/* Adds a row about the games with @building: for each player the share of wins, the mean gold and the mean number of
 * dice placed there. */
static void
add_building (OgcTablePrinter          *printer,
              const OgcResults         *self,
              const OgcBuildingResults *results,
              const PlayerTally        *players,
              guint                     n)
{
  for (guint i = 0; i < n; i++)
    {
      const double games = (double) results->games * players[i].seats;
      double wins = 0;
      double gold = 0;
      double dice = 0;

      for (guint seat = 0; seat < self->setup.seats; seat++)
        if (g_str_equal (self->players[seat], players[i].player))
          {
            wins += ogc_results_win_share (results->wins[seat]);
            gold += results->gold[seat];
            dice += results->dice[seat];
          }
      ogc_table_printer_take (printer, ogc_table_printer_dup_percent (wins, games));
      ogc_table_printer_take (printer, dup_mean (gold, games));
      ogc_table_printer_take (printer, dup_mean (dice, games));
    }
}

static void
print_buildings (const OgcResults  *self,
                 const PlayerTally *players,
                 guint              n)
{
  g_autoptr (OgcTablePrinter) printer = ogc_table_printer_new (2 + 3 * n);

  ogc_table_printer_add (printer, C_("column", "building"));
  ogc_table_printer_add (printer, C_("column", "games"));
  for (guint i = 0; i < n; i++)
    {
      /* TRANSLATORS: a player's share of wins in the games with a building; %s is the player */
      ogc_table_printer_take (printer, g_strdup_printf (C_("column", "%s: share"), players[i].player));
      ogc_table_printer_add (printer, C_("column", "gold"));
      ogc_table_printer_add (printer, C_("column", "dice there"));
    }
  for (guint building = 0; building < OGC_N_BUILDINGS; building++)
    {
      const OgcBuildingResults *results = &self->buildings[building];

      if (results->games == 0)
        continue;
      ogc_table_printer_add (printer, ogc_text_building (building));
      ogc_table_printer_add_number (printer, results->games);
      add_building (printer, self, results, players, n);
    }
  ogc_table_printer_print (printer);
}

void
ogc_results_print (const OgcResults *self)
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
