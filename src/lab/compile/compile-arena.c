/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-arena.h"

#include <glib/gi18n.h>

#include "ogc-cli.h"
#include "ogc-json-writer.h"
#include "ogc-locale.h"
#include "ogc-statistics.h"
#include "ogc-table-printer.h"
#include "ogc-work-queue.h"

#define POINTS_OF_A_GAME 2
#define GAMES_OF_A_PAIR 2

/* ---- Playing ---- */

/* What comes of one pair of games. */
typedef struct {
  guint      points;
  guint      draws;
  guint      turns;
  OgcTimings timings[2]; /* of the one and the other */
} Pair;

static CompileArenaResults *
begin_results (const CompileArena *arena)
{
  const guint n = arena->entrants->len;
  CompileArenaResults *self = g_new0 (CompileArenaResults, 1);

  self->arena = arena;
  self->meetings = g_array_new (FALSE, TRUE, sizeof (CompileMeeting));
  self->timings = g_new0 (OgcTimings, n);
  for (guint one = 0; one < n; one++)
    for (guint other = one + 1; other < n; other++)
      {
        const CompileMeeting meeting = { .one = one, .other = other };

        g_array_append_val (self->meetings, meeting);
      }
  return self;
}

/* Pair by pair, all meetings of each. */
static CompileMeeting *
meeting_of (const CompileArenaResults *results,
            guint64                    number)
{
  return &g_array_index (results->meetings, CompileMeeting, (guint) (number % results->meetings->len));
}

static gpointer
make_pair (guint64    number,
           gpointer   data,
           GError   **error)
{
  const CompileArenaResults *results = data;
  const CompileArena *arena = results->arena;
  const CompileMeeting *meeting = meeting_of (results, number);
  const CompileEntrant *one = g_ptr_array_index (arena->entrants, meeting->one);
  const CompileEntrant *other = g_ptr_array_index (arena->entrants, meeting->other);
  Pair *pair = g_new0 (Pair, 1);

  for (guint at = 0; at < GAMES_OF_A_PAIR; at++)
    {
      const CompileEntrant *sides[COMPILE_N_SIDES] = { at == 0 ? one : other, at == 0 ? other : one };
      OgcTimings timings[COMPILE_N_SIDES] = { 0 };
      CompileState state;

      compile_entrant_play (arena->set, arena->seed + number / results->meetings->len, sides, timings, NULL,
                            &state);
      if (state.winner == COMPILE_NOBODY)
        {
          pair->draws++;
          pair->points++;
        }
      else if (state.winner == at)
        pair->points += POINTS_OF_A_GAME;
      pair->turns += state.turn;
      ogc_timings_merge (&pair->timings[0], &timings[at]);
      ogc_timings_merge (&pair->timings[1], &timings[!at]);
    }
  return pair;
}

typedef struct {
  CompileArenaResults *results;
  guint64              done;
} Run;

static gpointer
make_cb (guint64    number,
         gpointer   data,
         GError   **error)
{
  return make_pair (number, ((Run *) data)->results, error);
}

static gboolean
take_cb (gpointer   product,
         gpointer   data,
         GError   **error)
{
  Run *run = data;
  const Pair *pair = product;
  CompileMeeting *meeting = meeting_of (run->results, run->done++);

  meeting->pairs++;
  meeting->points += pair->points;
  meeting->squares += (guint64) pair->points * pair->points;
  meeting->draws += pair->draws;
  meeting->turns += pair->turns;
  ogc_timings_merge (&run->results->timings[meeting->one], &pair->timings[0]);
  ogc_timings_merge (&run->results->timings[meeting->other], &pair->timings[1]);
  run->results->arena->progress (GAMES_OF_A_PAIR * run->done, run->results->arena->data);

  return TRUE;
}

guint64
compile_arena_games (const CompileArena *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->pairs * GAMES_OF_A_PAIR * self->entrants->len * (self->entrants->len - 1) / 2;
}

CompileArenaResults *
compile_arena_run (const CompileArena *self)
{
  g_autoptr (CompileArenaResults) results = NULL;
  Run run = { 0 };

  g_return_val_if_fail (self != NULL && self->entrants->len > 1, NULL);

  run.results = results = begin_results (self);
  const OgcWorkQueue queue = { .n = self->pairs * results->meetings->len, .jobs = self->jobs, .make = make_cb,
                               .take = take_cb, .free = g_free, .data = &run };

  ogc_work_queue_run (&queue, NULL);
  return g_steal_pointer (&results);
}

void
compile_arena_results_free (CompileArenaResults *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->meetings);
  g_free (self->timings);
  g_free (self);
}

/* ---- Telling ---- */

