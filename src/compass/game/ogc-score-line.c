/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-score-line.h"

struct _OgcScoreLine
{
  GObject parent_instance;

  OgcGoldSource source;
  unsigned gold;
  char *text;
  OgcTile *tile;
};

G_DEFINE_FINAL_TYPE (OgcScoreLine, ogc_score_line, G_TYPE_OBJECT)

static void
ogc_score_line_finalize (GObject *object)
{
  OgcScoreLine *self = OGC_SCORE_LINE (object);

  g_clear_object (&self->tile);
  g_free (self->text);
  G_OBJECT_CLASS (ogc_score_line_parent_class)->finalize (object);
}

static void
ogc_score_line_class_init (OgcScoreLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ogc_score_line_finalize;
}

static void
ogc_score_line_init (OgcScoreLine *self)
{
}

OgcScoreLine *
ogc_score_line_new (OgcGoldSource  source,
                    unsigned       gold,
                    const char    *text,
                    OgcTile       *tile)
{
  OgcScoreLine *self;

  g_return_val_if_fail (source < OGC_N_GOLD_SOURCES && text != NULL, NULL);
  g_return_val_if_fail (tile == NULL || OGC_IS_TILE (tile), NULL);

  self = g_object_new (OGC_TYPE_SCORE_LINE, NULL);
  self->source = source;
  self->gold = gold;
  self->text = g_strdup (text);
  g_set_object (&self->tile, tile);
  return self;
}

OgcGoldSource
ogc_score_line_get_source (OgcScoreLine *self)
{
  g_return_val_if_fail (OGC_IS_SCORE_LINE (self), OGC_GOLD_MAPS);
  return self->source;
}

unsigned
ogc_score_line_get_gold (OgcScoreLine *self)
{
  g_return_val_if_fail (OGC_IS_SCORE_LINE (self), 0);
  return self->gold;
}

const char *
ogc_score_line_get_text (OgcScoreLine *self)
{
  g_return_val_if_fail (OGC_IS_SCORE_LINE (self), NULL);
  return self->text;
}

OgcTile *
ogc_score_line_get_tile (OgcScoreLine *self)
{
  g_return_val_if_fail (OGC_IS_SCORE_LINE (self), NULL);
  return self->tile;
}
