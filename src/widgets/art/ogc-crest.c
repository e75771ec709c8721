/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-crest.h"

#include <math.h>

#include "ogc-art.h"
#include "ogc-emblem.h"
#include "ogc-palette.h"
#include "ogc-picture-size.h"
#include "ogc-symbol.h"
#include "ogc-texture-cache.h"

struct _OgcCrest
{
  GtkWidget parent_instance;

  unsigned owner;
  char    *emblem;
  gboolean pin;
  int      side;
};

enum {
  PROP_0,
  PROP_OWNER,
  PROP_EMBLEM,
  PROP_PIN,
  PROP_SIDE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (OgcCrest, ogc_crest, GTK_TYPE_WIDGET)

#define SMALLEST_SIDE 8
#define USUAL_SIDE 30

/* The pictures of a shield and a pin. */
typedef struct {
  const char     *picture;
  OgcArtObject    object;
  graphene_rect_t emblem; /* in units of the picture */
  GdkRGBA         gold;   /* the emblem's colour on gold */
  GdkRGBA         on;     /* on other dark colours */
} Form;

static const Form forms[] = {
  { "crest", { 8, 4, 52, 70, 68, 82 }, { { 18.5f, 17.5f }, { 31, 31 } }, { 0.16f, 0.09f, 0.02f, 1 },
    { 1, 0.96f, 0.88f, 1 } },
  { "pin", { 3, 3, 24, 24, 30, 30 }, { { 7.7f, 7.7f }, { 14.6f, 14.6f } }, { 1, 0.85f, 0.54f, 1 },
    { 1, 0.95f, 0.82f, 1 } },
};

/* What a crest is drawn with. */
typedef struct {
  const Form *form;
  unsigned    owner;
  const char *emblem;
} Drawing;

static void
draw_crest (GtkSnapshot           *snapshot,
            const graphene_size_t *size,
            gpointer               user_data)
{
  const Drawing *drawing = user_data;
  const Form *form = drawing->form;
  const double scale = size->width / form->object.picture_width;
  const gboolean light = ogc_palette_owner_is_light (drawing->owner);
  const graphene_rect_t rect = GRAPHENE_RECT_INIT (0, 0, size->width, size->height);
  g_autofree char *base = g_strdup_printf ("%s-%s", form->picture, ogc_palette_get_owner_name (drawing->owner));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &rect);

  ogc_art_paint (cr, base, &rect);
  if (drawing->emblem != NULL)
    ogc_symbol_draw (cr, ogc_emblem_get_symbol (drawing->emblem), form->emblem.origin.x * scale,
                     form->emblem.origin.y * scale, form->emblem.size.width * scale, light ? &form->gold : &form->on);
  cairo_destroy (cr);
}

void
ogc_crest_paint (GtkSnapshot           *snapshot,
                 const graphene_rect_t *rect,
                 unsigned               owner,
                 const char            *emblem,
                 gboolean               pin)
{
  Drawing drawing = { &forms[pin ? 1 : 0], owner, emblem };
  graphene_rect_t picture;
  g_autofree char *key = NULL;

  g_return_if_fail (owner < OGC_PALETTE_N_OWNERS);

  key = g_strdup_printf ("%s %u %s", drawing.form->picture, owner, emblem);
  ogc_art_around (&drawing.form->object, rect, &picture);
  ogc_texture_cache_append (snapshot, &picture, key, draw_crest, &drawing);
}

static void
ogc_crest_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  OgcCrest *self = OGC_CREST (widget);

  ogc_crest_paint (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget)),
                   self->owner, self->emblem, self->pin);
}

static int
width_for (GtkWidget *widget,
           int        height)
{
  const OgcArtObject *object = &forms[OGC_CREST (widget)->pin ? 1 : 0].object;

  return (int) ceilf ((float) height * object->width / object->height);
}

