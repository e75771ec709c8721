/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-levels.h"
#include "ogc-state.h"
#include "ogc-tile-set.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define OGC_TRUTH_FORMAT "gilded-compass-truth"
#define OGC_TRUTH_VERSION 1

enum {
  OGC_TRUTH_BEST = 6, /* how many answers of each level are played out */
  OGC_MAX_TRUTH_CANDIDATES = OGC_TRUTH_BEST * OGC_N_LEVELS,
};

/**
 * OgcTruthCandidate:
 * @decision: a legal answer
 * @games: how many games were played out with it
 * @gold: the seat's mean gold at the end
 * @win: its mean share of the win
 * @gold_behind: how much less gold that is than with the best answer for gold, in the games played with both; 0 for the
 * best
 * @gold_error: the standard error of @gold_behind
 * @win_behind: the same for the share of the win
 * @win_error: likewise
 *
 * The value of an answer.
 */
typedef struct {
  OgcDecision decision;
  guint       games;
  double      gold;
  double      win;
  double      gold_behind;
  double      gold_error;
  double      win_behind;
  double      win_error;
} OgcTruthCandidate;

/**
 * OgcTruth:
 * @setup: of the game
 * @decisions: (element-type OgcDecision): the decisions that led to the position
 * @candidates: answers to the question that is asked there
 * @n: how many
 *
 * A position, and the values of the best answers to its question.
 */
typedef struct {
  OgcSetup          setup;
  GArray           *decisions;
  OgcTruthCandidate candidates[OGC_MAX_TRUTH_CANDIDATES];
  guint             n;
} OgcTruth;

OgcTruth                *ogc_truth_new           (const OgcSetup        *setup);
void                     ogc_truth_free          (OgcTruth              *self);

/* Returns: (nullable): the candidate with this decision */
const OgcTruthCandidate *ogc_truth_find          (const OgcTruth        *self,
                                                  const OgcDecision     *decision);
/* The candidate with the most gold. */
const OgcTruthCandidate *ogc_truth_best          (const OgcTruth        *self);

/* The limits for the player that is asked in @state, after @position decisions: the usual seed (SET-9), so that every
 * level's answer is among the candidates, and @work. */
OgcSearchLimits          ogc_truth_limits        (const OgcState        *state,
                                                  guint                  position,
                                                  unsigned               work);

/**
 * ogc_truth_to_bytes:
 * @command: the command that makes this position
 * @tile_digest: of the tile faces
 *
 * Returns: (transfer full): one line of a truth set (data/truth.schema.json), including its end
 */
GBytes                  *ogc_truth_to_bytes      (const OgcTruth        *self,
                                                  const char            *command,
                                                  const char            *tile_digest);
/**
 * ogc_truth_from_bytes:
 * @source: what errors call the line
 * @bytes: one line of a truth set
 * @tile_set: the tile faces, which must be those of the set
 * @state: (out): the position
 * @error: return location
 *
 * Returns: (transfer full) (nullable): the position, whose candidates are all legal; %NULL with @error set
 */
OgcTruth                *ogc_truth_from_bytes    (const char            *source,
                                                  GBytes                *bytes,
                                                  OgcTileSet            *tile_set,
                                                  OgcState              *state,
                                                  GError               **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcTruth, ogc_truth_free)

G_END_DECLS
