/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-history-text.h"

#include <glib/gi18n.h>

#include "compile-palette.h"
#include "compile-text.h"
#include "ogc-art-view.h"
#include "ogc-seat-kind.h"
#include "ogc-symbol-view.h"

const char *
compile_history_text_label (unsigned           by,
                            const OgcStanding *standing)
{
  return by == COMPILE_STANDING_BY_PROTOCOL ? compile_text_protocol (standing->value)
                                            : ogc_seat_kind_get_label (standing->kind);
}

GtkWidget *
compile_history_text_picture (unsigned           by,
                              const OgcStanding *standing,
                              int                size)
{
  g_autofree char *emblem = NULL;

  if (by != COMPILE_STANDING_BY_PROTOCOL)
    return ogc_symbol_view_new (g_str_equal (standing->kind, OGC_SEAT_PERSON) ? "hire-right-hunters" : "die", size);
  compile_palette_load_pictures ();
  emblem = compile_palette_dup_picture ("emblem", (int) standing->value);

  return g_object_new (OGC_TYPE_ART_VIEW, "picture", emblem, "size", size, "css-classes",
                       (const char *[]) { "history-emblem", NULL }, NULL);
}

char *
compile_history_text_amount (const char        *label,
                             const char        *number,
                             const OgcStanding *standing)
{
  g_autofree char *games = ogc_standing_dup_games (standing);

  /* TRANSLATORS: a bar for a screen reader: a kind of player or a protocol; turns, "in 3 games" */
  return g_strdup_printf (_("%s: %s turns on average, %s"), label, number, games);
}

char *
compile_history_text_heading (OgcHistoryEntry *entry,
                              const char      *moment)
{
  const CompileHistoryGame *game = compile_history_entry_get_game (COMPILE_HISTORY_ENTRY (entry));
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, ogc_history_entry_get_seed (entry));
  const char *set = game->set < COMPILE_N_SETS ? compile_text_set (game->set) : C_("cards", "Your own cards");

  /* TRANSLATORS: a game that is over: day and time, the set of cards, how many turns it took, seed */
  return g_strdup_printf (ngettext ("%s · %s · %u turn · seed %s", "%s · %s · %u turns · seed %s", game->turns), moment,
                          set, game->turns, seed);
}

char *
compile_history_text_seat (OgcHistoryEntry *entry,
                           unsigned         seat)
{
  const CompileHistoryGame *game = compile_history_entry_get_game (COMPILE_HISTORY_ENTRY (entry));

  /* TRANSLATORS: a seat of a game that is over: its name, how many of its three protocols are compiled, and which they
   * were: “Ada 2: Fear, Luck, Time” */
  return g_strdup_printf (C_("result", "%s %u: %s, %s, %s"), ogc_history_entry_get_seat (entry, seat)->name,
                          game->compiled[seat], compile_text_protocol (game->protocols[seat][0]),
                          compile_text_protocol (game->protocols[seat][1]),
                          compile_text_protocol (game->protocols[seat][2]));
}
