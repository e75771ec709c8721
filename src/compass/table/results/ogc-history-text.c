/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-history-text.h"

#include <glib/gi18n.h>

#include "ogc-names.h"
#include "ogc-player-kind.h"
#include "ogc-symbol-view.h"
#include "ogc-text.h"

const char *
ogc_history_text_label (unsigned           by,
                        const OgcStanding *standing)
{
  if (by == OGC_STANDING_BY_KIND)
    return ogc_player_kind_get_label (standing->kind);
  if (by == OGC_STANDING_BY_FORM)
    return ogc_text_form (standing->value);
  return ogc_text_building (standing->value);
}

static const char *
get_symbol (unsigned           by,
            const OgcStanding *standing)
{
  if (by == OGC_STANDING_BY_KIND)
    return g_str_equal (standing->kind, OGC_SEAT_PERSON) ? "hire-right-hunters" : "die";
  if (by == OGC_STANDING_BY_FORM)
    return standing->value == OGC_FORM_NEUTRAL ? "emblem-neutral" : "rose";
  return ogc_name_of (ogc_names_building, standing->value);
}

GtkWidget *
ogc_history_text_picture (unsigned           by,
                          const OgcStanding *standing,
                          int                size)
{
  return ogc_symbol_view_new (get_symbol (by, standing), size);
}

char *
ogc_history_text_amount (const char        *label,
                         const char        *number,
                         const OgcStanding *standing)
{
  g_autofree char *games = ogc_standing_dup_games (standing);

  /* TRANSLATORS: a bar for a screen reader: a kind of player, a variant or a building; gold, players, "in 3 games" */
  return g_strdup_printf (ngettext ("%s: %s\302\240gold on average, of %u player %s",
                                    "%s: %s\302\240gold on average, of %u players %s",
                                    standing->seats),
                          label, number, standing->seats, games);
}

char *
ogc_history_text_heading (OgcHistoryEntry *entry,
                          const char      *moment)
{
  const OgcSetup *setup = ogc_game_history_entry_get_setup (OGC_GAME_HISTORY_ENTRY (entry));
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, setup->seed);

  if (setup->c == OGC_NO_BUILDING)
    /* TRANSLATORS: a game that is over: day and time, form, building, seed */
    return g_strdup_printf (_("%s · %s · %s · seed %s"), moment, ogc_text_form (setup->form),
                            ogc_text_building (setup->b), seed);
  /* TRANSLATORS: a game that is over: day and time, form, two buildings, seed */
  return g_strdup_printf (_("%s · %s · %s, %s · seed %s"), moment, ogc_text_form (setup->form),
                          ogc_text_building (setup->b), ogc_text_building (setup->c), seed);
}

char *
ogc_history_text_seat (OgcHistoryEntry *entry,
                       unsigned         n)
{
  const OgcGameHistorySeat *seat = ogc_game_history_entry_get_seat (OGC_GAME_HISTORY_ENTRY (entry), n);
  g_autofree char *gold = ogc_text_gold (seat->gold);

  /* TRANSLATORS: a seat of a game that is over: its place, its name, "52 gold" */
  return g_strdup_printf (C_("result", "%u. %s, %s"), seat->place, seat->spec.name, gold);
}
