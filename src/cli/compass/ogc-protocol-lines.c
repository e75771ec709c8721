/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-protocol-lines.h"

#include "ogc-decision-json.h"
#include "ogc-event-json.h"
#include "ogc-json-types.h"
#include "ogc-knowledge-json.h"
#include "ogc-levels.h"
#include "ogc-rules.h"
#include "ogc-score-json.h"

char *
ogc_protocol_hello (gboolean awaits_setup)
{
  g_autoptr (GPtrArray) ids = ogc_match_player_ids ();
  g_autoptr (JsonBuilder) builder = NULL;

  for (guint level = 0; level < OGC_N_LEVELS; level++)
    for (guint style = OGC_PLAY_STYLE_BALANCED + 1; style < OGC_N_PLAY_STYLES; style++)
      g_ptr_array_add (ids, (char *) ogc_level_kinds[level][style]);
  g_ptr_array_add (ids, (char *) OGC_OUTSIDE);
  g_ptr_array_add (ids, NULL);

  builder = ogc_protocol_begin_hello ("compass", OGC_RULES_VERSION, (char **) ids->pdata, awaits_setup);

  return ogc_protocol_end_line (builder);
}

char *
ogc_protocol_game (const OgcMatch *match,
                   const OgcSetup *setup)
{
  g_autoptr (JsonBuilder) builder = ogc_protocol_begin_line ("game");

  g_return_val_if_fail (match != NULL && setup != NULL, NULL);

  ogc_json_write_setup (builder, "setup", FALSE, setup);
  ogc_json_begin_array (builder, "players");
  for (guint seat = 0; seat < setup->seats; seat++)
    ogc_json_write_string (builder, NULL, ogc_match_player_id (match, seat));
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "tiles");
  ogc_tile_set_write (match->tile_set, builder);

  return ogc_protocol_end_line (builder);
}

char *
ogc_protocol_events (const OgcEvents *events,
                     guint            viewer,
                     guint            number)
{
  g_autoptr (JsonBuilder) builder = ogc_protocol_begin_line ("events");

  g_return_val_if_fail (events != NULL, NULL);

  ogc_json_write_owner (builder, "to", viewer);
  ogc_json_write_uint (builder, "number", number);
  ogc_events_write (builder, "events", events, viewer);

  return ogc_protocol_end_line (builder);
}

char *
ogc_protocol_ask (const OgcState *state,
                  guint           number)
{
  g_autoptr (JsonBuilder) builder = ogc_protocol_begin_line ("ask");
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

  return ogc_protocol_end_line (builder);
}

char *
ogc_protocol_end (const OgcState *state)
{
  g_autoptr (JsonBuilder) builder = ogc_protocol_begin_line ("end");

  g_return_val_if_fail (state != NULL, NULL);

  ogc_json_write_uint64 (builder, "seed", state->setup.seed);
  ogc_result_write (builder, "result", state);

  return ogc_protocol_end_line (builder);
}
