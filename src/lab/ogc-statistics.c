/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-statistics.h"

#include <math.h>

#define DEVIATIONS 1.959964 /* standard deviations around the mean that contain 95 % of a normal distribution */
#define ELO (400 / M_LN10)
#define ROUNDS 10000
#define PRECISION 1e-10

/* ---- Means ---- */

/* The variance of the mean. */
static double
variance_of (double  sum,
             double  squares,
             guint64 n)
{
  const double count = (double) n;
  const double mean = sum / count;

  return n > 1 ? MAX (squares / count - mean * mean, 0) / (count - 1) : 0;
}

OgcInterval
ogc_statistics_mean (double  sum,
                     double  squares,
                     guint64 n)
{
  OgcInterval estimate = { 0 };
  double half;

  if (n == 0)
    return estimate;
  half = DEVIATIONS * sqrt (variance_of (sum, squares, n));
  estimate.mean = sum / (double) n;
  estimate.low = estimate.mean - half;
  estimate.high = estimate.mean + half;

  return estimate;
}

OgcInterval
ogc_statistics_share (double  sum,
                      double  squares,
                      guint64 n)
{
  const double z = DEVIATIONS * DEVIATIONS;
  double mean, variance, games, middle, half;

  if (n == 0)
    return (OgcInterval) { 0, 0, 1 };
  mean = CLAMP (sum / (double) n, 0, 1);
  variance = variance_of (sum, squares, n);
  /* the number of games, each won or lost, that would give the same variance */
  games = variance > 0 && mean > 0 && mean < 1 ? mean * (1 - mean) / variance : (double) n;
  middle = (mean + z / (2 * games)) / (1 + z / games);
  half = DEVIATIONS * sqrt (mean * (1 - mean) / games + z / (4 * games * games)) / (1 + z / games);

  return (OgcInterval) { mean, CLAMP (middle - half, 0, mean), CLAMP (middle + half, mean, 1) };
}

/* ---- Elo ---- */

/* The number of games between two players, including the added tie. */
static double
count_games (const double *points,
             guint         n,
             guint         i,
             guint         j)
{
  const double games = i != j ? points[i * n + j] + points[j * n + i] : 0;

  return games > 0 ? games + 1 : 0;
}

/* One iteration for the Bradley-Terry model. Returns how much the strengths have changed. */
static double
iterate_strengths (guint         n,
                   const double *points,
                   double       *strengths)
{
  double change = 0;
  double logs = 0;

  for (guint i = 0; i < n; i++)
    {
      double won = 0;
      double expected = 0;
      double better;

      for (guint j = 0; j < n; j++)
        {
          const double games = count_games (points, n, i, j);

          won += games > 0 ? points[i * n + j] + 0.5 : 0;
          expected += games > 0 ? games / (strengths[i] + strengths[j]) : 0;
        }
      better = expected > 0 ? won / expected : 1;
      change = MAX (change, fabs (log (better / strengths[i])));
      strengths[i] = better;
      logs += log (better);
    }
  for (guint i = 0; i < n; i++)
    strengths[i] /= exp (logs / n);

  return change;
}

/* Turns the positive definite @matrix, n x n, into its inverse in place. */
static void
invert_matrix (guint   n,
               double *matrix)
{
  for (guint k = 0; k < n; k++)
    {
      const double pivot = matrix[k * n + k];

      matrix[k * n + k] = 1;
      for (guint j = 0; j < n; j++)
        matrix[k * n + j] /= pivot;
      for (guint i = 0; i < n; i++)
        {
          const double factor = matrix[i * n + k];

          if (i == k)
            continue;
          matrix[i * n + k] = 0;
          for (guint j = 0; j < n; j++)
            matrix[i * n + j] -= factor * matrix[k * n + j];
        }
    }
}

/* Fills @matrix with the Fisher information of the points about the logarithms of the strengths, plus 1 everywhere,
 * because the sum of these is fixed. */
static void
fill_information (guint         n,
                  const double *points,
                  const double *strengths,
                  double        weight,
                  double       *matrix)
{
  for (guint i = 0; i < n * n; i++)
    matrix[i] = 1;
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < n; j++)
      {
        const double sum = strengths[i] + strengths[j];
        const double known = weight * count_games (points, n, i, j) * strengths[i] * strengths[j] / (sum * sum);

        matrix[i * n + i] += known;
        matrix[i * n + j] -= known;
      }
}

void
ogc_statistics_elo (guint         n,
                    const double *points,
                    double        weight,
                    OgcInterval  *elo)
{
  g_autofree double *strengths = g_new (double, n);
  g_autofree double *matrix = g_new (double, (gsize) n * n);

  g_return_if_fail (n > 0 && points != NULL && elo != NULL);

  for (guint i = 0; i < n; i++)
    strengths[i] = 1;
  for (guint round = 0; round < ROUNDS && iterate_strengths (n, points, strengths) > PRECISION; round++)
    ;
  fill_information (n, points, strengths, weight, matrix);
  invert_matrix (n, matrix);
  for (guint i = 0; i < n; i++)
    {
      const double half = ELO * DEVIATIONS * sqrt (MAX (matrix[i * n + i] - 1.0 / ((double) n * n), 0));

      elo[i].mean = ELO * log (strengths[i]);
      elo[i].low = elo[i].mean - half;
      elo[i].high = elo[i].mean + half;
    }
}
