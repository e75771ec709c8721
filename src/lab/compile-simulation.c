/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-simulation.h"

#include <glib/gi18n.h>

#include "compile-names.h"
#include "compile-rules.h"
#include "ogc-cli.h"
#include "ogc-locale.h"
#include "ogc-table-printer.h"

#define STREAM_PLAYERS COMPILE_N_STREAMS /* a sequence of its own for what the players leave to chance */

static void
count_game (const CompileState *state,
            CompileTally       *tally)
{
  tally->turns += state->turn;
  if (state->winner == COMPILE_NOBODY)
    tally->drawn++;
  else
    tally->wins[state->winner != state->first]++;
  for (guint slot = 0; slot < COMPILE_N_SLOTS; slot++)
    {
      tally->protocol_games[state->protocols[slot]]++;
      tally->protocol_wins[state->protocols[slot]] += state->winner == slot / COMPILE_N_LINES;
    }
}

void
compile_simulation_run (const CompileSimulation *self,
                        CompileTally            *tally)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (tally != NULL);

  *tally = (CompileTally) { 0 };
  for (guint64 game = 0; game < self->games; game++)
    {
      const CompileSetup setup = { .seed = self->seed + game, .first = COMPILE_RANDOM_SIDE };
      CompileDecision list[COMPILE_MAX_DECISIONS];
      CompileState state;
      OgcRandom random;
      guint n;

      ogc_random_seed (&random, STREAM_PLAYERS, setup.seed);
      compile_rules_begin (&state, compile_card_set_get_cards (self->set), &setup, NULL);
      for (; (n = compile_rules_list (&state, list)) > 0; tally->decisions++)
        compile_rules_take (&state, &list[ogc_random_below (&random, STREAM_PLAYERS, n)], NULL);
      count_game (&state, tally);
      ogc_progress_show (game + 1, self->progress);
    }
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
  /* TRANSLATORS: two numbers of one game */
  ogc_cli_print (_("On average %s turns and %s decisions"), turns, decisions);
  ogc_cli_print ("\n\n");
  print_protocols (self, tally);
}
