/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-game-analysis.h"

struct _OgcGameAnalysis
{
  GObject parent_instance;

  guint64   game;
  unsigned  seats;
  GArray   *reviews;
  GArray   *roll_reviews;
  GArray   *odds;
};

G_DEFINE_FINAL_TYPE (OgcGameAnalysis, ogc_game_analysis, G_TYPE_OBJECT)

static void
ogc_game_analysis_finalize (GObject *object)
{
  OgcGameAnalysis *self = OGC_GAME_ANALYSIS (object);

  g_array_unref (self->reviews);
  g_array_unref (self->roll_reviews);
  g_array_unref (self->odds);
  G_OBJECT_CLASS (ogc_game_analysis_parent_class)->finalize (object);
}

static void
ogc_game_analysis_class_init (OgcGameAnalysisClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ogc_game_analysis_finalize;
}

static void
ogc_game_analysis_init (OgcGameAnalysis *self)
{
  self->reviews = g_array_new (FALSE, FALSE, sizeof (OgcMoveReview));
  self->roll_reviews = g_array_new (FALSE, FALSE, sizeof (OgcRollReview));
  self->odds = g_array_new (FALSE, FALSE, sizeof (OgcOdds));
}

OgcGameAnalysis *
ogc_game_analysis_new (guint64  game,
                       unsigned seats)
{
  OgcGameAnalysis *self = g_object_new (OGC_TYPE_GAME_ANALYSIS, NULL);

  self->game = game;
  self->seats = seats;
  return self;
}

void
ogc_game_analysis_add_review (OgcGameAnalysis     *self,
                              const OgcMoveReview *review)
{
  g_return_if_fail (OGC_IS_GAME_ANALYSIS (self) && review != NULL);
  g_array_append_val (self->reviews, *review);
}

void
ogc_game_analysis_add_roll_review (OgcGameAnalysis     *self,
                                   const OgcRollReview *roll_review)
{
  g_return_if_fail (OGC_IS_GAME_ANALYSIS (self) && roll_review != NULL);
  g_array_append_val (self->roll_reviews, *roll_review);
}

void
ogc_game_analysis_add_odds (OgcGameAnalysis *self,
                            const OgcOdds   *odds)
{
  g_return_if_fail (OGC_IS_GAME_ANALYSIS (self) && odds != NULL);
  g_array_append_val (self->odds, *odds);
}

guint64
ogc_game_analysis_get_game (OgcGameAnalysis *self)
{
  g_return_val_if_fail (OGC_IS_GAME_ANALYSIS (self), 0);
  return self->game;
}

unsigned
ogc_game_analysis_get_seats (OgcGameAnalysis *self)
{
  g_return_val_if_fail (OGC_IS_GAME_ANALYSIS (self), 0);
  return self->seats;
}

const OgcMoveReview *
ogc_game_analysis_get_reviews (OgcGameAnalysis *self,
                               unsigned        *n)
{
  g_return_val_if_fail (OGC_IS_GAME_ANALYSIS (self) && n != NULL, NULL);
  *n = self->reviews->len;
  return (const OgcMoveReview *) (gconstpointer) self->reviews->data;
}

const OgcRollReview *
ogc_game_analysis_get_roll_reviews (OgcGameAnalysis *self,
                                    unsigned        *n)
{
  g_return_val_if_fail (OGC_IS_GAME_ANALYSIS (self) && n != NULL, NULL);
  *n = self->roll_reviews->len;
  return (const OgcRollReview *) (gconstpointer) self->roll_reviews->data;
}

const OgcOdds *
ogc_game_analysis_get_odds (OgcGameAnalysis *self,
                            unsigned        *n)
{
  g_return_val_if_fail (OGC_IS_GAME_ANALYSIS (self) && n != NULL, NULL);
  *n = self->odds->len;
  return (const OgcOdds *) (gconstpointer) self->odds->data;
}

static int
compare_mistakes (gconstpointer a,
                  gconstpointer b)
{
  const OgcMoveReview *one = *(const OgcMoveReview *const *) a;
  const OgcMoveReview *other = *(const OgcMoveReview *const *) b;
  const double gap = ogc_move_review_lost_win (other) - ogc_move_review_lost_win (one);

  if (gap != 0)
    return gap > 0 ? 1 : -1;
  return one->position < other->position ? -1 : 1;
}

GPtrArray *
ogc_game_analysis_list_mistakes (OgcGameAnalysis *self,
                                 int              seat)
{
  GPtrArray *mistakes;

  g_return_val_if_fail (OGC_IS_GAME_ANALYSIS (self), NULL);

  mistakes = g_ptr_array_new ();
  for (guint i = 0; i < self->reviews->len; i++)
    {
      OgcMoveReview *review = &g_array_index (self->reviews, OgcMoveReview, i);

      if ((seat < 0 || review->seat == (unsigned) seat) && ogc_move_review_lost_win (review) >= OGC_LEAST_MISTAKE)
        g_ptr_array_add (mistakes, review);
    }
  g_ptr_array_sort (mistakes, compare_mistakes);
  return mistakes;
}

static double
win_of (const OgcExpectation *expectation)
{
  return expectation->win / (double) OGC_CHANCE_UNIT;
}

static double
gold_of (const OgcExpectation *expectation)
{
  return expectation->gold / (double) OGC_GOLD_UNIT;
}

void
ogc_game_analysis_sum (OgcGameAnalysis    *self,
                       unsigned            seat,
                       OgcGameAnalysisSum *sum)
{
  g_return_if_fail (OGC_IS_GAME_ANALYSIS (self) && sum != NULL);

  *sum = (OgcGameAnalysisSum) { 0 };
  for (guint i = 0; i < self->reviews->len; i++)
    {
      const OgcMoveReview *review = &g_array_index (self->reviews, OgcMoveReview, i);

      if (review->seat != seat)
        continue;
      sum->decisions++;
      sum->win += ogc_move_review_lost_win (review);
      sum->gold += ogc_move_review_lost_gold (review);
    }
  for (guint i = 0; i < self->roll_reviews->len; i++)
    {
      const OgcRollReview *roll_review = &g_array_index (self->roll_reviews, OgcRollReview, i);

      if (roll_review->seat != seat)
        continue;
      sum->rolls++;
      sum->luck_gold += ogc_roll_review_luck_gold (roll_review);
    }
}

double
ogc_move_review_lost_win (const OgcMoveReview *review)
{
  return win_of (&review->expected) - win_of (&review->taken);
}

double
ogc_move_review_lost_gold (const OgcMoveReview *review)
{
  return gold_of (&review->expected) - gold_of (&review->taken);
}

double
ogc_roll_review_luck_win (const OgcRollReview *roll_review)
{
  return win_of (&roll_review->rolled) - win_of (&roll_review->mean);
}

double
ogc_roll_review_luck_gold (const OgcRollReview *roll_review)
{
  return gold_of (&roll_review->rolled) - gold_of (&roll_review->mean);
}
