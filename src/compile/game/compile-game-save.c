/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Creating games from set-ups and saves, and saving them. */

#include "compile-game-private.h"

#include "compile-players.h"
#include "compile-rules.h"
#include "compile-text.h"

gboolean
compile_game_set_computer (OgcPlayable *playable,
                           unsigned     side,
                           const char  *kind)
{
  CompileGame *self = COMPILE_GAME (playable);
  const CompilePlayer *computer = kind != NULL ? compile_players_find (kind) : NULL;
  CompileSeat *shown = compile_game_get_seat (self, side);

  if (computer == NULL && kind != NULL)
    return FALSE;
  self->computers[side] = computer;
  if (shown != NULL)
    compile_seat_set_kind (shown, kind != NULL ? kind : OGC_SEAT_PERSON);
  return TRUE;
}

/* Creates a game that shows @save; @strict as in ogc_playable_set_seats(), @replay and @viewer as in
 * ogc_playable_open(). */
static CompileGame *
new_from (CompileSave  *save,
          gboolean      strict,
          gboolean      replay,
          int           viewer,
          GError      **error)
{
  g_autoptr (CompileGame) self = g_object_new (COMPILE_TYPE_GAME, NULL);
  g_autofree CompileEvents *first = g_new0 (CompileEvents, 1);
  CompileState begin;

  self->card_set = g_object_ref (save->card_set);
  self->view.card_set = self->card_set;
  self->setup = save->setup;
  if (!ogc_playable_set_seats (OGC_PLAYABLE (self), save->seats, COMPILE_N_SIDES, strict, error))
    return NULL;
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      g_autoptr (CompileSeat) seat = compile_seat_new (side, &save->seats[side]);

      self->view.names[side] = ogc_playable_get_scene (OGC_PLAYABLE (self))->seats[side].name;
      g_list_store_append (self->seats, seat);
    }
  compile_rules_begin (&begin, compile_card_set_get_cards (save->card_set), &save->setup, first);
  self->setup.first = begin.first; /* the random choices of the set-up */
  self->timeline = compile_timeline_new (&begin, first);
  if (!ogc_playable_open (OGC_PLAYABLE (self), save->label.created, save->decisions, save->position,
                          replay, viewer, error))
    return NULL;
  return g_steal_pointer (&self);
}

CompileGame *
compile_game_new (CompileCardSet      *card_set,
                  const CompileSetup  *setup,
                  const OgcSeatSpec   *seats,
                  GError             **error)
{
  g_autoptr (CompileSave) save = NULL;
  CompileRule rule;

  g_return_val_if_fail (COMPILE_IS_CARD_SET (card_set), NULL);
  g_return_val_if_fail (setup != NULL && seats != NULL, NULL);

  rule = compile_setup_check (setup);
  if (rule != COMPILE_RULE_NONE)
    {
      g_set_error_literal (error, COMPILE_REFUSAL, (int) rule, compile_text_refusal (rule, NULL));
      return NULL;
    }
  save = compile_save_new (card_set, setup, seats);
  return new_from (save, TRUE, FALSE, -1, error);
}

CompileGame *
compile_game_new_from_save (CompileSave  *save,
                            GError      **error)
{
  g_return_val_if_fail (save != NULL, NULL);

  return new_from (save, FALSE, FALSE, -1, error);
}

CompileGame *
compile_game_new_replay (CompileSave  *save,
                         int           viewer,
                         GError      **error)
{
  g_return_val_if_fail (save != NULL, NULL);
  g_return_val_if_fail (viewer >= -1 && viewer <= COMPILE_EVERYBODY, NULL);

  return new_from (save, FALSE, TRUE, viewer, error);
}

CompileSave *
compile_game_to_save (CompileGame *self)
{
  g_autofree CompileDecision *decisions = NULL;
  CompileSave *save;
  unsigned n;

  g_return_val_if_fail (COMPILE_IS_GAME (self), NULL);

  n = compile_timeline_get_length (self->timeline);
  decisions = g_new (CompileDecision, n);
  for (unsigned i = 0; i < n; i++)
    decisions[i] = compile_timeline_get_step (self->timeline, i)->decision;
  save = compile_save_new (self->card_set, &compile_timeline_get_start (self->timeline)->setup,
                           ogc_playable_get_scene (OGC_PLAYABLE (self))->seats);
  save->label.created = ogc_playable_get_created (OGC_PLAYABLE (self));
  compile_save_set_decisions (save, decisions, n, compile_timeline_get_position (self->timeline),
                              compile_timeline_get_state (self->timeline));
  return save;
}
