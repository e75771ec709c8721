/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-arena-results.h"

#include <glib/gi18n.h>
#include <string.h>

/* ---- Who meets whom ---- */

const OgcName ogc_names_lineups[] = {
  { "pairs", OGC_LINEUPS_PAIRS },
  { "first", OGC_LINEUPS_FIRST },
  { "all", OGC_LINEUPS_ALL },
  { NULL }
};

static void
add_side (GArray *sides,
          guint   subject,
          guint   others)
{
  const OgcSide side = { subject, others };

  g_array_append_val (sides, side);
}

/* Lists the sides. With two seats one side of each pair is enough, because it mirrors the other. */
static void
add_sides (OgcArenaResults *self)
{
  const guint n = self->entrants->len;
  const guint last = self->lineups == OGC_LINEUPS_FIRST ? 1 : n;

  for (guint i = 0; i < n && self->lineups == OGC_LINEUPS_ALL; i++)
    add_side (self->sides, i, i);
  for (guint i = 0; i < last && self->lineups != OGC_LINEUPS_ALL; i++)
    for (guint j = 0; j < n; j++)
      if (i < j || (i > j && ogc_arena_results_seats (self) > 2))
        add_side (self->sides, i, j);
}

guint
ogc_arena_results_seats (const OgcArenaResults *self)
{
  g_return_val_if_fail (self != NULL && self->setups->len > 0, 0);

  return g_array_index (self->setups, OgcSetup, 0).seats;
}

guint
ogc_arena_results_setup (const OgcArenaResults *self,
                         guint64                seed)
{
  g_return_val_if_fail (self != NULL, 0);

  return (guint) (seed % self->setups->len);
}

guint
ogc_arena_results_tables (const OgcArenaResults *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->lineups == OGC_LINEUPS_ALL ? 1 : self->sides->len;
}

guint
ogc_arena_results_at (const OgcArenaResults *self,
                      guint                  table,
                      guint                  turn,
                      guint                  seat)
{
  const guint seats = ogc_arena_results_seats (self);
  const OgcSide *side = &g_array_index (self->sides, OgcSide, table);

  if (self->lineups == OGC_LINEUPS_ALL)
    return (seat + seats - turn) % seats;
  return seat == turn ? side->subject : side->others;
}

guint64
ogc_arena_results_games (const OgcArenaResults *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->deals * ogc_arena_results_tables (self) * ogc_arena_results_seats (self);
}

/* ---- Beginning and end ---- */

static void
entrant_clear (gpointer data)
{
  OgcEntrantResults *entrant = data;

  g_free (entrant->name);
  g_free (entrant->network);
}

OgcArenaResults *
ogc_arena_results_new (const char         *digest,
                       OgcLineups          lineups,
                       const GArray       *setups,
                       const char * const *names,
                       const char * const *networks,
                       guint               n)
{
  OgcArenaResults *self;

  g_return_val_if_fail (digest != NULL && setups != NULL && setups->len > 0, NULL);
  g_return_val_if_fail (names != NULL && networks != NULL && n > 1, NULL);

  self = g_new0 (OgcArenaResults, 1);
  self->rules = OGC_RULES_VERSION;
  self->digest = g_strdup (digest);
  self->lineups = lineups;
  self->setups = g_array_copy ((GArray *) setups);
  for (guint i = 0; i < self->setups->len; i++)
    g_array_index (self->setups, OgcSetup, i).seed = 0;
  self->entrants = g_array_new (FALSE, TRUE, sizeof (OgcEntrantResults));
  g_array_set_clear_func (self->entrants, entrant_clear);
  g_array_set_size (self->entrants, n);
  for (guint i = 0; i < n; i++)
    {
      ogc_arena_results_entrant (self, i)->name = g_strdup (names[i]);
      ogc_arena_results_entrant (self, i)->network = g_strdup (networks[i]);
    }
  self->sides = g_array_new (FALSE, FALSE, sizeof (OgcSide));
  add_sides (self);
  self->tallies = g_new0 (OgcSideTally, self->sides->len * self->setups->len);
  self->points = g_new0 (guint64, n * n);
  self->runs = g_array_new (FALSE, FALSE, sizeof (OgcRun));

  return self;
}

void
ogc_arena_results_free (OgcArenaResults *self)
{
  if (self == NULL)
    return;

  g_free (self->digest);
  g_array_unref (self->setups);
  g_array_unref (self->entrants);
  g_array_unref (self->sides);
  g_free (self->tallies);
  g_free (self->points);
  g_array_unref (self->runs);
  g_free (self);
}

/* ---- Adding a deal ---- */

/* What one side won in one deal. */
typedef struct {
  guint64 wins;
  guint64 gold;
  guint64 others;
} Part;

static void
add_game (Part            *part,
          const OgcResult *result,
          guint            seats,
          guint            seat)
{
  guint64 others = 0;

  g_assert (seats > 1);
  for (guint other = 0; other < seats; other++)
    if (other != seat)
      others += result->scores[other].total;
  part->wins += result->place[seat] == 1 ? OGC_SHARES / result->winners : 0;
  part->gold += OGC_GOLD_PARTS * result->scores[seat].total;
  part->others += OGC_GOLD_PARTS / (seats - 1) * others;
}

