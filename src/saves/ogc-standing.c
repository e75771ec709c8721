/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-standing.h"

#include <glib/gi18n.h>

static void
clear_standing (gpointer data)
{
  g_free (((OgcStanding *) data)->kind);
}

/* Finds or adds the standing for @kind (or NULL) and @value. Valid until the next call. */
static OgcStanding *
ensure_standing (GArray     *standings,
                 const char *kind,
                 unsigned    value)
{
  OgcStanding standing = { 0 };

  for (guint i = 0; i < standings->len; i++)
    {
      OgcStanding *known = &g_array_index (standings, OgcStanding, i);

      if (g_strcmp0 (known->kind, kind) == 0 && known->value == value)
        return known;
    }
  standing.kind = g_strdup (kind);
  standing.value = value;
  g_array_append_val (standings, standing);

  return &g_array_index (standings, OgcStanding, standings->len - 1);
}

static gboolean
is_counted (OgcHistoryEntry *entry,
            unsigned         seat,
            const char      *kind,
            const char      *name)
{
  return (kind == NULL || g_str_equal (ogc_history_entry_get_text (entry, seat, OGC_STANDING_BY_KIND), kind))
         && (name == NULL || g_str_equal (ogc_history_entry_get_seat (entry, seat)->name, name));
}

static void
update_standing (OgcStanding     *standing,
                 OgcHistoryEntry *entry,
                 unsigned         seat,
                 unsigned         number)
{
  standing->seats++;
  standing->wins += ogc_history_entry_get_won (entry, seat);
  standing->fair += ogc_history_entry_get_winners (entry) / (double) ogc_history_entry_get_n_seats (entry);
  standing->amount += ogc_history_entry_get_amount (entry, seat);
  standing->games += standing->last != number;
  standing->last = number;
}

static void
add_seat (GArray          *standings,
          OgcHistoryEntry *entry,
          unsigned         seat,
          unsigned         by,
          unsigned         number)
{
  const char *text = ogc_history_entry_get_text (entry, seat, by);
  unsigned values[OGC_MAX_HISTORY_VALUES];
  const unsigned n = text == NULL ? ogc_history_entry_list_values (entry, seat, by, values) : 0;

  if (text != NULL)
    update_standing (ensure_standing (standings, text, 0), entry, seat, number);
  for (unsigned i = 0; i < n; i++)
    update_standing (ensure_standing (standings, NULL, values[i]), entry, seat, number);
}

static int
compare_values (gconstpointer a,
                gconstpointer b)
{
  return (int) ((const OgcStanding *) a)->value - (int) ((const OgcStanding *) b)->value;
}

GArray *
ogc_standings_count (GListModel *entries,
                     unsigned    by,
                     const char *kind,
                     const char *name)
{
  GArray *standings = g_array_new (FALSE, FALSE, sizeof (OgcStanding));

  g_return_val_if_fail (G_IS_LIST_MODEL (entries), standings);

  g_array_set_clear_func (standings, clear_standing);
  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (OgcHistoryEntry) entry = g_list_model_get_item (entries, i);

      for (unsigned seat = 0; seat < ogc_history_entry_get_n_seats (entry); seat++)
        if (is_counted (entry, seat, kind, name))
          add_seat (standings, entry, seat, by, i + 1);
    }
  if (standings->len > 0 && g_array_index (standings, OgcStanding, 0).kind == NULL)
    g_array_sort (standings, compare_values);

  return standings;
}

char *
ogc_standing_dup_games (const OgcStanding *standing)
{
  g_return_val_if_fail (standing != NULL, NULL);

  /* TRANSLATORS: part of a sentence about results: "3 of 8 players won, in 4 games" */
  return g_strdup_printf (ngettext ("in %u game", "in %u games", standing->games), standing->games);
}
