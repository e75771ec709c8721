/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-reference.h"

#include <string.h>

/* Dice: how many there are of each value, [1] to [6], and in all, [0]. */
typedef struct {
  int of[OGC_MAX_VALUE + 1];
} Dice;

/* A placement in the terms of the rules. */
typedef struct {
  const OgcState *state;
  int             owner;
  Dice            dice;
  int             place;
  bool            will;
  int             rival;
  int             picked;
} Placement;

static Dice
unpack (OgcDice packed)
{
  Dice dice = { { 0 } };

  for (int value = 1; value <= OGC_MAX_VALUE; value++)
    {
      dice.of[value] = packed >> 5 * (value - 1) & 15;
      dice.of[0] += dice.of[value];
    }
  return dice;
}

static Dice
add (Dice a,
     Dice b)
{
  for (int i = 0; i <= OGC_MAX_VALUE; i++)
    a.of[i] += b.of[i];
  return a;
}

static bool
includes (Dice a,
          Dice b)
{
  for (int value = 1; value <= OGC_MAX_VALUE; value++)
    if (b.of[value] > a.of[value])
      return false;
  return true;
}

static bool
same (Dice a,
      Dice b)
{
  return memcmp (&a, &b, sizeof a) == 0;
}

static int
sum (Dice dice)
{
  int pips = 0;

  for (int value = 1; value <= OGC_MAX_VALUE; value++)
    pips += value * dice.of[value];
  return pips;
}

static bool
holds_ability (const OgcState *state,
               int             seat,
               OgcAbilityType  type)
{
  for (int tile = 0; tile < OGC_N_ABILITIES; tile++)
    if ((state->held[seat][OGC_TILE_ABILITY] >> tile & 1) && state->tiles->abilities[tile] == type)
      return true;
  return false;
}

/* --- Archives --- */

static bool
has_group (const Placement *p,
           int              owner,
           int              value,
           int              size)
{
  if (owner == p->owner && p->place > 0 && size == p->place)
    return false; /* the group is being joined */
  return size >= 1 && size <= 15 && (p->state->archives.groups[owner][value - 1] >> size & 1);
}

/* ARC-1, ARC-2, ABL-2 */
static bool
archives_allow (const Placement *p)
{
  int value = 0, size;

  for (int v = 1; v <= OGC_MAX_VALUE; v++)
    if (p->dice.of[v] == p->dice.of[0])
      value = v;
  if (value == 0)
    return false;
  if (p->place > 0 && (p->place > 15 || !(p->state->archives.groups[p->owner][value - 1] >> p->place & 1)))
    return false;
  size = p->dice.of[0] + p->place;
  for (int owner = 0; owner < OGC_N_OWNERS; owner++)
    if (has_group (p, owner, value, size) && !(p->will && owner == p->rival))
      return false;
  if (!p->will)
    return true;
  if (!has_group (p, p->rival, value, size) || p->picked != value)
    return false;
  for (int owner = 0; owner < OGC_N_OWNERS; owner++)
    if (has_group (p, owner, value, size - 1))
      return false;
  return true;
}

/* --- University --- */

/* UNI-1 to UNI-4 */
static bool
university_allows (const Placement *p)
{
  const OgcUniversity *university = &p->state->university;
  int line[16];
  bool fresh[16];
  int n = university->n;

  if (p->dice.of[0] != 1 && !(p->dice.of[0] == 2 && sum (p->dice) == 5))
    return false;
  for (int i = 0; i < n; i++)
    {
      line[i] = university->value[i];
      fresh[i] = false;
    }
  for (int value = 1; value <= OGC_MAX_VALUE; value++)
    if (p->dice.of[value] > 0)
      {
        int at = 0;

        while (at < n && line[at] < value)
          at++;
        for (int i = n++; i > at; i--)
          {
            line[i] = line[i - 1];
            fresh[i] = fresh[i - 1];
          }
        line[at] = value;
        fresh[at] = true;
      }
  for (int i = p->state->setup.seats + 2; i < n; i++)
    if (fresh[i])
      return false;
  return true;
}

/* --- Straights --- */

static bool
is_run (int values)
{
  int text = values;

  if (text == 0)
    return false;
  while ((text & 1) == 0)
    text >>= 1;
  return (text & (text + 1)) == 0;
}

