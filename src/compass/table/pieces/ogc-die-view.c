/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-die-view.h"

#include <glib/gi18n.h>

#include "ogc-dice.h"
#include "ogc-square-measure.h"
#include "ogc-palette.h"
#include "ogc-texture-cache.h"
#include "ogc-rounded.h"
#include "ogc-setup.h"
#include "ogc-symbol.h"

struct _OgcDieView
{
  GtkWidget parent_instance;

  unsigned value;
  unsigned owner;
  char    *emblem;
  int      side;
};

enum {
  PROP_0,
  PROP_VALUE,
  PROP_OWNER,
  PROP_EMBLEM,
  PROP_SIDE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (OgcDieView, ogc_die_view, GTK_TYPE_WIDGET)

#define SMALLEST_SIDE 12
#define USUAL_SIDE 30
/* How far down the emblem reaches, as a part of the die's side. */
#define SEAL_EDGE 1.25f

/* Where pips lie on the face, in a grid of 3 x 3, bit 3 x row + column. */
static const guint16 pips[OGC_MAX_VALUE + 1] = {
  [1] = 1 << 4,
  [2] = 1 << 2 | 1 << 6,
  [3] = 1 << 2 | 1 << 4 | 1 << 6,
  [4] = 1 << 0 | 1 << 2 | 1 << 6 | 1 << 8,
  [5] = 1 << 0 | 1 << 2 | 1 << 4 | 1 << 6 | 1 << 8,
  [6] = 1 << 0 | 1 << 2 | 1 << 3 | 1 << 5 | 1 << 6 | 1 << 8,
};

static void
paint_body (GtkSnapshot           *snapshot,
            const graphene_rect_t *face,
            float                  depth,
            float                  radius,
            const GdkRGBA         *colour)
{
  const GdkRGBA black = { 0, 0, 0, 1 };
  const GdkRGBA white = { 1, 1, 1, 1 };
  GskColorStop stops[2] = { { 0 }, { 1 } };
  GskRoundedRect rounded;
  GdkRGBA below;
  graphene_rect_t side = *face;

  ogc_palette_mix (colour, &black, 0.42f, &below);
  side.size.height += depth;
  ogc_rounded_append (snapshot, &side, radius, &below);
  ogc_palette_mix (colour, &white, 0.22f, &stops[0].color);
  ogc_palette_mix (colour, &black, 0.06f, &stops[1].color);
  gsk_rounded_rect_init_from_rect (&rounded, face, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_linear_gradient (snapshot, face,
                                       &GRAPHENE_POINT_INIT (face->origin.x, face->origin.y),
                                       &GRAPHENE_POINT_INIT (face->origin.x, face->origin.y + face->size.height),
                                       stops, 2);
  gtk_snapshot_pop (snapshot);
}

static void
paint_pips (GtkSnapshot           *snapshot,
            const graphene_rect_t *face,
            unsigned               value,
            const GdkRGBA         *colour)
{
  float radius = face->size.width * 0.095f;

  for (unsigned bit = 0; bit < 9; bit++)
    {
      float x, y;

      if (!(pips[value] & 1 << bit))
        continue;
      x = face->origin.x + face->size.width * (0.25f + 0.25f * (bit % 3));
      y = face->origin.y + face->size.height * (0.25f + 0.25f * (bit / 3));
      ogc_rounded_append (snapshot, &GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius), radius,
                          colour);
    }
}

/* A small seal on the lower edge, between where pips lie. */
static void
paint_emblem (GtkWidget             *widget,
              GtkSnapshot           *snapshot,
              const graphene_rect_t *rect,
              const char            *emblem)
{
  float size = MAX (10, rect->size.width * 0.36f);
  graphene_rect_t seal = GRAPHENE_RECT_INIT (rect->origin.x + (rect->size.width - size) / 2,
                                             rect->origin.y + rect->size.height - size * 0.78f, size, size);
  g_autofree char *key = g_strconcat ("emblem-", emblem, NULL);
  GdkRGBA ground, ink;

  ogc_palette_get (widget, "ivory", &ground);
  ogc_palette_get (widget, "ink", &ink);
  ogc_rounded_append (snapshot, &seal, size / 2, &ink);
  graphene_rect_inset (&seal, 0.7f, 0.7f);
  ogc_rounded_append (snapshot, &seal, size / 2 - 0.7f, &ground);
  graphene_rect_inset (&seal, size * 0.09f, size * 0.09f);
  ogc_symbol_snapshot (snapshot, key, &seal, &ink);
}

/* A die that has not been rolled shows its emblem, or a stroke. */
static void
paint_blank (GtkSnapshot           *snapshot,
             const graphene_rect_t *face,
             const char            *emblem,
             const GdkRGBA         *colour)
{
  g_autofree char *key = g_strconcat ("emblem-", emblem != NULL ? emblem : "neutral", NULL);
  graphene_rect_t inner = *face;
  GdkRGBA faint = *colour;

  faint.alpha = 0.75f;
  graphene_rect_inset (&inner, face->size.width * 0.22f, face->size.height * 0.22f);
  ogc_symbol_snapshot (snapshot, key, &inner, &faint);
}

/* What a die is drawn with. */
typedef struct {
  GtkWidget  *widget;
  unsigned    value;
  const char *emblem;
  GdkRGBA     colour;
  GdkRGBA     on;
} Die;

static void
draw_die (GtkSnapshot           *snapshot,
          const graphene_size_t *size,
          gpointer               user_data)
{
  const Die *die = user_data;
  const float side = size->width;
  const graphene_rect_t rect = GRAPHENE_RECT_INIT (0, 0, side, side);
  float depth = side * 0.08f;
  graphene_rect_t face = GRAPHENE_RECT_INIT (depth / 2, 0, side - depth, side - depth);

  paint_body (snapshot, &face, depth, face.size.width * 0.2f, &die->colour);
  if (die->value == 0)
    {
      paint_blank (snapshot, &face, die->emblem, &die->on);
      return;
    }
  paint_pips (snapshot, &face, die->value, &die->on);
  if (die->emblem != NULL)
    paint_emblem (die->widget, snapshot, &rect, die->emblem);
}

void
ogc_die_view_paint (GtkWidget             *widget,
                    GtkSnapshot           *snapshot,
                    const graphene_rect_t *rect,
                    unsigned               value,
                    unsigned               owner,
                    const char            *emblem)
{
  Die die = { widget, value, emblem };
  g_autofree char *colour = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (value <= OGC_MAX_VALUE);

  ogc_palette_get_owner (widget, owner, &die.colour);
  ogc_palette_get_on (widget, &die.colour, &die.on);
  colour = gdk_rgba_to_string (&die.colour);
  name = g_strdup_printf ("die %u %s %s", value, emblem != NULL ? emblem : "-", colour);
  ogc_texture_cache_append (snapshot,
                            &GRAPHENE_RECT_INIT (rect->origin.x, rect->origin.y, rect->size.width,
                                                 rect->size.height * SEAL_EDGE),
                            name, draw_die, &die);
}

static void
update_label (OgcDieView *self)
{
  g_autofree char *label = NULL;

  if (self->value == 0)
    label = g_strdup (_("Die, not rolled"));
  else
    /* TRANSLATORS: what a screen reader says for a die on the table; %u is the value it shows */
    label = g_strdup_printf (_("Die, %u"), self->value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
ogc_die_view_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  OgcDieView *self = OGC_DIE_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int side = MIN (width, height);

  ogc_die_view_paint (widget, snapshot,
                      &GRAPHENE_RECT_INIT ((width - side) / 2, (height - side) / 2, side, side),
                      self->value, self->owner, self->emblem);
}

static void
ogc_die_view_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  OgcDieView *self = OGC_DIE_VIEW (widget);

  *minimum = MIN (SMALLEST_SIDE, self->side);
  *natural = self->side;
}

static void
ogc_die_view_constructed (GObject *object)
{
  G_OBJECT_CLASS (ogc_die_view_parent_class)->constructed (object);

  update_label (OGC_DIE_VIEW (object));
}

static void
ogc_die_view_finalize (GObject *object)
{
  OgcDieView *self = OGC_DIE_VIEW (object);

  g_free (self->emblem);

  G_OBJECT_CLASS (ogc_die_view_parent_class)->finalize (object);
}

static void
ogc_die_view_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  OgcDieView *self = OGC_DIE_VIEW (object);

