/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Creating games from set-ups and saves, and saving them. */

#include "compile-game-private.h"

#include <glib/gi18n.h>

#include "compile-rules.h"
#include "compile-text.h"
#include "ogc-error.h"

/* The strongest computer player that there is. */
static const CompilePlayer *
strongest_computer (void)
{
  unsigned n = 0;

  while (compile_player_nth (n + 1) != NULL)
    n++;
  return compile_player_nth (n);
}

/* Makes @kind play @side. An unknown computer player is an error with @strict; otherwise the strongest plays for it. */
static gboolean
set_player (CompileGame  *self,
            unsigned      side,
            const char   *kind,
            gboolean      strict,
            GError      **error)
{
  const gboolean person = g_str_equal (kind, OGC_SEAT_PERSON);
  const CompilePlayer *computer = person ? NULL : compile_player_find (kind);

  if (computer == NULL && !person && strict)
    {
      /* TRANSLATORS: the identifier of a computer player, from a command line or a file. */
      g_set_error (error, OGC_ERROR, OGC_ERROR_RANGE, _("There is no computer player called “%s”. Choose another "
                                                        "one."),
                   kind);
      return FALSE;
    }
  self->computers[side] = computer != NULL || person ? computer : strongest_computer ();
  self->persons = (self->persons & ~(1u << side)) | (person ? 1u << side : 0);
  return TRUE;
}

static gboolean
set_seats (CompileGame        *self,
           const OgcSeatSpec  *seats,
           gboolean            strict,
           GError            **error)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      OgcSeatSpec *spec = &self->specs[side];
      g_autoptr (CompileSeat) seat = compile_seat_new (side, &seats[side]);

      *spec = ogc_seat_spec_copy (&seats[side]);
      self->view.names[side] = spec->name;
      g_list_store_append (self->seats, seat);
      if (!set_player (self, side, spec->kind, strict, error))
        return FALSE;
    }
  return TRUE;
}

/* Takes all decisions of @save, and goes to its position; undone decisions are not part of a replay. */
static gboolean
take_decisions (CompileGame  *self,
                CompileSave  *save,
                GError      **error)
{
  const unsigned n = self->replay ? save->position : save->decisions->len;

  for (unsigned i = 0; i < n; i++)
    {
      const CompileRule rule = compile_timeline_take (self->timeline,
                                                      &g_array_index (save->decisions, CompileDecision, i));

      if (rule != COMPILE_RULE_NONE)
        {
          g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT,
                       _("Decision %u of this game is against the rules, so it can’t be opened."), i + 1);
          return FALSE;
        }
    }
  compile_timeline_seek (self->timeline, self->replay ? 0 : save->position);
  return TRUE;
}

/* A game from @save that shows nothing yet; @strict as in set_player(). */
static CompileGame *
new_from (CompileSave  *save,
          gboolean      replay,
          gboolean      strict,
          GError      **error)
{
  g_autoptr (CompileGame) self = g_object_new (COMPILE_TYPE_GAME, NULL);
  g_autofree CompileEvents *first = g_new0 (CompileEvents, 1);
  CompileState begin;

  self->replay = replay;
  self->card_set = g_object_ref (save->card_set);
  self->view.card_set = self->card_set;
  self->setup = save->setup;
  self->created = save->created;
  if (!set_seats (self, save->seats, strict, error))
    return NULL;
  compile_rules_begin (&begin, compile_card_set_get_cards (save->card_set), &save->setup, first);
  self->setup.first = begin.first; /* the random choices of the set-up */
  self->timeline = compile_timeline_new (&begin, first);
  if (!take_decisions (self, save, error))
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
  CompileGame *self;
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
  self = new_from (save, FALSE, TRUE, error);
  if (self != NULL)
    compile_game_show_position (self);
  return self;
}

CompileGame *
compile_game_new_from_save (CompileSave  *save,
                            GError      **error)
{
  CompileGame *self;

  g_return_val_if_fail (save != NULL, NULL);

  self = new_from (save, FALSE, FALSE, error);
  if (self != NULL)
    compile_game_show_position (self);
  return self;
}

CompileGame *
compile_game_new_replay (CompileSave  *save,
                         int           viewer,
                         GError      **error)
{
  CompileGame *self;

  g_return_val_if_fail (save != NULL, NULL);
  g_return_val_if_fail (viewer >= -1 && viewer <= COMPILE_EVERYBODY, NULL);

  self = new_from (save, TRUE, FALSE, error);
  if (self == NULL)
    return NULL;
  self->viewing_seat = viewer;
  compile_game_show_position (self);
  return self;
}

gboolean
compile_game_set_player (CompileGame  *self,
                         unsigned      side,
                         const char   *kind,
                         GError      **error)
{
  g_return_val_if_fail (COMPILE_IS_GAME (self), FALSE);
  g_return_val_if_fail (!self->replay && !self->busy && side < COMPILE_N_SIDES, FALSE);
  g_return_val_if_fail (kind != NULL, FALSE);

  if (g_str_equal (self->specs[side].kind, kind))
    return TRUE;
  compile_game_end_again (self);
  if (!set_player (self, side, kind, TRUE, error))
    return FALSE;
  g_free (self->specs[side].kind);
  self->specs[side].kind = g_strdup (kind);
  compile_seat_set_kind (compile_game_get_seat (self, side), kind);
  compile_game_show_anew (self);
  return TRUE;
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
  save = compile_save_new (self->card_set, &compile_timeline_get_start (self->timeline)->setup, self->specs);
  save->created = self->created;
  compile_save_set_decisions (save, decisions, n, compile_timeline_get_position (self->timeline),
                              compile_timeline_get_state (self->timeline));
  return save;
}
