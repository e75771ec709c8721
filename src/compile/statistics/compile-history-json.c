/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-history-json.h"

#include <glib/gi18n.h>

#include "compile-names.h"
#include "ogc-json-reader.h"
#include "ogc-json-writer.h"

#define FORMAT "gilded-compass-history"

static const OgcName game_names[] = {
  { COMPILE_SAVE_GAME, 0 },
  { NULL }
};

static const OgcName set_names[] = {
  { "mn02", COMPILE_SET_MN02 },
  { "mn01", COMPILE_SET_MN01 },
  { "own", COMPILE_N_SETS },
  { NULL }
};

static void
write_seat (JsonBuilder              *builder,
            const OgcSeatSpec        *spec,
            const CompileHistoryGame *game,
            unsigned                  side)
{
  ogc_json_begin_object (builder, NULL);
  ogc_seat_spec_write (spec, builder);
  ogc_json_write_boolean (builder, "won", game->winner == side);
  ogc_json_begin_array (builder, "protocols");
  for (unsigned n = 0; n < COMPILE_N_LINES; n++)
    ogc_json_write_choice (builder, NULL, compile_names_protocol, game->protocols[side][n]);
  json_builder_end_array (builder);
  ogc_json_write_uint (builder, "compiled", game->compiled[side]);
  json_builder_end_object (builder);
}

static void
write_entry (JsonBuilder     *builder,
             OgcHistoryEntry *entry)
{
  const CompileHistoryGame *game = compile_history_entry_get_game (COMPILE_HISTORY_ENTRY (entry));

  ogc_json_begin_object (builder, NULL);
  ogc_json_write_time (builder, "begun", ogc_history_entry_get_begun (entry));
  ogc_json_write_time (builder, "finished", ogc_history_entry_get_finished (entry));
  ogc_json_write_uint64 (builder, "seed", ogc_history_entry_get_seed (entry));
  ogc_json_write_choice (builder, "set", set_names, game->set);
  ogc_json_write_uint (builder, "turns", game->turns);
  ogc_json_begin_array (builder, "seats");
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    write_seat (builder, ogc_history_entry_get_seat (entry, side), game, side);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
read_seat (OgcJsonReader      *reader,
           OgcSeatSpec        *spec,
           CompileHistoryGame *game,
           unsigned            side)
{
  gboolean won;
  guint n;

  ogc_json_reader_begin_object (reader, NULL);
  *spec = ogc_seat_spec_read (reader);
  won = ogc_json_reader_boolean (reader, "won");
  n = ogc_json_reader_begin_array (reader, "protocols", COMPILE_N_LINES, COMPILE_N_LINES);
  for (unsigned i = 0; i < n; i++)
    game->protocols[side][i] = ogc_json_reader_choice (reader, NULL, compile_names_protocol);
  ogc_json_reader_end (reader);
  game->compiled[side] = ogc_json_reader_uint (reader, "compiled", 0, COMPILE_N_LINES);
  if (!ogc_json_reader_failed (reader) && won != (game->compiled[side] == COMPILE_N_LINES))
    ogc_json_reader_refuse (reader, "won", OGC_ERROR_CONTENT,
                            _("whoever has compiled all three protocols has won, and nobody else."));
  if (!ogc_json_reader_failed (reader) && won && game->winner != COMPILE_NOBODY)
    ogc_json_reader_refuse (reader, "won", OGC_ERROR_CONTENT, _("the other side has won."));
  if (won)
    game->winner = side;
  ogc_json_reader_end (reader);
}

static CompileHistoryEntry *
read_entry (OgcJsonReader *reader)
{
  CompileHistoryGame game = { .winner = COMPILE_NOBODY };
  OgcSeatSpec seats[COMPILE_N_SIDES] = { 0 };
  gint64 begun, finished;
  guint64 seed;
  guint n;

  ogc_json_reader_begin_object (reader, NULL);
  begun = ogc_json_reader_time (reader, "begun");
  finished = ogc_json_reader_time (reader, "finished");
  seed = ogc_json_reader_uint64 (reader, "seed");
  game.set = ogc_json_reader_choice (reader, "set", set_names);
  game.turns = ogc_json_reader_uint (reader, "turns", 1, COMPILE_MAX_TURNS);
  n = ogc_json_reader_begin_array (reader, "seats", COMPILE_N_SIDES, COMPILE_N_SIDES);
  for (unsigned side = 0; side < n; side++)
    read_seat (reader, &seats[side], &game, side);
  ogc_json_reader_end (reader);
  ogc_json_reader_end (reader);

  return ogc_json_reader_failed (reader) ? NULL : compile_history_entry_new (begun, finished, seed, &game, seats);
}

GBytes *
compile_history_to_bytes (GPtrArray *entries)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  g_return_val_if_fail (entries != NULL, NULL);

  json_builder_begin_object (builder);
  ogc_json_write_format (builder, FORMAT, COMPILE_HISTORY_VERSION);
  ogc_json_write_string (builder, "game", COMPILE_SAVE_GAME);
  ogc_json_begin_array (builder, "games");
  for (guint i = 0; i < entries->len; i++)
    write_entry (builder, g_ptr_array_index (entries, i));
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  return ogc_json_to_bytes (builder);
}

GPtrArray *
compile_history_from_bytes (const char  *source,
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
  ogc_json_reader_check_format (reader, FORMAT, COMPILE_HISTORY_VERSION);
  ogc_json_reader_choice (reader, "game", game_names);
  n = ogc_json_reader_begin_array (reader, "games", 0, OGC_MAX_HISTORY_GAMES);
  for (guint i = 0; i < n; i++)
    {
      CompileHistoryEntry *entry = read_entry (reader);

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
  return OGC_HISTORY_ENTRY (compile_history_entry_new_from_save (COMPILE_SAVE (game)));
}

const OgcHistoryFormat compile_history_format = {
  .file_name = "compile-history.json",
  .create_entry = create_entry,
  .to_bytes = compile_history_to_bytes,
  .from_bytes = compile_history_from_bytes,
};
