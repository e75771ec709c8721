/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * digest-compile-games SETS GAMES PLAYER WORK: prints what a computer player of Compile Gold decides as a digest that
 * must be the same on every processor and with every C library. It plays GAMES games of the player against itself with
 * the sets of cards in the file SETS (write-compile-sets). The digest covers every decision and every position between
 * decisions. It needs only libc.
 */
#include <stdio.h>
#include <stdlib.h>

#include "compile-players.h"
#include "compile-rules.h"
#include "ogc-digest.h"

enum { N_SETS = 2 };

static CompileSet sets[N_SETS];

static void
die (const char *what,
     const char *name)
{
  fprintf (stderr, "digest-compile-games: %s: %s\n", what, name);
  exit (2);
}

static void
read_sets (const char *path)
{
  FILE *file = fopen (path, "rb");

  if (file == NULL || fread (sets, sizeof *sets, N_SETS, file) != N_SETS)
    die ("holds no sets", path);
  fclose (file);
}

/* Continues @digest with these bytes. */
static uint64_t
digest_of (uint64_t    digest,
           const void *bytes,
           size_t      size)
{
  const uint64_t both[] = { digest, ogc_digest (bytes, size) };

  return ogc_digest (both, sizeof both);
}

static uint64_t
play (const CompilePlayer *player,
      unsigned             game,
      unsigned             work,
      uint64_t             digest)
{
  const CompileSetup setup = { .seed = game, .first = COMPILE_RANDOM_SIDE };
  CompileState state;

  compile_rules_begin (&state, &sets[game % N_SETS], &setup, NULL);
  for (unsigned i = 0; state.ask.kind != COMPILE_ASK_NOTHING; i++)
    {
      const CompileSearchLimits limits = { .seed = i, .work = work };
      CompileKnowledge knowledge;
      CompileDecision decision;
      uint64_t position;

      compile_knowledge_of (&knowledge, &state, state.ask.side);
      player->decide (&knowledge, &limits, &decision);
      compile_rules_take (&state, &decision, NULL);
      position = compile_state_digest (&state);
      digest = digest_of (digest, &decision, sizeof decision);
      digest = digest_of (digest, &position, sizeof position);
    }
  return digest;
}

int
main (int    argc,
      char **argv)
{
  const CompilePlayer *player;
  uint64_t digest = 0;

  if (argc != 5)
    die ("wants", "SETS GAMES PLAYER WORK");
  read_sets (argv[1]);
  player = compile_players_find (argv[3]);
  if (player == NULL)
    die ("unknown", argv[3]);
  for (unsigned game = 0; game < (unsigned) atoi (argv[2]); game++)
    digest = play (player, game, (unsigned) atoi (argv[4]), digest);
  printf ("%s %016llx\n", player->id, (unsigned long long) digest);
  return 0;
}
