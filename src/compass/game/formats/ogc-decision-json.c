/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-decision-json.h"

#include "ogc-json-types.h"

#define MAX_DICE (OGC_OWN_DICE + OGC_EXTRA_DICE)
#define MAX_GROUP 15 /* OgcDice */
#define MAX_SPACE 3  /* RND-1: four spaces */
#define MAX_TILE 63  /* OgcTileMask */

static OgcDice
read_optional_dice (OgcJsonReader *reader,
                    const char    *name)
{
  return ogc_json_reader_has (reader, name) ? ogc_json_read_dice (reader, name, MAX_DICE) : 0;
}

static void
write_optional_dice (JsonBuilder *builder,
                     const char  *name,
                     OgcDice      dice)
{
  if (dice != 0)
    ogc_json_write_dice (builder, name, dice);
}

/* ABL-2 */
static void
read_will (OgcJsonReader *reader,
           OgcDecision   *decision)
{
  if (!ogc_json_reader_has (reader, "will"))
    return;
  decision->will = 1;
  ogc_json_reader_begin_object (reader, "will");
  decision->rival = ogc_json_read_owner (reader, "rival", OGC_MAX_SEATS);
  decision->picked = ogc_json_reader_uint (reader, "die", 1, OGC_MAX_VALUE);
  ogc_json_reader_end (reader);
}

static void
read_placement (OgcJsonReader *reader,
                OgcDecision   *decision)
{
  decision->building = ogc_json_reader_choice (reader, "building", ogc_names_building);
  decision->dice = ogc_json_read_dice (reader, "dice", MAX_DICE);
  if (ogc_json_reader_has (reader, "neutral"))
    decision->neutral = ogc_json_reader_boolean (reader, "neutral");
  if (decision->building == OGC_ARCHIVES && ogc_json_reader_has (reader, "join"))
    decision->place = ogc_json_reader_uint (reader, "join", 1, MAX_GROUP);
  if (decision->building == OGC_TEMPLE)
    decision->place = ogc_json_reader_uint (reader, "space", 0, MAX_SPACE);
  read_will (reader, decision);
}

static void
write_placement (JsonBuilder       *builder,
                 const OgcDecision *decision)
{
  ogc_json_write_choice (builder, "building", ogc_names_building, decision->building);
  ogc_json_write_dice (builder, "dice", decision->dice);
  if (decision->neutral)
    ogc_json_write_boolean (builder, "neutral", TRUE);
  if (decision->building == OGC_ARCHIVES && decision->place > 0)
    ogc_json_write_uint (builder, "join", decision->place);
  if (decision->building == OGC_TEMPLE)
    ogc_json_write_uint (builder, "space", decision->place);
  if (!decision->will)
    return;
  ogc_json_begin_object (builder, "will");
  ogc_json_write_owner (builder, "rival", decision->rival);
  ogc_json_write_uint (builder, "die", decision->picked);
  json_builder_end_object (builder);
}

void
ogc_decision_read (OgcJsonReader *reader,
                   const char    *name,
                   OgcDecision   *decision)
{
  g_return_if_fail (reader != NULL);
  g_return_if_fail (decision != NULL);

  *decision = (OgcDecision) { 0 };
  ogc_json_reader_begin_object (reader, name);
  decision->kind = ogc_json_reader_choice (reader, "do", ogc_names_decision);
  switch (decision->kind)
    {
    case OGC_DECISION_REROLL:
      decision->dice = read_optional_dice (reader, "dice");
      decision->other = read_optional_dice (reader, "neutral_dice");
      break;
    case OGC_DECISION_POWER:
      decision->dice = ogc_json_read_dice (reader, "dice", MAX_DICE);
      decision->other = ogc_json_read_dice (reader, "become", MAX_DICE);
      break;
    case OGC_DECISION_PLACE:
      read_placement (reader, decision);
      break;
    case OGC_DECISION_TAKE:
      decision->tile = ogc_json_reader_uint (reader, "tile", 0, MAX_TILE);
      break;
    default:
      break;
    }
  ogc_json_reader_end (reader);
}

void
ogc_decision_write (JsonBuilder       *builder,
                    const char        *name,
                    const OgcDecision *decision)
{
  g_return_if_fail (builder != NULL);
  g_return_if_fail (decision != NULL);

  ogc_json_begin_object (builder, name);
  ogc_json_write_choice (builder, "do", ogc_names_decision, decision->kind);
  switch (decision->kind)
    {
    case OGC_DECISION_REROLL:
      write_optional_dice (builder, "dice", decision->dice);
      write_optional_dice (builder, "neutral_dice", decision->other);
      break;
    case OGC_DECISION_POWER:
      ogc_json_write_dice (builder, "dice", decision->dice);
      ogc_json_write_dice (builder, "become", decision->other);
      break;
    case OGC_DECISION_PLACE:
      write_placement (builder, decision);
      break;
    case OGC_DECISION_TAKE:
      ogc_json_write_uint (builder, "tile", decision->tile);
      break;
    default:
      break;
    }
  json_builder_end_object (builder);
}

void
ogc_ask_write (JsonBuilder  *builder,
               const char   *name,
               const OgcAsk *ask)
{
  g_return_if_fail (builder != NULL);
  g_return_if_fail (ask != NULL);

  ogc_json_begin_object (builder, name);
  ogc_json_write_choice (builder, "what", ogc_names_ask, ask->kind);
  if (ask->kind != OGC_ASK_NOTHING)
    ogc_json_write_uint (builder, "seat", ask->seat);
  if (ask->kind == OGC_ASK_TAKE)
    {
      ogc_json_write_choice (builder, "building", ogc_names_building, ask->building);
      ogc_json_write_choice (builder, "tile_kind", ogc_names_tile_kind, ask->tile_kind);
      ogc_json_write_tiles (builder, "offer", ask->offer);
      ogc_json_write_uint (builder, "remaining", ask->remaining);
    }
  json_builder_end_object (builder);
}
