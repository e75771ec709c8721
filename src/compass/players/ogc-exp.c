/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-exp.h"

#include <stdint.h>
#include <string.h>

#define GREATEST 700
#define HALVINGS_OF_E 1.4426950408889634 /* 1 / ln 2 */
#define LN_2_HIGH 0x1.62e42feep-1        /* exact when multiplied by any exponent, */
#define LN_2_LOW 0x1.a39ef35793c76p-33   /* which leaves this rest */

/* 2 to the power of @exponent, made by writing @exponent into the exponent bits of the number. */
static double
power_of_2 (int exponent)
{
  const uint64_t bits = (uint64_t) (1023 + exponent) << 52;
  double power;

  memcpy (&power, &bits, sizeof power);
  return power;
}

double
ogc_exp (double x)
{
  /* The series 1 + r + r²/2! + … for what is left after powers of 2 are taken out, r being at most ln 2 / 2. Even and
   * odd powers are added up separately, which takes half the time. */
  static const double even[] = { 1. / 479001600, 1. / 3628800, 1. / 40320, 1. / 720, 1. / 24, 1. / 2, 1 };
  static const double odd[] = { 1. / 6227020800, 1. / 39916800, 1. / 362880, 1. / 5040, 1. / 120, 1. / 6, 1 };
  double even_sum = 0;
  double odd_sum = 0;
  double square;
  double rest;
  int exponent;

  if (!(x >= -GREATEST))
    return 0;
  if (x > GREATEST)
    x = GREATEST;
  exponent = (int) (x * HALVINGS_OF_E + (x < 0 ? -.5 : .5));
  rest = (x - exponent * LN_2_HIGH) - exponent * LN_2_LOW;
  square = rest * rest;
  for (unsigned i = 0; i < sizeof even / sizeof *even; i++)
    {
      even_sum = even_sum * square + even[i];
      odd_sum = odd_sum * square + odd[i];
    }
  return (even_sum + rest * odd_sum) * power_of_2 (exponent);
}
