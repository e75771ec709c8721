/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-player.h"

static const char *const people[OGC_MAX_SEATS] = { "Ada", "Belzoni", "Champollion", "Dörte", "Evelyn" };
static const char *const emblems[OGC_MAX_SEATS] = { "compass", "key", "lantern", "anchor", "feather" };

OgcGame *
table_player_new_game (unsigned seats,
                       OgcForm  form,
                       unsigned b,
                       unsigned c,
                       guint64  seed)
{
  OgcSetup setup = {
    .seed = seed,
    .seats = (guint8) seats,
    .form = (guint8) form,
    .b = (guint8) b,
    .c = (guint8) c,
    .start_seat = OGC_RANDOM_SEAT,
  };
  OgcSeatSpec specs[OGC_MAX_SEATS];
  g_autoptr (GError) error = NULL;
  OgcGame *game;

  for (unsigned i = 0; i < OGC_MAX_SEATS; i++)
    specs[i] = (OgcSeatSpec) { (char *) people[i], (char *) emblems[i], (char *) OGC_SEAT_PERSON };
  game = ogc_game_new (ogc_tile_set_get_default (), &setup, specs, &error);
  g_assert_no_error (error);
  ogc_game_set_running (game, TRUE);
  return game;
}

/* Whether @decision should be taken only rarely: there are so many rerolls and turned dice that nothing else would
 * happen. */
static gboolean
is_rare (const OgcDecision *decision)
{
  return decision->kind == OGC_DECISION_REROLL || decision->kind == OGC_DECISION_POWER;
}

OgcDecision
table_player_choose (OgcGame *game,
                     GRand   *rand)
{
  unsigned n;
  const OgcDecision *decisions = ogc_game_list_decisions (game, &n);
  OgcDecision decision;

  g_assert_cmpuint (n, >, 0);
  do
    decision = decisions[g_rand_int_range (rand, 0, (gint32) n)];
  while (is_rare (&decision) && g_rand_int_range (rand, 0, 40) > 0);
  return decision;
}

gboolean
table_player_step (OgcGame *game,
                   GRand   *rand)
{
  g_autoptr (GError) error = NULL;
  OgcDecision decision;

  if (ogc_game_get_curtain (game))
    ogc_game_lift_curtain (game);
  if (!ogc_game_get_answerable (game))
    return FALSE;
  decision = table_player_choose (game, rand);
  ogc_game_take (game, &decision, &error);
  g_assert_no_error (error);
  return TRUE;
}
