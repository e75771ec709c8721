/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-game-history-json.h"

#include <glib/gi18n.h>

#include "ogc-json-reader.h"
#include "ogc-json-writer.h"
#include "ogc-names.h"

#define FORMAT "gilded-compass-history"
#define MAX_GOLD 100000

/* The names of buildings, without those for what a set-up leaves to chance. */
static const OgcName *const names_b = ogc_names_b + 1;
static const OgcName *const names_c = ogc_names_c + 1;

static void
write_seat (JsonBuilder              *builder,
            const OgcGameHistorySeat *seat)
{
  ogc_json_begin_object (builder, NULL);
  ogc_seat_spec_write (&seat->spec, builder);
  ogc_json_write_uint (builder, "gold", seat->gold);
  ogc_json_write_uint (builder, "place", seat->place);
  json_builder_end_object (builder);
}

static void
write_entry (JsonBuilder         *builder,
             OgcGameHistoryEntry *entry)
{
  const OgcSetup *setup = ogc_game_history_entry_get_setup (entry);

  ogc_json_begin_object (builder, NULL);
  ogc_json_write_time (builder, "begun", ogc_history_entry_get_begun (OGC_HISTORY_ENTRY (entry)));
  ogc_json_write_time (builder, "finished", ogc_history_entry_get_finished (OGC_HISTORY_ENTRY (entry)));
  ogc_json_write_uint64 (builder, "seed", setup->seed);
  ogc_json_write_choice (builder, "form", ogc_names_form, setup->form);
  ogc_json_write_choice (builder, "b", names_b, setup->b);
  ogc_json_write_choice (builder, "c", names_c, setup->c);
  ogc_json_begin_array (builder, "seats");
  for (unsigned n = 0; n < setup->seats; n++)
    write_seat (builder, ogc_game_history_entry_get_seat (entry, n));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
read_seat (OgcJsonReader      *reader,
           unsigned            seats,
           OgcGameHistorySeat *seat)
{
  ogc_json_reader_begin_object (reader, NULL);
  seat->spec = ogc_seat_spec_read (reader);
  seat->gold = ogc_json_reader_uint (reader, "gold", 0, MAX_GOLD);
  seat->place = ogc_json_reader_uint (reader, "place", 1, MAX (seats, 1));
  ogc_json_reader_end (reader);
}

static OgcGameHistoryEntry *
read_entry (OgcJsonReader *reader)
{
  OgcGameHistorySeat seats[OGC_MAX_SEATS] = { 0 };
  OgcSetup setup = { 0 };
  gint64 begun, finished;
  unsigned winners = 0;

  ogc_json_reader_begin_object (reader, NULL);
  begun = ogc_json_reader_time (reader, "begun");
  finished = ogc_json_reader_time (reader, "finished");
  setup.seed = ogc_json_reader_uint64 (reader, "seed");
  setup.form = ogc_json_reader_choice (reader, "form", ogc_names_form);
  setup.b = ogc_json_reader_choice (reader, "b", names_b);
  setup.c = ogc_json_reader_choice (reader, "c", names_c);
  setup.seats = ogc_json_reader_begin_array (reader, "seats", OGC_MIN_SEATS, OGC_MAX_SEATS);
  for (unsigned n = 0; n < setup.seats; n++)
    {
      read_seat (reader, setup.seats, &seats[n]);
      winners += seats[n].place == 1;
    }
  ogc_json_reader_end (reader);
  if (!ogc_json_reader_failed (reader) && winners == 0)
    ogc_json_reader_refuse (reader, "seats", OGC_ERROR_CONTENT, _("this game has no winner."));
  ogc_json_reader_end (reader);

  return ogc_json_reader_failed (reader) ? NULL : ogc_game_history_entry_new (begun, finished, &setup, seats);
}

GBytes *
ogc_game_history_to_bytes (GPtrArray *entries)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  g_return_val_if_fail (entries != NULL, NULL);

  json_builder_begin_object (builder);
  ogc_json_write_format (builder, FORMAT, OGC_GAME_HISTORY_VERSION);
  ogc_json_begin_array (builder, "games");
  for (guint i = 0; i < entries->len; i++)
    write_entry (builder, g_ptr_array_index (entries, i));
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  return ogc_json_to_bytes (builder);
}

GPtrArray *
ogc_game_history_from_bytes (const char  *source,
                             GBytes      *bytes,
                             GError     **error)
{
  g_autoptr (OgcJsonReader) reader = NULL;
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  guint n;

  g_return_val_if_fail (source != NULL, NULL);
  g_return_val_if_fail (bytes != NULL, NULL);

  reader = ogc_json_reader_new (source, bytes, error);
  if (reader == NULL)
    return NULL;
  ogc_json_reader_check_format (reader, FORMAT, OGC_GAME_HISTORY_VERSION);
  n = ogc_json_reader_begin_array (reader, "games", 0, OGC_MAX_HISTORY_GAMES);
  for (guint i = 0; i < n; i++)
    {
      OgcGameHistoryEntry *entry = read_entry (reader);

      if (entry != NULL)
        g_ptr_array_add (entries, entry);
    }
  ogc_json_reader_end (reader);
  if (!ogc_json_reader_close (reader, error))
    return NULL;

  return g_steal_pointer (&entries);
}

static OgcHistoryEntry *
create_entry (OgcSavedGame *game)
{
  return OGC_HISTORY_ENTRY (ogc_game_history_entry_new_from_save (OGC_SAVE (game)));
}

const OgcHistoryFormat ogc_game_history_format = {
  .file_name = "history.json",
  .create_entry = create_entry,
  .to_bytes = ogc_game_history_to_bytes,
  .from_bytes = ogc_game_history_from_bytes,
};
