/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-match-game.h"

#include "ogc-names.h"
#include "ogc-rules.h"

#include <glib/gi18n.h>

OgcMatchGame *
ogc_match_game_new (void)
{
  OgcMatchGame *self = g_new0 (OgcMatchGame, 1);

  self->decisions = g_array_new (FALSE, FALSE, sizeof (OgcDecision));

  return self;
}

void
ogc_match_game_free (OgcMatchGame *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->decisions);
  g_free (self);
}

static gboolean
report_refusal (const OgcMatch  *match,
                const OgcState  *state,
                OgcRule          rule,
                GError         **error)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, state->setup.seed);

  g_set_error (error, OGC_ERROR, OGC_ERROR_REFUSED,
               /* TRANSLATORS: a player's identifier, the seed of a game, the number of a rule */
               _("The player “%s” made a decision in the game with seed %s that rule %s forbids."),
               ogc_match_player_id (match, state->ask.seat), seed, ogc_name_of (ogc_names_rule, rule));
  return FALSE;
}

/* Takes one decision. */
static gboolean
take_decision (OgcMatchGame         *self,
               const OgcMatch       *match,
               const OgcMatchHooks  *hooks,
               GError              **error)
{
  OgcDecision decision;
  OgcRule rule;

  self->seats[self->decisions->len] = self->state.ask.seat;
  if (hooks == NULL || hooks->decide == NULL)
    ogc_match_decide (match, &self->state, self->decisions->len, &decision);
  else if (!hooks->decide (match, self, &decision, hooks->data, error))
    return FALSE;
  rule = ogc_rules_take (&self->state, &decision, hooks != NULL && hooks->tell != NULL ? &self->events : NULL);
  if (rule != OGC_RULE_NONE)
    return report_refusal (match, &self->state, rule, error);

  g_array_append_val (self->decisions, decision);

  return hooks == NULL || hooks->tell == NULL || hooks->tell (match, self, hooks->data, error);
}

gboolean
ogc_match_game_play (OgcMatchGame         *self,
                     const OgcMatch       *match,
                     const OgcSetup       *setup,
                     const OgcMatchHooks  *hooks,
                     GError              **error)
{
  gboolean told;

  g_return_val_if_fail (self != NULL && match != NULL && setup != NULL, FALSE);

  told = hooks != NULL && hooks->tell != NULL;
  g_array_set_size (self->decisions, 0);
  ogc_rules_begin (&self->state, ogc_tile_set_get_tiles (match->tile_set), setup, told ? &self->events : NULL);
  if (told && !hooks->tell (match, self, hooks->data, error))
    return FALSE;
  while (self->state.ask.kind != OGC_ASK_NOTHING && self->decisions->len < OGC_MAX_GAME_DECISIONS)
    if (!take_decision (self, match, hooks, error))
      return FALSE;
  if (self->state.ask.kind == OGC_ASK_NOTHING)
    return TRUE;

  g_set_error (error, OGC_ERROR, OGC_ERROR_TOO_LARGE, _("A game did not end within %u decisions."),
               OGC_MAX_GAME_DECISIONS);
  return FALSE;
}
