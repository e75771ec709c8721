/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-record.h"

#include "ogc-decision-json.h"
#include "ogc-event-json.h"
#include "ogc-format-version.h"
#include "ogc-record-reader.h"
#include "ogc-rules.h"
#include "ogc-save-json.h"
#include "ogc-score-json.h"

/* Writes a decision and everything that it leads to. */
static void
write_step (JsonBuilder       *builder,
            OgcState          *state,
            const OgcDecision *decision,
            OgcEvents         *events)
{
  json_builder_begin_object (builder);
  ogc_json_write_uint (builder, "seat", state->ask.seat);
  ogc_ask_write (builder, "ask", &state->ask);
  ogc_decision_write (builder, "decision", decision);
  ogc_rules_take (state, decision, events);
  ogc_events_write (builder, "events", events, OGC_SEES_ALL);
  json_builder_end_object (builder);
}

static JsonBuilder *
build_record (OgcSavedGame *game)
{
  OgcSave *save = OGC_SAVE (game);
  JsonBuilder *builder = json_builder_new_immutable ();
  g_autofree OgcEvents *events = g_new0 (OgcEvents, 1);
  OgcState state;

  json_builder_begin_object (builder);
  ogc_json_write_format (builder, OGC_RECORD_FORMAT, OGC_RECORD_VERSION);
  ogc_json_write_uint (builder, "rules", ogc_setup_rules (&save->setup));
  ogc_save_write_tiles (builder, save->tile_set);
  ogc_save_write_setup (builder, save);
  ogc_rules_begin (&state, ogc_tile_set_get_tiles (save->tile_set), &save->setup, events);
  ogc_events_write (builder, "begin", events, OGC_SEES_ALL);
  ogc_json_begin_array (builder, "steps");
  for (guint i = 0; i < save->position; i++)
    write_step (builder, &state, &g_array_index (save->decisions, OgcDecision, i), events);
  json_builder_end_array (builder);
  ogc_json_write_boolean (builder, "finished", state.ask.kind == OGC_ASK_NOTHING);
  ogc_result_write (builder, "result", &state);
  json_builder_end_object (builder);

  return builder;
}

static OgcSavedGame *
read_record (OgcJsonReader *reader)
{
  static const char * const derived[] = { "seat", "ask", "events", NULL };
  g_autoptr (GArray) decisions = g_array_new (FALSE, FALSE, sizeof (OgcDecision));
  g_autoptr (OgcSave) head = ogc_save_alloc ();
  OgcSave *save;
  OgcState state;

  ogc_format_version_check (reader, OGC_RECORD_FORMAT, OGC_RECORD_VERSION);
  ogc_save_read_setup (reader, &head->setup, head->seats);
  head->tile_set = ogc_save_read_tiles (reader);
  ogc_save_decisions_read_steps (&ogc_save_rules, reader, derived, decisions);
  ogc_json_reader_skip (reader, "begin");
  ogc_json_reader_skip (reader, "finished");
  ogc_json_reader_skip (reader, "result");
  if (ogc_json_reader_failed (reader))
    return NULL;

  save = ogc_save_new (head->tile_set, &head->setup, head->seats);
  state = save->start;
  ogc_save_decisions_play (&ogc_save_rules, reader, "steps", decisions, decisions->len, NULL, &state);
  ogc_save_set_decisions (save, (gpointer) decisions->data, decisions->len, decisions->len, &state);

  return OGC_SAVED_GAME (save);
}

GBytes *
ogc_record_from_save (OgcSave *save)
{
  g_autoptr (JsonBuilder) builder = NULL;

  g_return_val_if_fail (save != NULL, NULL);

  builder = build_record (OGC_SAVED_GAME (save));

  return ogc_json_to_bytes (builder);
}

OgcSave *
ogc_record_to_save (const char  *source,
                    GBytes      *bytes,
                    GError     **error)
{
  return OGC_SAVE (ogc_record_reader_parse (source, bytes, read_record, build_record, error));
}

/* Reads a record, and refuses players that this program does not know. */
static OgcSavedGame *
read_known (const char  *source,
            GBytes      *line,
            GError     **error)
{
  g_autoptr (OgcSave) save = ogc_record_to_save (source, line, error);

  return save != NULL && ogc_save_check_seats (save, source, error) ? OGC_SAVED_GAME (g_steal_pointer (&save)) : NULL;
}

gboolean
ogc_record_check_file (GFile   *file,
                       guint   *n_games,
                       GError **error)
{
  return ogc_record_reader_check (file, read_known, n_games, error);
}

gboolean
ogc_record_recognise (GFile *file)
{
  return ogc_record_reader_recognise (file, NULL);
}
