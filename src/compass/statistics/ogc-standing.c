/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-standing.h"

#include "ogc-player.h"

static void
clear_standing (gpointer data)
{
  g_free (((OgcStanding *) data)->kind);
}

/* The one for @kind (or NULL) and @value; a new one when there is none. Valid until the next call. */
static OgcStanding *
find (GArray     *standings,
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

/* What plays @seat, in whatever style. */
static const char *
kind_of (const OgcGameHistorySeat *seat)
{
  OgcPlayStyle style;
  const OgcPlayer *player = ogc_player_parse (seat->spec.kind, &style);

  return player != NULL ? player->id : seat->spec.kind;
}

static gboolean
is_counted (const OgcGameHistorySeat *seat,
            const char               *kind,
            const char               *name)
{
  return (kind == NULL || g_str_equal (kind_of (seat), kind)) && (name == NULL || g_str_equal (seat->spec.name, name));
}

/* Adds the seats of @entry of kind @kind (NULL: all) and called @name (NULL: all) to @standing. */
static void
add (OgcStanding         *standing,
     OgcGameHistoryEntry *entry,
     const char          *kind,
     const char          *name)
{
  const unsigned n = ogc_game_history_entry_get_setup (entry)->seats;
  const double fair = ogc_game_history_entry_get_winners (entry) / (double) n;
  const unsigned before = standing->seats;

  for (unsigned i = 0; i < n; i++)
    {
      const OgcGameHistorySeat *seat = ogc_game_history_entry_get_seat (entry, i);

      if (!is_counted (seat, kind, name))
        continue;
      standing->seats++;
      standing->wins += seat->place == 1;
      standing->fair += fair;
      standing->gold += seat->gold;
    }
  standing->games += standing->seats > before;
}

static void
add_by_kind (GArray              *standings,
             OgcGameHistoryEntry *entry,
             const char          *kind,
             const char          *name)
{
  const unsigned n = ogc_game_history_entry_get_setup (entry)->seats;

  for (unsigned i = 0; i < n; i++)
    {
      const OgcGameHistorySeat *seat = ogc_game_history_entry_get_seat (entry, i);
      const char *its = kind_of (seat);
      gboolean done = FALSE;

      if (!is_counted (seat, kind, name))
        continue;
      for (unsigned k = 0; k < i; k++)
        done = done || is_counted (ogc_game_history_entry_get_seat (entry, k), its, name);
      if (!done)
        add (find (standings, its, 0), entry, its, name);
    }
}

static gboolean
has_such (OgcGameHistoryEntry *entry,
          const char          *kind,
          const char          *name)
{
  for (unsigned i = 0; i < ogc_game_history_entry_get_setup (entry)->seats; i++)
    if (is_counted (ogc_game_history_entry_get_seat (entry, i), kind, name))
      return TRUE;

  return FALSE;
}

static void
add_entry (GArray              *standings,
           OgcGameHistoryEntry *entry,
           OgcStandingBy        by,
           const char          *kind,
           const char          *name)
{
  const OgcSetup *setup = ogc_game_history_entry_get_setup (entry);

  if (!has_such (entry, kind, name))
    return;
  if (by == OGC_STANDING_BY_KIND)
    add_by_kind (standings, entry, kind, name);
  else if (by == OGC_STANDING_BY_FORM)
    add (find (standings, NULL, setup->form), entry, kind, name);
  else
    {
      add (find (standings, NULL, setup->b), entry, kind, name);
      if (setup->c != OGC_NO_BUILDING)
        add (find (standings, NULL, setup->c), entry, kind, name);
    }
}

static int
compare_values (gconstpointer a,
                gconstpointer b)
{
  return (int) ((const OgcStanding *) a)->value - (int) ((const OgcStanding *) b)->value;
}

GArray *
ogc_standings_count (GListModel    *entries,
                     OgcStandingBy  by,
                     const char    *kind,
                     const char    *name)
{
  GArray *standings = g_array_new (FALSE, FALSE, sizeof (OgcStanding));

  g_return_val_if_fail (G_IS_LIST_MODEL (entries), standings);

  g_array_set_clear_func (standings, clear_standing);
  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (OgcGameHistoryEntry) entry = g_list_model_get_item (entries, i);

      add_entry (standings, entry, by, kind, name);
    }
  if (by != OGC_STANDING_BY_KIND)
    g_array_sort (standings, compare_values);

  return standings;
}
