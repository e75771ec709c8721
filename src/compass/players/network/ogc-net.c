/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-net.h"

#include <string.h>

#include "ogc-exp.h"
#include "ogc-random.h"

#define STREAM 0
#define LEAK 0.05f      /* the slope of a hidden unit below 0 */
#define GOLD_SCALE 30.f /* gold in one unit of the network's output */
#define GOLD_MEAN 50.f  /* gold at which that output is 0 */
#define GOLD_SHARE 0.2f /* the weight of an error in gold, relative to one in the win */
#define SPREAD 0.05f    /* of the initial weights */

/* WIDE marks functions that are compiled a second time for wider registers, where the compiler can do so. Processors
 * that have these run the second version; the results are the same. */
#if defined __x86_64__ && defined __GNUC__ && !defined __clang__ && !defined __SANITIZE_ADDRESS__
#define WIDE __attribute__ ((target_clones ("avx2", "default")))
#else
#define WIDE
#endif

/* ---- Beginning ---- */

static float
draw_weight (OgcRandom *random,
             float      spread)
{
  const int32_t number = (int32_t) (ogc_random_next (random, STREAM) >> 8) - (1 << 23);

  return spread * (float) number / (float) (1 << 23);
}

void
ogc_net_begin (OgcNet   *net,
               uint64_t  seed)
{
  OgcRandom random;

  ogc_random_seed (&random, STREAM, seed);
  memset (net, 0, sizeof *net);
  for (unsigned input = 0; input < OGC_N_INPUTS; input++)
    for (unsigned unit = 0; unit < OGC_N_HIDDEN; unit++)
      net->first[input][unit] = draw_weight (&random, SPREAD);
  for (unsigned unit = 0; unit < OGC_N_HIDDEN; unit++)
    {
      net->win[unit] = draw_weight (&random, 4 * SPREAD);
      net->gold[unit] = draw_weight (&random, 4 * SPREAD);
    }
}

/* ---- Asking ---- */

/* Eight hidden units: one register, or several where registers are shorter. */
typedef float Lanes __attribute__ ((vector_size (32), aligned (4), may_alias));

_Static_assert (OGC_N_HIDDEN == 8 * 8, "eight variables hold all hidden units");

/* The sums are separate variables, because compilers keep variables but not arrays in registers; this takes a fifth of
 * the time that an array would. */
WIDE void
ogc_net_sum (const OgcNet    *net,
             const OgcInputs *inputs,
             float            sums[OGC_N_HIDDEN])
{
  Lanes *to = (Lanes *) sums;
  Lanes a = to[0], b = to[1], c = to[2], d = to[3], e = to[4], f = to[5], g = to[6], h = to[7];

  for (unsigned i = 0; i < inputs->n; i++)
    {
      const Lanes *weights = (const Lanes *) net->first[inputs->index[i]];
      const float value = inputs->value[i];

      a += value * weights[0];
      b += value * weights[1];
      c += value * weights[2];
      d += value * weights[3];
      e += value * weights[4];
      f += value * weights[5];
      g += value * weights[6];
      h += value * weights[7];
    }
  to[0] = a;
  to[1] = b;
  to[2] = c;
  to[3] = d;
  to[4] = e;
  to[5] = f;
  to[6] = g;
  to[7] = h;
}

static void
activate_units (const OgcNet *net,
                const float   sums[OGC_N_HIDDEN],
                float         units[OGC_N_HIDDEN])
{
  for (unsigned unit = 0; unit < OGC_N_HIDDEN; unit++)
    {
      const float sum = sums[unit] + net->bias[unit];

      units[unit] = sum > 0 ? sum : LEAK * sum;
    }
}

/* Adds up in four lanes, always in the same order, so that the result does not depend on the compiler. */
static float
weigh_units (const float units[OGC_N_HIDDEN],
             const float weights[OGC_N_HIDDEN])
{
  float lanes[4] = { 0 };

  for (unsigned unit = 0; unit < OGC_N_HIDDEN; unit += 4)
    for (unsigned lane = 0; lane < 4; lane++)
      lanes[lane] += units[unit + lane] * weights[unit + lane];

  return (lanes[0] + lanes[1]) + (lanes[2] + lanes[3]);
}

static OgcValue
value_of (const OgcNet *net,
          const float   units[OGC_N_HIDDEN])
{
  return (OgcValue) {
    .win = 1 / (1 + (float) ogc_exp (-weigh_units (units, net->win) - net->win_bias)),
    .gold = GOLD_MEAN + GOLD_SCALE * (weigh_units (units, net->gold) + net->gold_bias),
  };
}

OgcValue
ogc_net_value (const OgcNet *net,
               const float   sums[OGC_N_HIDDEN])
{
  float units[OGC_N_HIDDEN];

  activate_units (net, sums, units);
  return value_of (net, units);
}

/* ---- Learning ---- */

WIDE OgcValue
ogc_net_learn (OgcNet          *net,
               const OgcInputs *inputs,
               OgcValue         target,
               float            rate)
{
  float units[OGC_N_HIDDEN] = { 0 };
  float steps[OGC_N_HIDDEN];
  OgcValue value;
  float win, gold;

  ogc_net_sum (net, inputs, units);
  activate_units (net, units, units);
  value = value_of (net, units);
  win = rate * (target.win - value.win); /* the gradient of the logarithmic loss */
  gold = rate * GOLD_SHARE * (target.gold - value.gold) / GOLD_SCALE;

  for (unsigned unit = 0; unit < OGC_N_HIDDEN; unit++)
    {
      steps[unit] = (win * net->win[unit] + gold * net->gold[unit]) * (units[unit] > 0 ? 1 : LEAK);
      net->win[unit] += win * units[unit];
      net->gold[unit] += gold * units[unit];
      net->bias[unit] += steps[unit];
    }
  net->win_bias += win;
  net->gold_bias += gold;
  for (unsigned i = 0; i < inputs->n; i++)
    {
      float *weights = net->first[inputs->index[i]];

      for (unsigned unit = 0; unit < OGC_N_HIDDEN; unit++)
        weights[unit] += inputs->value[i] * steps[unit];
    }
  return value;
}
