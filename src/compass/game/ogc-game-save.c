/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-game-private.h"

#include <glib/gi18n.h>

#include "ogc-error.h"
#include "ogc-rules.h"

/* Creating games from set-ups and saves, and saving them. */

/* The strongest computer player that there is. */
static const OgcPlayer *
strongest_player (void)
{
  unsigned n = 0;

  while (ogc_player_nth (n + 1) != NULL)
    n++;
  return ogc_player_nth (n);
}

/* Makes @kind play @seat. An unknown computer player is an error with @strict; otherwise the strongest plays for it. */
static gboolean
set_player (OgcGame     *self,
            unsigned     seat,
            const char  *kind,
            gboolean     strict,
            GError     **error)
{
  const gboolean person = g_str_equal (kind, OGC_SEAT_PERSON);
  OgcPlayStyle style = OGC_PLAY_STYLE_BALANCED;
  const OgcPlayer *player = person ? NULL : ogc_player_parse (kind, &style);

  if (player == NULL && !person && strict)
    {
      /* TRANSLATORS: the identifier of a computer player, from a command line or a file. */
      g_set_error (error, OGC_ERROR, OGC_ERROR_RANGE, _("There is no computer player called “%s”. Choose another "
                                                        "one."),
                   kind);
      return FALSE;
    }
  self->players[seat] = player != NULL || person ? player : strongest_player ();
  self->styles[seat] = style;
  self->persons = (self->persons & ~(1u << seat)) | (person ? 1u << seat : 0);
  return TRUE;
}

static gboolean
set_seats (OgcGame            *self,
           const OgcSeatSpec  *seats,
           gboolean            strict,
           GError            **error)
{
  for (unsigned seat = 0; seat < self->setup.seats; seat++)
    {
      self->specs[seat] = ogc_seat_spec_copy (&seats[seat]);
      self->view.names.names[seat] = self->specs[seat].name;
      if (!set_player (self, seat, seats[seat].kind, strict, error))
        return FALSE;
    }
  return TRUE;
}

/* What the set-up left to chance is known from the first round's state. */
static void
settle_setup (OgcGame        *self,
              const OgcState *start)
{
  self->setup.b = start->order[0];
  self->setup.c = start->order[2];
  if (self->setup.start_seat == OGC_RANDOM_SEAT)
    self->setup.start_seat = start->start_seat;
}

static void
add_seats (OgcGame *self)
{
  for (unsigned index = 0; index < self->setup.seats; index++)
    {
      g_autoptr (OgcSeat) seat = ogc_seat_new (index, &self->specs[index]);

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

/* Takes a decision of the tray. */
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

/* Takes all decisions of @save, and goes to its position; undone decisions are not part of a replay. */
static gboolean
take_decisions (OgcGame  *self,
                OgcSave  *save,
                GError  **error)
{
  const unsigned n = self->replay ? save->position : save->decisions->len;

  for (unsigned i = 0; i < n; i++)
    {
      const OgcRule rule = ogc_timeline_take (self->timeline, &g_array_index (save->decisions, OgcDecision, i));

      if (rule != OGC_RULE_NONE)
        {
          g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT,
                       _("Decision %u of this game is against the rules, so it can’t be opened."), i + 1);
          return FALSE;
        }
    }
  ogc_timeline_seek (self->timeline, self->replay ? 0 : save->position);
  return TRUE;
}

/* A game on @save that shows nothing yet; @strict as in set_seats(). */
static OgcGame *
new_from (OgcSave   *save,
          gboolean   replay,
          gboolean   strict,
          GError   **error)
{
  g_autoptr (OgcGame) self = g_object_new (OGC_TYPE_GAME, NULL);
  g_autofree OgcEvents *first = g_new0 (OgcEvents, 1);
  OgcState begin = { 0 };

  self->replay = replay;
  self->tile_set = g_object_ref (save->tile_set);
  self->setup = save->setup;
  self->created = save->created;
  if (!set_seats (self, save->seats, strict, error))
    return NULL;
  ogc_rules_begin (&begin, ogc_tile_set_get_tiles (save->tile_set), &save->setup, first);
  lay_out (self, &begin, first);
  if (!take_decisions (self, save, error))
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
  OgcGame *self;
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
  self = new_from (save, FALSE, TRUE, error);
  if (self != NULL)
    ogc_game_show_position (self);
  return self;
}

OgcGame *
ogc_game_new_from_save (OgcSave  *save,
                        GError  **error)
{
  OgcGame *self;

  g_return_val_if_fail (save != NULL, NULL);

  self = new_from (save, FALSE, FALSE, error);
  if (self != NULL)
    ogc_game_show_position (self);
  return self;
}

OgcGame *
ogc_game_new_replay (OgcSave  *save,
                     int       viewer,
                     GError  **error)
{
  OgcGame *self;

  g_return_val_if_fail (save != NULL, NULL);
  g_return_val_if_fail (viewer == OGC_NEUTRAL || (viewer >= -1 && viewer < save->setup.seats), NULL);

  self = new_from (save, TRUE, FALSE, error);
  if (self == NULL)
    return NULL;
  self->viewing_seat = viewer;
  ogc_game_show_position (self);
  return self;
}

gboolean
ogc_game_set_player (OgcGame     *self,
                     unsigned     seat,
                     const char  *kind,
                     GError     **error)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  g_return_val_if_fail (!self->replay && !self->busy && seat < self->setup.seats, FALSE);
  g_return_val_if_fail (kind != NULL, FALSE);

  if (g_str_equal (self->specs[seat].kind, kind))
    return TRUE;
  ogc_game_end_again (self);
  if (!set_player (self, seat, kind, TRUE, error))
    return FALSE;
  g_free (self->specs[seat].kind);
  self->specs[seat].kind = g_strdup (kind);
  ogc_seat_set_kind (ogc_game_get_seat (self, seat), kind);
  ogc_game_show_anew (self);
  return TRUE;
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
  save = ogc_save_new (self->tile_set, &ogc_timeline_get_start (self->timeline)->setup, self->specs);
  save->created = self->created;
  ogc_save_set_decisions (save, decisions, n, ogc_timeline_get_position (self->timeline),
                          ogc_timeline_get_state (self->timeline));
  return save;
}
