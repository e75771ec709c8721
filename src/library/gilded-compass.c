/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gilded-compass.h"

#include <string.h>

#include "gilded-rules.h"
#include "ogc-random.h"

struct GildedGame
{
  uint64_t kind;    /* GildedGameKind */
  uint64_t state[]; /* OgcState or CompileState */
};

static const GildedRules * const rules[GILDED_N_GAMES] = {
  [GILDED_COMPASS] = &gilded_rules_compass,
  [GILDED_COMPILE] = &gilded_rules_compile,
};

/* The engines' number for an observer who knows only what is public. */
#define ONLOOKER 0xffu

static const GildedRules *
rules_of (const GildedGame *game)
{
  return rules[game->kind];
}

static bool
has_seat (const GildedGame *game,
          int               seat)
{
  return seat >= 0 && (unsigned) seat < rules_of (game)->seats (game->state);
}

/* ---- One game ---- */

unsigned
gilded_rules_version (GildedGameKind kind)
{
  return rules[kind]->version;
}

void
gilded_setup_usual (GildedSetup    *setup,
                    GildedGameKind  kind,
                    unsigned        seats)
{
  *setup = (GildedSetup) { .game = (uint8_t) kind, .seats = (uint8_t) seats };
  rules[kind]->setup_usual (setup);
}

size_t
gilded_size (GildedGameKind kind)
{
  return sizeof (GildedGame) + rules[kind]->size;
}

bool
gilded_begin (GildedGame        *game,
              const GildedSetup *setup)
{
  if (setup->game >= GILDED_N_GAMES || !rules[setup->game]->begin (game->state, setup))
    return false;
  game->kind = setup->game;
  return true;
}

void
gilded_copy (GildedGame       *to,
             const GildedGame *from)
{
  memmove (to, from, gilded_size ((GildedGameKind) from->kind));
}

int
gilded_seat (const GildedGame *game)
{
  return rules_of (game)->seat (game->state);
}

unsigned
gilded_list (const GildedGame *game,
             GildedDecision   *decisions)
{
  return rules_of (game)->list (game->state, decisions);
}

bool
gilded_take (GildedGame *game,
             unsigned    choice)
{
  return rules_of (game)->take (game->state, choice);
}

uint64_t
gilded_digest (const GildedGame *game)
{
  return rules_of (game)->digest (game->state);
}

/* Sets each seat's share of the win less an equal share, scaled so that a sole winner gets 1. */
static void
set_returns (GildedResult *result,
             unsigned      seats)
{
  unsigned winners = 0;

  for (unsigned seat = 0; seat < seats; seat++)
    winners += result->places[seat] == 1;
  for (unsigned seat = 0; winners > 0 && seat < seats; seat++)
    {
      const float part = result->places[seat] == 1 ? (float) seats / (float) winners : 0;

      result->returns[seat] = (part - 1) / (float) (seats - 1);
    }
}

bool
gilded_result (const GildedGame *game,
               GildedResult     *result)
{
  if (gilded_seat (game) >= 0)
    return false;
  memset (result, 0, sizeof *result);
  rules_of (game)->result (game->state, result);
  set_returns (result, rules_of (game)->seats (game->state));
  return true;
}

/* ---- What a seat knows ---- */

unsigned
gilded_n_observations (GildedGameKind kind)
{
  return gilded_members_count (rules[kind]->members);
}

bool
gilded_field (GildedGameKind  kind,
              unsigned        i,
              GildedField    *field)
{
  return gilded_members_field (rules[kind]->members, i, field);
}

bool
gilded_observe (const GildedGame *game,
                int               seat,
                int16_t          *numbers)
{
  if (seat != -1 && !has_seat (game, seat))
    return false;
  rules_of (game)->observe (game->state, seat == -1 ? ONLOOKER : (unsigned) seat, numbers);
  return true;
}

unsigned
gilded_n_features (GildedGameKind kind)
{
  return rules[kind]->n_features;
}

bool
gilded_features (const GildedGame *game,
                 int               seat,
                 float            *features)
{
  if (rules_of (game)->n_features == 0 || gilded_seat (game) < 0 || !has_seat (game, seat))
    return false;
  rules_of (game)->features (game->state, (unsigned) seat, features);
  return true;
}

bool
gilded_sample (GildedGame       *to,
               const GildedGame *from,
               int               seat,
               uint64_t          seed)
{
  if (!has_seat (from, seat))
    return false;
  to->kind = from->kind;
  rules_of (from)->sample (to->state, from->state, (unsigned) seat, seed);
  return true;
}

/* ---- Many games ---- */

/* Every game of a batch has its own generator, so one stream is enough. */
unsigned
gilded_choose (uint64_t *random,
               unsigned  n)
{
  return ogc_random_below (random, 0, n);
}

/* Game number @i of a batch. */
static GildedGame *
game_of (const GildedBatch *batch,
         size_t             i)
{
  return (GildedGame *) (void *) ((char *) batch->games + i * gilded_size ((GildedGameKind) batch->games->kind));
}

/* Fills the arrays that the caller wants for game number @i. */
static void
report_game (const GildedBatch *batch,
             size_t             i)
{
  const GildedGame *game = game_of (batch, i);
  const GildedRules *of = rules_of (game);
  const int seat = of->seat (game->state);

  if (batch->seats != NULL)
    batch->seats[i] = (int8_t) seat;
  if (batch->counts != NULL)
    batch->counts[i] = of->list (game->state, NULL);
  if (batch->observations != NULL)
    gilded_observe (game, seat, batch->observations + i * gilded_members_count (of->members));
  if (batch->features != NULL)
    gilded_features (game, seat, batch->features + i * of->n_features);
}

/* Counts game number @i if the decision that was just taken ended it. */
static void
note_end (const GildedBatch *batch,
          size_t             i)
{
  if (batch->ends != NULL && gilded_seat (game_of (batch, i)) < 0)
    batch->ends[i]++;
}

size_t
gilded_step (const GildedBatch *batch)
{
  size_t taken = 0;

  for (size_t i = 0; i < batch->n; i++)
    {
      GildedGame *game = game_of (batch, i);
      bool was_taken;

      if (batch->choices[i] == -1)
        was_taken = rules_of (game)->run (game->state, 1, &batch->randoms[i]) > 0;
      else
        was_taken = batch->choices[i] >= 0 && gilded_take (game, (unsigned) batch->choices[i]);
      if (was_taken)
        note_end (batch, i);
      taken += was_taken;
      report_game (batch, i);
    }
  return taken;
}

/* Whether game number @i is not over; with @again, one that is over is begun anew first. */
static bool
begin_if_over (const GildedBatch *batch,
               size_t             i,
               bool               again)
{
  GildedGame *game = game_of (batch, i);

  if (gilded_seat (game) < 0 && again)
    {
      const uint64_t high = ogc_random_next (&batch->randoms[i], 0);

      rules_of (game)->again (game->state, high << 32 | ogc_random_next (&batch->randoms[i], 0));
    }
  return gilded_seat (game) >= 0;
}

uint64_t
gilded_run (const GildedBatch *batch,
            uint64_t           steps,
            bool               again)
{
  uint64_t taken = 0;

  for (size_t i = 0; i < batch->n; i++)
    {
      GildedGame *game = game_of (batch, i);
      uint64_t left = steps;

      while (left > 0 && begin_if_over (batch, i, again))
        {
          left -= rules_of (game)->run (game->state, left, &batch->randoms[i]);
          note_end (batch, i);
        }
      begin_if_over (batch, i, again);
      taken += steps - left;
      report_game (batch, i);
    }
  return taken;
}