static void
ogc_crest_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  OgcCrest *self = OGC_CREST (widget);

  /* It never becomes larger than its natural size. */
  ogc_picture_size_measure (widget, orientation, MIN (for_size, self->side), MIN (SMALLEST_SIDE, self->side),
                            self->side, width_for, minimum, natural);
}

static void
ogc_crest_finalize (GObject *object)
{
  g_free (OGC_CREST (object)->emblem);

  G_OBJECT_CLASS (ogc_crest_parent_class)->finalize (object);
}

static void
ogc_crest_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  OgcCrest *self = OGC_CREST (object);

  switch (prop_id)
    {
    case PROP_OWNER:
      g_value_set_uint (value, self->owner);
      break;
    case PROP_EMBLEM:
      g_value_set_string (value, self->emblem);
      break;
    case PROP_PIN:
      g_value_set_boolean (value, self->pin);
      break;
    case PROP_SIDE:
      g_value_set_int (value, self->side);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_crest_set_property (GObject      *object,
                        guint         prop_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  OgcCrest *self = OGC_CREST (object);

  switch (prop_id)
    {
    case PROP_OWNER:
      ogc_crest_set_seat (self, g_value_get_uint (value), self->emblem);
      break;
    case PROP_EMBLEM:
      ogc_crest_set_seat (self, self->owner, g_value_get_string (value));
      break;
    case PROP_PIN:
      self->pin = g_value_get_boolean (value);
      break;
    case PROP_SIDE:
      ogc_crest_set_side (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_crest_class_init (OgcCrestClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = ogc_crest_finalize;
  object_class->get_property = ogc_crest_get_property;
  object_class->set_property = ogc_crest_set_property;
  widget_class->snapshot = ogc_crest_snapshot;
  widget_class->measure = ogc_crest_measure;
  widget_class->get_request_mode = ogc_picture_size_get_request_mode;

  properties[PROP_OWNER] = g_param_spec_uint ("owner", NULL, NULL, 0, OGC_PALETTE_N_OWNERS - 1, 0, flags);
  properties[PROP_EMBLEM] = g_param_spec_string ("emblem", NULL, NULL, NULL, flags);
  properties[PROP_PIN] = g_param_spec_boolean ("pin", NULL, NULL, FALSE,
                                               G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_SIDE] = g_param_spec_int ("side", NULL, NULL, 1, 1000, USUAL_SIDE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "crest");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ogc_crest_init (OgcCrest *self)
{
  self->side = USUAL_SIDE;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
ogc_crest_new (unsigned    owner,
               const char *emblem,
               int         side)
{
  return g_object_new (OGC_TYPE_CREST, "owner", owner, "emblem", emblem, "side", side, NULL);
}

GtkWidget *
ogc_crest_new_pin (unsigned    owner,
                   const char *emblem,
                   int         side)
{
  return g_object_new (OGC_TYPE_CREST, "owner", owner, "emblem", emblem, "pin", TRUE, "side", side, NULL);
}

void
ogc_crest_set_seat (OgcCrest   *self,
                    unsigned    owner,
                    const char *emblem)
{
  g_return_if_fail (OGC_IS_CREST (self));
  g_return_if_fail (owner < OGC_PALETTE_N_OWNERS);

  if (self->owner != owner)
    {
      self->owner = owner;
      gtk_widget_queue_draw (GTK_WIDGET (self));
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OWNER]);
    }
  if (g_strcmp0 (self->emblem, emblem) != 0)
    {
      char *before = g_steal_pointer (&self->emblem);

      self->emblem = g_strdup (emblem);
      g_free (before);
      gtk_widget_queue_draw (GTK_WIDGET (self));
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_EMBLEM]);
    }
}

void
ogc_crest_set_side (OgcCrest *self,
                    int       side)
{
  g_return_if_fail (OGC_IS_CREST (self));
  g_return_if_fail (side > 0);

  ogc_picture_size_set_side (GTK_WIDGET (self), &self->side, side, properties[PROP_SIDE]);
}
