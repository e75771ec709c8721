/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-arena-results.h"

#include <glib/gi18n.h>

#include "ogc-entrant.h"
#include "ogc-format-version.h"
#include "ogc-json-types.h"
#include "ogc-save.h"

/* The members of an OgcSideTally, in their order. */
static const char * const tally_names[] = { "deals", "wins", "win_squares", "gold", "others_gold", "margin_squares" };

G_STATIC_ASSERT (sizeof (OgcSideTally) == G_N_ELEMENTS (tally_names) * sizeof (guint64));

/* ---- Reading ---- */

/* Head: what is read before there are results to hold it. */
typedef struct {
  guint       rules;
  OgcLineups  lineups;
  const char *digest;
  GArray     *setups;
  const char *names[OGC_MAX_ENTRANTS];
  const char *networks[OGC_MAX_ENTRANTS];
  guint       n;
} Head;

static void
read_setups (OgcJsonReader *reader,
             Head          *head)
{
  const guint n = ogc_json_reader_begin_array (reader, "setups", 1, OGC_MAX_ARENA_SETUPS);

  for (guint i = 0; i < n; i++)
    {
      OgcSetup setup;

      ogc_json_read_setup (reader, NULL, FALSE, &setup);
      g_array_append_val (head->setups, setup);
      if (setup.seats != g_array_index (head->setups, OgcSetup, 0).seats)
        ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT, _("all set-ups of an arena must have the same "
                                                                   "number of players."));
    }
  ogc_json_reader_end (reader);
}

static void
read_entrants (OgcJsonReader *reader,
               Head          *head)
{
  const guint n = ogc_json_reader_begin_array (reader, "contestants", 2, OGC_MAX_ENTRANTS);

  for (guint i = 0; i < n; i++)
    {
      ogc_json_reader_begin_object (reader, NULL);
      head->names[i] = ogc_json_reader_string (reader, "name", 1, OGC_MAX_ENTRANT_NAME);
      head->networks[i] = ogc_json_reader_string (reader, "network", 0, 64);
      ogc_json_reader_end (reader);
    }
  ogc_json_reader_end (reader);
  head->n = n;
}

static void
read_all_timings (OgcJsonReader   *reader,
                  OgcArenaResults *self)
{
  const guint n = ogc_json_reader_begin_array (reader, "paces", self->entrants->len, self->entrants->len);

  for (guint i = 0; i < n; i++)
    ogc_timings_read (reader, &ogc_arena_results_entrant (self, i)->timings);
  ogc_json_reader_end (reader);
}

static void
read_tally (OgcJsonReader         *reader,
            const OgcArenaResults *self,
            OgcSideTally          *tally)
{
  guint64 *numbers = (guint64 *) tally;

  ogc_json_reader_begin_object (reader, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tally_names); i++)
    numbers[i] = ogc_run_list_read_number (reader, tally_names[i]);
  if (tally->wins > tally->deals * OGC_SHARES * ogc_arena_results_seats (self))
    ogc_json_reader_refuse (reader, "wins", OGC_ERROR_CONTENT, _("nobody can win more games than were played."));
  ogc_json_reader_end (reader);
}

/* Reads the sides and their tallies, which must be in the order in which they are written. */
static void
read_sides (OgcJsonReader   *reader,
            OgcArenaResults *self)
{
  const guint n = ogc_json_reader_begin_array (reader, "sides", self->sides->len, self->sides->len);

  for (guint side = 0; side < n; side++)
    {
      guint64 deals = 0;
      guint m;

      m = ogc_json_reader_begin_array (reader, NULL, self->setups->len, self->setups->len);
      for (guint setup = 0; setup < m; setup++)
        {
          read_tally (reader, self, ogc_arena_results_tally (self, side, setup));
          deals += ogc_arena_results_tally (self, side, setup)->deals;
        }
      if (deals != self->deals)
        ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT,
                                _("the set-ups do not add up to the number of deals."));
      ogc_json_reader_end (reader);
    }
  ogc_json_reader_end (reader);
}

static void
read_points (OgcJsonReader   *reader,
             OgcArenaResults *self)
{
  const guint n = ogc_json_reader_begin_array (reader, "points", self->entrants->len, self->entrants->len);

  for (guint i = 0; i < n; i++)
    {
      const guint m = ogc_json_reader_begin_array (reader, NULL, n, n);

      for (guint j = 0; j < m; j++)
        self->points[i * n + j] = ogc_run_list_read_number (reader, NULL);
      ogc_json_reader_end (reader);
    }
  ogc_json_reader_end (reader);
}

