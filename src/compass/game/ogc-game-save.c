/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-game-private.h"

#include "ogc-players.h"
#include "ogc-rules.h"

/* Creating games from set-ups and saves, and saving them. */

gboolean
ogc_game_set_computer (OgcPlayable *playable,
                       unsigned     seat,
                       const char  *kind)
{
  OgcGame *self = OGC_GAME (playable);
  OgcPlayStyle style = OGC_PLAY_STYLE_BALANCED;
  const OgcPlayer *player = kind != NULL ? ogc_players_parse (kind, &style) : NULL;
  OgcSeat *shown = ogc_game_get_seat (self, seat);

  if (player == NULL && kind != NULL)
    return FALSE;
  self->players[seat] = player;
  self->styles[seat] = style;
  if (shown != NULL)
    ogc_seat_set_kind (shown, kind != NULL ? kind : OGC_SEAT_PERSON);
  return TRUE;
}

/* Fills in what the set-up left to chance, which the state of the first round shows. */
static void
settle_setup (OgcGame        *self,
              const OgcState *start)
{
  self->setup.b = start->order[OGC_ORDER_B];
  self->setup.c = start->order[OGC_ORDER_C];
  if (self->setup.start_seat == OGC_RANDOM_SEAT)
    self->setup.start_seat = start->start_seat;
}

static void
add_seats (OgcGame *self)
{
  for (unsigned index = 0; index < self->setup.seats; index++)
    {
      g_autoptr (OgcSeat) seat = ogc_seat_new (index, &ogc_playable_get_scene (OGC_PLAYABLE (self))->seats[index]);

      g_list_store_append (self->seats, seat);
    }
  if (self->setup.form == OGC_FORM_NEUTRAL)
    {
      g_autoptr (OgcSeat) neutral = ogc_seat_new (OGC_NEUTRAL, NULL);

      g_list_store_append (self->seats, neutral);
    }
}

static void
add_buildings (OgcGame        *self,
               const OgcState *start)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (start->order); i++)
    {
      g_autoptr (OgcBuilding) building = NULL;

      if (start->order[i] == OGC_NO_BUILDING)
        continue;
      building = ogc_building_new (start->order[i], self->setup.seats);
      g_list_store_append (self->buildings, building);
    }
}

void
ogc_game_show_pick (OgcGame *self)
{
  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->buildings)); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (G_LIST_MODEL (self->buildings), i);

      ogc_building_update_pick (building, &self->view, ogc_tray_get_pick (self->tray),
                                ogc_tray_get_neutral_pick (self->tray));
    }
}

/* Takes a decision that the tray requests. */
static gboolean
decide_cb (OgcGame           *self,
           const OgcDecision *decision)
{
  return ogc_game_take (self, decision, NULL);
}

/* Creates all visible objects of a game that starts at @start. */
static void
lay_out (OgcGame         *self,
         const OgcState  *start,
         const OgcEvents *first)
{
  settle_setup (self, start);
  for (unsigned seat = 0; seat < self->setup.seats; seat++)
    self->view.names.names[seat] = ogc_playable_get_scene (OGC_PLAYABLE (self))->seats[seat].name;
  self->view.names.tiles = start->tiles;
  self->timeline = ogc_timeline_new (start, first);
  add_seats (self);
  add_buildings (self, start);
  self->tray = ogc_tray_new ();
  g_signal_connect_object (self->tray, "decide", G_CALLBACK (decide_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tray, "notify::pick", G_CALLBACK (ogc_game_show_pick), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tray, "notify::neutral-pick", G_CALLBACK (ogc_game_show_pick), self,
                           G_CONNECT_SWAPPED);
}

/* Creates a game that shows @save; @strict is as in ogc_playable_set_seats(), @replay and @viewer are as in
 * ogc_playable_open(). */
static OgcGame *
new_from (OgcSave   *save,
          gboolean   strict,
          gboolean   replay,
          int        viewer,
          GError   **error)
{
  g_autoptr (OgcGame) self = g_object_new (OGC_TYPE_GAME, NULL);
  g_autofree OgcEvents *first = g_new0 (OgcEvents, 1);
  OgcState begin = { 0 };

  self->tile_set = g_object_ref (save->tile_set);
  self->setup = save->setup;
  if (!ogc_playable_set_seats (OGC_PLAYABLE (self), save->seats, save->setup.seats, strict, error))
    return NULL;
  ogc_rules_begin (&begin, ogc_tile_set_get_tiles (save->tile_set), &save->setup, first);
  lay_out (self, &begin, first);
  if (!ogc_playable_open (OGC_PLAYABLE (self), save->label.created, save->decisions, save->position,
                          replay, viewer, error))
    return NULL;
  return g_steal_pointer (&self);
}

OgcGame *
ogc_game_new (OgcTileSet         *tile_set,
              const OgcSetup     *setup,
              const OgcSeatSpec  *seats,
              GError            **error)
{
  g_autoptr (OgcSave) save = NULL;
  OgcRule rule;

  g_return_val_if_fail (OGC_IS_TILE_SET (tile_set), NULL);
  g_return_val_if_fail (setup != NULL && seats != NULL, NULL);

  rule = ogc_setup_check (setup);
  if (rule != OGC_RULE_NONE)
    {
      ogc_text_set_refusal (error, rule, NULL);
      return NULL;
    }
  save = ogc_save_new (tile_set, setup, seats);
  return new_from (save, TRUE, FALSE, -1, error);
}

OgcGame *
ogc_game_new_from_save (OgcSave  *save,
                        GError  **error)
{
  g_return_val_if_fail (save != NULL, NULL);

  return new_from (save, FALSE, FALSE, -1, error);
}

OgcGame *
ogc_game_new_replay (OgcSave  *save,
                     int       viewer,
                     GError  **error)
{
  g_return_val_if_fail (save != NULL, NULL);
  g_return_val_if_fail (viewer == OGC_NEUTRAL || (viewer >= -1 && viewer < save->setup.seats), NULL);

  return new_from (save, FALSE, TRUE, viewer, error);
}

OgcSave *
ogc_game_to_save (OgcGame *self)
{
  g_autofree OgcDecision *decisions = NULL;
  OgcSave *save;
  unsigned n;

  g_return_val_if_fail (OGC_IS_GAME (self), NULL);

  n = ogc_timeline_get_length (self->timeline);
  decisions = g_new (OgcDecision, n);
  for (unsigned i = 0; i < n; i++)
    decisions[i] = ogc_timeline_get_step (self->timeline, i)->decision;
  save = ogc_save_new (self->tile_set, &ogc_timeline_get_start (self->timeline)->setup,
                       ogc_playable_get_scene (OGC_PLAYABLE (self))->seats);
  save->label.created = ogc_playable_get_created (OGC_PLAYABLE (self));
  ogc_save_set_decisions (save, decisions, n, ogc_timeline_get_position (self->timeline),
                          ogc_timeline_get_state (self->timeline));
  return save;
}
