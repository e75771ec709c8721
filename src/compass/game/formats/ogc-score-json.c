/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-score-json.h"

#include "ogc-holding-file.h"
#include "ogc-json-types.h"
#include "ogc-result.h"
#include "ogc-tile-face.h"

/* SCO-3, SCO-8: writes where a specialist is assigned. */
static void
write_specialist (JsonBuilder    *builder,
                  const OgcScore *score,
                  guint           tile)
{
  const guint at = score->at[tile];

  if (at == OGC_UNASSIGNED)
    return;
  if (at < OGC_AT_MISSION (0))
    ogc_json_write_uint (builder, "at_map", at);
  else
    ogc_json_write_uint (builder, "at_mission", at - OGC_AT_MISSION (0));
}

/* Writes the gold of one tile, and what else there is to say about it. */
static void
write_gold (JsonBuilder    *builder,
            const OgcScore *score,
            OgcTileKind     kind,
            guint           tile)
{
  switch (kind)
    {
    case OGC_TILE_MAP:
      ogc_json_write_uint (builder, "gold", score->map_gold[tile]);
      break;
    case OGC_TILE_SPECIALIST:
      ogc_json_write_uint (builder, "gold", score->specialist_gold[tile]);
      write_specialist (builder, score, tile);
      break;
    case OGC_TILE_ITEM:
      if (score->bearer[tile] != OGC_NO_TILE)
        ogc_json_write_uint (builder, "specialist", score->bearer[tile]);
      break;
    case OGC_TILE_ARTIFACT:
      ogc_json_write_uint (builder, "gold", score->artifact_gold[tile]);
      break;
    case OGC_TILE_ABILITY:
      ogc_json_write_uint (builder, "gold", 1); /* SCO-7 */
      break;
    case OGC_TILE_MISSION:
      ogc_json_write_uint (builder, "gold", score->mission_gold[tile]);
      break;
    default:
      break; /* the face says everything */
    }
}

static void
write_tiles (JsonBuilder      *builder,
             const OgcTiles   *tiles,
             const OgcHolding *holding,
             const OgcScore   *score,
             OgcTileKind       kind)
{
  ogc_json_begin_array (builder, ogc_tile_face_set_name (kind));
  for (guint tile = 0; tile < ogc_tiles_count (kind); tile++)
    {
      if ((holding->tiles[kind] & OGC_TILE_BIT (tile)) == 0)
        continue;
      json_builder_begin_object (builder);
      ogc_json_write_uint (builder, "tile", tile);
      ogc_tile_face_write (builder, kind, ogc_tile_face_get (tiles, kind, tile));
      write_gold (builder, score, kind, tile);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

void
ogc_score_write (JsonBuilder      *builder,
                 const char       *name,
                 const OgcTiles   *tiles,
                 const OgcHolding *holding,
                 const OgcScore   *score)
{
  g_return_if_fail (builder != NULL);
  g_return_if_fail (tiles != NULL);
  g_return_if_fail (holding != NULL);
  g_return_if_fail (score != NULL);

  ogc_json_begin_object (builder, name);
  ogc_json_write_uint (builder, "total", score->total);
  ogc_json_write_uint (builder, "unassigned", score->unassigned);
  ogc_json_begin_object (builder, "by_source");
  for (guint source = 0; source < OGC_N_GOLD_SOURCES; source++)
    ogc_json_write_uint (builder, ogc_name_of (ogc_names_gold_source, source), score->by_source[source]);
  json_builder_end_object (builder);
  for (guint kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    if (holding->tiles[kind] != 0)
      write_tiles (builder, tiles, holding, score, kind);
  json_builder_end_object (builder);
}

void
ogc_result_write (JsonBuilder    *builder,
                  const char     *name,
                  const OgcState *state)
{
  OgcResult result;

  g_return_if_fail (JSON_IS_BUILDER (builder));
  g_return_if_fail (state != NULL);

  ogc_result_of (state, &result);
  ogc_json_begin_array (builder, name);
  for (guint seat = 0; seat < state->setup.seats; seat++)
    {
      OgcHolding holding;

      ogc_state_holding (state, seat, &holding);
      json_builder_begin_object (builder);
      ogc_json_write_uint (builder, "seat", seat);
      ogc_json_write_uint (builder, "place", result.place[seat]);
      ogc_holding_write (builder, "holding", &holding);
      ogc_score_write (builder, "score", state->tiles, &holding, &result.scores[seat]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}
