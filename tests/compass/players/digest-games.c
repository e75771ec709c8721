/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * digest-games WEIGHTS GAMES PLAYER[,WORK]...: prints what computer players decide as digests that must be the same on
 * every processor and with every C library. It plays GAMES games of each player against itself over all set-ups, with
 * the networks in the file WEIGHTS, and prints a line for each player. The digest covers every decision, every position
 * between decisions, what the networks say about it, to the last bit, and the gold at the end. It needs only libc, so
 * build-aux/processors can compile it for processors for which no other library is installed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fixture-tiles.h"
#include "ogc-players.h"
#include "ogc-policy.h"
#include "ogc-result.h"
#include "ogc-rules.h"

#define FIRST_SEED 1000000 /* of the first game; each further one has the next seed */

static OgcWeights weights;

static void
die (const char *what,
     const char *name)
{
  fprintf (stderr, "digest-games: %s: %s\n", what, name);
  exit (2);
}

static void
read_weights (const char *path)
{
  static uint8_t bytes[OGC_WEIGHTS_SIZE + 1];
  FILE *file = fopen (path, "rb");

  if (file == NULL)
    die ("cannot be read", path);
  if (ogc_weights_read (&weights, bytes, fread (bytes, 1, sizeof bytes, file)) != OGC_WEIGHTS_OK)
    die ("holds no networks of this version", path);
  fclose (file);
  ogc_weights_use (&weights);
}

/* The set-up of game number @number: all that the rules allow (SET-1, SET-2, SET-5), in turn. */
static OgcSetup
setup_of (unsigned number)
{
  static OgcSetup setups[(OGC_MAX_SEATS - OGC_MIN_SEATS + 1) * OGC_N_FORMS * OGC_N_BUILDINGS * (OGC_N_BUILDINGS + 1)];
  static unsigned n = 0;
  OgcSetup setup;

  if (n == 0)
    for (unsigned b = OGC_AUCTION_HOUSE; b <= OGC_GUILD; b++)
      for (unsigned c = OGC_TEMPLE; c <= OGC_TOWER + 1; c++)
        for (unsigned form = 0; form < OGC_N_FORMS; form++)
          for (unsigned seats = OGC_MIN_SEATS; seats <= OGC_MAX_SEATS; seats++)
            {
              setup = (OgcSetup) { .seats = seats, .form = form, .b = b, .c = c <= OGC_TOWER ? c : OGC_NO_BUILDING,
                                   .start_seat = OGC_RANDOM_SEAT };
              if (ogc_setup_check (&setup) == OGC_RULE_NONE)
                setups[n++] = setup;
            }
  setup = setups[number % n];
  setup.seed = FIRST_SEED + number;
  return setup;
}

static void
digest (uint64_t   *sum,
        const void *data,
        size_t      size)
{
  const uint8_t *bytes = data;

  for (size_t i = 0; i < size; i++)
    *sum = (*sum ^ bytes[i]) * UINT64_C (0x100000001b3);
}

/* Plays one game with @player in every seat, with the style that follows from the game's number. */
static void
play (const OgcPlayer *player,
      unsigned         work,
      unsigned         number,
      uint64_t        *sum)
{
  const OgcSetup setup = setup_of (number);
  static OgcPolicy policy;
  const OgcSearchLimits plain = { .work = work };
  OgcState state;
  OgcResult result;

  ogc_policy_begin (&policy, &weights, 0, &plain);
  ogc_rules_begin (&state, fixture_tiles (), &setup, NULL);
  for (unsigned n = 0; state.ask.kind != OGC_ASK_NOTHING; n++)
    {
      const OgcSearchLimits limits = { .seed = n, .work = work,
                                       .style = (OgcPlayStyle) (number / 7 % OGC_N_PLAY_STYLES) };
      const uint64_t position = ogc_state_digest (&state);
      OgcKnowledge knowledge;
      OgcDecision decision;
      OgcValue value;

      ogc_knowledge_of (&knowledge, &state, state.ask.seat);
      value = ogc_policy_value (&policy, &knowledge);
      digest (sum, &value.win, sizeof value.win);
      digest (sum, &value.gold, sizeof value.gold);
      player->decide (&knowledge, &limits, &decision);
      digest (sum, &position, sizeof position);
      digest (sum, &decision, sizeof decision);
      if (ogc_rules_take (&state, &decision, NULL) != OGC_RULE_NONE)
        die ("decided what a rule refuses", player->id);
    }
  ogc_result_of (&state, &result);
  for (unsigned seat = 0; seat < setup.seats; seat++)
    {
      const uint32_t total = result.scores[seat].total;

      digest (sum, &total, sizeof total);
    }
}

int
main (int    argc,
      char **argv)
{
  const unsigned games = argc > 2 ? (unsigned) strtoul (argv[2], NULL, 10) : 0;

  if (argc < 4 || games == 0)
    {
      fprintf (stderr, "Usage: digest-games WEIGHTS GAMES PLAYER[,WORK]...\n");
      return 2;
    }
  read_weights (argv[1]);
  for (int i = 3; i < argc; i++)
    {
      char *comma = strchr (argv[i], ',');
      const unsigned work = comma != NULL ? (unsigned) strtoul (comma + 1, NULL, 10) : OGC_WORK_USUAL;
      uint64_t sum = UINT64_C (0xcbf29ce484222325);
      const OgcPlayer *player;

      if (comma != NULL)
        *comma = '\0';
      player = ogc_players_find (argv[i]);
      if (player == NULL)
        die ("no player", argv[i]);
      for (unsigned number = 0; number < games; number++)
        play (player, work, number, &sum);
      printf ("%s, work %u, %u games: %016llx\n", player->id, work, games, (unsigned long long) sum);
      fflush (stdout);
    }
  return 0;
}
