/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-play.h"

/* SplitMix64 */
static uint64_t
next (Luck *luck)
{
  uint64_t z = *luck += 0x9e3779b97f4a7c15u;

  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

Luck
luck_of_game (uint64_t seed,
              uint64_t game)
{
  Luck luck = seed;

  luck = next (&luck) + game;
  return next (&luck);
}

unsigned
luck_below (Luck     *luck,
            unsigned  bound)
{
  return (next (luck) >> 32) * bound >> 32;
}

OgcSetup
play_setup (Luck *luck)
{
  OgcSetup setup = { .seed = next (luck), .seats = 2 + luck_below (luck, 4) };

  setup.form = setup.seats <= 3 ? luck_below (luck, OGC_N_FORMS) : OGC_FORM_STANDARD;
  setup.b = luck_below (luck, 5) == 0 ? OGC_RANDOM_BUILDING : OGC_AUCTION_HOUSE + luck_below (luck, 2);
  if (setup.form == OGC_FORM_FEWER)
    setup.c = OGC_NO_BUILDING;
  else
    setup.c = luck_below (luck, 9) == 0 ? OGC_RANDOM_BUILDING : OGC_TEMPLE + luck_below (luck, 4);
  setup.start_seat = luck_below (luck, 5) == 0 ? OGC_RANDOM_SEAT : luck_below (luck, setup.seats);
  return setup;
}

OgcDecision
play_choose (const OgcDecision *list,
             unsigned           n,
             Luck              *luck)
{
  unsigned of_kind[OGC_N_DECISION_KINDS] = { 0 };
  unsigned kinds[OGC_N_DECISION_KINDS];
  unsigned n_kinds = 0, kind, nth;

  for (unsigned i = 0; i < n; i++)
    if (of_kind[list[i].kind]++ == 0)
      kinds[n_kinds++] = list[i].kind;
  kind = kinds[luck_below (luck, n_kinds)];
  nth = luck_below (luck, of_kind[kind]);
  for (unsigned i = 0;; i++)
    if (list[i].kind == kind && nth-- == 0)
      return list[i];
}
