/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-decision.h"
#include "ogc-setup.h"

G_BEGIN_DECLS

/* Chances are kept in parts of this, gold in hundredths: whole numbers, in the file too. */
#define OGC_CHANCE_UNIT 10000
#define OGC_GOLD_UNIT 100
/* A share of the win, 0 to 1: to give less than this away is as good as nothing. */
#define OGC_LEAST_MISTAKE 0.0015

/**
 * OgcPromise:
 * @win: the share of the win that may be expected, 0 to %OGC_CHANCE_UNIT
 * @gold: the gold to end with, in hundredths
 */
typedef struct {
  unsigned win;
  unsigned gold;
} OgcPromise;

/**
 * OgcVerdict:
 * @position: how many decisions were taken before
 * @seat: who decided
 * @best: the best that could be decided; what was decided, where nothing was better
 * @promised: by @best
 * @taken: by what was decided
 *
 * What was decided, against the best.
 */
typedef struct {
  unsigned    position;
  unsigned    seat;
  OgcDecision best;
  OgcPromise  promised;
  OgcPromise  taken;
} OgcVerdict;

/**
 * OgcFortune:
 * @position: how many decisions were taken before the roll
 * @seat: who rolled
 * @rolled: what the dice promised
 * @mean: the mean of other rolls of as many dice
 *
 * What a roll brought.
 */
typedef struct {
  unsigned   position;
  unsigned   seat;
  OgcPromise rolled;
  OgcPromise mean;
} OgcFortune;

/**
 * OgcOdds:
 * @position: how many decisions were taken before
 * @seats: what each might expect then; the shares of the win add up to about one
 */
typedef struct {
  unsigned   position;
  OgcPromise seats[OGC_MAX_SEATS];
} OgcOdds;

/**
 * OgcLookbackSum:
 * @decisions: how many were judged
 * @win: the share of the win that they gave away
 * @gold: the gold
 * @rolls: how many were looked at
 * @luck_win: what they brought above the mean, less than 0 for bad luck: a share of the win
 * @luck_gold: the gold
 *
 * Everything of one seat.
 */
typedef struct {
  unsigned decisions;
  double   win;
  double   gold;
  unsigned rolls;
  double   luck_win;
  double   luck_gold;
} OgcLookbackSum;

#define OGC_TYPE_LOOKBACK (ogc_lookback_get_type ())
/**
 * OgcLookback:
 *
 * What a game comes to when it is looked at once more: what each decision gave away, what each roll brought, and how everybody's chances went. Constant once it
 * is shared. #OgcAnalyst makes it.
 */
G_DECLARE_FINAL_TYPE (OgcLookback, ogc_lookback, OGC, LOOKBACK, GObject)

/* Returns: (transfer full): an empty one, of a game that ogc_lookback_get_game() tells from others */
OgcLookback      *ogc_lookback_new          (guint64           game,
                                             unsigned          seats);
/* For whoever makes one: in the order of the game. */
void              ogc_lookback_add_verdict  (OgcLookback      *self,
                                             const OgcVerdict *verdict);
void              ogc_lookback_add_fortune  (OgcLookback      *self,
                                             const OgcFortune *fortune);
void              ogc_lookback_add_odds     (OgcLookback      *self,
                                             const OgcOdds    *odds);

/* The digest of the game's last state. */
guint64           ogc_lookback_get_game     (OgcLookback      *self);
unsigned          ogc_lookback_get_seats    (OgcLookback      *self);
/* (array length=n), owned by @self. */
const OgcVerdict *ogc_lookback_get_verdicts (OgcLookback      *self,
                                             unsigned         *n);
const OgcFortune *ogc_lookback_get_fortunes (OgcLookback      *self,
                                             unsigned         *n);
const OgcOdds    *ogc_lookback_get_odds     (OgcLookback      *self,
                                             unsigned         *n);

/**
 * ogc_lookback_list_mistakes:
 * @self: a look back
 * @seat: whose, or -1 for everybody's
 *
 * Returns: (transfer full) (element-type OgcVerdict): those that gave %OGC_LEAST_MISTAKE or more away, the greatest first; they belong to @self
 */
GPtrArray        *ogc_lookback_list_mistakes (OgcLookback     *self,
                                              int              seat);
/* Adds everything of @seat up. */
void              ogc_lookback_sum          (OgcLookback      *self,
                                             unsigned          seat,
                                             OgcLookbackSum   *sum);

/* What a decision gave away: a share of the win, and gold. */
double            ogc_verdict_lost_win      (const OgcVerdict *verdict);
double            ogc_verdict_lost_gold     (const OgcVerdict *verdict);

G_END_DECLS
