/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-simulation.h"

#include <glib/gi18n.h>

#include "compile-names.h"
#include "ogc-cli.h"
#include "ogc-locale.h"
#include "ogc-table-printer.h"
#include "ogc-work-queue.h"

typedef struct {
  const CompileSimulation *simulation;
  CompileTally            *tally;
  guint64                  done;
} Run;

/* A game that is over. */
typedef struct {
  CompileState state;
  guint        decisions;
} Game;

static gpointer
make_game (guint64    number,
           gpointer   data,
           GError   **error)
{
  const CompileSimulation *simulation = ((const Run *) data)->simulation;
  const CompileEntrant * const *sides = (const CompileEntrant * const *) simulation->entrants->pdata;
  Game *game = g_new (Game, 1);

  game->decisions = compile_entrant_play (simulation->set, simulation->seed + number, sides, NULL, &game->state);

  return game;
}

static gboolean
take_game (gpointer   product,
           gpointer   data,
           GError   **error)
{
  Run *run = data;
  const Game *game = product;
  const CompileState *state = &game->state;
  CompileTally *tally = run->tally;

  tally->turns += state->turn;
  tally->decisions += game->decisions;
  if (state->winner == COMPILE_NOBODY)
    tally->drawn++;
  else
    {
      tally->wins[state->winner != state->first]++;
      tally->side_wins[state->winner]++;
    }
  for (guint slot = 0; slot < COMPILE_N_SLOTS; slot++)
    {
      tally->protocol_games[state->protocols[slot]]++;
      tally->protocol_wins[state->protocols[slot]] += state->winner == slot / COMPILE_N_LINES;
    }
  ogc_progress_show (++run->done, run->simulation->progress);

  return TRUE;
}

void
compile_simulation_run (const CompileSimulation *self,
                        CompileTally            *tally)
{
  Run run = { .simulation = self, .tally = tally };

  g_return_if_fail (self != NULL);
  g_return_if_fail (tally != NULL);

  const OgcWorkQueue queue = { .n = self->games, .jobs = self->jobs, .make = make_game, .take = take_game,
                               .free = g_free, .data = &run };

  *tally = (CompileTally) { 0 };
  ogc_work_queue_run (&queue, NULL);
}

static char *
percent (guint64 part,
         guint64 whole)
{
  g_autofree char *number = ogc_locale_dup_decimal (whole > 0 ? 100.0 * part / whole : 0, 1, FALSE);

  /* TRANSLATORS: a share in percent */
  return g_strdup_printf (_("%s\302\240%%"), number);
}

static void
print_protocols (const CompileSimulation *self,
                 const CompileTally      *tally)
{
  g_autoptr (OgcTablePrinter) printer = ogc_table_printer_new (3);

  ogc_table_printer_add (printer, C_("column", "protocol"));
  ogc_table_printer_add (printer, C_("column", "games"));
  ogc_table_printer_add (printer, C_("column", "share"));
  for (guint i = 0; i < COMPILE_N_PROTOCOLS; i++)
    {
      ogc_table_printer_add (printer, ogc_name_of (compile_names_protocol,
                                                   compile_card_set_get_protocol (self->set, i)));
      ogc_table_printer_take (printer, g_strdup_printf ("%" G_GUINT64_FORMAT, tally->protocol_games[i]));
      ogc_table_printer_take (printer, percent (tally->protocol_wins[i], tally->protocol_games[i]));
    }
  ogc_table_printer_print (printer);
}

/* What each of two players has won, where they are not the same. */
static void
print_players (const CompileSimulation *self,
               const CompileTally      *tally)
{
  const CompileEntrant *one = g_ptr_array_index (self->entrants, 0), *other = g_ptr_array_index (self->entrants, 1);

  if (g_str_equal (one->name, other->name))
    return;
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    {
      g_autofree char *share = percent (tally->side_wins[side], self->games);

      /* TRANSLATORS: a player, and a share, as “51.2 %” */
      ogc_cli_print (_("Won by %s: %s"), (side == 0 ? one : other)->name, share);
      ogc_cli_print ("\n");
    }
}

void
compile_simulation_print (const CompileSimulation *self,
                          const CompileTally      *tally)
{
  g_autofree char *games = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *drawn = NULL;
  g_autofree char *turns = NULL;
  g_autofree char *decisions = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (tally != NULL);

  games = g_strdup_printf ("%" G_GUINT64_FORMAT, self->games);
  first = percent (tally->wins[0], self->games);
  second = percent (tally->wins[1], self->games);
  drawn = percent (tally->drawn, self->games);
  turns = ogc_locale_dup_decimal ((double) tally->turns / self->games, 1, FALSE);
  decisions = ogc_locale_dup_decimal ((double) tally->decisions / self->games, 1, FALSE);
  /* TRANSLATORS: %s is a number of any size */
  ogc_cli_print (_("Games: %s"), games);
  ogc_cli_print ("\n");
  /* TRANSLATORS: three shares, as “51.2 %”: of who was the first to choose a protocol, of the other, of nobody */
  ogc_cli_print (_("Won by who chose first: %s, by the other: %s, drawn: %s"), first, second, drawn);
  ogc_cli_print ("\n");
  print_players (self, tally);
  /* TRANSLATORS: two numbers of one game */
  ogc_cli_print (_("On average %s turns and %s decisions"), turns, decisions);
  ogc_cli_print ("\n\n");
  print_protocols (self, tally);
}
