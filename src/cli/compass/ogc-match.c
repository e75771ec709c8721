/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-match.h"

#include "ogc-knowledge.h"
#include "ogc-levels.h"
#include "ogc-names.h"
#include "ogc-players.h"
#include "ogc-random.h"
#include "ogc-rules.h"

/* Identifiers of emblems for saves of games in which nobody has chosen one. */
static const char * const emblems[OGC_MAX_SEATS] = { "compass", "key", "lantern", "anchor", "feather" };

void
ogc_match_clear (OgcMatch *self)
{
  g_return_if_fail (self != NULL);

  g_clear_object (&self->tile_set);
}

const char *
ogc_match_player_id (const OgcMatch *self,
                     unsigned        seat)
{
  g_return_val_if_fail (self != NULL && seat < OGC_MAX_SEATS, NULL);

  return self->players[seat] != NULL ? ogc_players_kind (self->players[seat], self->styles[seat]) : OGC_OUTSIDE;
}

const char *
ogc_match_emblem (unsigned seat)
{
  g_return_val_if_fail (seat < OGC_MAX_SEATS, NULL);

  return emblems[seat];
}

gboolean
ogc_match_set_player (OgcMatch   *self,
                      unsigned    seat,
                      const char *id)
{
  g_return_val_if_fail (self != NULL && seat < OGC_MAX_SEATS, FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  self->players[seat] = ogc_players_parse (id, &self->styles[seat]);

  return self->players[seat] != NULL || g_str_equal (id, OGC_OUTSIDE);
}

GPtrArray *
ogc_match_player_ids (void)
{
  GPtrArray *ids = g_ptr_array_new ();
  const OgcPlayer *player;

  for (unsigned n = 0; n < OGC_N_LEVELS; n++)
    g_ptr_array_add (ids, (char *) ogc_levels[n].id);
  for (unsigned n = 0; (player = ogc_players_nth (n)) != NULL && player != ogc_levels; n++)
    g_ptr_array_add (ids, (char *) player->id);
  for (unsigned n = 0; (player = ogc_players_nth_yardstick (n)) != NULL; n++)
    g_ptr_array_add (ids, (char *) player->id);

  return ids;
}

char *
ogc_match_list_players (void)
{
  g_autoptr (GPtrArray) ids = ogc_match_player_ids ();

  g_ptr_array_add (ids, NULL);
  return g_strjoinv (", ", (char **) ids->pdata);
}

GArray *
ogc_match_list_setups (const OgcSetup *setup)
{
  GArray *setups;
  const OgcName *form, *b, *c;

  g_return_val_if_fail (setup != NULL, NULL);

  setups = g_array_new (FALSE, FALSE, sizeof (OgcSetup));
  for (form = ogc_names_form; form->name != NULL; form++)
    for (b = ogc_names_b; b->name != NULL; b++)
      for (c = ogc_names_c; c->name != NULL; c++)
        {
          OgcSetup one = *setup;

          one.form = (guint8) form->value;
          one.b = (guint8) b->value;
          one.c = (guint8) c->value;
          if (b->value != OGC_RANDOM_BUILDING && c->value != OGC_RANDOM_BUILDING
              && ogc_setup_check (&one) == OGC_RULE_NONE)
            g_array_append_val (setups, one);
        }
  return setups;
}

void
ogc_match_decide (const OgcMatch *self,
                  const OgcState *state,
                  unsigned        position,
                  OgcDecision    *decision)
{
  const OgcPlayer *player;
  OgcSearchLimits limits;
  unsigned seat;

  g_return_if_fail (self != NULL && state != NULL && decision != NULL);
  g_return_if_fail (state->ask.kind != OGC_ASK_NOTHING && self->players[state->ask.seat] != NULL);

  seat = state->ask.seat;
  limits = (OgcSearchLimits) {
    .seed = ogc_random_decision_seed (state->setup.seed, seat, position),
    .work = self->works[seat],
    .style = self->styles[seat],
    .weights = self->weights[seat],
  };
  player = self->players[seat];
  if (player->pick != NULL)
    {
      OgcDecision legal[OGC_MAX_DECISIONS];

      player->pick (legal, ogc_rules_list (state, legal), &limits, decision);
    }
  else
    {
      OgcKnowledge knowledge;

      ogc_knowledge_of (&knowledge, state, seat);
      player->decide (&knowledge, &limits, decision);
    }
}

OgcSave *
ogc_match_to_save (const OgcMatch *self,
                   const OgcSetup *setup,
                   const GArray   *decisions,
                   const OgcState *state)
{
  OgcSeatSpec seats[OGC_MAX_SEATS] = { 0 };
  OgcSave *save;

  g_return_val_if_fail (self != NULL && setup != NULL, NULL);
  g_return_val_if_fail (decisions != NULL && state != NULL, NULL);

  for (unsigned seat = 0; seat < setup->seats; seat++)
    {
      /* Not translated, because records are compared. */
      seats[seat].name = g_strdup_printf ("%s %u", ogc_match_player_id (self, seat), seat + 1);
      seats[seat].emblem = (char *) ogc_match_emblem (seat);
      seats[seat].kind = (char *) ogc_match_player_id (self, seat);
    }
  save = ogc_save_new (self->tile_set, setup, seats);
  ogc_save_set_decisions (save, (gconstpointer) decisions->data, decisions->len, decisions->len, state);
  for (unsigned seat = 0; seat < setup->seats; seat++)
    g_free (seats[seat].name);

  return save;
}
