/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-protocol-lines.h"

#include "config.h"
#include "ogc-decision-json.h"
#include "ogc-event-json.h"
#include "ogc-json-types.h"
#include "ogc-knowledge-json.h"
#include "ogc-levels.h"
#include "ogc-rules.h"
#include "ogc-score-json.h"

#define PROTOCOL_FORMAT "gilded-compass-protocol"

static JsonBuilder *
begin_line (const char *type)
{
  JsonBuilder *builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  ogc_json_write_string (builder, "type", type);

  return builder;
}

static char *
end_line (JsonBuilder *builder)
{
  json_builder_end_object (builder);

  return g_string_free (ogc_json_to_text (builder), FALSE);
}

char *
ogc_protocol_hello (gboolean awaits_setup)
{
  g_autoptr (JsonBuilder) builder = begin_line ("hello");
  g_autoptr (GPtrArray) ids = ogc_match_player_ids ();

  ogc_json_write_format (builder, PROTOCOL_FORMAT, OGC_PROTOCOL_VERSION);
  ogc_json_write_string (builder, "program", PACKAGE_VERSION);
  ogc_json_write_uint (builder, "rules", OGC_RULES_VERSION);
  ogc_json_begin_array (builder, "players");
  for (guint i = 0; i < ids->len; i++)
    ogc_json_write_string (builder, NULL, ids->pdata[i]);
  for (guint level = 0; level < OGC_N_LEVELS; level++)
    for (guint style = OGC_PLAY_STYLE_BALANCED + 1; style < OGC_N_PLAY_STYLES; style++)
      ogc_json_write_string (builder, NULL, ogc_level_kinds[level][style]);
  ogc_json_write_string (builder, NULL, OGC_OUTSIDE);
  json_builder_end_array (builder);
  ogc_json_write_boolean (builder, "awaits_setup", awaits_setup);

  return end_line (builder);
}

char *
ogc_protocol_game (const OgcMatch *match,
                   const OgcSetup *setup)
{
  g_autoptr (JsonBuilder) builder = begin_line ("game");

  g_return_val_if_fail (match != NULL && setup != NULL, NULL);

  ogc_json_write_setup (builder, "setup", FALSE, setup);
  ogc_json_begin_array (builder, "players");
  for (guint seat = 0; seat < setup->seats; seat++)
    ogc_json_write_string (builder, NULL, ogc_match_player_id (match, seat));
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "tiles");
  ogc_tile_set_write (match->tile_set, builder);

  return end_line (builder);
}

char *
ogc_protocol_events (const OgcEvents *events,
                     guint            viewer,
                     guint            number)
{
  g_autoptr (JsonBuilder) builder = begin_line ("events");

  g_return_val_if_fail (events != NULL, NULL);

  ogc_json_write_owner (builder, "to", viewer);
  ogc_json_write_uint (builder, "number", number);
  ogc_events_write (builder, "events", events, viewer);

  return end_line (builder);
}

char *
ogc_protocol_ask (const OgcState *state,
                  guint           number)
{
  g_autoptr (JsonBuilder) builder = begin_line ("ask");
  g_autofree OgcKnowledge *knowledge = g_new (OgcKnowledge, 1);
  g_autofree OgcDecision *legal = g_new (OgcDecision, OGC_MAX_DECISIONS);
  guint n;

  g_return_val_if_fail (state != NULL && state->ask.kind != OGC_ASK_NOTHING, NULL);

  n = ogc_rules_list (state, legal);
  ogc_json_write_uint (builder, "seat", state->ask.seat);
  ogc_json_write_uint (builder, "number", number);
  ogc_ask_write (builder, "ask", &state->ask);
  ogc_json_begin_array (builder, "legal");
  for (guint i = 0; i < n; i++)
    ogc_decision_write (builder, NULL, &legal[i]);
  json_builder_end_array (builder);
  ogc_knowledge_of (knowledge, state, state->ask.seat);
  ogc_knowledge_write (builder, "knowledge", knowledge);

  return end_line (builder);
}

char *
ogc_protocol_end (const OgcState *state)
{
  g_autoptr (JsonBuilder) builder = begin_line ("end");

  g_return_val_if_fail (state != NULL, NULL);

  ogc_json_write_uint64 (builder, "seed", state->setup.seed);
  ogc_result_write (builder, "result", state);

  return end_line (builder);
}

char *
ogc_protocol_error (const char *code,
                    OgcRule     rule,
                    guint       number,
                    const char *message)
{
  g_autoptr (JsonBuilder) builder = begin_line ("error");

  g_return_val_if_fail (code != NULL && message != NULL, NULL);

  ogc_json_begin_object (builder, "error");
  ogc_json_write_string (builder, "code", code);
  if (rule != OGC_RULE_NONE)
    ogc_json_write_choice (builder, "rule", ogc_names_rule, rule);
  ogc_json_write_uint (builder, "line", number);
  ogc_json_write_string (builder, "message", message);
  json_builder_end_object (builder);

  return end_line (builder);
}

void
ogc_protocol_read_answer (OgcJsonReader     *reader,
                          OgcProtocolAnswer *answer)
{
  g_return_if_fail (reader != NULL && answer != NULL);

  ogc_decision_read (reader, "decision", &answer->decision);
  answer->numbered = ogc_json_reader_has (reader, "number");
  answer->number = answer->numbered ? ogc_json_reader_uint (reader, "number", 0, OGC_MAX_GAME_DECISIONS) : 0;
}
