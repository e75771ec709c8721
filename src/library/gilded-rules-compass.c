/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gilded-rules.h"

#include <string.h>

#include "gilded-tables.h"
#include "ogc-features.h"
#include "ogc-payout-estimate.h"
#include "ogc-result.h"
#include "ogc-rules.h"

_Static_assert ((int) GILDED_TOWER == OGC_TOWER && GILDED_TAKE + 1 == (int) OGC_N_DECISION_KINDS
                && (int) GILDED_PLACE == OGC_DECISION_PLACE && (int) GILDED_FORM_FEWER == OGC_FORM_FEWER,
                "the public names are the engine's");
_Static_assert (GILDED_MAX_DECISIONS >= OGC_MAX_DECISIONS && (int) GILDED_MAX_SEATS == OGC_MAX_SEATS,
                "there is room for all games");

/* ---- What is observed ---- */

#define NUMBERS(name, member, n) GILDED_MEMBER (name, OgcKnowledge, member, NUMBERS, n)
#define DICE(name, member, n) GILDED_MEMBER (name, OgcKnowledge, member, DICE, n)
#define TILES(name, member, n) GILDED_MEMBER (name, OgcKnowledge, member, TILES, n)
#define SETS(name, member, width, bits, n) GILDED_SETS (name, OgcKnowledge, member, width, bits, n)

/* Owners are the seats 0 to 4, then the neutral player. */
static const GildedMember members[] = {
  NUMBERS ("seat", seat, 1),
  NUMBERS ("seats", seen.setup.seats, 1),
  NUMBERS ("form", seen.setup.form, 1),
  NUMBERS ("ask", seen.ask.kind, 1), /* OgcAskKind; 0 when the game is over */
  NUMBERS ("ask_seat", seen.ask.seat, 1),
  NUMBERS ("ask_building", seen.ask.building, 1),
  NUMBERS ("ask_tile_kind", seen.ask.tile_kind, 1),
  NUMBERS ("ask_remaining", seen.ask.remaining, 1),
  SETS ("ask_offer", seen.ask.offer, 64, OGC_N_ARTIFACTS, 1),
  NUMBERS ("order", seen.order, 5), /* of resolving; [0] is B, [2] is C */
  NUMBERS ("round", seen.round, 1),
  NUMBERS ("rounds", seen.rounds, 1),
  NUMBERS ("start", seen.start_seat, 1),
  NUMBERS ("phase", seen.phase, 1),
  NUMBERS ("turn", seen.turn_seat, 1),
  NUMBERS ("last_lap", seen.last_lap, 1),
  NUMBERS ("gift_turn", seen.gift_turn, 1),
  SETS ("gifts_asked", seen.gifts_asked, 8, OGC_MAX_SEATS, 1),
  NUMBERS ("resolving", seen.resolving, 1),
  NUMBERS ("extra_seat", seen.extra_seat, 1),
  NUMBERS ("extra_left", seen.extra_left, 1),
  DICE ("dice", seen.own, OGC_MAX_SEATS),
  DICE ("neutral_dice", seen.neutral, OGC_MAX_SEATS),
  NUMBERS ("tokens", seen.knowledge, OGC_MAX_SEATS),
  TILES ("tiles", seen.held, OGC_MAX_SEATS),
  NUMBERS ("unknown", hidden, OGC_MAX_SEATS * OGC_N_TILE_KINDS),
  NUMBERS ("unknown_backs", hidden_backs, OGC_MAX_SEATS * OGC_N_BACKS),
  NUMBERS ("unknown_chests", hidden_chests, OGC_MAX_SEATS),
  NUMBERS ("unknown_drawn", hidden_drawn, 1),
  SETS ("archives_groups", seen.archives.groups, 16, OGC_OWN_DICE + OGC_EXTRA_DICE + 1, OGC_N_OWNERS * OGC_MAX_VALUE),
  NUMBERS ("archives_maps", seen.archives.maps, 4),
  NUMBERS ("university_length", seen.university.n, 1),
  NUMBERS ("university_owners", seen.university.owner, 7),
  NUMBERS ("university_values", seen.university.value, 7),
  NUMBERS ("university_specialists", seen.university.specialists, 7),
  DICE ("library", seen.library.dice, OGC_N_OWNERS),
  SETS ("straights", seen.straights.values, 8, OGC_MAX_VALUE, OGC_N_OWNERS),
  SETS ("straights_drawn", seen.straights.drawn, 64, OGC_N_ARTIFACTS, 1),
  SETS ("temple_items", temple_items, 8, 4, 1),
  NUMBERS ("temple_backs", seen.temple.back, 4),
  NUMBERS ("temple_owners", seen.temple.owner, 4),
  DICE ("illuminati", seen.illuminati.sets, OGC_N_OWNERS),
  NUMBERS ("illuminati_abilities", seen.illuminati.abilities, 4),
  DICE ("galleon", seen.galleon.groups, OGC_N_OWNERS),
  SETS ("galleon_drawn", seen.galleon.drawn, 64, OGC_N_CHESTS, OGC_MAX_SEATS),
  NUMBERS ("tower_values", seen.tower.value, 6),
  NUMBERS ("tower_owners", seen.tower.owner, 6),
  NUMBERS ("stack", in_stack, OGC_N_TILE_KINDS),
  NUMBERS ("under", under_stack, OGC_N_TILE_KINDS),
  NUMBERS ("under_backs", under_backs, OGC_N_BACKS),
  TILES ("under_known", seen.under, 1),
  TILES ("discards", seen.discards, 1),
  TILES ("out", seen.out, 1),
  TILES ("unseen", unseen, 1),
  NUMBERS ("mission_pairs", pairs, 2 * OGC_MAX_ROUNDS),
  NUMBERS ("missions_dealt", seen.deals, sizeof (OgcGuildDeal) * OGC_MAX_ROUNDS),
  { NULL }
};

