/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-match.h"

#include "compile-levels.h"
#include "compile-players.h"
#include "ogc-random.h"
#include "ogc-seat-spec.h"

GPtrArray *
compile_match_player_ids (void)
{
  GPtrArray *ids = g_ptr_array_new ();
  const CompilePlayer *player;

  for (unsigned n = 0; n < COMPILE_N_LEVELS; n++)
    g_ptr_array_add (ids, (char *) compile_levels[n].id);
  for (unsigned n = 0; (player = compile_players_nth (n)) != NULL && player != compile_levels; n++)
    g_ptr_array_add (ids, (char *) player->id);

  return ids;
}

const char *
compile_match_player_id (const CompileMatch *self,
                         unsigned            side)
{
  g_return_val_if_fail (self != NULL && side < COMPILE_N_SIDES, NULL);

  return self->players[side] != NULL ? self->players[side]->id : OGC_SEAT_OUTSIDE;
}

gboolean
compile_match_set_player (CompileMatch *self,
                          unsigned      side,
                          const char   *id)
{
  g_return_val_if_fail (self != NULL && side < COMPILE_N_SIDES && id != NULL, FALSE);

  self->players[side] = compile_players_find (id);

  return self->players[side] != NULL || g_str_equal (id, OGC_SEAT_OUTSIDE);
}

void
compile_match_decide (const CompileMatch *self,
                      const CompileState *state,
                      unsigned            position,
                      CompileDecision    *decision)
{
  CompileKnowledge knowledge;
  CompileSearchLimits limits;
  unsigned side;

  g_return_if_fail (self != NULL && state != NULL && decision != NULL);
  g_return_if_fail (state->ask.kind != COMPILE_ASK_NOTHING && self->players[state->ask.side] != NULL);

  side = state->ask.side;
  limits = (CompileSearchLimits) {
    .seed = ogc_random_decision_seed (state->setup.seed, side, position),
    .work = self->work,
  };
  compile_knowledge_of (&knowledge, state, side);
  self->players[side]->decide (&knowledge, &limits, decision);
}
