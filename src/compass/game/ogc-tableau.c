/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tableau.h"

#include <string.h>

#include "ogc-list.h"
#include "ogc-score-line.h"
#include "ogc-tile.h"

static gboolean
same_tile (gconstpointer a,
           gconstpointer b)
{
  return ogc_tile_is_same ((OgcTile *) a, (OgcTile *) b);
}

/* Lines are constant: those of another score are other lines. */
static gboolean
same_line (gconstpointer a,
           gconstpointer b)
{
  OgcScoreLine *line = (OgcScoreLine *) a;
  OgcScoreLine *other = (OgcScoreLine *) b;

  return ogc_score_line_get_gold (line) == ogc_score_line_get_gold (other)
         && ogc_score_line_get_tile (line) == ogc_score_line_get_tile (other)
         && g_str_equal (ogc_score_line_get_text (line), ogc_score_line_get_text (other));
}

static void
add_hidden (GPtrArray   *tiles,
            OgcTileKind  kind,
            int          back,
            unsigned     count)
{
  while (count-- > 0)
    g_ptr_array_add (tiles, ogc_tile_new_hidden (kind, back, 0));
}

static void
add_named (GPtrArray      *tiles,
           GListStore     *before,
           const OgcTiles *faces,
           OgcTileKind     kind,
           OgcTileMask     mask)
{
  for (; mask != 0; mask &= mask - 1)
    ogc_tile_add_named (tiles, before, faces, kind, ogc_tile_mask_first (mask), 0);
}

static void
update_tiles (OgcTableau         *self,
              const OgcKnowledge *knowledge,
              unsigned            seat)
{
  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    {
      g_autoptr (GPtrArray) wanted = g_ptr_array_new_with_free_func (g_object_unref);

      add_named (wanted, self->tiles[kind], knowledge->seen.tiles, kind, knowledge->seen.held[seat][kind]);
      if (kind != OGC_TILE_ITEM)
        add_hidden (wanted, kind, -1, knowledge->hidden[seat][kind]);
      else
        for (unsigned back = 0; back < OGC_N_BACKS; back++)
          add_hidden (wanted, kind, (int) back, knowledge->hidden_backs[seat][back]);
      ogc_list_sync (self->tiles[kind], wanted, same_tile, NULL);
    }
}

static void
update_drawn (OgcTableau         *self,
              const OgcKnowledge *knowledge,
              unsigned            seat)
{
  g_autoptr (GPtrArray) wanted = g_ptr_array_new_with_free_func (g_object_unref);

  add_named (wanted, self->drawn, knowledge->seen.tiles, OGC_TILE_CHEST, knowledge->seen.galleon.drawn[seat]);
  add_hidden (wanted, OGC_TILE_CHEST, -1, knowledge->hidden_chests[seat]);
  ogc_list_sync (self->drawn, wanted, same_tile, NULL);
}

/* The tile held of @kind with @number; NULL when it is not named here. Owned by the list. */
static OgcTile *
find_tile (OgcTableau  *self,
           OgcTileKind  kind,
           unsigned     number)
{
  const unsigned n = g_list_model_get_n_items (G_LIST_MODEL (self->tiles[kind]));

  for (unsigned i = 0; i < n; i++)
    {
      g_autoptr (OgcTile) tile = g_list_model_get_item (G_LIST_MODEL (self->tiles[kind]), i);

      if (ogc_tile_get_number (tile) == (int) number)
        return tile;
    }
  return NULL;
}

/* Where a specialist with @at (OgcScore) is: a map, a mission, or NULL. */
static OgcTile *
place_of (OgcTableau *self,
          unsigned    at)
{
  if (at == OGC_UNASSIGNED)
    return NULL;
  return at < OGC_AT_MISSION (0) ? find_tile (self, OGC_TILE_MAP, at)
                                 : find_tile (self, OGC_TILE_MISSION, at - OGC_AT_MISSION (0));
}

