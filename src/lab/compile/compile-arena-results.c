/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-arena-results.h"

#include <glib/gi18n.h>

#include "ogc-cli.h"
#include "ogc-statistics.h"
#include "ogc-table-printer.h"

#define POINTS_OF_A_PAIR (COMPILE_GAMES_OF_A_PAIR * COMPILE_POINTS_OF_A_GAME)

/* ---- Beginning and end ---- */

static void
entrant_clear (gpointer data)
{
  CompileEntrantResults *entrant = data;

  g_free (entrant->name);
  g_free (entrant->weights);
}

CompileArenaResults *
compile_arena_results_new (guint       rules,
                           const char *cards)
{
  CompileArenaResults *self;

  g_return_val_if_fail (cards != NULL, NULL);

  self = g_new0 (CompileArenaResults, 1);
  self->rules = rules;
  self->cards = g_strdup (cards);
  self->entrants = g_array_new (FALSE, TRUE, sizeof (CompileEntrantResults));
  g_array_set_clear_func (self->entrants, entrant_clear);
  self->meetings = g_array_new (FALSE, TRUE, sizeof (CompileMeeting));
  self->runs = g_array_new (FALSE, FALSE, sizeof (OgcRun));

  return self;
}

void
compile_arena_results_free (CompileArenaResults *self)
{
  if (self == NULL)
    return;

  g_free (self->cards);
  g_array_unref (self->entrants);
  g_array_unref (self->meetings);
  g_array_unref (self->runs);
  g_free (self);
}

void
compile_arena_results_add_entrant (CompileArenaResults *self,
                                   const char          *name,
                                   guint                work,
                                   const char          *weights)
{
  CompileEntrantResults entrant = { .work = work };

  g_return_if_fail (self != NULL && self->pairs == 0 && name != NULL && weights != NULL);

  for (guint one = 0; one < self->entrants->len; one++)
    {
      const CompileMeeting meeting = { .one = one, .other = self->entrants->len };

      g_array_append_val (self->meetings, meeting);
    }
  entrant.name = g_strdup (name);
  entrant.weights = g_strdup (weights);
  g_array_append_val (self->entrants, entrant);
}

/* ---- Merging ---- */

/* Whether both are results of the same arena. */
static gboolean
can_merge (const CompileArenaResults  *self,
           const char                 *source,
           const CompileArenaResults  *other,
           GError                    **error)
{
  gboolean same = g_str_equal (self->cards, other->cards) && self->entrants->len == other->entrants->len;

  if (!ogc_run_list_same_rules (self->rules, source, other->rules, error))
    return FALSE;
  for (guint i = 0; i < self->entrants->len && same; i++)
    {
      const CompileEntrantResults *one = compile_arena_results_entrant (self, i);
      const CompileEntrantResults *two = compile_arena_results_entrant (other, i);

      same = g_str_equal (one->name, two->name) && one->work == two->work && g_str_equal (one->weights, two->weights);
    }
  if (!same)
    g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT,
                 _("%s: these games had other players, weights or cards than those before, so they can’t be added "
                   "up."),
                 source);
  return same;
}

gboolean
compile_arena_results_merge (CompileArenaResults        *self,
                             const char                 *source,
                             const CompileArenaResults  *other,
                             GError                    **error)
{
  g_return_val_if_fail (self != NULL && other != NULL && source != NULL, FALSE);

  if (!can_merge (self, source, other, error))
    return FALSE;
  if (!ogc_run_list_merge (&self->runs, source, other->runs, 1000000000, error))
    return FALSE;

  self->pairs += other->pairs;
  for (guint i = 0; i < self->meetings->len; i++)
    {
      CompileMeeting *sum = compile_arena_results_meeting (self, i);
      const CompileMeeting *more = compile_arena_results_meeting (other, i);

      sum->points += more->points;
      sum->squares += more->squares;
      sum->draws += more->draws;
      sum->turns += more->turns;
    }
  for (guint i = 0; i < self->entrants->len; i++)
    ogc_timings_merge (&compile_arena_results_entrant (self, i)->timings,
                       &compile_arena_results_entrant (other, i)->timings);

  return TRUE;
}

/* ---- Printing ---- */

/* The first entrant's share of wins, with a draw counting as half. */
static OgcInterval
share_of (const CompileMeeting *meeting,
          guint64               pairs)
{
  return ogc_statistics_share ((double) meeting->points / POINTS_OF_A_PAIR,
                               (double) meeting->squares / (POINTS_OF_A_PAIR * POINTS_OF_A_PAIR), pairs);
}

static void
print_meetings (const CompileArenaResults *self)
{
  g_autoptr (OgcTablePrinter) printer = ogc_table_printer_new (6);

  ogc_table_printer_add (printer, C_("column", "who"));
  ogc_table_printer_add (printer, C_("column", "games"));
  ogc_table_printer_add (printer, C_("column", "share"));
  ogc_table_printer_add (printer, C_("column", "95 %"));
  /* TRANSLATORS: how many games nobody has won */
  ogc_table_printer_add (printer, C_("column", "drawn"));
  /* TRANSLATORS: turns of a game, on average */
  ogc_table_printer_add (printer, C_("column", "turns"));
  for (guint i = 0; i < self->meetings->len; i++)
    {
      const CompileMeeting *meeting = compile_arena_results_meeting (self, i);
      const OgcInterval share = share_of (meeting, self->pairs);
      const guint64 games = COMPILE_GAMES_OF_A_PAIR * self->pairs;

      /* TRANSLATORS: two players that play against each other */
      ogc_table_printer_take (printer, g_strdup_printf (C_("arena", "%s against %s"),
                                                        compile_arena_results_entrant (self, meeting->one)->name,
                                                        compile_arena_results_entrant (self, meeting->other)->name));
      ogc_table_printer_add_number (printer, games);
      ogc_table_printer_take (printer, ogc_table_printer_dup_percent (share.mean, 1));
      ogc_table_printer_add_interval (printer, &share, 100, 1, FALSE);
      ogc_table_printer_add_number (printer, meeting->draws);
      ogc_table_printer_add_decimal (printer, (double) meeting->turns / (double) games, 1, FALSE);
    }
  ogc_table_printer_print (printer);
}

static void
print_entrants (const CompileArenaResults *self)
{
  g_autoptr (OgcTablePrinter) printer = ogc_table_printer_new (1 + OGC_N_TIMING_COLUMNS);

  ogc_table_printer_add (printer, C_("column", "player"));
  ogc_timings_print_head (printer);
  for (guint i = 0; i < self->entrants->len; i++)
    {
      const CompileEntrantResults *entrant = compile_arena_results_entrant (self, i);

      ogc_table_printer_add (printer, entrant->name);
      ogc_timings_print (&entrant->timings, printer);
    }
  ogc_table_printer_print (printer);
}

void
compile_arena_results_print (const CompileArenaResults *self)
{
  g_return_if_fail (self != NULL);

  print_meetings (self);
  ogc_cli_print ("\n");
  print_entrants (self);
}