static const char *
name_of (const CompileArenaResults *self,
         guint                      entrant)
{
  return ((const CompileEntrant *) g_ptr_array_index (self->arena->entrants, entrant))->name;
}

/* The share of the wins of the one, a draw as half of one. */
static OgcInterval
share_of (const CompileMeeting *meeting)
{
  const double most = POINTS_OF_A_GAME * GAMES_OF_A_PAIR;

  return ogc_statistics_share ((double) meeting->points / most, (double) meeting->squares / (most * most),
                               meeting->pairs);
}

static char *
percent (double share)
{
  g_autofree char *number = ogc_locale_dup_decimal (100 * share, 1, FALSE);

  /* TRANSLATORS: a share in percent */
  return g_strdup_printf (_("%s\302\240%%"), number);
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
      const CompileMeeting *meeting = &g_array_index (self->meetings, CompileMeeting, i);
      const OgcInterval share = share_of (meeting);
      const guint64 games = GAMES_OF_A_PAIR * meeting->pairs;
      g_autofree char *low = ogc_locale_dup_decimal (100 * share.low, 1, FALSE);
      g_autofree char *high = ogc_locale_dup_decimal (100 * share.high, 1, FALSE);

      /* TRANSLATORS: two players that play against each other */
      ogc_table_printer_take (printer, g_strdup_printf (C_("arena", "%s against %s"), name_of (self, meeting->one),
                                                        name_of (self, meeting->other)));
      ogc_table_printer_take (printer, g_strdup_printf ("%" G_GUINT64_FORMAT, games));
      ogc_table_printer_take (printer, percent (share.mean));
      /* TRANSLATORS: the ends of an interval: two numbers */
      ogc_table_printer_take (printer, g_strdup_printf (C_("interval", "%s to %s"), low, high));
      ogc_table_printer_take (printer, g_strdup_printf ("%" G_GUINT64_FORMAT, meeting->draws));
      ogc_table_printer_take (printer, ogc_locale_dup_decimal ((double) meeting->turns / (double) games, 1, FALSE));
    }
  ogc_table_printer_print (printer);
}

static void
print_entrants (const CompileArenaResults *self)
{
  g_autoptr (OgcTablePrinter) printer = ogc_table_printer_new (5);

  ogc_table_printer_add (printer, C_("column", "player"));
  ogc_table_printer_add (printer, C_("column", "decisions"));
  /* TRANSLATORS: milliseconds for a decision */
  ogc_table_printer_add (printer, C_("column", "mean ms"));
  /* TRANSLATORS: milliseconds, within which 95 per cent of the decisions are */
  ogc_table_printer_add (printer, C_("column", "95 % within"));
  ogc_table_printer_add (printer, C_("column", "longest"));
  for (guint i = 0; i < self->arena->entrants->len; i++)
    {
      const OgcTimings *timings = &self->timings[i];

      ogc_table_printer_add (printer, name_of (self, i));
      ogc_table_printer_take (printer, g_strdup_printf ("%" G_GUINT64_FORMAT, timings->decisions));
      ogc_table_printer_take (printer, ogc_locale_dup_decimal (ogc_timings_mean (timings), 2, FALSE));
      ogc_table_printer_take (printer, ogc_locale_dup_decimal (ogc_timings_within (timings, 0.95), 2, FALSE));
      ogc_table_printer_take (printer, ogc_locale_dup_decimal ((double) timings->max / 1000, 2, FALSE));
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

char *
compile_arena_results_to_json (const CompileArenaResults *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  g_return_val_if_fail (self != NULL, NULL);

  ogc_json_begin_object (builder, NULL);
  ogc_json_write_format (builder, "gilded-compass-compile-arena", 1);
  ogc_json_write_string (builder, "cards", compile_card_set_get_digest (self->arena->set));
  ogc_json_write_uint64 (builder, "seed", self->arena->seed);
  ogc_json_begin_array (builder, "meetings");
  for (guint i = 0; i < self->meetings->len; i++)
    {
      const CompileMeeting *meeting = &g_array_index (self->meetings, CompileMeeting, i);

      ogc_json_begin_object (builder, NULL);
      ogc_json_write_string (builder, "one", name_of (self, meeting->one));
      ogc_json_write_string (builder, "other", name_of (self, meeting->other));
      ogc_json_write_uint64 (builder, "pairs", meeting->pairs);
      ogc_json_write_uint64 (builder, "points", meeting->points);
      ogc_json_write_uint64 (builder, "squares", meeting->squares);
      ogc_json_write_uint64 (builder, "draws", meeting->draws);
      ogc_json_write_uint64 (builder, "turns", meeting->turns);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  return g_string_free (ogc_json_to_text (builder), FALSE);
}