static void
assign_specialists (OgcTableau *self)
{
  for (OgcTileMask mask = self->holding.tiles[OGC_TILE_SPECIALIST]; mask != 0; mask &= mask - 1)
    {
      const unsigned number = ogc_tile_mask_first (mask);
      OgcTile *item = NULL;

      for (OgcTileMask items = self->holding.tiles[OGC_TILE_ITEM]; items != 0; items &= items - 1)
        if (self->score.bearer[ogc_tile_mask_first (items)] == number)
          item = find_tile (self, OGC_TILE_ITEM, ogc_tile_mask_first (items));
      ogc_tile_set_at (find_tile (self, OGC_TILE_SPECIALIST, number), place_of (self, self->score.at[number]));
      ogc_tile_set_item (find_tile (self, OGC_TILE_SPECIALIST, number), item);
    }
}

/* Tells every map and mission of @kind who is there. Cartographers have the lower numbers only by the file's choice: sorted here. */
static void
assign_places (OgcTableau     *self,
               const OgcTiles *faces,
               OgcTileKind     kind)
{
  for (OgcTileMask mask = self->holding.tiles[kind]; mask != 0; mask &= mask - 1)
    {
      const unsigned number = ogc_tile_mask_first (mask);
      const unsigned at = kind == OGC_TILE_MAP ? OGC_AT_MAP (number) : OGC_AT_MISSION (number);
      g_autoptr (GPtrArray) there = g_ptr_array_new ();

      for (unsigned who = 0; who < OGC_N_SPECIALIST_KINDS; who++)
        for (OgcTileMask tiles = self->holding.tiles[OGC_TILE_SPECIALIST]; tiles != 0; tiles &= tiles - 1)
          if (self->score.at[ogc_tile_mask_first (tiles)] == at
              && faces->specialists[ogc_tile_mask_first (tiles)].kind == who)
            g_ptr_array_add (there, find_tile (self, OGC_TILE_SPECIALIST, ogc_tile_mask_first (tiles)));
      ogc_tile_set_assigned (find_tile (self, kind, number), there);
    }
}

/* Sets what every tile gives, and replaces the account. */
static void
account (OgcTableau     *self,
         const OgcTiles *faces)
{
  g_autoptr (GArray) lines = ogc_text_score (faces, &self->holding, &self->score);
  g_autoptr (GPtrArray) wanted = g_ptr_array_new_with_free_func (g_object_unref);

  for (unsigned i = 0; i < lines->len; i++)
    {
      const OgcTextLine *line = &g_array_index (lines, OgcTextLine, i);
      OgcTile *tile = line->tile_kind < OGC_N_TILE_KINDS ? find_tile (self, line->tile_kind, line->tile) : NULL;

      if (tile != NULL)
        ogc_tile_set_gold (tile, line->gold);
      g_ptr_array_add (wanted, ogc_score_line_new (line->source, line->gold, line->text, tile));
    }
  ogc_list_sync (self->lines, wanted, same_line, NULL);
}

void
ogc_tableau_init (OgcTableau *self)
{
  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    self->tiles[kind] = g_list_store_new (OGC_TYPE_TILE);
  self->drawn = g_list_store_new (OGC_TYPE_TILE);
  self->lines = g_list_store_new (OGC_TYPE_SCORE_LINE);
  memset (&self->holding, 0xff, sizeof self->holding); /* like no holding: the first is scored in any case */
}

void
ogc_tableau_clear (OgcTableau *self)
{
  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    g_clear_object (&self->tiles[kind]);
  g_clear_object (&self->drawn);
  g_clear_object (&self->lines);
}

void
ogc_tableau_update (OgcTableau    *self,
                    const OgcView *view,
                    unsigned       seat)
{
  const OgcKnowledge *knowledge = &view->knowledge;
  OgcHolding holding;
  unsigned hidden = 0;

  g_return_if_fail (self != NULL && seat < OGC_MAX_SEATS);

  update_tiles (self, knowledge, seat);
  update_drawn (self, knowledge, seat);
  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    hidden += knowledge->hidden[seat][kind];
  self->complete = hidden == 0;

  memset (&holding, 0, sizeof holding);
  ogc_state_holding (&knowledge->seen, seat, &holding);
  if (memcmp (&holding, &self->holding, sizeof holding) == 0)
    return;
  self->holding = holding;
  ogc_score (knowledge->seen.tiles, &self->holding, &self->score);
  assign_specialists (self);
  assign_places (self, knowledge->seen.tiles, OGC_TILE_MAP);
  assign_places (self, knowledge->seen.tiles, OGC_TILE_MISSION);
  account (self, knowledge->seen.tiles);
}
