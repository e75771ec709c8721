/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-arena-results.h"

#include <glib/gi18n.h>

#include "ogc-cli.h"
#include "ogc-statistics.h"
#include "ogc-table-printer.h"

/* ---- Cells ---- */

/* The name of @side: who meets whom. Free with g_free(). */
static char *
side_name (const OgcArenaResults *self,
           guint                  side)
{
  const OgcSide *it = &g_array_index (self->sides, OgcSide, side);
  const char *subject = ogc_arena_results_entrant (self, it->subject)->name;
  const char *others = ogc_arena_results_entrant (self, it->others)->name;

  if (self->lineups == OGC_LINEUPS_ALL)
    return g_strdup (subject);
  if (ogc_arena_results_seats (self) == 2)
    /* TRANSLATORS: two players that play against each other */
    return g_strdup_printf (C_("arena", "%s against %s"), subject, others);
  /* TRANSLATORS: one player at a table where all others are the same other one */
  return g_strdup_printf (C_("arena", "%s among %s"), subject, others);
}

static char *
setup_name (const OgcSetup *setup)
{
  return g_strdup_printf ("%s, %s, %s", ogc_name_of (ogc_names_form, setup->form), ogc_name_of (ogc_names_b, setup->b),
                          ogc_name_of (ogc_names_c, setup->c));
}

/* ---- Tables ---- */

static void
add_heads (OgcTablePrinter *printer,
           const char      *first)
{
  ogc_table_printer_add (printer, first);
  ogc_table_printer_add (printer, C_("column", "games"));
  ogc_table_printer_add (printer, C_("column", "share"));
  /* TRANSLATORS: head of a column of intervals in which the true value is with 95 per cent */
  ogc_table_printer_add (printer, C_("column", "95 %"));
  ogc_table_printer_add (printer, C_("column", "gold"));
  /* TRANSLATORS: gold ahead of the mean of the others */
  ogc_table_printer_add (printer, C_("column", "margin"));
  ogc_table_printer_add (printer, C_("column", "95 %"));
}

enum { N_COLUMNS = 7 };

/* @first: (transfer full) */
static void
add_row (OgcTablePrinter    *printer,
         char               *first,
         const OgcSideTally *results,
         guint               seats)
{
  const double wins = OGC_SHARES * (double) seats; /* of all games of a deal */
  const double gold = OGC_GOLD_PARTS * (double) seats;
  const OgcInterval share = ogc_statistics_share ((double) results->wins / wins,
                                                  (double) results->win_squares / (wins * wins), results->deals);
  const OgcInterval margin = ogc_statistics_mean (((double) results->gold - (double) results->others_gold) / gold,
                                                  (double) results->margin_squares / (gold * gold), results->deals);
  const double mean = results->deals > 0 ? (double) results->gold / gold / (double) results->deals : 0;

  ogc_table_printer_take (printer, first);
  ogc_table_printer_add_number (printer, results->deals * seats);
  ogc_table_printer_take (printer, ogc_table_printer_dup_percent (share.mean, 1));
  ogc_table_printer_add_interval (printer, &share, 100, 1, FALSE);
  ogc_table_printer_add_decimal (printer, mean, 2, FALSE);
  ogc_table_printer_add_decimal (printer, margin.mean, 2, TRUE);
  if (results->deals > 1)
    ogc_table_printer_add_interval (printer, &margin, 1, 2, TRUE);
  else
    ogc_table_printer_add (printer, "–");
}

/* The tallies of @side, summed over all set-ups. */
static OgcSideTally
sum_of (const OgcArenaResults *self,
        guint                  side)
{
  OgcSideTally sum = { 0 };

  for (guint setup = 0; setup < self->setups->len; setup++)
    ogc_run_list_add_numbers (&sum, ogc_arena_results_tally (self, side, setup), sizeof sum);

  return sum;
}

static void
print_sides (const OgcArenaResults *self)
{
  g_autoptr (OgcTablePrinter) printer = ogc_table_printer_new (N_COLUMNS);

  add_heads (printer, C_("column", "who"));
  for (guint side = 0; side < self->sides->len; side++)
    {
      const OgcSideTally sum = sum_of (self, side);

      add_row (printer, side_name (self, side), &sum, ogc_arena_results_seats (self));
    }
  ogc_table_printer_print (printer);
}

static void
print_setups (const OgcArenaResults *self,
              guint                  side)
{
  g_autoptr (OgcTablePrinter) printer = ogc_table_printer_new (N_COLUMNS);
  g_autofree char *name = side_name (self, side);

  add_heads (printer, name);
  for (guint setup = 0; setup < self->setups->len; setup++)
    if (ogc_arena_results_tally (self, side, setup)->deals > 0)
      add_row (printer, setup_name (&g_array_index (self->setups, OgcSetup, setup)),
               ogc_arena_results_tally (self, side, setup),
               ogc_arena_results_seats (self));
  ogc_table_printer_print (printer);
}

static void
print_entrants (const OgcArenaResults *self)
{
  const guint n = self->entrants->len;
  g_autoptr (OgcTablePrinter) printer = ogc_table_printer_new (3 + OGC_N_TIMING_COLUMNS);
  g_autofree double *points = g_new (double, (gsize) n * n);
  g_autofree OgcInterval *elo = g_new (OgcInterval, n);

  for (guint i = 0; i < n * n; i++)
    points[i] = (double) self->points[i] / 2;
  /* A seat meets all others in one game, which is no more evidence than one game between two. */
  ogc_statistics_elo (n, points, 1.0 / (ogc_arena_results_seats (self) - 1), elo);

  ogc_table_printer_add (printer, C_("column", "player"));
  ogc_table_printer_add (printer, C_("column", "Elo"));
  ogc_table_printer_add (printer, C_("column", "95 %"));
  ogc_timings_print_head (printer);
  for (guint i = 0; i < n; i++)
    {
      const OgcEntrantResults *entrant = ogc_arena_results_entrant (self, i);

      ogc_table_printer_add (printer, entrant->name);
      ogc_table_printer_add_decimal (printer, elo[i].mean, 0, TRUE);
      ogc_table_printer_add_interval (printer, &elo[i], 1, 0, TRUE);
      ogc_timings_print (&entrant->timings, printer);
    }
  ogc_table_printer_print (printer);
}

void
ogc_arena_results_print (const OgcArenaResults *self)
{
  g_autofree char *deals = NULL;
  g_autofree char *games = NULL;

  g_return_if_fail (self != NULL);

  deals = g_strdup_printf ("%" G_GUINT64_FORMAT, self->deals);
  games = g_strdup_printf ("%" G_GUINT64_FORMAT, ogc_arena_results_games (self));
  /* TRANSLATORS: two numbers of any size; each deal is played several times, with everybody at every seat */
  ogc_cli_print (_("Deals: %s, games: %s"), deals, games);
  ogc_cli_print ("\n\n");
  print_sides (self);
  for (guint side = 0; side < self->sides->len && self->setups->len > 1; side++)
    {
      ogc_cli_print ("\n");
      print_setups (self, side);
    }
  ogc_cli_print ("\n");
  print_entrants (self);
}