/* RUN-1, RUN-2, ABL-2 */
static bool
straights_allow (const Placement *p)
{
  int values = 0, whole, left;

  for (int value = 1; value <= OGC_MAX_VALUE; value++)
    {
      if (p->dice.of[value] > 1)
        return false;
      values |= p->dice.of[value] << (value - 1);
    }
  if (values & p->state->straights.values[p->owner])
    return false;
  whole = values | p->state->straights.values[p->owner];
  if (!is_run (whole))
    return false;
  for (int owner = 0; owner < OGC_N_OWNERS; owner++)
    if (owner != p->owner && p->state->straights.values[owner] == whole && !(p->will && owner == p->rival))
      return false;
  if (!p->will)
    return true;
  if (p->rival == p->owner || p->state->straights.values[p->rival] != whole || !(whole >> (p->picked - 1) & 1))
    return false;
  left = whole & ~(1 << (p->picked - 1));
  if (left == 0)
    return true;
  for (int owner = 0; owner < OGC_N_OWNERS; owner++)
    if (owner != p->owner && p->state->straights.values[owner] == left)
      return false;
  return is_run (left);
}

/* --- Illuminati --- */

/* ABL-2 in the Illuminati */
static bool
illuminati_allow_will (const Placement *p,
                       Dice             whole)
{
  const Dice rival = unpack (p->state->illuminati.sets[p->rival]);

  if (p->rival == p->owner || rival.of[0] == 0 || !same (whole, rival) || rival.of[p->picked] == 0)
    return false;
  for (int owner = 0; owner < OGC_N_OWNERS && rival.of[0] > 1; owner++)
    if (owner != p->owner && owner != p->rival && unpack (p->state->illuminati.sets[owner]).of[0] == rival.of[0] - 1)
      return false;
  return true;
}

/* ILL-1, ILL-2 */
static bool
illuminati_allow (const Placement *p)
{
  const Dice whole = add (p->dice, unpack (p->state->illuminati.sets[p->owner]));
  Dice leader = { { 0 } };

  if (p->will)
    return illuminati_allow_will (p, whole);
  for (int owner = 0; owner < OGC_N_OWNERS; owner++)
    if (unpack (p->state->illuminati.sets[owner]).of[0] > leader.of[0])
      leader = unpack (p->state->illuminati.sets[owner]);
  return includes (whole, leader) && whole.of[0] == leader.of[0] + 1;
}

/* --- The others --- */

/* LIB-2 */
static bool
library_allows (const Placement *p)
{
  return p->dice.of[0] == 1;
}

/* TMP-1 */
static bool
temple_allows (const Placement *p)
{
  const OgcTemple *temple = &p->state->temple;
  const int low = p->place < temple->n && temple->back[p->place] == OGC_BACK_2_5 ? 2 : 1;

  return p->place < temple->n && temple->owner[p->place] == OGC_NOBODY
         && p->dice.of[0] == 2 && p->dice.of[low] == 1 && p->dice.of[7 - low] == 1;
}

/* GAL-1 */
static bool
galleon_allows (const Placement *p)
{
  const Dice whole = add (p->dice, unpack (p->state->galleon.groups[p->owner]));
  Dice largest = { { 0 } };

  for (int owner = 0; owner < OGC_N_OWNERS; owner++)
    if (unpack (p->state->galleon.groups[owner]).of[0] > largest.of[0])
      largest = unpack (p->state->galleon.groups[owner]);
  return whole.of[0] == largest.of[0] + 1 && sum (whole) > sum (largest);
}

/* TOW-1 */
static bool
tower_allows (const Placement *p)
{
  return p->dice.of[0] == 1 || (p->dice.of[0] == 2 && sum (p->dice) == 7);
}

typedef bool (*AllowFunc) (const Placement *placement);

static const AllowFunc allow[OGC_N_BUILDINGS] = {
  [OGC_UNIVERSITY] = university_allows,
  [OGC_ARCHIVES] = archives_allow,
  [OGC_LIBRARY] = library_allows,
  [OGC_AUCTION_HOUSE] = straights_allow,
  [OGC_GUILD] = straights_allow,
  [OGC_TEMPLE] = temple_allows,
  [OGC_ILLUMINATI] = illuminati_allow,
  [OGC_GALLEON] = galleon_allows,
  [OGC_TOWER] = tower_allows,
};

static bool
is_in_play (const OgcState *state,
            unsigned        building)
{
  for (int i = 0; i < 5; i++)
    if (building < OGC_N_BUILDINGS && state->order[i] == building)
      return true;
  return false;
}

