/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-arena-results.h"

#include <glib/gi18n.h>

#include "compile-setup.h"
#include "ogc-error.h"
#include "ogc-format-version.h"

#define MAX_WEIGHTS 64 /* characters */

/* ---- Reading ---- */

static void
read_entrants (OgcJsonReader       *reader,
               CompileArenaResults *self)
{
  const guint n = ogc_json_reader_begin_array (reader, "contestants", 2, COMPILE_MAX_ENTRANTS);

  for (guint i = 0; i < n; i++)
    {
      const char *name, *weights;
      guint work;

      ogc_json_reader_begin_object (reader, NULL);
      name = ogc_json_reader_string (reader, "name", 1, OGC_MAX_ENTRANT_NAME);
      work = ogc_json_reader_uint (reader, "work", 0, COMPILE_MAX_WORK);
      weights = ogc_json_reader_string (reader, "weights", 0, MAX_WEIGHTS);
      ogc_json_reader_end (reader);
      compile_arena_results_add_entrant (self, name, work, weights);
    }
  ogc_json_reader_end (reader);
}

static void
read_meetings (OgcJsonReader       *reader,
               CompileArenaResults *self)
{
  const guint64 games = COMPILE_GAMES_OF_A_PAIR * self->pairs;
  const guint n = ogc_json_reader_begin_array (reader, "meetings", self->meetings->len, self->meetings->len);

  for (guint i = 0; i < n; i++)
    {
      CompileMeeting *meeting = compile_arena_results_meeting (self, i);

      ogc_json_reader_begin_object (reader, NULL);
      meeting->points = ogc_run_list_read_number (reader, "points");
      meeting->squares = ogc_run_list_read_number (reader, "squares");
      meeting->draws = ogc_run_list_read_number (reader, "draws");
      meeting->turns = ogc_run_list_read_number (reader, "turns");
      if (meeting->points > COMPILE_POINTS_OF_A_GAME * games || meeting->draws > games)
        ogc_json_reader_refuse (reader, "points", OGC_ERROR_CONTENT, _("nobody can win more games than were played."));
      ogc_json_reader_end (reader);
    }
  ogc_json_reader_end (reader);
}

static void
read_paces (OgcJsonReader       *reader,
            CompileArenaResults *self)
{
  const guint n = ogc_json_reader_begin_array (reader, "paces", self->entrants->len, self->entrants->len);

  for (guint i = 0; i < n; i++)
    ogc_timings_read (reader, &compile_arena_results_entrant (self, i)->timings);
  ogc_json_reader_end (reader);
}

CompileArenaResults *
compile_arena_results_load (GFile   *file,
                            GError **error)
{
  g_autoptr (OgcJsonReader) reader = NULL;
  g_autoptr (CompileArenaResults) self = NULL;
  guint rules;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  reader = ogc_json_reader_new_from_file (file, error);
  if (reader == NULL)
    return NULL;
  ogc_format_version_check (reader, COMPILE_ARENA_RESULTS_FORMAT, COMPILE_ARENA_RESULTS_VERSION);
  rules = ogc_run_list_read_rules (reader, COMPILE_RULES_VERSION);
  self = compile_arena_results_new (rules, ogc_json_reader_string (reader, "cards", 64, 64));
  read_entrants (reader, self);
  self->pairs = ogc_run_list_read (reader, "pairs", self->runs);
  read_meetings (reader, self);
  read_paces (reader, self);

  return ogc_json_reader_close (reader, error) ? g_steal_pointer (&self) : NULL;
}

/* ---- Writing ---- */

static void
write_entrants (JsonBuilder               *builder,
                const CompileArenaResults *self)
{
  ogc_json_begin_array (builder, "contestants");
  for (guint i = 0; i < self->entrants->len; i++)
    {
      const CompileEntrantResults *entrant = compile_arena_results_entrant (self, i);

      json_builder_begin_object (builder);
      ogc_json_write_string (builder, "name", entrant->name);
      ogc_json_write_uint (builder, "work", entrant->work);
      ogc_json_write_string (builder, "weights", entrant->weights);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_meetings (JsonBuilder               *builder,
                const CompileArenaResults *self)
{
  ogc_json_begin_array (builder, "meetings");
  for (guint i = 0; i < self->meetings->len; i++)
    {
      const CompileMeeting *meeting = compile_arena_results_meeting (self, i);

      json_builder_begin_object (builder);
      ogc_json_write_uint64 (builder, "points", meeting->points);
      ogc_json_write_uint64 (builder, "squares", meeting->squares);
      ogc_json_write_uint64 (builder, "draws", meeting->draws);
      ogc_json_write_uint64 (builder, "turns", meeting->turns);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

char *
compile_arena_results_to_json (const CompileArenaResults *self)
{
  g_autoptr (JsonBuilder) builder = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  builder = json_builder_new_immutable ();
  json_builder_begin_object (builder);
  ogc_json_write_format (builder, COMPILE_ARENA_RESULTS_FORMAT, COMPILE_ARENA_RESULTS_VERSION);
  ogc_json_write_uint (builder, "rules", self->rules);
  ogc_json_write_string (builder, "cards", self->cards);
  write_entrants (builder, self);
  ogc_run_list_write (builder, "pairs", self->runs);
  write_meetings (builder, self);
  ogc_json_begin_array (builder, "paces");
  for (guint i = 0; i < self->entrants->len; i++)
    ogc_timings_write (builder, &compile_arena_results_entrant (self, i)->timings);
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  return g_string_free (ogc_json_to_text (builder), FALSE);
}
