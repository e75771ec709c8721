/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-entrant.h"

G_BEGIN_DECLS

/**
 * CompileArena:
 * @set: the cards that are played with
 * @entrants: (element-type CompileEntrant): who takes part
 * @seed: of the first pair of games
 * @pairs: how many pairs everybody plays against everybody: two games with one seed, the sides swapped
 * @jobs: how many threads play
 * @progress: called now and then, in the thread that runs the arena, with how many games are over
 * @data: for @progress
 *
 * Computer players of Compile Gold against each other.
 */
typedef struct {
  CompileCardSet *set;
  GPtrArray      *entrants;
  guint64         seed;
  guint64         pairs;
  guint           jobs;
  void          (*progress) (guint64  done,
                             gpointer data);
  gpointer        data;
} CompileArena;

/* What has come of two who met. The pair of games is the sample. */
typedef struct {
  guint   one;     /* the number of an entrant */
  guint   other;
  guint64 pairs;
  guint64 points;  /* of the one: 2 for a game that is won, 1 for a draw */
  guint64 squares; /* of the points of each pair */
  guint64 draws;
  guint64 turns;
} CompileMeeting;

/**
 * CompileArenaResults:
 * @arena: what was played
 * @meetings: (element-type CompileMeeting): by who met whom
 * @timings: by entrant
 */
typedef struct {
  const CompileArena *arena;
  GArray             *meetings;
  OgcTimings         *timings;
} CompileArenaResults;

/* How many games are to be played. */
guint64              compile_arena_games           (const CompileArena         *self);
/* Plays them. What comes out, but for times, does not depend on the number of jobs. */
CompileArenaResults *compile_arena_run             (const CompileArena         *self);

void                 compile_arena_results_free    (CompileArenaResults        *self);
/* Writes tables for people to standard output. */
void                 compile_arena_results_print   (const CompileArenaResults  *self);
/* Results as one line of JSON without its end. Free with g_free(). */
char                *compile_arena_results_to_json (const CompileArenaResults  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CompileArenaResults, compile_arena_results_free)

G_END_DECLS
