/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"

#include "ogc-rules.h"

#include <string.h>

#define MAX_STORY 8192

OgcState game;

static OgcEvent story[MAX_STORY];
static unsigned n_story;

/* The members that an event of each kind fills, as ogc-event.h says. */
enum { SEAT = 1, OWNER = 2, BUILDING = 4, PLACE = 8, TILE = 16, NUMBER = 32, DICE = 64, OTHER = 128 };

static const uint8_t filled[OGC_N_EVENT_KINDS] = {
  [OGC_EVENT_GAME_BEGAN] = SEAT | BUILDING | PLACE,
  [OGC_EVENT_DEALT] = OWNER | TILE,
  [OGC_EVENT_ROUND_BEGAN] = SEAT | NUMBER,
  [OGC_EVENT_REVEALED] = BUILDING | PLACE | TILE,
  [OGC_EVENT_LAID] = BUILDING | PLACE | TILE | NUMBER,
  [OGC_EVENT_TURN_BEGAN] = SEAT | NUMBER,
  [OGC_EVENT_ABILITY_USED] = SEAT | TILE,
  [OGC_EVENT_EXTRA_DICE] = SEAT | NUMBER,
  [OGC_EVENT_ROLLED] = SEAT | NUMBER | DICE | OTHER,
  [OGC_EVENT_REROLLED] = SEAT | DICE | OTHER,
  [OGC_EVENT_TURNED] = SEAT | DICE | OTHER,
  [OGC_EVENT_PLACED] = SEAT | OWNER | BUILDING | PLACE | DICE,
  [OGC_EVENT_PUSHED] = OWNER | BUILDING | PLACE | DICE,
  [OGC_EVENT_BUMPED] = OWNER | BUILDING | DICE,
  [OGC_EVENT_PICKED] = SEAT | OWNER | BUILDING | DICE,
  [OGC_EVENT_TURN_ENDED] = SEAT,
  [OGC_EVENT_LAST_LAP] = SEAT,
  [OGC_EVENT_PASSED] = SEAT,
  [OGC_EVENT_LEFT_OVER] = OWNER | DICE,
  [OGC_EVENT_LOST] = OWNER | NUMBER,
  [OGC_EVENT_RESOLVING] = BUILDING,
  [OGC_EVENT_DREW] = OWNER | BUILDING | TILE,
  [OGC_EVENT_TOOK] = OWNER | BUILDING | TILE | NUMBER,
  [OGC_EVENT_HANDED] = SEAT | OWNER | BUILDING | TILE,
  [OGC_EVENT_DISCARDED] = OWNER | BUILDING | TILE,
  [OGC_EVENT_RETURNED] = BUILDING | TILE,
  [OGC_EVENT_UNREWARDED] = OWNER | BUILDING | DICE,
  [OGC_EVENT_RESHUFFLED] = TILE,
  [OGC_EVENT_KNOWLEDGE_GAINED] = OWNER | NUMBER,
  [OGC_EVENT_KNOWLEDGE_SPENT] = OWNER | NUMBER,
  [OGC_EVENT_ROUND_ENDED] = NUMBER,
  [OGC_EVENT_GAME_ENDED] = 0,
};

static void
remember (const OgcEvents *events)
{
  g_assert_cmpuint (events->n, <=, OGC_MAX_EVENTS);
  g_assert_cmpuint (n_story + events->n, <=, MAX_STORY);
  memcpy (story + n_story, events->items, events->n * sizeof (OgcEvent));
  n_story += events->n;
}

static void
assert_legal (void)
{
  unsigned where = 0;
  const OgcStateFault fault = ogc_state_check (&game, &where);

  if (fault != OGC_CONSERVED)
    g_error ("the position is not lawful: fault %d at %u", fault, where);
}

void
begin_with_seed (unsigned      seats,
                 OgcForm       form,
                 OgcBuildingId b,
                 OgcBuildingId c,
                 uint64_t      seed)
{
  const OgcSetup setup = { .seed = seed, .seats = seats, .form = form, .b = b, .c = c, .start_seat = 0 };
  OgcEvents events;

  n_story = 0;
  g_assert_cmpint (ogc_rules_begin (&game, fixture_tiles (), &setup, &events), ==, OGC_RULE_NONE);
  remember (&events);
  assert_legal ();
}

void
begin (unsigned      seats,
       OgcForm       form,
       OgcBuildingId b,
       OgcBuildingId c)
{
  begin_with_seed (seats, form, b, c, 1);
}

OgcDice
dice (const char *values)
{
  OgcDice result = 0;

  for (const char *value = values; *value != '\0'; value++)
    {
      g_assert_true (*value >= '1' && *value <= '6');
      result += ogc_dice_one (*value - '0');
    }
  return result;
}

