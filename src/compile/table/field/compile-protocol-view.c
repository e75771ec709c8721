/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-protocol-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "compile-lettering.h"
#include "compile-palette.h"
#include "compile-text.h"
#include "ogc-art.h"
#include "ogc-texture-cache.h"

/* In pixels. */
#define LEAST_BAND 17
#define AIR 4 /* above and below the two lines of a long name */

struct _CompileProtocolView
{
  GtkButton parent_instance;

  int      protocol;
  gboolean compiled;
  char    *caption;
  guint64  decision;
  gboolean legal;
  gboolean movable;
  gboolean picked;
  double   head; /* the height of the band with the name */
};

G_DEFINE_FINAL_TYPE (CompileProtocolView, compile_protocol_view, GTK_TYPE_BUTTON)

/* Stepped corners, two steps each. */
static void
trace_frame (cairo_t *cr,
             double   width,
             double   height,
             double   step)
{
  const double points[][2] = { { 2, 0 }, { 2, 1 }, { 1, 1 }, { 1, 2 }, { 0, 2 } };

  for (int corner = 0; corner < 4; corner++)
    for (int i = 0; i < 5; i++)
      {
        const double *point = points[corner % 2 == 0 ? 4 - i : i];
        const double x = point[0] * step, y = point[1] * step;

        cairo_line_to (cr, corner == 0 || corner == 3 ? x : width - x, corner < 2 ? y : height - y);
      }
  cairo_close_path (cr);
}

/* The height of the band with the state, below the poster, in a view @width wide. */
static double
get_foot (double width)
{
  return MAX (LEAST_BAND, 26 * width / COMPILE_PROTOCOL_VIEW_WIDTH);
}

/* The height of the band with the name, above the poster: a name in two lines takes some of the poster's. */
static double
measure_head (CompileProtocolView *self,
              PangoLayout         *name)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const double head = MAX (LEAST_BAND, 32 * width / COMPILE_PROTOCOL_VIEW_WIDTH);
  PangoRectangle ink;

  if (name == NULL || pango_layout_get_line_count (name) == 1)
    return head;
  pango_layout_get_pixel_extents (name, &ink, NULL);
  return CLAMP (ink.height + 2 * AIR, head, gtk_widget_get_height (GTK_WIDGET (self)) - get_foot (width));
}

/* The frame and some air, at either end of a band. */
static double
get_edge (double width)
{
  return 1 + 3 * width / COMPILE_PROTOCOL_VIEW_WIDTH;
}

/* If the view is low, the poster loses its upper and lower end. */
static void
paint_protocol (GtkSnapshot           *snapshot,
                const graphene_size_t *room,
                gpointer               data)
{
  CompileProtocolView *self = data;
  const double size = room->width / COMPILE_PROTOCOL_VIEW_WIDTH;
  const double width = room->width, height = room->height;
  const double head = self->head, foot = height - get_foot (width), picture_height = 128 * size;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, room->width, room->height));
  cairo_pattern_t *metal;

  cairo_translate (cr, 0.5, 0.5);
  trace_frame (cr, width - 1, height - 1, 4 * size);
  cairo_save (cr);
  cairo_clip (cr);
  compile_palette_set_source (cr, self->protocol >= 0 ? compile_palette_get (self->protocol)->plate : 0x110a06, 1);
  cairo_paint (cr);
  if (self->protocol >= 0)
    {
      g_autofree char *picture = compile_palette_dup_picture ("poster", self->protocol);
      g_autofree char *lit = g_strconcat (picture, "-lit", NULL);

      cairo_save (cr);
      cairo_rectangle (cr, 0, head, width, foot - head);
      cairo_clip (cr);
      ogc_art_paint (cr, self->compiled ? lit : picture,
                     &GRAPHENE_RECT_INIT (0, (float) ((head + foot - picture_height) / 2), (float) width,
                                          (float) picture_height));
      cairo_restore (cr);
    }
  metal = cairo_pattern_create_linear (0, foot, 0, height);
  compile_palette_add_stop (metal, 0, self->compiled ? 0xfbe3a0 : 0x0d0a08, 1);
  compile_palette_add_stop (metal, 0.5, self->compiled ? 0xe9b949 : 0x0d0a08, 1);
  compile_palette_add_stop (metal, 1, self->compiled ? 0xc08a2a : 0x0d0a08, 1);
  cairo_rectangle (cr, 0, foot, width, height - foot);
  cairo_set_source (cr, metal);
  cairo_fill (cr);
  cairo_pattern_destroy (metal);
  compile_palette_set_source (cr, COMPILE_COLOUR_GOLD, 1);
  cairo_rectangle (cr, 0, head - 2 * size, width, MAX (1, 2 * size));
  cairo_rectangle (cr, 0, foot - size, width, MAX (1, 2 * size));
  cairo_fill (cr);
  cairo_restore (cr);
  trace_frame (cr, width - 1, height - 1, 4 * size);
  compile_palette_set_source (cr, 0x3a2208, 1);
  cairo_set_line_width (cr, 4 * size);
  cairo_stroke_preserve (cr);
  compile_palette_set_source (cr, self->compiled ? 0xfbe3a0 : 0x9c6a1e, 1);
  cairo_set_line_width (cr, self->compiled ? 3 * size : 2 * size);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* Lays out a text of a band, as wide as it. */
