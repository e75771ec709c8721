/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-record.h"

#include "compile-decision-json.h"
#include "compile-event-json.h"
#include "compile-rules.h"
#include "compile-save-head.h"
#include "ogc-format-version.h"
#include "ogc-record-reader.h"

/* Writes a decision and everything that it leads to. */
static void
write_step (JsonBuilder           *builder,
            CompileState          *state,
            const CompileDecision *decision,
            CompileEvents         *events)
{
  json_builder_begin_object (builder);
  compile_ask_write (builder, "ask", &state->ask);
  compile_decision_write (builder, "decision", decision);
  compile_rules_take (state, decision, events);
  compile_events_write (builder, "events", events->items, events->n);
  json_builder_end_object (builder);
}

static JsonBuilder *
build_record (OgcSavedGame *game)
{
  CompileSave *save = COMPILE_SAVE (game);
  JsonBuilder *builder = json_builder_new_immutable ();
  g_autofree CompileEvents *events = g_new0 (CompileEvents, 1);
  CompileState state;

  json_builder_begin_object (builder);
  ogc_json_write_format (builder, OGC_RECORD_FORMAT, COMPILE_RECORD_VERSION);
  compile_save_write_game (builder, &save->setup);
  compile_save_write_cards (builder, save);
  compile_setup_write (builder, "setup", TRUE, &save->setup);
  ogc_seats_write (builder, COMPILE_N_SIDES, save->seats);
  compile_rules_begin (&state, compile_card_set_get_cards (save->card_set), &save->setup, events);
  compile_events_write (builder, "begin", events->items, events->n);
  ogc_json_begin_array (builder, "steps");
  for (guint i = 0; i < save->position; i++)
    write_step (builder, &state, &g_array_index (save->decisions, CompileDecision, i), events);
  json_builder_end_array (builder);
  ogc_json_write_boolean (builder, "finished", state.phase == COMPILE_PHASE_OVER);
  if (state.winner != COMPILE_NOBODY)
    ogc_json_write_uint (builder, "winner", state.winner);
  json_builder_end_object (builder);

  return builder;
}

static OgcSavedGame *
read_record (OgcJsonReader *reader)
{
  static const char * const derived[] = { "ask", "events", NULL };
  g_autoptr (GArray) decisions = g_array_new (FALSE, FALSE, sizeof (CompileDecision));
  g_autoptr (CompileSaveHead) head = g_new0 (CompileSaveHead, 1);
  g_autoptr (CompileCardSet) card_set = NULL;
  CompileSave *save;
  CompileState state;
  unsigned older;

  ogc_format_version_check (reader, OGC_RECORD_FORMAT, COMPILE_RECORD_VERSION);
  older = compile_save_read_game (reader);
  card_set = compile_save_read_cards (reader);
  compile_setup_read (reader, "setup", &head->setup);
  head->setup.older = older;
  ogc_seats_read (reader, COMPILE_N_SIDES, head->seats);
  ogc_save_decisions_read_steps (&compile_save_rules, reader, derived, decisions);
  ogc_json_reader_skip (reader, "begin");
  ogc_json_reader_skip (reader, "finished");
  if (ogc_json_reader_has (reader, "winner"))
    ogc_json_reader_skip (reader, "winner");
  if (ogc_json_reader_failed (reader))
    return NULL;

  save = compile_save_new (card_set, &head->setup, head->seats);
  state = save->start;
  ogc_save_decisions_play (&compile_save_rules, reader, "steps", decisions, decisions->len, NULL, &state);
  compile_save_set_decisions (save, (gpointer) decisions->data, decisions->len, decisions->len, &state);

  return OGC_SAVED_GAME (save);
}

GBytes *
compile_record_from_save (CompileSave *save)
{
  g_autoptr (JsonBuilder) builder = NULL;

  g_return_val_if_fail (save != NULL, NULL);

  builder = build_record (OGC_SAVED_GAME (save));

  return ogc_json_to_bytes (builder);
}

CompileSave *
compile_record_to_save (const char  *source,
                        GBytes      *bytes,
                        GError     **error)
{
  return COMPILE_SAVE (ogc_record_reader_parse (source, bytes, read_record, build_record, error));
}

/* Reads a record, and refuses players that this program does not know. */
static OgcSavedGame *
read_known (const char  *source,
            GBytes      *line,
            GError     **error)
{
  g_autoptr (CompileSave) save = compile_record_to_save (source, line, error);

  return save != NULL && compile_save_check_seats (save, source, error) ? OGC_SAVED_GAME (g_steal_pointer (&save))
                                                                        : NULL;
}

gboolean
compile_record_check_file (GFile   *file,
                           guint   *n_games,
                           GError **error)
{
  return ogc_record_reader_check (file, read_known, n_games, error);
}

gboolean
compile_record_recognise (GFile *file)
{
  return ogc_record_reader_recognise (file, COMPILE_SAVE_GAME);
}
