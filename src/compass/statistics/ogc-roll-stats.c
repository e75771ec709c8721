/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-roll-stats.h"

#include <glib/gi18n.h>
#include <math.h>

#define UNUSUAL 0.05
#define RARE 0.01

OgcRollStats
ogc_roll_stats_own (OgcGame  *game,
                    unsigned  seat)
{
  OgcRollStats tally = { { 0 }, 0 };
  unsigned neutral[OGC_MAX_VALUE];

  g_return_val_if_fail (OGC_IS_GAME (game), tally);
  g_return_val_if_fail (seat < OGC_MAX_SEATS, tally);

  tally.n = ogc_game_count_rolls (game, seat, tally.counts) - ogc_game_count_neutral_rolls (game, seat, neutral);
  for (unsigned n = 0; n < OGC_MAX_VALUE; n++)
    tally.counts[n] -= neutral[n];

  return tally;
}

OgcRollStats
ogc_roll_stats_neutral (OgcGame *game)
{
  OgcRollStats tally = { { 0 }, 0 };

  g_return_val_if_fail (OGC_IS_GAME (game), tally);

  for (unsigned seat = 0; seat < ogc_game_get_setup (game)->seats; seat++)
    {
      OgcRollStats one;

      one.n = ogc_game_count_neutral_rolls (game, seat, one.counts);
      tally = ogc_roll_stats_add (&tally, &one);
    }

  return tally;
}

OgcRollStats
ogc_roll_stats_add (const OgcRollStats *a,
                    const OgcRollStats *b)
{
  OgcRollStats sum = { { 0 }, 0 };

  g_return_val_if_fail (a != NULL && b != NULL, sum);

  sum.n = a->n + b->n;
  for (unsigned n = 0; n < OGC_MAX_VALUE; n++)
    sum.counts[n] = a->counts[n] + b->counts[n];

  return sum;
}

double
ogc_roll_stats_chance (const OgcRollStats *self)
{
  double expected;
  double x = 0;

  g_return_val_if_fail (self != NULL, 1);

  if (self->n == 0)
    return 1;
  expected = self->n / (double) OGC_MAX_VALUE;
  for (unsigned n = 0; n < OGC_MAX_VALUE; n++)
    x += (self->counts[n] - expected) * (self->counts[n] - expected) / expected;

  /* The upper tail of the chi-squared distribution with five degrees of freedom, in closed form. */
  return CLAMP (erfc (sqrt (x / 2)) + sqrt (2 * x / G_PI) * exp (-x / 2) * (1 + x / 3), 0, 1);
}

char *
ogc_roll_stats_text (const OgcRollStats *self)
{
  double chance;
  unsigned percent;

  g_return_val_if_fail (self != NULL, NULL);

  chance = ogc_roll_stats_chance (self);
  percent = (unsigned) lround (100 * chance);
  if (self->n == 0)
    return g_strdup (_("No dice rolled yet."));
  if (self->n < OGC_ROLL_STATS_ENOUGH)
    return g_strdup_printf (ngettext ("%u die: too few to judge.", "%u dice: too few to judge.",
                                      self->n),
                            self->n);
  if (chance < RARE)
    return g_strdup (_("Rare: fair dice are this uneven in fewer than 1 of 100 games. It happens."));
  if (chance < UNUSUAL)
    /* TRANSLATORS: %u is 1 to 5 */
    return g_strdup_printf (_("Unusual: fair dice are this uneven in only %u of 100 games."), MAX (percent, 1));

  /* TRANSLATORS: %u is 5 to 100 */
  return g_strdup_printf (_("Ordinary: fair dice are at least this uneven in %u of 100 games."), percent);
}