/* --- Laying out --- */

/* Removes any one die. */
static void
drop_one (OgcDice *from)
{
  g_assert_cmpuint (*from, !=, 0);
  *from -= ogc_dice_one (ogc_dice_lowest (*from));
}

/* Takes @count dice of @owner out of its hand, or out of the hands, for neutral ones. */
static void
spend (unsigned owner,
       unsigned count)
{
  while (count-- > 0)
    {
      unsigned seat = 0;

      if (owner != OGC_NEUTRAL)
        {
          drop_one (&game.own[owner]);
          continue;
        }
      while (seat < game.setup.seats - 1u && game.neutral[seat] == 0)
        seat++;
      drop_one (&game.neutral[seat]);
    }
}

void
lay_group (unsigned owner,
           unsigned value,
           unsigned count)
{
  spend (owner, count);
  game.archives.groups[owner][value - 1] |= 1u << count;
  assert_legal ();
}

void
lay_line (const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, " ", -1);

  g_assert_cmpuint (game.university.n, ==, 0);
  for (unsigned i = 0; parts[i] != NULL; i++)
    {
      game.university.owner[i] = parts[i][0] - '0';
      game.university.value[i] = parts[i][1] - '0';
      game.university.n++;
      spend (parts[i][0] - '0', 1);
    }
  assert_legal ();
}

void
lay_run (unsigned    owner,
         const char *values)
{
  spend (owner, strlen (values));
  game.straights.values[owner] = ogc_dice_values (dice (values));
  assert_legal ();
}

void
lay_pattern (unsigned    owner,
             const char *values)
{
  spend (owner, strlen (values));
  game.illuminati.sets[owner] = dice (values);
  assert_legal ();
}

void
lay_hoard (unsigned    owner,
           const char *values)
{
  spend (owner, strlen (values));
  game.galleon.groups[owner] = dice (values);
  for (unsigned i = 0; owner != OGC_NEUTRAL && i < strlen (values); i++)
    {
      const OgcTileMask chest = game.stack[OGC_TILE_CHEST] & -game.stack[OGC_TILE_CHEST];

      game.stack[OGC_TILE_CHEST] &= ~chest;
      game.galleon.drawn[owner] |= chest;
    }
  assert_legal ();
}

void
lay_on_item (unsigned owner,
             unsigned space)
{
  spend (owner, 2);
  game.temple.owner[space] = owner;
  assert_legal ();
}

void
lay_in_tower (unsigned owner,
              unsigned floor,
              unsigned value)
{
  const unsigned half = value > 3;

  spend (owner, 1);
  game.tower.value[half][floor] = value;
  game.tower.owner[half][floor] = owner;
}

void
lay_in_library (unsigned    owner,
                const char *values)
{
  spend (owner, strlen (values));
  game.library.dice[owner] += dice (values);
  assert_legal ();
}

static uint8_t *
place_of_kind (OgcTileKind kind,
               unsigned    place)
{
  switch (kind)
    {
    case OGC_TILE_MAP:
      return &game.archives.maps[place];
    case OGC_TILE_SPECIALIST:
      return &game.university.specialists[place];
    case OGC_TILE_ABILITY:
      return &game.illuminati.abilities[place];
    case OGC_TILE_ITEM:
      game.temple.back[place] = OGC_N_BACKS;
      return &game.temple.item[place];
    default:
      g_assert_not_reached ();
    }
}

void
lay_out (OgcTileKind kind,
         unsigned    place,
         unsigned    tile)
{
  uint8_t *here = place_of_kind (kind, place);

  if (*here != tile)
    {
      for (unsigned other = 0; other < (kind == OGC_TILE_SPECIALIST ? 7u : 4u); other++)
        if (*place_of_kind (kind, other) == tile)
          {
            game.stack[kind] |= OGC_TILE_BIT (tile);
            *place_of_kind (kind, other) = ogc_tile_mask_first (game.stack[kind] & ~OGC_TILE_BIT (tile));
            game.stack[kind] &= ~OGC_TILE_BIT (*place_of_kind (kind, other));
          }
      g_assert_true (is_in_stack (kind, tile));
      game.stack[kind] = (game.stack[kind] & ~OGC_TILE_BIT (tile)) | OGC_TILE_BIT (*here);
      *here = tile;
    }
  for (unsigned space = 0; kind == OGC_TILE_ITEM && space < 4; space++)
    game.temple.back[space] = space < game.temple.n ? fixture_tiles ()->items[game.temple.item[space]].back : 0;
  assert_legal ();
}

void
give (unsigned    seat,
      OgcTileKind kind,
      unsigned    tile)
{
  g_assert_true (is_in_stack (kind, tile));
  game.stack[kind] &= ~OGC_TILE_BIT (tile);
  game.held[seat][kind] |= OGC_TILE_BIT (tile);
  assert_legal ();
}

