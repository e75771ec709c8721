/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-simulation.h"

#include <glib/gi18n.h>

#include "compile-names.h"
#include "compile-record.h"
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
  GBytes      *record; /* NULL where nobody wants one */
} Game;

static void
game_free (Game *game)
{
  g_clear_pointer (&game->record, g_bytes_unref);
  g_free (game);
}

static GBytes *
make_record (const CompileSimulation *simulation,
             const CompileState      *state,
             GArray                  *decisions)
{
  static const char * const emblems[] = { "compass", "key" };
  OgcSeatSpec seats[COMPILE_N_SIDES] = { 0 };
  g_autoptr (CompileSave) save = NULL;

  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    {
      const CompileEntrant *entrant = g_ptr_array_index (simulation->entrants, side);

      /* The same in every language: records are compared. */
      seats[side].name = g_strdup_printf ("%s %u", entrant->player->id, side + 1);
      seats[side].emblem = (char *) emblems[side];
      seats[side].kind = (char *) entrant->player->id;
    }
  save = compile_save_new (simulation->set, &state->setup, seats);
  compile_save_set_decisions (save, (gpointer) decisions->data, decisions->len, decisions->len, state);
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    g_free (seats[side].name);

  return compile_record_from_save (save);
}

static gpointer
make_game (guint64    number,
           gpointer   data,
           GError   **error)
{
  const CompileSimulation *simulation = ((const Run *) data)->simulation;
  const CompileEntrant * const *sides = (const CompileEntrant * const *) simulation->entrants->pdata;
  g_autoptr (GArray) decisions = g_array_new (FALSE, FALSE, sizeof (CompileDecision));
  Game *game = g_new0 (Game, 1);

  compile_entrant_play (simulation->set, simulation->seed + number, sides, NULL, decisions, &game->state, NULL);
  game->decisions = decisions->len;
  if (simulation->records != NULL)
    game->record = make_record (simulation, &game->state, decisions);

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

  return game->record == NULL
         || g_output_stream_write_all (run->simulation->records, g_bytes_get_data (game->record, NULL),
                                       g_bytes_get_size (game->record), NULL, NULL, error);
}

gboolean
compile_simulation_run (const CompileSimulation  *self,
                        CompileTally             *tally,
                        GError                  **error)
{
  Run run = { .simulation = self, .tally = tally };

  g_return_val_if_fail (self != NULL && tally != NULL, FALSE);

  const OgcWorkQueue queue = { .n = self->games, .jobs = self->jobs, .make = make_game, .take = take_game,
                               .free = (GDestroyNotify) game_free, .data = &run };

  *tally = (CompileTally) { 0 };

  return ogc_work_queue_run (&queue, error);
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
