/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-results.h"

#include <glib/gi18n.h>

#include "compile-names.h"
#include "compile-setup.h"
#include "ogc-error.h"
#include "ogc-format-version.h"

#define MAX_WEIGHTS 64 /* characters */

/* ---- Reading ---- */

/* Two numbers whose sum is at most @most. */
static guint64
read_pair (OgcJsonReader *reader,
           const char    *name,
           guint64        numbers[COMPILE_N_SIDES],
           guint64        most)
{
  const guint n = ogc_json_reader_begin_array (reader, name, COMPILE_N_SIDES, COMPILE_N_SIDES);

  for (guint side = 0; side < n; side++)
    numbers[side] = ogc_run_list_read_number (reader, NULL);
  ogc_json_reader_end (reader);
  if (numbers[0] + numbers[1] > most)
    ogc_json_reader_refuse (reader, name, OGC_ERROR_CONTENT, _("nobody can win more games than were played."));

  return numbers[0] + numbers[1];
}

static void
read_players (OgcJsonReader  *reader,
              CompileResults *self)
{
  const guint n = ogc_json_reader_begin_array (reader, "players", COMPILE_N_SIDES, COMPILE_N_SIDES);

  for (guint side = 0; side < n; side++)
    self->players[side] = g_strdup (ogc_json_reader_string (reader, NULL, 1, OGC_MAX_ENTRANT_NAME));
  ogc_json_reader_end (reader);
}

static void
read_protocols (OgcJsonReader  *reader,
                CompileResults *self)
{
  CompileCounts *counts = &self->counts;
  const guint n = ogc_json_reader_begin_array (reader, "protocols", COMPILE_N_PROTOCOLS, COMPILE_N_PROTOCOLS);

  for (guint i = 0; i < n; i++)
    {
      ogc_json_reader_begin_object (reader, NULL);
      self->protocols[i] = ogc_json_reader_choice (reader, "protocol", compile_names_protocol);
      counts->protocol_games[i] = ogc_run_list_read_number (reader, "games");
      counts->protocol_wins[i] = ogc_run_list_read_number (reader, "wins");
      if (counts->protocol_games[i] > self->games || counts->protocol_wins[i] > counts->protocol_games[i])
        ogc_json_reader_refuse (reader, "wins", OGC_ERROR_CONTENT, _("nobody can win more games than were played."));
      ogc_json_reader_end (reader);
    }
  ogc_json_reader_end (reader);
}

static void
read_counts (OgcJsonReader  *reader,
             CompileResults *self)
{
  CompileCounts *counts = &self->counts;
  guint64 won;

  counts->turns = ogc_run_list_read_number (reader, "turns");
  counts->decisions = ogc_run_list_read_number (reader, "decisions");
  counts->drawn = ogc_run_list_read_number (reader, "drawn");
  won = read_pair (reader, "wins", counts->wins, self->games);
  if (read_pair (reader, "side_wins", counts->side_wins, self->games) != won || won + counts->drawn != self->games)
    ogc_json_reader_refuse (reader, "wins", OGC_ERROR_CONTENT, _("the wins do not add up to the number of games."));
  read_protocols (reader, self);
}

CompileResults *
compile_results_load (GFile   *file,
                      GError **error)
{
  g_autoptr (OgcJsonReader) reader = NULL;
  g_autoptr (CompileResults) self = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  reader = ogc_json_reader_new_from_file (file, error);
  if (reader == NULL)
    return NULL;
  self = g_new0 (CompileResults, 1);
  self->runs = g_array_new (FALSE, FALSE, sizeof (OgcRun));
  ogc_format_version_check (reader, COMPILE_RESULTS_FORMAT, COMPILE_RESULTS_VERSION);
  self->rules = ogc_run_list_read_rules (reader, COMPILE_RULES_VERSION);
  self->cards = g_strdup (ogc_json_reader_string (reader, "cards", 64, 64));
  read_players (reader, self);
  self->weights = g_strdup (ogc_json_reader_string (reader, "weights", 0, MAX_WEIGHTS));
  self->games = ogc_run_list_read (reader, "games", self->runs);
  read_counts (reader, self);

  return ogc_json_reader_close (reader, error) ? g_steal_pointer (&self) : NULL;
}

/* ---- Writing ---- */

static void
write_pair (JsonBuilder   *builder,
            const char    *name,
            const guint64  numbers[COMPILE_N_SIDES])
{
  ogc_json_begin_array (builder, name);
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    ogc_json_write_uint64 (builder, NULL, numbers[side]);
  json_builder_end_array (builder);
}

static void
write_protocols (JsonBuilder          *builder,
                 const CompileResults *self)
{
  ogc_json_begin_array (builder, "protocols");
  for (guint i = 0; i < COMPILE_N_PROTOCOLS; i++)
    {
      json_builder_begin_object (builder);
      ogc_json_write_choice (builder, "protocol", compile_names_protocol, self->protocols[i]);
      ogc_json_write_uint64 (builder, "games", self->counts.protocol_games[i]);
      ogc_json_write_uint64 (builder, "wins", self->counts.protocol_wins[i]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

char *
compile_results_to_json (const CompileResults *self)
{
  g_autoptr (JsonBuilder) builder = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  builder = json_builder_new_immutable ();
  json_builder_begin_object (builder);
  ogc_json_write_format (builder, COMPILE_RESULTS_FORMAT, COMPILE_RESULTS_VERSION);
  ogc_json_write_uint (builder, "rules", self->rules);
  ogc_json_write_string (builder, "cards", self->cards);
  ogc_json_begin_array (builder, "players");
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    ogc_json_write_string (builder, NULL, self->players[side]);
  json_builder_end_array (builder);
  ogc_json_write_string (builder, "weights", self->weights);
  ogc_run_list_write (builder, "games", self->runs);
  ogc_json_write_uint64 (builder, "turns", self->counts.turns);
  ogc_json_write_uint64 (builder, "decisions", self->counts.decisions);
  ogc_json_write_uint64 (builder, "drawn", self->counts.drawn);
  write_pair (builder, "wins", self->counts.wins);
  write_pair (builder, "side_wins", self->counts.side_wins);
  write_protocols (builder, self);
  json_builder_end_object (builder);

  return g_string_free (ogc_json_to_text (builder), FALSE);
}
