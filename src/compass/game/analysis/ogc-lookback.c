/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-lookback.h"

struct _OgcLookback
{
  GObject parent_instance;

  guint64 game;
  unsigned seats;
  GArray *verdicts;
  GArray *fortunes;
  GArray *odds;
};

G_DEFINE_FINAL_TYPE (OgcLookback, ogc_lookback, G_TYPE_OBJECT)

static void
ogc_lookback_finalize (GObject *object)
{
  OgcLookback *self = OGC_LOOKBACK (object);

  g_array_unref (self->verdicts);
  g_array_unref (self->fortunes);
  g_array_unref (self->odds);
  G_OBJECT_CLASS (ogc_lookback_parent_class)->finalize (object);
}

static void
ogc_lookback_class_init (OgcLookbackClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ogc_lookback_finalize;
}

static void
ogc_lookback_init (OgcLookback *self)
{
  self->verdicts = g_array_new (FALSE, FALSE, sizeof (OgcVerdict));
  self->fortunes = g_array_new (FALSE, FALSE, sizeof (OgcFortune));
  self->odds = g_array_new (FALSE, FALSE, sizeof (OgcOdds));
}

OgcLookback *
ogc_lookback_new (guint64  game,
                  unsigned seats)
{
  OgcLookback *self = g_object_new (OGC_TYPE_LOOKBACK, NULL);

  self->game = game;
  self->seats = seats;
  return self;
}

void
ogc_lookback_add_verdict (OgcLookback      *self,
                          const OgcVerdict *verdict)
{
  g_return_if_fail (OGC_IS_LOOKBACK (self) && verdict != NULL);
  g_array_append_val (self->verdicts, *verdict);
}

void
ogc_lookback_add_fortune (OgcLookback      *self,
                          const OgcFortune *fortune)
{
  g_return_if_fail (OGC_IS_LOOKBACK (self) && fortune != NULL);
  g_array_append_val (self->fortunes, *fortune);
}

void
ogc_lookback_add_odds (OgcLookback   *self,
                       const OgcOdds *odds)
{
  g_return_if_fail (OGC_IS_LOOKBACK (self) && odds != NULL);
  g_array_append_val (self->odds, *odds);
}

guint64
ogc_lookback_get_game (OgcLookback *self)
{
  g_return_val_if_fail (OGC_IS_LOOKBACK (self), 0);
  return self->game;
}

unsigned
ogc_lookback_get_seats (OgcLookback *self)
{
  g_return_val_if_fail (OGC_IS_LOOKBACK (self), 0);
  return self->seats;
}

const OgcVerdict *
ogc_lookback_get_verdicts (OgcLookback *self,
                           unsigned    *n)
{
  g_return_val_if_fail (OGC_IS_LOOKBACK (self) && n != NULL, NULL);
  *n = self->verdicts->len;
  return (const OgcVerdict *) (gconstpointer) self->verdicts->data;
}

const OgcFortune *
ogc_lookback_get_fortunes (OgcLookback *self,
                           unsigned    *n)
{
  g_return_val_if_fail (OGC_IS_LOOKBACK (self) && n != NULL, NULL);
  *n = self->fortunes->len;
  return (const OgcFortune *) (gconstpointer) self->fortunes->data;
}

const OgcOdds *
ogc_lookback_get_odds (OgcLookback *self,
                       unsigned    *n)
{
  g_return_val_if_fail (OGC_IS_LOOKBACK (self) && n != NULL, NULL);
  *n = self->odds->len;
  return (const OgcOdds *) (gconstpointer) self->odds->data;
}

static int
compare_mistakes (gconstpointer a,
                  gconstpointer b)
{
  const OgcVerdict *one = *(const OgcVerdict *const *) a;
  const OgcVerdict *other = *(const OgcVerdict *const *) b;
  const double gap = ogc_verdict_lost_win (other) - ogc_verdict_lost_win (one);

  if (gap != 0)
    return gap > 0 ? 1 : -1;
  return one->position < other->position ? -1 : 1;
}

GPtrArray *
ogc_lookback_list_mistakes (OgcLookback *self,
                            int          seat)
{
  GPtrArray *mistakes;

  g_return_val_if_fail (OGC_IS_LOOKBACK (self), NULL);

  mistakes = g_ptr_array_new ();
  for (guint i = 0; i < self->verdicts->len; i++)
    {
      OgcVerdict *verdict = &g_array_index (self->verdicts, OgcVerdict, i);

      if ((seat < 0 || verdict->seat == (unsigned) seat) && ogc_verdict_lost_win (verdict) >= OGC_LEAST_MISTAKE)
        g_ptr_array_add (mistakes, verdict);
    }
  g_ptr_array_sort (mistakes, compare_mistakes);
  return mistakes;
}

static double
win_of (const OgcPromise *promise)
{
  return promise->win / (double) OGC_CHANCE_UNIT;
}

static double
gold_of (const OgcPromise *promise)
{
  return promise->gold / (double) OGC_GOLD_UNIT;
}

void
ogc_lookback_sum (OgcLookback    *self,
                  unsigned        seat,
                  OgcLookbackSum *sum)
{
  g_return_if_fail (OGC_IS_LOOKBACK (self) && sum != NULL);

  *sum = (OgcLookbackSum) { 0 };
  for (guint i = 0; i < self->verdicts->len; i++)
    {
      const OgcVerdict *verdict = &g_array_index (self->verdicts, OgcVerdict, i);

      if (verdict->seat != seat)
        continue;
      sum->decisions++;
      sum->win += ogc_verdict_lost_win (verdict);
      sum->gold += ogc_verdict_lost_gold (verdict);
    }
  for (guint i = 0; i < self->fortunes->len; i++)
    {
      const OgcFortune *fortune = &g_array_index (self->fortunes, OgcFortune, i);

      if (fortune->seat != seat)
        continue;
      sum->rolls++;
      sum->luck_win += win_of (&fortune->rolled) - win_of (&fortune->mean);
      sum->luck_gold += gold_of (&fortune->rolled) - gold_of (&fortune->mean);
    }
}

double
ogc_verdict_lost_win (const OgcVerdict *verdict)
{
  return win_of (&verdict->promised) - win_of (&verdict->taken);
}

double
ogc_verdict_lost_gold (const OgcVerdict *verdict)
{
  return gold_of (&verdict->promised) - gold_of (&verdict->taken);
}