unsigned
give_ability (unsigned       seat,
              OgcAbilityType type)
{
  unsigned nth = 0;

  while (!is_in_stack (OGC_TILE_ABILITY, fixture_ability (type, nth)))
    nth++;
  give (seat, OGC_TILE_ABILITY, fixture_ability (type, nth));
  return fixture_ability (type, nth);
}

void
shorten_stack (OgcTileKind kind,
               unsigned    count)
{
  while (ogc_tile_mask_count (game.stack[kind]) > count)
    {
      const OgcTileMask last = OGC_TILE_BIT (63 - __builtin_clzll (game.stack[kind]));

      game.stack[kind] &= ~last;
      game.discards[kind] |= last;
    }
  assert_legal ();
}

/* --- Turns --- */

void
to_roll (unsigned seat)
{
  g_assert_cmpint (game.phase, ==, OGC_PHASE_LAPS);
  game.turn_seat = seat;
  game.ask = (OgcAsk) { .kind = OGC_ASK_ROLL, .seat = seat };
  assert_legal ();
}

/* Makes the hand *@in_hand show @values; surplus dice go to the Library of @owner. */
static void
force (OgcDice    *in_hand,
       const char *values,
       unsigned    owner)
{
  unsigned surplus;

  if (values == NULL)
    return;
  g_assert_cmpuint (strlen (values), <=, ogc_dice_count (*in_hand));
  surplus = ogc_dice_count (*in_hand) - strlen (values);
  *in_hand = dice (values);
  if (owner < OGC_MAX_SEATS && game.extra_seat == owner)
    game.extra_left = MIN (game.extra_left, strlen (values));
  game.library.dice[owner] += ogc_dice_of (1, surplus);
}

void
hand (unsigned    seat,
      const char *own,
      const char *neutral)
{
  force (&game.own[seat], own, seat);
  if (game.own[seat] == 0 && game.phase == OGC_PHASE_LAPS && seat != game.turn_seat)
    game.last_lap = 1;
  force (&game.neutral[seat], neutral, OGC_NEUTRAL);
  assert_legal ();
}

void
turn_of (unsigned    seat,
         const char *own,
         const char *neutral)
{
  to_roll (seat);
  take (deciding (OGC_DECISION_ROLL));
  hand (seat, own, neutral);
}

OgcDecision
placing_at (OgcBuildingId  building,
            unsigned       place,
            const char    *values)
{
  return (OgcDecision) { .kind = OGC_DECISION_PLACE, .building = building, .place = place, .dice = dice (values) };
}

OgcDecision
placing (OgcBuildingId  building,
         const char    *values)
{
  return placing_at (building, 0, values);
}

OgcDecision
placing_neutral (OgcBuildingId  building,
                 unsigned       place,
                 const char    *values)
{
  OgcDecision decision = placing_at (building, place, values);

  decision.neutral = 1;
  return decision;
}

OgcDecision
willing (OgcBuildingId  building,
         unsigned       place,
         const char    *values,
         unsigned       rival,
         unsigned       picked)
{
  OgcDecision decision = placing_at (building, place, values);

  decision.will = 1;
  decision.rival = rival;
  decision.picked = picked;
  return decision;
}

OgcDecision
rerolling (const char *own,
           const char *neutral)
{
  return (OgcDecision) { .kind = OGC_DECISION_REROLL, .dice = dice (own), .other = dice (neutral) };
}

OgcDecision
turning (const char *from,
         const char *to)
{
  return (OgcDecision) { .kind = OGC_DECISION_POWER, .dice = dice (from), .other = dice (to) };
}

OgcDecision
deciding (OgcDecisionKind kind)
{
  return (OgcDecision) { .kind = kind };
}

OgcDecision
taking (unsigned tile)
{
  return (OgcDecision) { .kind = OGC_DECISION_TAKE, .tile = tile };
}

/* How many times @decision is listed. */
static unsigned
times_listed (const OgcDecision *decision)
{
  OgcDecision list[OGC_MAX_DECISIONS];
  const unsigned n = ogc_rules_list (&game, list);
  unsigned times = 0;

  g_assert_cmpuint (n, <=, OGC_MAX_DECISIONS);
  for (unsigned i = 0; i < n; i++)
    times += ogc_decision_equal (&list[i], decision);
  return times;
}

bool
is_listed (OgcDecision decision)
{
  return times_listed (&decision) > 0;
}

unsigned
count_listed (OgcDecisionKind kind)
{
  OgcDecision list[OGC_MAX_DECISIONS];
  const unsigned n = ogc_rules_list (&game, list);
  unsigned count = 0;

  for (unsigned i = 0; i < n; i++)
    count += list[i].kind == kind;
  return count;
}