static PangoLayout *
create_line (CompileProtocolView *self,
             const char          *family,
             const char          *text,
             double               pixels,
             double               spacing,
             double              *stretch)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));

  return compile_lettering_fit (GTK_WIDGET (self), family, text, pixels, spacing, width - 2 * get_edge (width),
                                stretch);
}

static void
append_line (CompileProtocolView *self,
             GtkSnapshot         *snapshot,
             PangoLayout         *layout,
             double               stretch,
             double               middle,
             guint32              colour)
{
  PangoRectangle ink;

  pango_layout_get_pixel_extents (layout, &ink, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (GTK_WIDGET (self)) / 2, 0));
  gtk_snapshot_scale (snapshot, (float) stretch, 1);
  compile_lettering_append (snapshot, layout, -ink.width / 2.0 - ink.x, middle - ink.height / 2.0 - ink.y, colour);
  gtk_snapshot_restore (snapshot);
}

static void
append_light (CompileProtocolView *self,
              GtkSnapshot         *snapshot,
              gboolean             focused)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int height = gtk_widget_get_height (GTK_WIDGET (self));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-14, -14, (float) width + 28,
                                                                          (float) height + 28));
  const double widths[] = { 16, 10, 5 };

  for (int i = 0; i < 3 && !focused; i++)
    {
      trace_frame (cr, width, height, 4 * width / (double) COMPILE_PROTOCOL_VIEW_WIDTH);
      compile_palette_set_source (cr, i < 2 ? COMPILE_COLOUR_GLOW : COMPILE_COLOUR_GLOW_LIGHT, 0.3 + 0.2 * i);
      cairo_set_line_width (cr, widths[i]);
      cairo_stroke (cr);
    }
  if (focused)
    {
      cairo_rectangle (cr, -5, -5, width + 10, height + 10);
      compile_palette_set_source (cr, compile_palette_get_mark (COMPILE_MARK_FOCUS), 1);
      cairo_set_line_width (cr, 2.4);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
}

/* The white frame of a picked protocol. */
static void
append_pick (CompileProtocolView *self,
             GtkSnapshot         *snapshot)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int height = gtk_widget_get_height (GTK_WIDGET (self));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-4, -4, (float) width + 8,
                                                                          (float) height + 8));

  trace_frame (cr, width, height, 4 * width / (double) COMPILE_PROTOCOL_VIEW_WIDTH);
  compile_palette_set_source (cr, compile_palette_get_mark (COMPILE_MARK_PICKED), 1);
  cairo_set_line_width (cr, 5);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
