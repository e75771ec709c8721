/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-results.h"

#include <glib/gi18n.h>

#include "ogc-format-version.h"
#include "ogc-json-types.h"

static void
read_numbers (OgcJsonReader *reader,
              const char    *name,
              guint64       *numbers,
              guint          n)
{
  n = ogc_json_reader_begin_array (reader, name, n, n);
  for (guint i = 0; i < n; i++)
    numbers[i] = ogc_run_list_read_number (reader, NULL);
  ogc_json_reader_end (reader);
}

static void
write_numbers (JsonBuilder   *builder,
               const char    *name,
               const guint64 *numbers,
               guint          n)
{
  ogc_json_begin_array (builder, name);
  for (guint i = 0; i < n; i++)
    ogc_json_write_uint64 (builder, NULL, numbers[i]);
  json_builder_end_array (builder);
}

static guint64
sum_numbers (const guint64 *numbers,
             guint          n)
{
  guint64 total = 0;

  for (guint i = 0; i < n; i++)
    total += numbers[i];

  return total;
}

static void
read_seat (OgcJsonReader *reader,
           OgcResults    *self,
           guint          seat)
{
  OgcSeatResults *results = &self->seats[seat];

  ogc_json_reader_begin_object (reader, NULL);
  read_numbers (reader, "wins", results->wins, self->setup.seats);
  read_numbers (reader, "places", results->places, self->setup.seats);
  results->gold = ogc_run_list_read_number (reader, "gold");
  results->gold_squares = ogc_run_list_read_number (reader, "gold_squares");
  results->unassigned = ogc_run_list_read_number (reader, "unassigned");
  ogc_json_reader_begin_object (reader, "by_source");
  for (guint source = 0; source < OGC_N_GOLD_SOURCES; source++)
    results->by_source[source] = ogc_run_list_read_number (reader, ogc_name_of (ogc_names_gold_source, source));
  ogc_json_reader_end (reader);
  if (sum_numbers (results->places, OGC_MAX_SEATS) != self->games)
    ogc_json_reader_refuse (reader, "places", OGC_ERROR_CONTENT, _("they do not add up to the number of games."));
  if (sum_numbers (results->wins, OGC_MAX_SEATS) != results->places[0])
    ogc_json_reader_refuse (reader, "wins", OGC_ERROR_CONTENT, _("they do not add up to the number of first places."));
  if (sum_numbers (results->by_source, OGC_N_GOLD_SOURCES) != results->gold)
    ogc_json_reader_refuse (reader, "by_source", OGC_ERROR_CONTENT, _("it does not add up to the gold."));
  ogc_json_reader_end (reader);
}

/* SCO-12: whether the wins of all seats can be those of @games games: n + 1 wins together with n others make one
 * game. */
static gboolean
wins_are_possible (const guint64 *wins,
                   gsize          stride,
                   guint          seats,
                   guint64        games)
{
  guint64 total = 0;

  for (guint others = 0; others < seats; others++)
    {
      guint64 shared = 0;

      for (guint seat = 0; seat < seats; seat++)
        shared += wins[seat * stride + others];
      if (shared % (others + 1) != 0)
        return FALSE;
      total += shared / (others + 1);
    }
  return total == games;
}

static void
read_seats (OgcJsonReader *reader,
            OgcResults    *self)
{
  const guint n = ogc_json_reader_begin_array (reader, "seats", self->setup.seats, self->setup.seats);

  for (guint seat = 0; seat < n; seat++)
    read_seat (reader, self, seat);
  if (!wins_are_possible (self->seats[0].wins, sizeof (OgcSeatResults) / sizeof (guint64), self->setup.seats,
                          self->games))
    ogc_json_reader_refuse (reader, NULL, OGC_ERROR_CONTENT, _("the wins do not add up to the number of games."));
  ogc_json_reader_end (reader);
}

static void
read_building (OgcJsonReader      *reader,
               const char         *name,
               const OgcResults   *self,
               OgcBuildingResults *results)
{
  const guint seats = self->setup.seats;

  ogc_json_reader_begin_object (reader, name);
  results->games = ogc_run_list_read_number (reader, "games");
  read_numbers (reader, "dice", results->dice, seats);
  read_numbers (reader, "gold", results->gold, seats);
  if (ogc_json_reader_begin_array (reader, "wins", seats, seats) == seats)
    for (guint seat = 0; seat < seats; seat++)
      read_numbers (reader, NULL, results->wins[seat], seats);
  ogc_json_reader_end (reader);
  if (results->games > self->games)
    ogc_json_reader_refuse (reader, "games", OGC_ERROR_CONTENT,
                            _("there are more games with this building than games."));
  if (!wins_are_possible (results->wins[0], OGC_MAX_SEATS, seats, results->games))
    ogc_json_reader_refuse (reader, "wins", OGC_ERROR_CONTENT, _("the wins do not add up to the number of games."));
  ogc_json_reader_end (reader);
}

