/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-die-view.h"

#include "ogc-art.h"
#include "ogc-dice.h"
#include "ogc-emblem.h"
#include "ogc-palette.h"
#include "ogc-picture-size.h"
#include "ogc-setup.h"
#include "ogc-style.h"
#include "ogc-symbol.h"

struct _OgcDieView
{
  GtkWidget parent_instance;

  unsigned value;
  unsigned owner;
  char    *emblem;
  gboolean place;
  int      side;
};

enum {
  PROP_0,
  PROP_VALUE,
  PROP_OWNER,
  PROP_EMBLEM,
  PROP_PLACE,
  PROP_SIDE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (OgcDieView, ogc_die_view, GTK_TYPE_WIDGET)

#define SMALLEST_SIDE 12
#define USUAL_SIDE 30
/* The margin of the emblem on the face of a die that has not been rolled, as a part of the face. */
#define EMBLEM_INSET 0.2f
#define FAINT 0.6f

/* The square of the die, without its side and its shadow. */
static const OgcArtObject face = { 8, 4, 48, 48, 64, 66 };

void
ogc_die_view_paint (GtkSnapshot           *snapshot,
                    const graphene_rect_t *rect,
                    unsigned               value,
                    unsigned               owner,
                    const char            *emblem)
{
  const GdkRGBA dark = { 0.16f, 0.09f, 0.02f, FAINT };
  const GdkRGBA light = { 1, 0.96f, 0.88f, FAINT };
  g_autofree char *name = NULL;
  graphene_rect_t picture;

  g_return_if_fail (value <= OGC_MAX_VALUE);

  name = g_strdup_printf ("die-%s-%u", ogc_palette_get_owner_name (owner), value);
  ogc_art_around (&face, rect, &picture);
  ogc_art_append (snapshot, name, &picture);
  if (value > 0 || emblem == NULL)
    return;
  graphene_rect_inset_r (rect, rect->size.width * EMBLEM_INSET, rect->size.height * EMBLEM_INSET, &picture);
  ogc_symbol_snapshot (snapshot, ogc_emblem_get_symbol (emblem), &picture,
                       ogc_palette_owner_is_light (owner) ? &dark : &light);
}

/* Draws a place in the colour of the surrounding text. */
static void
paint_place (GtkWidget             *widget,
             GtkSnapshot           *snapshot,
             const graphene_rect_t *rect,
             unsigned               value)
{
  g_autofree char *symbol = g_strdup_printf ("place-%u", value);
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  ogc_symbol_snapshot (snapshot, symbol, rect, &colour);
}

static void
ogc_die_view_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  OgcDieView *self = OGC_DIE_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int side = MIN (width, height);
  const graphene_rect_t rect = GRAPHENE_RECT_INIT ((width - side) / 2, (height - side) / 2, side, side);

  if (self->place)
    paint_place (widget, snapshot, &rect, self->value);
  else
    ogc_die_view_paint (snapshot, &rect, self->value, self->owner, self->emblem);
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
  if (orientation == GTK_ORIENTATION_HORIZONTAL && for_size >= 0) /* no wider than high */
    *natural = CLAMP (for_size, *minimum, self->side);
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
    case PROP_PLACE:
      g_value_set_boolean (value, self->place);
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
    case PROP_PLACE:
      ogc_die_view_set_place (self, g_value_get_boolean (value));
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

  object_class->finalize = ogc_die_view_finalize;
  object_class->get_property = ogc_die_view_get_property;
  object_class->set_property = ogc_die_view_set_property;
  widget_class->snapshot = ogc_die_view_snapshot;
  widget_class->measure = ogc_die_view_measure;
  widget_class->get_request_mode = ogc_picture_size_get_request_mode;

  properties[PROP_VALUE] = g_param_spec_uint ("value", NULL, NULL, 0, OGC_MAX_VALUE, 0, flags);
  properties[PROP_OWNER] = g_param_spec_uint ("owner", NULL, NULL, 0, OGC_N_OWNERS - 1, 0, flags);
  properties[PROP_EMBLEM] = g_param_spec_string ("emblem", NULL, NULL, NULL, flags);
  properties[PROP_PLACE] = g_param_spec_boolean ("place", NULL, NULL, FALSE, flags);
  properties[PROP_SIDE] = g_param_spec_int ("side", NULL, NULL, 1, 256, USUAL_SIDE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "die");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
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

gboolean
ogc_die_view_get_place (OgcDieView *self)
{
  g_return_val_if_fail (OGC_IS_DIE_VIEW (self), FALSE);

  return self->place;
}

void
ogc_die_view_set_place (OgcDieView *self,
                        gboolean    place)
{
  g_return_if_fail (OGC_IS_DIE_VIEW (self));

  if (self->place == place)
    return;
  self->place = place;
  ogc_style_set_class (GTK_WIDGET (self), "place", place);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLACE]);
}

void
ogc_die_view_set_side (OgcDieView *self,
                       int         side)
{
  g_return_if_fail (OGC_IS_DIE_VIEW (self));
  g_return_if_fail (side > 0);

  ogc_picture_size_set_side (GTK_WIDGET (self), &self->side, side, properties[PROP_SIDE]);
}