/* ABL-2: whether The Will to Win may be used: in three places, by a holder, never with neutral dice (NEU-5). */
static bool
may_be_willing (const OgcState    *state,
                const OgcDecision *d)
{
  return (d->building == OGC_ARCHIVES || d->building == OGC_AUCTION_HOUSE || d->building == OGC_GUILD
          || d->building == OGC_ILLUMINATI)
         && !d->neutral && d->rival < OGC_N_OWNERS && d->rival != state->ask.seat && d->picked >= 1
         && d->picked <= OGC_MAX_VALUE
         && holds_ability (state, state->ask.seat, OGC_ABILITY_WILL_TO_WIN);
}

/* TRN-4, TRN-5 */
static bool
allows_place (const OgcState    *state,
              const OgcDecision *d)
{
  const int seat = state->ask.seat;
  Placement placement = {
    .state = state,
    .owner = d->neutral ? OGC_NEUTRAL : seat,
    .place = d->place,
    .will = d->will,
    .rival = d->rival,
    .picked = d->picked,
  };

  if (d->neutral > 1 || d->will > 1 || d->other != 0 || d->tile != 0 || !is_in_play (state, d->building))
    return false;
  if (d->place != 0 && d->building != OGC_ARCHIVES && d->building != OGC_TEMPLE)
    return false;
  if (d->will ? !may_be_willing (state, d) : d->rival != 0 || d->picked != 0)
    return false;
  if (state->ask.kind == (d->neutral ? OGC_ASK_OWN : OGC_ASK_NEUTRAL))
    return false;
  placement.dice = unpack (d->dice);
  if (!includes (unpack (d->neutral ? state->neutral[seat] : state->own[seat]), placement.dice)
      || placement.dice.of[0] == 0)
    return false;
  return allow[d->building] (&placement);
}

static bool
uses_no_member (const OgcDecision *d)
{
  OgcDecision bare = { .kind = d->kind };

  return memcmp (&bare, d, sizeof bare) == 0;
}

/* TRN-3, ABL-4 */
static bool
allows_change (const OgcState    *state,
               const OgcDecision *d)
{
  const int seat = state->ask.seat;
  const Dice dice = unpack (d->dice), other = unpack (d->other);
  const OgcDecision bare = { .kind = d->kind, .dice = d->dice, .other = d->other };

  if (memcmp (&bare, d, sizeof bare) != 0 || !includes (unpack (state->own[seat]), dice))
    return false;
  if (d->kind == OGC_DECISION_REROLL)
    return state->knowledge[seat] > 0 && dice.of[0] + other.of[0] > 0 && includes (unpack (state->neutral[seat]),
                                                                                   other);
  for (int value = 1; value <= OGC_MAX_VALUE; value++)
    if (dice.of[value] > 0 && other.of[value] > 0)
      return false;
  return (dice.of[0] == 1 || dice.of[0] == 2) && other.of[0] == dice.of[0]
         && holds_ability (state, seat, OGC_ABILITY_COMPELLING_POWER);
}

bool
reference_allows (const OgcState    *state,
                  const OgcDecision *d)
{
  if (((d->dice | d->other) & ~OGC_DICE_COUNTS) != 0)
    return false;
  switch (state->ask.kind)
    {
    case OGC_ASK_ROLL:
      return uses_no_member (d)
             && ((d->kind == OGC_DECISION_ROLL && state->own[state->ask.seat] != 0)
                 || (d->kind == OGC_DECISION_HELP && state->extra_seat == OGC_NOBODY
                     && holds_ability (state, state->ask.seat, OGC_ABILITY_LITTLE_HELP)));
    case OGC_ASK_PLACE:
      return (d->kind == OGC_DECISION_PLACE && allows_place (state, d))
             || ((d->kind == OGC_DECISION_REROLL || d->kind == OGC_DECISION_POWER) && allows_change (state, d));
    case OGC_ASK_OWN:
      return d->kind == OGC_DECISION_PLACE && allows_place (state, d);
    case OGC_ASK_NEUTRAL:
      return (d->kind == OGC_DECISION_PLACE && allows_place (state, d)) || (d->kind == OGC_DECISION_END_TURN
                                                                            && uses_no_member (d));
    case OGC_ASK_GIFT:
      return uses_no_member (d) && (d->kind == OGC_DECISION_GIFT || d->kind == OGC_DECISION_PASS);
    case OGC_ASK_TAKE:
      {
        const OgcDecision bare = { .kind = OGC_DECISION_TAKE, .tile = d->tile };

        return memcmp (&bare, d, sizeof bare) == 0 && d->tile < 64 && (state->ask.offer >> d->tile & 1);
      }
    default:
      return false;
    }
}