static void
read_buildings (OgcJsonReader *reader,
                OgcResults    *self)
{
  ogc_json_reader_begin_object (reader, "buildings");
  for (guint building = 0; building < OGC_N_BUILDINGS; building++)
    {
      const char *name = ogc_name_of (ogc_names_building, building);

      if (ogc_json_reader_has (reader, name))
        read_building (reader, name, self, &self->buildings[building]);
    }
  ogc_json_reader_end (reader);
}

static void
read_players (OgcJsonReader *reader,
              OgcResults    *self)
{
  const guint n = ogc_json_reader_begin_array (reader, "players", self->setup.seats, self->setup.seats);

  for (guint seat = 0; seat < n; seat++)
    self->players[seat] = g_strdup (ogc_json_reader_id (reader, NULL));
  ogc_json_reader_end (reader);
}

static OgcResults *
read_tally (OgcJsonReader *reader)
{
  OgcResults *self = g_new0 (OgcResults, 1);

  self->runs = g_array_new (FALSE, FALSE, sizeof (OgcRun));
  ogc_format_version_check (reader, OGC_RESULTS_FORMAT, OGC_RESULTS_VERSION);
  self->rules = ogc_run_list_read_rules (reader, OGC_RULES_VERSION);
  self->digest = g_strdup (ogc_json_reader_string (reader, "tile_digest", 64, 64));
  ogc_json_read_setup (reader, "setup", FALSE, &self->setup);
  read_players (reader, self);
  self->games = ogc_run_list_read (reader, "games", self->runs);
  self->decisions = ogc_run_list_read_number (reader, "decisions");
  if (!ogc_json_reader_failed (reader))
    {
      read_seats (reader, self);
      read_buildings (reader, self);
    }

  return self;
}

OgcResults *
ogc_results_load (GFile   *file,
                  GError **error)
{
  g_autoptr (OgcJsonReader) reader = NULL;
  g_autoptr (OgcResults) self = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  reader = ogc_json_reader_new_from_file (file, error);
  if (reader == NULL)
    return NULL;
  self = read_tally (reader);

  return ogc_json_reader_close (reader, error) ? g_steal_pointer (&self) : NULL;
}

static void
write_seat (JsonBuilder          *builder,
            const OgcSeatResults *results,
            guint                 seats)
{
  json_builder_begin_object (builder);
  write_numbers (builder, "wins", results->wins, seats);
  write_numbers (builder, "places", results->places, seats);
  ogc_json_write_uint64 (builder, "gold", results->gold);
  ogc_json_write_uint64 (builder, "gold_squares", results->gold_squares);
  ogc_json_write_uint64 (builder, "unassigned", results->unassigned);
  ogc_json_begin_object (builder, "by_source");
  for (guint source = 0; source < OGC_N_GOLD_SOURCES; source++)
    ogc_json_write_uint64 (builder, ogc_name_of (ogc_names_gold_source, source), results->by_source[source]);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
}

static void
write_building (JsonBuilder              *builder,
                const char               *name,
                const OgcBuildingResults *results,
                guint                     seats)
{
  ogc_json_begin_object (builder, name);
  ogc_json_write_uint64 (builder, "games", results->games);
  write_numbers (builder, "dice", results->dice, seats);
  write_numbers (builder, "gold", results->gold, seats);
  ogc_json_begin_array (builder, "wins");
  for (guint seat = 0; seat < seats; seat++)
    write_numbers (builder, NULL, results->wins[seat], seats);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
write_tally (JsonBuilder      *builder,
             const OgcResults *self)
{
  ogc_json_begin_array (builder, "players");
  for (guint seat = 0; seat < self->setup.seats; seat++)
    ogc_json_write_string (builder, NULL, self->players[seat]);
  json_builder_end_array (builder);
  ogc_run_list_write (builder, "games", self->runs);
  ogc_json_write_uint64 (builder, "decisions", self->decisions);
  ogc_json_begin_array (builder, "seats");
  for (guint seat = 0; seat < self->setup.seats; seat++)
    write_seat (builder, &self->seats[seat], self->setup.seats);
  json_builder_end_array (builder);
  ogc_json_begin_object (builder, "buildings");
  for (guint building = 0; building < OGC_N_BUILDINGS; building++)
    if (self->buildings[building].games > 0)
      write_building (builder, ogc_name_of (ogc_names_building, building), &self->buildings[building],
                      self->setup.seats);
  json_builder_end_object (builder);
}

char *
ogc_results_to_json (const OgcResults *self)
{
  g_autoptr (JsonBuilder) builder = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  builder = json_builder_new_immutable ();
  json_builder_begin_object (builder);
  ogc_json_write_format (builder, OGC_RESULTS_FORMAT, OGC_RESULTS_VERSION);
  ogc_json_write_uint (builder, "rules", self->rules);
  ogc_json_write_string (builder, "tile_digest", self->digest);
  ogc_json_write_setup (builder, "setup", FALSE, &self->setup);
  write_tally (builder, self);
  json_builder_end_object (builder);

  return g_string_free (ogc_json_to_text (builder), FALSE);
}
