/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-entrant.h"
#include "ogc-run-list.h"

G_BEGIN_DECLS

/* The newest version of the format, and the only one so far. */
#define COMPILE_ARENA_RESULTS_VERSION 1
#define COMPILE_ARENA_RESULTS_FORMAT "gilded-compass-compile-arena"

enum {
  COMPILE_MAX_ENTRANTS = 16,

  COMPILE_POINTS_OF_A_GAME = 2, /* two for a win, one for a draw */
  COMPILE_GAMES_OF_A_PAIR = 2,  /* with the same seed and the sides swapped */
};

/* CompileMeeting: the results of two entrants who met. The pair of games is the sample. */
typedef struct {
  guint   one;     /* the number of an entrant */
  guint   other;
  guint64 points;  /* of @one */
  guint64 squares; /* of the points of @one in each pair */
  guint64 draws;
  guint64 turns;
} CompileMeeting;

/**
 * CompileEntrantResults:
 * @name: the entrant's name
 * @work: the work given to it (#CompileSearchLimits)
 * @weights: a digest of what it evaluates with (compile_entrant_dup_weights())
 * @timings: how long its decisions took
 */
typedef struct {
  char       *name;
  guint       work;
  char       *weights;
  OgcTimings  timings;
} CompileEntrantResults;

/**
 * CompileArenaResults:
 * @rules: the version of the rules that was played
 * @cards: the digest of the set of cards
 * @entrants: (element-type CompileEntrantResults): who took part
 * @meetings: (element-type CompileMeeting): 0 with 1, 0 with 2, 1 with 2, 0 with 3, and so on
 * @runs: (element-type OgcRun): which pairs of games were played
 * @pairs: how many pairs of each meeting these are
 *
 * The results of an arena of Compile Gold. All numbers are integers, so that partial results add up exactly.
 */
typedef struct {
  guint    rules;
  char    *cards;
  GArray  *entrants;
  GArray  *meetings;
  GArray  *runs;
  guint64  pairs;
} CompileArenaResults;

/* Empty results without entrants. */
CompileArenaResults *compile_arena_results_new         (guint                       rules,
                                                        const char                 *cards);
void                 compile_arena_results_free        (CompileArenaResults        *self);
/* Adds an entrant, which meets all earlier ones. */
void                 compile_arena_results_add_entrant (CompileArenaResults        *self,
                                                        const char                 *name,
                                                        guint                       work,
                                                        const char                 *weights);

/**
 * compile_arena_results_merge:
 * @source: what errors call @other
 * @other: results of other pairs of games of the same arena
 * @error: return location
 *
 * Returns: whether they are compatible; if not, nothing was added
 */
gboolean             compile_arena_results_merge       (CompileArenaResults        *self,
                                                        const char                 *source,
                                                        const CompileArenaResults  *other,
                                                        GError                    **error);

/* The results as one line of JSON without a line end (data/compile/arena.schema.json). Free with g_free(). */
char                *compile_arena_results_to_json     (const CompileArenaResults  *self);
/* Reads results back, and checks everything that can be checked. Returns: (transfer full) (nullable): the results;
 * %NULL with @error set */
CompileArenaResults *compile_arena_results_load        (GFile                      *file,
                                                        GError                    **error);
/* Writes human-readable tables to standard output. */
void                 compile_arena_results_print       (const CompileArenaResults  *self);

static inline CompileEntrantResults *
compile_arena_results_entrant (const CompileArenaResults *self,
                               guint                      n)
{
  return &g_array_index (self->entrants, CompileEntrantResults, n);
}

static inline CompileMeeting *
compile_arena_results_meeting (const CompileArenaResults *self,
                               guint                      n)
{
  return &g_array_index (self->meetings, CompileMeeting, n);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CompileArenaResults, compile_arena_results_free)

G_END_DECLS
