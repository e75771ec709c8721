/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-score-line.h"

#include "ogc-property.h"

struct _OgcScoreLine
{
  GObject parent_instance;

  OgcGoldSource source;
  unsigned gold;
  char *text;
  OgcTile *tile;
};

G_DEFINE_FINAL_TYPE (OgcScoreLine, ogc_score_line, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_SOURCE,
  PROP_GOLD,
  PROP_TEXT,
  PROP_TILE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
ogc_score_line_dispose (GObject *object)
{
  OgcScoreLine *self = OGC_SCORE_LINE (object);

  g_clear_object (&self->tile);
  G_OBJECT_CLASS (ogc_score_line_parent_class)->dispose (object);
}

static void
ogc_score_line_finalize (GObject *object)
{
  OgcScoreLine *self = OGC_SCORE_LINE (object);

  g_free (self->text);
  G_OBJECT_CLASS (ogc_score_line_parent_class)->finalize (object);
}

static void
ogc_score_line_class_init (OgcScoreLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ogc_score_line_dispose;
  object_class->finalize = ogc_score_line_finalize;
  object_class->get_property = ogc_property_get;

  props[PROP_SOURCE] = ogc_property_new ("source", G_TYPE_UINT, G_STRUCT_OFFSET (OgcScoreLine, source));
  props[PROP_GOLD] = ogc_property_new ("gold", G_TYPE_UINT, G_STRUCT_OFFSET (OgcScoreLine, gold));
  props[PROP_TEXT] = ogc_property_new ("text", G_TYPE_STRING, G_STRUCT_OFFSET (OgcScoreLine, text));
  props[PROP_TILE] = ogc_property_new ("tile", OGC_TYPE_TILE, G_STRUCT_OFFSET (OgcScoreLine, tile));
  g_object_class_install_properties (object_class, N_PROPS, props);
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