  switch (prop_id)
    {
    case PROP_VALUE:
      g_value_set_uint (value, self->value);
      break;
    case PROP_OWNER:
      g_value_set_uint (value, self->owner);
      break;
    case PROP_EMBLEM:
      g_value_set_string (value, self->emblem);
      break;
    case PROP_SIDE:
      g_value_set_int (value, self->side);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_die_view_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  OgcDieView *self = OGC_DIE_VIEW (object);

  switch (prop_id)
    {
    case PROP_VALUE:
      ogc_die_view_set_value (self, g_value_get_uint (value));
      break;
    case PROP_OWNER:
      ogc_die_view_set_owner (self, g_value_get_uint (value));
      break;
    case PROP_EMBLEM:
      ogc_die_view_set_emblem (self, g_value_get_string (value));
      break;
    case PROP_SIDE:
      ogc_die_view_set_side (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_die_view_class_init (OgcDieViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = ogc_die_view_constructed;
  object_class->finalize = ogc_die_view_finalize;
  object_class->get_property = ogc_die_view_get_property;
  object_class->set_property = ogc_die_view_set_property;
  widget_class->snapshot = ogc_die_view_snapshot;
  widget_class->measure = ogc_die_view_measure;

  properties[PROP_VALUE] = g_param_spec_uint ("value", NULL, NULL, 0, OGC_MAX_VALUE, 0, flags);
  properties[PROP_OWNER] = g_param_spec_uint ("owner", NULL, NULL, 0, OGC_N_OWNERS - 1, 0, flags);
  properties[PROP_EMBLEM] = g_param_spec_string ("emblem", NULL, NULL, NULL, flags);
  properties[PROP_SIDE] = g_param_spec_int ("side", NULL, NULL, 1, 256, USUAL_SIDE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "die");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ogc_die_view_init (OgcDieView *self)
{
  self->side = USUAL_SIDE;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
ogc_die_view_new (unsigned    value,
                  unsigned    owner,
                  const char *emblem)
{
  return g_object_new (OGC_TYPE_DIE_VIEW, "value", value, "owner", owner, "emblem", emblem, NULL);
}

unsigned
ogc_die_view_get_value (OgcDieView *self)
{
  g_return_val_if_fail (OGC_IS_DIE_VIEW (self), 0);

  return self->value;
}

void
ogc_die_view_set_value (OgcDieView *self,
                        unsigned    value)
{
  g_return_if_fail (OGC_IS_DIE_VIEW (self));
  g_return_if_fail (value <= OGC_MAX_VALUE);

  if (self->value == value)
    return;
  self->value = value;
  update_label (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VALUE]);
}

void
ogc_die_view_set_owner (OgcDieView *self,
                        unsigned    owner)
{
  g_return_if_fail (OGC_IS_DIE_VIEW (self));
  g_return_if_fail (owner < OGC_N_OWNERS);

  if (self->owner == owner)
    return;
  self->owner = owner;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OWNER]);
}

const char *
ogc_die_view_get_emblem (OgcDieView *self)
{
  g_return_val_if_fail (OGC_IS_DIE_VIEW (self), NULL);

  return self->emblem;
}

void
ogc_die_view_set_emblem (OgcDieView *self,
                         const char *emblem)
{
  g_return_if_fail (OGC_IS_DIE_VIEW (self));

  if (g_strcmp0 (self->emblem, emblem) == 0)
    return;
  g_free (self->emblem);
  self->emblem = g_strdup (emblem);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_EMBLEM]);
}

void
ogc_die_view_set_side (OgcDieView *self,
                       int         side)
{
  g_return_if_fail (OGC_IS_DIE_VIEW (self));
  g_return_if_fail (side > 0);

  ogc_square_measure_set_side (GTK_WIDGET (self), &self->side, side, properties[PROP_SIDE]);
}