static void
compass_observe (const void *state,
                 unsigned    seat,
                 int16_t    *numbers)
{
  OgcKnowledge knowledge;

  ogc_knowledge_of (&knowledge, state, seat);
  gilded_members_write (members, &knowledge, numbers);
}

/* The same features as in OgcEvaluator, without the weights. */
static void
compass_features (const void *state,
                  unsigned    seat,
                  float      *features)
{
  OgcKnowledge knowledge;
  OgcTileValues values;
  OgcFeatureInput input;
  OgcInputs inputs = { .n = 0 };

  ogc_knowledge_of (&knowledge, state, seat);
  ogc_tile_values_begin (&values, &knowledge);
  input = (OgcFeatureInput) { .values = &values, .state = &knowledge.seen, .seat = seat,
                              .seats = knowledge.seen.setup.seats };
  for (unsigned i = 0; i < OGC_ORDER_LENGTH; i++)
    if (knowledge.seen.order[i] != OGC_NO_BUILDING)
      ogc_payout_estimate_alone (&values, &knowledge.seen, knowledge.seen.order[i],
                                 input.gold[knowledge.seen.order[i]]);
  for (unsigned group = 0; group < OGC_N_FEATURE_GROUPS; group++)
    ogc_features_add (&input, (OgcFeatureGroup) group, &inputs);
  memset (features, 0, OGC_N_INPUTS * sizeof *features);
  for (unsigned i = 0; i < inputs.n; i++)
    features[inputs.index[i]] += inputs.value[i];
}

static void
compass_sample (void       *to,
                const void *from,
                unsigned    seat,
                uint64_t    seed)
{
  OgcKnowledge knowledge;

  ogc_knowledge_of (&knowledge, from, seat);
  ogc_knowledge_sample (&knowledge, seed, to);
}

/* ---- Playing ---- */

static void
compass_setup_usual (GildedSetup *setup)
{
  setup->form = (uint8_t) ogc_setup_usual_form (setup->seats);
  setup->b = setup->c = setup->start = GILDED_RANDOM;
}

static bool
compass_begin (void              *state,
               const GildedSetup *setup)
{
  const OgcSetup own = { .seed = setup->seed, .seats = setup->seats, .form = setup->form, .b = setup->b, .c = setup->c,
                         .start_seat = setup->start };

  return setup->cards == 0 && setup->control == 0
         && ogc_rules_begin (state, &gilded_tiles, &own, NULL) == OGC_RULE_NONE;
}

static void
compass_again (void     *state,
               uint64_t  seed)
{
  OgcSetup setup = ((OgcState *) state)->setup;

  setup.seed = seed;
  ogc_rules_begin (state, &gilded_tiles, &setup, NULL);
}

static unsigned
compass_seats (const void *state)
{
  return ((const OgcState *) state)->setup.seats;
}

static int
compass_seat (const void *state)
{
  const OgcAsk *ask = &((const OgcState *) state)->ask;

  return ask->kind == OGC_ASK_NOTHING ? -1 : ask->seat;
}

static unsigned
compass_list (const void     *state,
              GildedDecision *decisions)
{
  OgcDecision list[OGC_MAX_DECISIONS];
  const unsigned n = ogc_rules_list (state, list);

  for (unsigned i = 0; decisions != NULL && i < n; i++)
    {
      decisions[i] = (GildedDecision) { .kind = list[i].kind, .building = list[i].building, .place = list[i].place,
                                        .neutral = list[i].neutral, .will = list[i].will, .rival = list[i].rival,
                                        .picked = list[i].picked, .tile = list[i].tile };
      for (unsigned value = 0; value < OGC_MAX_VALUE; value++)
        {
          decisions[i].dice[value] = (uint8_t) ogc_dice_count_of (list[i].dice, value + 1);
          decisions[i].other[value] = (uint8_t) ogc_dice_count_of (list[i].other, value + 1);
        }
    }
  return n;
}

static bool
compass_take (void     *state,
              unsigned  choice)
{
  OgcDecision list[OGC_MAX_DECISIONS];

  return choice < ogc_rules_list (state, list) && ogc_rules_take (state, &list[choice], NULL) == OGC_RULE_NONE;
}

static uint64_t
compass_run (void     *state,
             uint64_t  steps,
             uint64_t *random)
{
  OgcDecision list[OGC_MAX_DECISIONS];
  uint64_t taken = 0;
  unsigned n;

  for (; taken < steps && (n = ogc_rules_list (state, list)) > 0; taken++)
    ogc_rules_take (state, &list[gilded_choose (random, n)], NULL);
  return taken;
}

static uint64_t
compass_digest (const void *state)
{
  return ogc_state_digest (state);
}

static void
compass_result (const void   *state,
                GildedResult *result)
{
  OgcResult own;

  ogc_result_of (state, &own);
  for (unsigned seat = 0; seat < compass_seats (state); seat++)
    {
      result->scores[seat] = (int32_t) own.scores[seat].total;
      result->places[seat] = own.place[seat];
    }
}

const GildedRules gilded_rules_compass = {
  .size = sizeof (OgcState),
  .version = OGC_RULES_VERSION,
  .n_features = OGC_N_INPUTS,
  .members = members,
  .setup_usual = compass_setup_usual,
  .begin = compass_begin,
  .again = compass_again,
  .seats = compass_seats,
  .seat = compass_seat,
  .list = compass_list,
  .take = compass_take,
  .run = compass_run,
  .digest = compass_digest,
  .result = compass_result,
  .observe = compass_observe,
  .features = compass_features,
  .sample = compass_sample,
};
