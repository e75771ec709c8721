/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-results.h"

#include <glib/gi18n.h>

OgcResults *
ogc_results_new (const OgcMatch *match)
{
  OgcResults *self;

  g_return_val_if_fail (match != NULL && OGC_IS_TILE_SET (match->tile_set), NULL);

  self = g_new0 (OgcResults, 1);
  self->rules = OGC_RULES_VERSION;
  self->digest = g_strdup (ogc_tile_set_get_digest (match->tile_set));
  self->setup = match->setup;
  self->setup.seed = 0;
  for (unsigned seat = 0; seat < match->setup.seats; seat++)
    self->players[seat] = g_strdup (ogc_match_player_id (match, seat));
  self->runs = g_array_new (FALSE, FALSE, sizeof (OgcRun));

  return self;
}

void
ogc_results_free (OgcResults *self)
{
  if (self == NULL)
    return;

  g_free (self->digest);
  for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
    g_free (self->players[seat]);
  g_clear_pointer (&self->runs, g_array_unref);
  g_free (self);
}

static void
add_seat (OgcResults      *self,
          const OgcResult *result,
          unsigned         seat)
{
  const OgcScore *score = &result->scores[seat];
  OgcSeatResults *results = &self->seats[seat];

  results->wins[result->winners - 1] += result->place[seat] == 1;
  results->places[result->place[seat] - 1]++;
  results->gold += score->total;
  results->gold_squares += (guint64) score->total * score->total;
  results->unassigned += score->unassigned;
  for (unsigned source = 0; source < OGC_N_GOLD_SOURCES; source++)
    results->by_source[source] += score->by_source[source];
}

static void
add_building (OgcBuildingResults *results,
              const OgcResult    *result,
              unsigned            seats)
{
  results->games++;
  for (unsigned seat = 0; seat < seats; seat++)
    {
      results->wins[seat][result->winners - 1] += result->place[seat] == 1;
      results->gold[seat] += result->scores[seat].total;
    }
}

void
ogc_results_add_game (OgcResults     *self,
                      const OgcState *state,
                      const GArray   *decisions,
                      const guint8   *seats)
{
  OgcRun run;
  OgcResult result;

  g_return_if_fail (self != NULL && decisions != NULL && seats != NULL);
  g_return_if_fail (state->ask.kind == OGC_ASK_NOTHING);

  run = (OgcRun) { state->setup.seed, 1 };
  if (!ogc_run_list_add (self->runs, run))
    g_return_if_reached ();
  ogc_result_of (state, &result);
  self->games++;
  self->decisions += decisions->len;
  for (unsigned seat = 0; seat < state->setup.seats; seat++)
    add_seat (self, &result, seat);
  for (unsigned building = 0; building < OGC_N_BUILDINGS; building++)
    if (ogc_state_has_building (state, building))
      add_building (&self->buildings[building], &result, state->setup.seats);
  for (guint i = 0; i < decisions->len; i++)
    {
      const OgcDecision *decision = &g_array_index (decisions, OgcDecision, i);

      if (decision->kind == OGC_DECISION_PLACE && !decision->neutral)
        self->buildings[decision->building].dice[seats[i]] += ogc_dice_count (decision->dice);
    }
}

/* Whether both are results of the same match; if not, says how they differ. */
static gboolean
can_merge (const OgcResults  *self,
           const char        *source,
           const OgcResults  *other,
           GError           **error)
{
  if (!ogc_run_list_same_rules (self->rules, source, other->rules, error))
    return FALSE;
  if (!g_str_equal (self->digest, other->digest))
    {
      g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT,
                   _("%s: these games were played with other tiles than those before."), source);
      return FALSE;
    }
  if (memcmp (&self->setup, &other->setup, sizeof self->setup) != 0)
    {
      g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT, _("%s: these games have another set-up than those before."),
                   source);
      return FALSE;
    }
  for (unsigned seat = 0; seat < self->setup.seats; seat++)
    if (!g_str_equal (self->players[seat], other->players[seat]))
      {
        g_set_error (error, OGC_ERROR, OGC_ERROR_CONTENT, _("%s: “%s” plays seat %u, where it was “%s” before."),
                     source,
                     other->players[seat], seat, self->players[seat]);
        return FALSE;
      }
  return TRUE;
}

G_STATIC_ASSERT (sizeof (OgcSeatResults) % sizeof (guint64) == 0);
G_STATIC_ASSERT (sizeof (OgcBuildingResults) % sizeof (guint64) == 0);

gboolean
ogc_results_merge (OgcResults        *self,
                   const char        *source,
                   const OgcResults  *other,
                   GError           **error)
{
  g_return_val_if_fail (self != NULL && other != NULL, FALSE);
  g_return_val_if_fail (source != NULL, FALSE);

  if (!can_merge (self, source, other, error))
    return FALSE;
  if (!ogc_run_list_merge (&self->runs, source, other->runs, 1000000, error))
    return FALSE;

  self->games += other->games;
  self->decisions += other->decisions;
  ogc_run_list_add_numbers (self->seats, other->seats, sizeof self->seats);
  ogc_run_list_add_numbers (self->buildings, other->buildings, sizeof self->buildings);

  return TRUE;
}

double
ogc_results_win_share (const guint64 *wins)
{
  double share = 0;

  g_return_val_if_fail (wins != NULL, 0);

  for (unsigned others = 0; others < OGC_MAX_SEATS; others++)
    share += (double) wins[others] / (others + 1);

  return share;
}
