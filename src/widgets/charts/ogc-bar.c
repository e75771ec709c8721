/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-bar.h"

#include "ogc-palette.h"
#include "ogc-rounded-rect.h"
#include "ogc-symbol.h"

#define LEAST_WIDTH 60
#define USUAL_WIDTH 160
#define LEAST_HEIGHT 20
#define GAP 1        /* between parts */
#define MARGIN 3     /* around the content of a part */
#define RADIUS 3
#define MARK_WIDTH 2
#define MARK_PART 0.22f /* as a fraction of the height, above and below numbers */

typedef struct {
  double value;
  char  *colour;
  char  *symbol;
} Part;

struct _OgcBar
{
  GtkWidget parent_instance;

  GArray *parts; /* of Part */
  double  expected;
  double  scale;
};

G_DEFINE_FINAL_TYPE (OgcBar, ogc_bar, GTK_TYPE_WIDGET)

static void
clear_part (gpointer data)
{
  Part *part = data;

  g_free (part->colour);
  g_free (part->symbol);
}

static float
get_offset (OgcBar *self,
            double  value)
{
  return (float) (CLAMP (value / self->scale, 0, 1) * gtk_widget_get_width (GTK_WIDGET (self)));
}

/* In a right-to-left language bars grow to the left. */
static void
mirror_rect (OgcBar          *self,
             graphene_rect_t *rect)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    rect->origin.x = gtk_widget_get_width (GTK_WIDGET (self)) - rect->origin.x - rect->size.width;
}

static PangoLayout *
create_value_layout (OgcBar     *self,
                     const Part *part)
{
  g_autofree char *text = g_strdup_printf ("%.4g", part->value);

  return gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
}

static float
get_symbol_size (OgcBar *self)
{
  return MIN (gtk_widget_get_height (GTK_WIDGET (self)) - 2 * MARGIN, 18);
}

/* Whether each of several parts has room for its symbol beside its value: symbols of a few would look like a choice. */
static gboolean
have_room_for_symbols (OgcBar *self)
{
  for (unsigned n = 0; n < self->parts->len && self->parts->len > 1; n++)
    {
      const Part *part = &g_array_index (self->parts, Part, n);
      g_autoptr (PangoLayout) layout = create_value_layout (self, part);
      int width;

      pango_layout_get_pixel_size (layout, &width, NULL);
      if (part->value > 0
          && get_offset (self, part->value) - GAP < get_symbol_size (self) + width + 3 * MARGIN)
        return FALSE;
    }
  return TRUE;
}

/* The content of a part: its symbol and, if there are several parts, its value; whatever does not fit is left out. */
static void
draw_inside (OgcBar                *self,
             GtkSnapshot           *snapshot,
             const Part            *part,
             const graphene_rect_t *rect,
             const GdkRGBA         *colour)
{
  g_autoptr (PangoLayout) layout = create_value_layout (self, part);
  const float size = get_symbol_size (self);
  float symbol = part->symbol != NULL && have_room_for_symbols (self) ? size : 0;
  int width, height;
  float x;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (self->parts->len < 2 || rect->size.width < width)
    width = 0;
  if (rect->size.width < symbol + width + 2 * MARGIN + (width > 0 ? MARGIN : 0))
    symbol = 0;
  if (symbol == 0 && width == 0)
    return;
  x = rect->origin.x + (rect->size.width - symbol - width - (symbol > 0 && width > 0 ? MARGIN : 0)) / 2;
  if (symbol > 0)
    ogc_symbol_snapshot (snapshot, part->symbol,
                         &GRAPHENE_RECT_INIT (x, rect->origin.y + (rect->size.height - size) / 2, size, size), colour);
  if (width == 0)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x + (symbol > 0 ? symbol + MARGIN : 0),
                                                          rect->origin.y + (rect->size.height - height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
draw_part (OgcBar      *self,
           GtkSnapshot *snapshot,
           const Part  *part,
           float        from,
           float        to)
{
  graphene_rect_t rect = GRAPHENE_RECT_INIT (from, 0, MAX (to - from - GAP, 1),
                                             gtk_widget_get_height (GTK_WIDGET (self)));
  GdkRGBA colour, on;

  mirror_rect (self, &rect);
  ogc_palette_get (GTK_WIDGET (self), part->colour, &colour);
  ogc_palette_get_on (GTK_WIDGET (self), &colour, &on);
  ogc_rounded_rect_append (snapshot, &rect, RADIUS, &colour);
  draw_inside (self, snapshot, part, &rect, &on);
}

/* A stroke with an edge, visible on any background. */
static void
draw_stroke (OgcBar      *self,
             GtkSnapshot *snapshot,
             float        y,
             float        height)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  graphene_rect_t rect = GRAPHENE_RECT_INIT (CLAMP (get_offset (self, self->expected) - MARK_WIDTH / 2.f, 1,
                                                    width - MARK_WIDTH - 1),
                                             y, MARK_WIDTH, height);
  graphene_rect_t edge;
  GdkRGBA dark, light;

  mirror_rect (self, &rect);
  ogc_palette_get (GTK_WIDGET (self), "ink", &dark);
  ogc_palette_get (GTK_WIDGET (self), "ivory", &light);
  graphene_rect_inset_r (&rect, -1, 0, &edge);
  gtk_snapshot_append_color (snapshot, &dark, &edge);
  gtk_snapshot_append_color (snapshot, &light, &rect);
}

/* Above and below numbers and symbols, which it would cross. */
static void
draw_mark (OgcBar      *self,
           GtkSnapshot *snapshot)
{
  const float height = gtk_widget_get_height (GTK_WIDGET (self));

  draw_stroke (self, snapshot, 0, height * MARK_PART);
  draw_stroke (self, snapshot, height * (1 - MARK_PART), height * MARK_PART);
}

static void
ogc_bar_snapshot (GtkWidget   *widget,
                  GtkSnapshot *snapshot)
{
  OgcBar *self = OGC_BAR (widget);
  double total = 0;
  GdkRGBA track;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &track);
  track.alpha *= 0.13f;
  ogc_rounded_rect_append (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                          gtk_widget_get_height (widget)), RADIUS,
                           &track);
  for (unsigned n = 0; n < self->parts->len; n++)
    {
      const Part *part = &g_array_index (self->parts, Part, n);

      if (part->value > 0)
        draw_part (self, snapshot, part, get_offset (self, total), get_offset (self, total + part->value));
      total += part->value;
    }
  if (self->expected >= 0)
    draw_mark (self, snapshot);
}