static void
add_part (OgcSideTally *results,
          const Part   *part)
{
  const guint64 margin = part->gold > part->others ? part->gold - part->others : part->others - part->gold;

  results->deals++;
  results->wins += part->wins;
  results->win_squares += part->wins * part->wins;
  results->gold += part->gold;
  results->others_gold += part->others;
  results->margin_squares += margin * margin;
}

/* The seat of entrant @subject. */
static guint
seat_of (const OgcArenaResults *self,
         guint                  table,
         guint                  turn,
         guint                  subject)
{
  guint seat = 0;

  while (ogc_arena_results_at (self, table, turn, seat) != subject)
    seat++;

  return seat;
}

/* Adds the half points of every pair of seats with different entrants. */
static void
add_points (OgcArenaResults *self,
            guint            table,
            guint            turn,
            const OgcResult *result)
{
  const guint seats = ogc_arena_results_seats (self);

  for (guint seat = 0; seat < seats; seat++)
    for (guint other = 0; other < seats; other++)
      {
        const guint one = ogc_arena_results_at (self, table, turn, seat);
        const guint two = ogc_arena_results_at (self, table, turn, other);

        if (one != two)
          self->points[one * self->entrants->len + two] += result->place[seat] < result->place[other] ? 2
                                                           : result->place[seat] == result->place[other];
      }
}

void
ogc_arena_results_add_deal (OgcArenaResults    *self,
                            guint64             seed,
                            const OgcArenaDeal *deal)
{
  const OgcRun run = { seed, 1 };
  guint seats, setup;

  g_return_if_fail (self != NULL && deal != NULL);

  seats = ogc_arena_results_seats (self);
  setup = ogc_arena_results_setup (self, seed);
  if (!ogc_run_list_add (self->runs, run))
    g_return_if_reached ();
  self->deals++;
  for (guint table = 0; table < ogc_arena_results_tables (self); table++)
    for (guint turn = 0; turn < seats; turn++)
      add_points (self, table, turn, &deal->results[table * seats + turn]);
  for (guint i = 0; i < self->sides->len; i++)
    {
      const OgcSide *side = &g_array_index (self->sides, OgcSide, i);
      const guint table = self->lineups == OGC_LINEUPS_ALL ? 0 : i;
      Part part = { 0 };

      for (guint turn = 0; turn < seats; turn++)
        add_game (&part, &deal->results[table * seats + turn], seats, seat_of (self, table, turn, side->subject));
      add_part (ogc_arena_results_tally (self, i, setup), &part);
    }
}

/* ---- Merging ---- */

static gboolean
report_mismatch (const char  *source,
                 GError     **error)
{
  g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT,
               _("%s: these games had other players, tiles or set-ups than those before, so they can’t be added up."),
               source);
  return FALSE;
}

/* Whether both are results of the same arena. */
static gboolean
can_merge (const OgcArenaResults  *self,
           const char             *source,
           const OgcArenaResults  *other,
           GError                **error)
{
  if (!ogc_run_list_same_rules (self->rules, source, other->rules, error))
    return FALSE;
  if (!g_str_equal (self->digest, other->digest) || self->lineups != other->lineups
      || self->entrants->len != other->entrants->len
      || self->setups->len != other->setups->len
      || memcmp (self->setups->data, other->setups->data, self->setups->len * sizeof (OgcSetup)) != 0)
    return report_mismatch (source, error);
  for (guint i = 0; i < self->entrants->len; i++)
    {
      const OgcEntrantResults *one = ogc_arena_results_entrant (self, i);
      const OgcEntrantResults *two = ogc_arena_results_entrant (other, i);

      if (!g_str_equal (one->name, two->name))
        return report_mismatch (source, error);
      if (!g_str_equal (one->network, two->network))
        {
          g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT, _("%s: “%s” had another network in these games."), source,
                       two->name);
          return FALSE;
        }
    }
  return TRUE;
}

G_STATIC_ASSERT (sizeof (OgcSideTally) % sizeof (guint64) == 0);

gboolean
ogc_arena_results_merge (OgcArenaResults        *self,
                         const char             *source,
                         const OgcArenaResults  *other,
                         GError                **error)
{
  guint n;

  g_return_val_if_fail (self != NULL && other != NULL && source != NULL, FALSE);

  if (!can_merge (self, source, other, error))
    return FALSE;
  if (!ogc_run_list_merge (&self->runs, source, other->runs, 1000000000, error))
    return FALSE;

  n = self->entrants->len;
  self->deals += other->deals;
  ogc_run_list_add_numbers (self->tallies, other->tallies,
                            self->sides->len * self->setups->len * sizeof (OgcSideTally));
  ogc_run_list_add_numbers (self->points, other->points, (gsize) n * n * sizeof *self->points);
  for (guint i = 0; i < n; i++)
    ogc_timings_merge (&ogc_arena_results_entrant (self, i)->timings, &ogc_arena_results_entrant (other, i)->timings);

  return TRUE;
}