void
allowed (OgcDecision decision)
{
  g_assert_cmpint (ogc_rules_check (&game, &decision), ==, OGC_RULE_NONE);
  g_assert_cmpuint (times_listed (&decision), ==, 1);
}

void
take (OgcDecision decision)
{
  OgcEvents events;

  allowed (decision);
  g_assert_cmpint (ogc_rules_take (&game, &decision, &events), ==, OGC_RULE_NONE);
  remember (&events);
  assert_legal ();
}

void
refused (OgcRule     rule,
         OgcDecision decision)
{
  OgcState before = game;
  OgcEvents events;

  g_assert_cmpint (ogc_rules_check (&game, &decision), ==, rule);
  g_assert_cmpuint (times_listed (&decision), ==, 0);
  g_assert_cmpint (ogc_rules_take (&game, &decision, &events), ==, rule);
  g_assert_cmpmem (&game, sizeof game, &before, sizeof before);
}

/* --- Resolving --- */

void
finish_laps (void)
{
  const unsigned last = (game.start_seat + game.setup.seats - 1) % game.setup.seats;
  char value[2] = { 0 };

  game.last_lap = 1;
  to_roll (last);
  take (deciding (OGC_DECISION_ROLL));
  value[0] = '0' + ogc_dice_lowest (game.own[last]);
  take (placing (OGC_LIBRARY, value));
  if (game.ask.kind == OGC_ASK_NEUTRAL)
    take (deciding (OGC_DECISION_END_TURN));
}

void
choose (unsigned    seat,
        OgcTileKind kind,
        unsigned    tile)
{
  if (holds (seat, kind, tile))
    return;
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_TAKE);
  g_assert_cmpint (game.ask.seat, ==, seat);
  g_assert_cmpint (game.ask.tile_kind, ==, kind);
  take (taking (tile));
}

void
expect_round (unsigned round)
{
  g_assert_cmpint (game.round, ==, round);
  g_assert_cmpint (game.phase, ==, OGC_PHASE_LAPS);
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_ROLL);
}

bool
holds (unsigned    seat,
       OgcTileKind kind,
       unsigned    tile)
{
  return (game.held[seat][kind] & OGC_TILE_BIT (tile)) != 0;
}

unsigned
count_held (unsigned    seat,
            OgcTileKind kind)
{
  return ogc_tile_mask_count (game.held[seat][kind]);
}

bool
is_discarded (OgcTileKind kind,
              unsigned    tile)
{
  return (game.discards[kind] & OGC_TILE_BIT (tile)) != 0;
}

bool
is_in_stack (OgcTileKind kind,
             unsigned    tile)
{
  return (game.stack[kind] & OGC_TILE_BIT (tile)) != 0;
}

/* --- Events --- */

void
forget (void)
{
  n_story = 0;
}

/* Whether both are of one kind and agree in all members that this kind fills. */
static bool
same_event (const OgcEvent *a,
            const OgcEvent *b)
{
  const unsigned members = filled[a->kind];

  return a->kind == b->kind
         && (!(members & SEAT) || a->seat == b->seat)
         && (!(members & OWNER) || a->owner == b->owner)
         && (!(members & BUILDING) || a->building == b->building)
         && (!(members & PLACE) || a->place == b->place)
         && (!(members & TILE) || (a->tile_kind == b->tile_kind && a->tile == b->tile && a->seen_by == b->seen_by))
         && (!(members & NUMBER) || a->number == b->number)
         && (!(members & DICE) || a->dice == b->dice)
         && (!(members & OTHER) || a->other == b->other);
}

int
expect_event (OgcEvent event)
{
  for (unsigned i = 0; i < n_story; i++)
    if (same_event (&story[i], &event))
      return i;
  for (unsigned i = 0; i < n_story; i++)
    if (story[i].kind == event.kind)
      g_test_message ("seat %d owner %d building %d place %d tile kind %d tile %d number %d seen by %d dice %#x "
                      "other %#x", story[i].seat, story[i].owner, story[i].building, story[i].place,
                      story[i].tile_kind, story[i].tile, story[i].number, story[i].seen_by,
                      story[i].dice, story[i].other);
  g_error ("no such event of kind %d; those there are stand above", event.kind);
}

unsigned
count_events (OgcEventKind kind)
{
  unsigned count = 0;

  for (unsigned i = 0; i < n_story; i++)
    count += story[i].kind == kind;
  return count;
}

const OgcEvent *
event_of_kind (OgcEventKind kind,
               unsigned     nth)
{
  for (unsigned i = 0; i < n_story; i++)
    if (story[i].kind == kind && nth-- == 0)
      return &story[i];
  g_error ("fewer events of kind %d than %u", kind, nth + 1);
}