static void
ogc_bar_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  g_autoptr (PangoLayout) layout = NULL;
  int height;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = USUAL_WIDTH;
      return;
    }
  layout = gtk_widget_create_pango_layout (widget, "0");
  pango_layout_get_pixel_size (layout, NULL, &height);
  *minimum = *natural = MAX (LEAST_HEIGHT, height + 4);
}

static void
ogc_bar_finalize (GObject *object)
{
  g_array_unref (OGC_BAR (object)->parts);

  G_OBJECT_CLASS (ogc_bar_parent_class)->finalize (object);
}

static void
ogc_bar_class_init (OgcBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ogc_bar_finalize;
  widget_class->snapshot = ogc_bar_snapshot;
  widget_class->measure = ogc_bar_measure;

  gtk_widget_class_set_css_name (widget_class, "bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ogc_bar_init (OgcBar *self)
{
  self->parts = g_array_new (FALSE, FALSE, sizeof (Part));
  g_array_set_clear_func (self->parts, clear_part);
  self->expected = -1;
  self->scale = 1;
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
ogc_bar_new (const OgcBarPart *parts,
             unsigned          n,
             double            expected)
{
  OgcBar *self = g_object_new (OGC_TYPE_BAR, NULL);

  g_return_val_if_fail (parts != NULL || n == 0, GTK_WIDGET (self));

  for (unsigned i = 0; i < n; i++)
    {
      Part part = { MAX (parts[i].value, 0), g_strdup (parts[i].colour), g_strdup (parts[i].symbol) };

      g_array_append_val (self->parts, part);
    }
  self->expected = expected;
  ogc_bar_set_scale (self, MAX (ogc_bar_get_total (self), expected));
  return GTK_WIDGET (self);
}

double
ogc_bar_get_total (OgcBar *self)
{
  double total = 0;

  g_return_val_if_fail (OGC_IS_BAR (self), 0);

  for (unsigned n = 0; n < self->parts->len; n++)
    total += g_array_index (self->parts, Part, n).value;
  return total;
}

double
ogc_bar_get_expected (OgcBar *self)
{
  g_return_val_if_fail (OGC_IS_BAR (self), -1);

  return self->expected;
}

double
ogc_bar_get_scale (OgcBar *self)
{
  g_return_val_if_fail (OGC_IS_BAR (self), 1);

  return self->scale;
}

void
ogc_bar_set_scale (OgcBar *self,
                   double  scale)
{
  g_return_if_fail (OGC_IS_BAR (self));

  self->scale = scale > 0 ? scale : 1;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
