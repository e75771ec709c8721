/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-decision.h"
#include "ogc-setup.h"

G_BEGIN_DECLS

/* The number of units in a whole win: chances are kept in these units, and gold in hundredths, as whole numbers, also
 * in the file. */
#define OGC_CHANCE_UNIT 10000
#define OGC_GOLD_UNIT 100
/* The smallest share of the win, 0 to 1, that makes a mistake: giving away less counts as nothing. */
#define OGC_LEAST_MISTAKE 0.0015

/**
 * OgcExpectation:
 * @win: the share of the win that may be expected, 0 to %OGC_CHANCE_UNIT
 * @gold: the expected final gold, in hundredths
 */
typedef struct {
  unsigned win;
  unsigned gold;
} OgcExpectation;

/**
 * OgcMoveReview:
 * @position: how many decisions were taken before
 * @seat: who decided
 * @best: the best decision; the one that was taken if nothing was better
 * @expected: what the seat could expect after @best
 * @taken: what it could expect after its decision
 *
 * A decision compared with the best one.
 */
typedef struct {
  unsigned       position;
  unsigned       seat;
  OgcDecision    best;
  OgcExpectation expected;
  OgcExpectation taken;
} OgcMoveReview;

/**
 * OgcRollReview:
 * @position: how many decisions were taken before the roll
 * @seat: who rolled
 * @rolled: what the dice let the seat expect
 * @mean: the mean of other rolls of as many dice
 *
 * How lucky a roll was.
 */
typedef struct {
  unsigned       position;
  unsigned       seat;
  OgcExpectation rolled;
  OgcExpectation mean;
} OgcRollReview;

/**
 * OgcOdds:
 * @position: how many decisions were taken before
 * @seats: what each seat could expect then; the shares of the win add up to about one
 */
typedef struct {
  unsigned       position;
  OgcExpectation seats[OGC_MAX_SEATS];
} OgcOdds;

/**
 * OgcGameAnalysisSum:
 * @decisions: the number of decisions that were judged
 * @win: the share of the win that they gave away
 * @gold: the gold that they gave away
 * @rolls: the number of rolls that were compared
 * @luck_gold: the gold that these brought above the mean, less than 0 for bad luck
 *
 * The totals of one seat.
 */
typedef struct {
  unsigned decisions;
  double   win;
  double   gold;
  unsigned rolls;
  double   luck_gold;
} OgcGameAnalysisSum;

#define OGC_TYPE_GAME_ANALYSIS (ogc_game_analysis_get_type ())
/**
 * OgcGameAnalysis:
 *
 * The analysis of a finished game: what each decision gave away, what each roll brought, and how every seat's chances
 * developed. Constant once it is shared. #OgcGameAnalyser makes it.
 */
G_DECLARE_FINAL_TYPE (OgcGameAnalysis, ogc_game_analysis, OGC, GAME_ANALYSIS, GObject)

/* Returns: (transfer full): an empty analysis of the game whose digest is @game, see ogc_game_analysis_get_game() */
OgcGameAnalysis     *ogc_game_analysis_new              (guint64              game,
                                                         unsigned             seats);
/* These functions append; call them in the order of the game. */
void                 ogc_game_analysis_add_review       (OgcGameAnalysis     *self,
                                                         const OgcMoveReview *review);
void                 ogc_game_analysis_add_roll_review  (OgcGameAnalysis     *self,
                                                         const OgcRollReview *roll_review);
void                 ogc_game_analysis_add_odds         (OgcGameAnalysis     *self,
                                                         const OgcOdds       *odds);

/* The digest of the game's last state. */
guint64              ogc_game_analysis_get_game         (OgcGameAnalysis     *self);
unsigned             ogc_game_analysis_get_seats        (OgcGameAnalysis     *self);
/* (array length=n), owned by @self. */
const OgcMoveReview *ogc_game_analysis_get_reviews      (OgcGameAnalysis     *self,
                                                         unsigned            *n);
const OgcRollReview *ogc_game_analysis_get_roll_reviews (OgcGameAnalysis     *self,
                                                         unsigned            *n);
const OgcOdds       *ogc_game_analysis_get_odds         (OgcGameAnalysis     *self,
                                                         unsigned            *n);

/**
 * ogc_game_analysis_list_mistakes:
 * @self: an analysis
 * @seat: the seat whose mistakes are wanted, or -1 for everybody's
 *
 * Returns: (transfer full) (element-type OgcMoveReview): the decisions that gave %OGC_LEAST_MISTAKE or more away, the
 * greatest mistake first; they belong to @self
 */
GPtrArray           *ogc_game_analysis_list_mistakes    (OgcGameAnalysis     *self,
                                                         int                  seat);
/* Adds up everything about @seat. */
void                 ogc_game_analysis_sum              (OgcGameAnalysis     *self,
                                                         unsigned             seat,
                                                         OgcGameAnalysisSum  *sum);

/* What a decision gave away: a share of the win, and gold. */
double               ogc_move_review_lost_win           (const OgcMoveReview *review);
double               ogc_move_review_lost_gold          (const OgcMoveReview *review);
/* What a roll brought above the mean, less than 0 for bad luck: a share of the win, and gold. */
double               ogc_roll_review_luck_win           (const OgcRollReview *roll_review);
double               ogc_roll_review_luck_gold          (const OgcRollReview *roll_review);

G_END_DECLS
