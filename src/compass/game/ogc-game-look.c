/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "ogc-game-private.h"

/* What there is to read of a game. */

GListModel *
ogc_game_get_seats (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return G_LIST_MODEL (self->seats);
}

GListModel *
ogc_game_get_buildings (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return G_LIST_MODEL (self->buildings);
}

GListModel *
ogc_game_get_log (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return ogc_log_get_list (self->log);
}

OgcTray *
ogc_game_get_tray (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return self->tray;
}

OgcSeat *
ogc_game_get_seat (OgcGame  *self,
                   unsigned  index)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);

  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->seats)); i++)
    {
      g_autoptr (OgcSeat) seat = g_list_model_get_item (G_LIST_MODEL (self->seats), i);

      if (ogc_seat_get_index (seat) == index)
        return seat;
    }
  return NULL;
}

OgcBuilding *
ogc_game_get_building (OgcGame       *self,
                       OgcBuildingId  id)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);

  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->buildings)); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (G_LIST_MODEL (self->buildings), i);

      if (ogc_building_get_id (building) == id)
        return building;
    }
  return NULL;
}

unsigned
ogc_game_get_round (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), 0);
  return self->numbers[OGC_GAME_PROP_ROUND];
}

unsigned
ogc_game_get_rounds (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), 0);
  return self->numbers[OGC_GAME_PROP_ROUNDS];
}

OgcPhase
ogc_game_get_phase (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), OGC_PHASE_OVER);
  return self->numbers[OGC_GAME_PROP_PHASE];
}

gboolean
ogc_game_get_last_lap (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->numbers[OGC_GAME_PROP_LAST_LAP];
}

int
ogc_game_get_asked (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), -1);
  return self->numbers[OGC_GAME_PROP_ASKED];
}

OgcAskKind
ogc_game_get_ask_kind (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), OGC_ASK_NOTHING);
  return self->numbers[OGC_GAME_PROP_ASK_KIND];
}

int
ogc_game_get_turn (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), -1);
  return self->numbers[OGC_GAME_PROP_TURN];
}

int
ogc_game_get_start_seat (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), -1);
  return self->numbers[OGC_GAME_PROP_START_SEAT];
}

int
ogc_game_get_viewer (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), -1);
  return self->numbers[OGC_GAME_PROP_VIEWER];
}

gboolean
ogc_game_get_curtain (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->numbers[OGC_GAME_PROP_CURTAIN];
}

int
ogc_game_get_curtain_seat (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), -1);
  return self->numbers[OGC_GAME_PROP_CURTAIN_SEAT];
}

gboolean
ogc_game_get_answerable (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->numbers[OGC_GAME_PROP_ANSWERABLE];
}

gboolean
ogc_game_get_can_undo (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->numbers[OGC_GAME_PROP_CAN_UNDO];
}

gboolean
ogc_game_get_can_redo (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->numbers[OGC_GAME_PROP_CAN_REDO];
}

gboolean
ogc_game_get_running (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->numbers[OGC_GAME_PROP_RUNNING];
}

gboolean
ogc_game_get_thinking (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->numbers[OGC_GAME_PROP_THINKING];
}

gboolean
ogc_game_get_finished (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->numbers[OGC_GAME_PROP_FINISHED];
}

gboolean
ogc_game_get_replay (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  return self->numbers[OGC_GAME_PROP_REPLAY];
}

unsigned
ogc_game_get_position (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), 0);
  return self->numbers[OGC_GAME_PROP_POSITION];
}

unsigned
ogc_game_get_length (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), 0);
  return self->numbers[OGC_GAME_PROP_LENGTH];
}

guint64
ogc_game_get_seed (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), 0);
  return self->setup.seed;
}

OgcPace
ogc_game_get_pace (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), OGC_PACE_INSTANT);
  return self->numbers[OGC_GAME_PROP_PACE];
}

unsigned
ogc_game_get_work (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), 0);
  return self->numbers[OGC_GAME_PROP_WORK];
}

const char *
ogc_game_get_title (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return self->texts[OGC_GAME_PROP_TITLE];
}

const char *
ogc_game_get_subtitle (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return self->texts[OGC_GAME_PROP_SUBTITLE];
}

const char *
ogc_game_get_expectation (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return self->texts[OGC_GAME_PROP_EXPECTATION];
}

const char *
ogc_game_get_reason (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return self->texts[OGC_GAME_PROP_REASON];
}

gboolean
ogc_game_get_worth (OgcGame *self,
                    OgcTile *tile,
                    int     *worth)
{
  const OgcState *seen;
  OgcHolding with, without;

  g_return_val_if_fail (OGC_IS_GAME (self) && OGC_IS_TILE (tile) && worth != NULL, FALSE);

  if (!self->view.answerable || !ogc_tile_get_offered (tile))
    return FALSE;
  seen = &self->view.knowledge.seen;
  memset (&without, 0, sizeof without);
  ogc_state_holding (seen, seen->ask.seat, &without);
  with = without;
  with.tiles[ogc_tile_get_kind (tile)] |= OGC_TILE_BIT (ogc_tile_get_number (tile));
  *worth = (int) ogc_score_total (seen->tiles, &with) - (int) ogc_score_total (seen->tiles, &without);
  return TRUE;
}

const OgcSetup *
ogc_game_get_setup (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return &self->setup;
}

OgcTileSet *
ogc_game_get_tile_set (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return self->tile_set;
}

const OgcResult *
ogc_game_get_result (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  return self->view.result;
}

unsigned
ogc_game_count_rolls (OgcGame  *self,
                      unsigned  seat,
                      unsigned *counts)
{
  g_return_val_if_fail (OGC_IS_GAME (self), 0);
  g_return_val_if_fail (seat < OGC_MAX_SEATS && counts != NULL, 0);
  return ogc_timeline_count_rolls (self->history, seat, counts);
}

unsigned
ogc_game_count_neutral_rolls (OgcGame  *self,
                              unsigned  seat,
                              unsigned *counts)
{
  g_return_val_if_fail (OGC_IS_GAME (self), 0);
  g_return_val_if_fail (seat < OGC_MAX_SEATS && counts != NULL, 0);
  return ogc_timeline_count_neutral_rolls (self->history, seat, counts);
}
