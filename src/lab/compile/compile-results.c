/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-results.h"

#include <glib/gi18n.h>

#include "compile-names.h"
#include "compile-setup.h"
#include "ogc-cli.h"
#include "ogc-locale.h"
#include "ogc-table-printer.h"

G_STATIC_ASSERT (sizeof (CompileCounts) % sizeof (guint64) == 0);

CompileResults *
compile_results_new (CompileCardSet               *set,
                     const CompileEntrant * const *sides)
{
  CompileResults *self;

  g_return_val_if_fail (COMPILE_IS_CARD_SET (set) && sides != NULL, NULL);

  self = g_new0 (CompileResults, 1);
  self->rules = COMPILE_RULES_VERSION;
  self->cards = g_strdup (compile_card_set_get_digest (set));
  for (guint i = 0; i < COMPILE_N_PROTOCOLS; i++)
    self->protocols[i] = compile_card_set_get_protocol (set, i);
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    self->players[side] = g_strdup (sides[side]->name);
  /* All levels use the same weights, so those of one side suffice. */
  self->weights = compile_entrant_dup_weights (sides[0], set);
  if (*self->weights == '\0')
    {
      g_free (self->weights);
      self->weights = compile_entrant_dup_weights (sides[1], set);
    }
  self->runs = g_array_new (FALSE, FALSE, sizeof (OgcRun));

  return self;
}

void
compile_results_free (CompileResults *self)
{
  if (self == NULL)
    return;

  g_free (self->cards);
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    g_free (self->players[side]);
  g_free (self->weights);
  g_array_unref (self->runs);
  g_free (self);
}

void
compile_results_add (CompileResults     *self,
                     const CompileState *state,
                     guint               decisions)
{
  CompileCounts *counts;

  g_return_if_fail (self != NULL && state != NULL);

  if (!ogc_run_list_add (self->runs, (OgcRun) { state->setup.seed, 1 }))
    g_return_if_reached ();
  counts = &self->counts;
  self->games++;
  counts->turns += state->turn;
  counts->decisions += decisions;
  if (state->winner == COMPILE_NOBODY)
    counts->drawn++;
  else
    {
      counts->wins[state->winner != state->first]++;
      counts->side_wins[state->winner]++;
    }
  for (guint slot = 0; slot < COMPILE_N_SLOTS; slot++)
    {
      counts->protocol_games[state->protocols[slot]]++;
      counts->protocol_wins[state->protocols[slot]] += state->winner == slot / COMPILE_N_LINES;
    }
}

gboolean
compile_results_merge (CompileResults        *self,
                       const char            *source,
                       const CompileResults  *other,
                       GError               **error)
{
  g_return_val_if_fail (self != NULL && other != NULL && source != NULL, FALSE);

  if (!ogc_run_list_same_rules (self->rules, source, other->rules, error))
    return FALSE;
  if (!g_str_equal (self->cards, other->cards) || !g_str_equal (self->weights, other->weights)
      || memcmp (self->protocols, other->protocols, sizeof self->protocols) != 0
      || !g_str_equal (self->players[0], other->players[0]) || !g_str_equal (self->players[1], other->players[1]))
    {
      g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT,
                   _("%s: these games had other players, weights or cards than those before, so they can’t be added "
                     "up."),
                   source);
      return FALSE;
    }
  if (!ogc_run_list_merge (&self->runs, source, other->runs, 1000000, error))
    return FALSE;

  self->games += other->games;
  ogc_run_list_add_numbers (&self->counts, &other->counts, sizeof self->counts);

  return TRUE;
}

/* ---- Printing ---- */

static void
print_protocols (const CompileResults *self)
{
  g_autoptr (OgcTablePrinter) printer = ogc_table_printer_new (3);

  ogc_table_printer_add (printer, C_("column", "protocol"));
  ogc_table_printer_add (printer, C_("column", "games"));
  ogc_table_printer_add (printer, C_("column", "share"));
  for (guint i = 0; i < COMPILE_N_PROTOCOLS; i++)
    {
      ogc_table_printer_add (printer, ogc_name_of (compile_names_protocol, self->protocols[i]));
      ogc_table_printer_add_number (printer, self->counts.protocol_games[i]);
      ogc_table_printer_take (printer, ogc_table_printer_dup_percent (self->counts.protocol_wins[i],
                                                                      self->counts.protocol_games[i]));
    }
  ogc_table_printer_print (printer);
}

/* Prints what each of two players has won, unless they are the same. */
static void
print_players (const CompileResults *self)
{
  if (g_str_equal (self->players[0], self->players[1]))
    return;
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    {
      g_autofree char *share = ogc_table_printer_dup_percent (self->counts.side_wins[side], self->games);

      /* TRANSLATORS: a player, and a share, as “51.2 %” */
      ogc_cli_print (_("Won by %s: %s"), self->players[side], share);
      ogc_cli_print ("\n");
    }
}

void
compile_results_print (const CompileResults *self)
{
  g_autofree char *games = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *drawn = NULL;
  g_autofree char *turns = NULL;
  g_autofree char *decisions = NULL;

  g_return_if_fail (self != NULL);

  games = g_strdup_printf ("%" G_GUINT64_FORMAT, self->games);
  first = ogc_table_printer_dup_percent (self->counts.wins[0], self->games);
  second = ogc_table_printer_dup_percent (self->counts.wins[1], self->games);
  drawn = ogc_table_printer_dup_percent (self->counts.drawn, self->games);
  turns = ogc_locale_dup_decimal ((double) self->counts.turns / self->games, 1, FALSE);
  decisions = ogc_locale_dup_decimal ((double) self->counts.decisions / self->games, 1, FALSE);
  /* TRANSLATORS: %s is a number of any size */
  ogc_cli_print (_("Games: %s"), games);
  ogc_cli_print ("\n");
  /* TRANSLATORS: three shares, as “51.2 %”: of who was the first to choose a protocol, of the other, of nobody */
  ogc_cli_print (_("Won by whoever chose first: %s, by the other: %s, drawn: %s"), first, second, drawn);
  ogc_cli_print ("\n");
  print_players (self);
  /* TRANSLATORS: two numbers of one game */
  ogc_cli_print (_("On average %s turns and %s decisions"), turns, decisions);
  ogc_cli_print ("\n\n");
  print_protocols (self);
}
