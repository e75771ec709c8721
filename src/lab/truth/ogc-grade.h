/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-entrant.h"
#include "ogc-truth.h"

G_BEGIN_DECLS

/**
 * OgcGradeRow:
 * @positions: how many positions there were
 * @judged: how many of them have the player's answer among their candidates
 * @gold: the sum of how far these answers are behind in gold
 * @gold_squares: the sum of squares of that
 * @win: the same for the share of the win
 * @win_squares: likewise
 *
 * The results of a player in some positions.
 */
typedef struct {
  guint  positions;
  guint  judged;
  double gold;
  double gold_squares;
  double win;
  double win_squares;
} OgcGradeRow;

/**
 * OgcGrade:
 * @all: of all positions
 * @rounds: by round, from 0
 * @asks: by question (#OgcAskKind)
 * @buildings: by building, for positions whose best answer is to place dice or in which a tile is chosen
 *
 * How well a player decides.
 */
typedef struct {
  OgcGradeRow all;
  OgcGradeRow rounds[OGC_MAX_ROUNDS];
  OgcGradeRow asks[OGC_ASK_TAKE + 1];
  OgcGradeRow buildings[OGC_N_BUILDINGS];
} OgcGrade;

/**
 * ogc_grade_run:
 * @source: what errors call the truth set
 * @lines: (element-type GBytes): its lines
 * @tile_set: the tile faces
 * @entrant: the computer player that is asked
 * @jobs: how many threads ask
 * @grade: (out): how well it decides
 * @error: return location
 *
 * Asks a player for its answer in every position. The grade does not depend on the number of jobs.
 *
 * Returns: whether all lines are positions
 */
gboolean ogc_grade_run   (const char       *source,
                          const GPtrArray  *lines,
                          OgcTileSet       *tile_set,
                          const OgcEntrant *entrant,
                          guint             jobs,
                          OgcGrade         *grade,
                          GError          **error);
/* Writes a table to standard output. */
void     ogc_grade_print (const OgcGrade   *self);

G_END_DECLS
