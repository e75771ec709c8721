/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-protocol-lines.h"

#include "compile-decision-json.h"
#include "compile-event-json.h"
#include "compile-knowledge-json.h"
#include "compile-save.h"
#include "ogc-protocol-frame.h"
#include "ogc-seat-spec.h"

char *
compile_protocol_hello (gboolean awaits_setup)
{
  g_autoptr (GPtrArray) ids = compile_match_player_ids ();
  g_autoptr (JsonBuilder) builder = NULL;

  g_ptr_array_add (ids, (char *) OGC_SEAT_OUTSIDE);
  g_ptr_array_add (ids, NULL);
  builder = ogc_protocol_begin_hello (COMPILE_SAVE_GAME, COMPILE_RULES_VERSION, (char **) ids->pdata, awaits_setup);
  ogc_json_begin_array (builder, "sets");
  for (const OgcName *set = compile_card_set_names; set->name != NULL; set++)
    ogc_json_write_string (builder, NULL, set->name);
  json_builder_end_array (builder);

  return ogc_protocol_end_line (builder);
}

char *
compile_protocol_game (CompileCardSet     *set,
                       const CompileSetup *setup,
                       const char         *players[COMPILE_N_SIDES])
{
  g_autoptr (JsonBuilder) builder = ogc_protocol_begin_line ("game");

  g_return_val_if_fail (COMPILE_IS_CARD_SET (set) && setup != NULL, NULL);

  compile_setup_write (builder, "setup", FALSE, setup);
  ogc_json_begin_array (builder, "players");
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    ogc_json_write_string (builder, NULL, players[side]);
  json_builder_end_array (builder);
  compile_card_set_write (set, builder, "cards");

  return ogc_protocol_end_line (builder);
}

char *
compile_protocol_events (const CompileEvents *events,
                         int                  viewer,
                         guint                number)
{
  g_autoptr (JsonBuilder) builder = ogc_protocol_begin_line ("events");
  g_autofree CompileView *view = g_new0 (CompileView, 1);
  g_autofree CompileEvent *told = g_new (CompileEvent, COMPILE_MAX_EVENTS);

  g_return_val_if_fail (events != NULL, NULL);

  view->viewer = viewer;
  for (guint i = 0; i < events->n; i++)
    told[i] = compile_view_mask (view, &events->items[i]);
  if (viewer >= 0)
    ogc_json_write_uint (builder, "to", (guint) viewer);
  else
    ogc_json_write_null (builder, "to");
  ogc_json_write_uint (builder, "number", number);
  compile_events_write (builder, "events", told, events->n);

  return ogc_protocol_end_line (builder);
}

char *
compile_protocol_ask (const CompileState *state,
                      guint               number)
{
  g_autoptr (JsonBuilder) builder = ogc_protocol_begin_line ("ask");
  g_autofree CompileView *view = g_new0 (CompileView, 1);
  CompileAsk ask;

  g_return_val_if_fail (state != NULL && state->ask.kind != COMPILE_ASK_NOTHING, NULL);

  /* Everything sent is derived from what the side may know, even the order of decisions. */
  compile_view_look (view, state, state->ask.side, FALSE, TRUE);
  ask = view->knowledge.seen.ask;
  ask.cards &= ~view->knowledge.hidden;
  ogc_json_write_uint (builder, "seat", ask.side);
  ogc_json_write_uint (builder, "number", number);
  compile_ask_write (builder, "ask", &ask);
  ogc_json_begin_array (builder, "legal");
  for (guint i = 0; i < view->n_decisions; i++)
    compile_decision_write (builder, NULL, &view->decisions[i]);
  json_builder_end_array (builder);
  compile_knowledge_write (builder, "knowledge", view);

  return ogc_protocol_end_line (builder);
}

char *
compile_protocol_end (const CompileState *state)
{
  g_autoptr (JsonBuilder) builder = ogc_protocol_begin_line ("end");
  g_autofree CompileView *view = g_new0 (CompileView, 1);

  g_return_val_if_fail (state != NULL, NULL);

  ogc_json_write_uint64 (builder, "seed", state->setup.seed);
  if (state->winner != COMPILE_NOBODY)
    ogc_json_write_uint (builder, "winner", state->winner);
  else
    ogc_json_write_null (builder, "winner");
  compile_view_look (view, state, -1, TRUE, FALSE);
  compile_knowledge_write (builder, "knowledge", view);

  return ogc_protocol_end_line (builder);
}