compile_protocol_view_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  CompileProtocolView *self = COMPILE_PROTOCOL_VIEW (widget);
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  const double size = width / (double) COMPILE_PROTOCOL_VIEW_WIDTH;
  const char *state = self->caption != NULL ? self->caption : compile_text_compiled (self->compiled);
  g_autofree char *key = NULL;
  g_autofree char *name = NULL;
  g_autoptr (PangoLayout) name_layout = NULL;
  g_autoptr (PangoLayout) state_layout = NULL;
  double name_stretch, state_stretch;

  if (self->protocol >= 0)
    {
      name = g_utf8_strup (compile_text_poster ((guint) self->protocol), -1);
      name_layout = create_line (self, COMPILE_LETTERING_OWN, name, 16 * size, 1.3 * size, &name_stretch);
      state_layout = create_line (self, NULL, state, 14 * size, 0, &state_stretch);
    }
  self->head = measure_head (self, name_layout);
  if (self->legal)
    append_light (self, snapshot, FALSE);
  key = g_strdup_printf ("compile-protocol-view/%d/%d/%d/%d/%d", self->protocol, self->compiled, width, height,
                         (int) self->head);
  ogc_texture_cache_append (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height), key, paint_protocol,
                            self);
  if (self->protocol >= 0)
    {
      append_line (self, snapshot, name_layout, name_stretch, self->head / 2 - size / 2,
                   self->compiled ? compile_palette_get (self->protocol)->glow : 0xf3e2be);
      append_line (self, snapshot, state_layout, state_stretch, height - get_foot (width) / 2,
                   self->compiled ? 0x2a1805 : 0xe9d9b4);
    }
  if (self->picked)
    append_pick (self, snapshot);
  if (gtk_widget_has_visible_focus (widget))
    append_light (self, snapshot, TRUE);
}

static void
compile_protocol_view_measure (GtkWidget      *widget,
                               GtkOrientation  orientation,
                               int             for_size,
                               int            *minimum,
                               int            *natural,
                               int            *minimum_baseline,
                               int            *natural_baseline)
{
  *minimum = 10;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? COMPILE_PROTOCOL_VIEW_WIDTH : COMPILE_PROTOCOL_VIEW_HEIGHT;
}

static void
update_accessible (CompileProtocolView *self)
{
  if (self->protocol < 0)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  compile_text_protocol ((guint) self->protocol),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  self->caption != NULL ? self->caption : compile_text_compiled (self->compiled), -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, !self->legal, -1);
}

static void
compile_protocol_view_clicked (GtkButton *button)
{
  CompileProtocolView *self = COMPILE_PROTOCOL_VIEW (button);

  gtk_widget_activate_action (GTK_WIDGET (button), self->movable ? "compile.protocol" : "compile.take", "t",
                              self->decision);
}

static void
compile_protocol_view_finalize (GObject *object)
{
  g_free (COMPILE_PROTOCOL_VIEW (object)->caption);

  G_OBJECT_CLASS (compile_protocol_view_parent_class)->finalize (object);
}

static void
compile_protocol_view_class_init (CompileProtocolViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = compile_protocol_view_finalize;
  widget_class->snapshot = compile_protocol_view_snapshot;
  widget_class->measure = compile_protocol_view_measure;
  GTK_BUTTON_CLASS (klass)->clicked = compile_protocol_view_clicked;

  gtk_widget_class_set_css_name (widget_class, "protocolview");
}

static void
compile_protocol_view_init (CompileProtocolView *self)
{
  self->protocol = -1;
  gtk_widget_set_focus_on_click (GTK_WIDGET (self), FALSE);
}

GtkWidget *
compile_protocol_view_new (void)
{
  return g_object_new (COMPILE_TYPE_PROTOCOL_VIEW, NULL);
}

void
compile_protocol_view_show (CompileProtocolView *self,
                            int                  protocol,
                            gboolean             compiled,
                            const char          *caption)
{
  g_return_if_fail (COMPILE_IS_PROTOCOL_VIEW (self));

  g_free (self->caption);
  self->caption = g_strdup (caption);
  self->protocol = protocol;
  self->compiled = compiled;
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
compile_protocol_view_set_decision (CompileProtocolView *self,
                                    guint64              decision,
                                    gboolean             legal)
{
  g_return_if_fail (COMPILE_IS_PROTOCOL_VIEW (self));

  self->decision = decision;
  self->legal = legal;
  self->movable = self->picked = FALSE;
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
compile_protocol_view_set_movable (CompileProtocolView *self,
                                   guint64              decision,
                                   gboolean             picked)
{
  g_return_if_fail (COMPILE_IS_PROTOCOL_VIEW (self));

  compile_protocol_view_set_decision (self, decision, TRUE);
  self->movable = TRUE;
  self->picked = picked;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
                               picked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

guint64
compile_protocol_view_get_decision (CompileProtocolView *self)
{
  g_return_val_if_fail (COMPILE_IS_PROTOCOL_VIEW (self), 0);

  return self->decision;
}

gboolean
compile_protocol_view_is_legal (CompileProtocolView *self)
{
  g_return_val_if_fail (COMPILE_IS_PROTOCOL_VIEW (self), FALSE);

  return self->legal;
}