static void
read_head (OgcJsonReader *reader,
           Head          *head)
{
  ogc_format_version_check (reader, OGC_ARENA_RESULTS_FORMAT, OGC_ARENA_RESULTS_VERSION);
  head->rules = ogc_run_list_read_rules (reader, OGC_RULES_VERSION);
  head->digest = ogc_json_reader_string (reader, "tile_digest", 64, 64);
  head->lineups = ogc_json_reader_choice (reader, "lineups", ogc_names_lineups);
  read_setups (reader, head);
  read_entrants (reader, head);
  if (head->setups->len > 0 && head->lineups == OGC_LINEUPS_ALL
      && head->n != g_array_index (head->setups, OgcSetup, 0).seats)
    ogc_json_reader_refuse (reader, "contestants", OGC_ERROR_CONTENT,
                            _("a table needs as many contestants as seats."));
}

/* Returns: (transfer full) (nullable): the results; %NULL if the reader refused something */
static OgcArenaResults *
read_results (OgcJsonReader *reader)
{
  g_autoptr (GArray) setups = g_array_new (FALSE, TRUE, sizeof (OgcSetup));
  Head head = { .setups = setups };
  OgcArenaResults *self;

  read_head (reader, &head);
  if (ogc_json_reader_failed (reader))
    return NULL;

  self = ogc_arena_results_new (head.digest, head.lineups, setups, head.names, head.networks, head.n);
  self->rules = head.rules;
  self->deals = ogc_run_list_read (reader, "deals", self->runs);
  read_sides (reader, self);
  read_points (reader, self);
  read_all_timings (reader, self);

  return self;
}

OgcArenaResults *
ogc_arena_results_load (GFile   *file,
                        GError **error)
{
  g_autoptr (OgcJsonReader) reader = NULL;
  g_autoptr (OgcArenaResults) self = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  reader = ogc_json_reader_new_from_file (file, error);
  if (reader == NULL)
    return NULL;
  self = read_results (reader);

  return ogc_json_reader_close (reader, error) ? g_steal_pointer (&self) : NULL;
}

/* ---- Writing ---- */

static void
write_entrants (JsonBuilder           *builder,
                const OgcArenaResults *self)
{
  ogc_json_begin_array (builder, "contestants");
  for (guint i = 0; i < self->entrants->len; i++)
    {
      const OgcEntrantResults *entrant = ogc_arena_results_entrant (self, i);

      json_builder_begin_object (builder);
      ogc_json_write_string (builder, "name", entrant->name);
      ogc_json_write_string (builder, "network", entrant->network);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_sides (JsonBuilder           *builder,
             const OgcArenaResults *self)
{
  ogc_json_begin_array (builder, "sides");
  for (guint side = 0; side < self->sides->len; side++)
    {
      ogc_json_begin_array (builder, NULL);
      for (guint setup = 0; setup < self->setups->len; setup++)
        {
          const guint64 *numbers = (const guint64 *) ogc_arena_results_tally (self, side, setup);

          json_builder_begin_object (builder);
          for (guint i = 0; i < G_N_ELEMENTS (tally_names); i++)
            ogc_json_write_uint64 (builder, tally_names[i], numbers[i]);
          json_builder_end_object (builder);
        }
      json_builder_end_array (builder);
    }
  json_builder_end_array (builder);
}

static void
write_points (JsonBuilder           *builder,
              const OgcArenaResults *self)
{
  const guint n = self->entrants->len;

  ogc_json_begin_array (builder, "points");
  for (guint i = 0; i < n; i++)
    {
      ogc_json_begin_array (builder, NULL);
      for (guint j = 0; j < n; j++)
        ogc_json_write_uint64 (builder, NULL, self->points[i * n + j]);
      json_builder_end_array (builder);
    }
  json_builder_end_array (builder);
}

char *
ogc_arena_results_to_json (const OgcArenaResults *self)
{
  g_autoptr (JsonBuilder) builder = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  builder = json_builder_new_immutable ();
  json_builder_begin_object (builder);
  ogc_json_write_format (builder, OGC_ARENA_RESULTS_FORMAT, OGC_ARENA_RESULTS_VERSION);
  ogc_json_write_uint (builder, "rules", self->rules);
  ogc_json_write_string (builder, "tile_digest", self->digest);
  ogc_json_write_choice (builder, "lineups", ogc_names_lineups, self->lineups);
  ogc_json_begin_array (builder, "setups");
  for (guint setup = 0; setup < self->setups->len; setup++)
    ogc_json_write_setup (builder, NULL, FALSE, &g_array_index (self->setups, OgcSetup, setup));
  json_builder_end_array (builder);
  write_entrants (builder, self);
  ogc_run_list_write (builder, "deals", self->runs);
  write_sides (builder, self);
  write_points (builder, self);
  ogc_json_begin_array (builder, "paces");
  for (guint i = 0; i < self->entrants->len; i++)
    ogc_timings_write (builder, &ogc_arena_results_entrant (self, i)->timings);
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  return g_string_free (ogc_json_to_text (builder), FALSE);
}
