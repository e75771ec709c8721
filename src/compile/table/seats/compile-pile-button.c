/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-pile-button.h"

#include <math.h>

#include "compile-card-face.h"
#include "compile-lettering.h"
#include "compile-palette.h"
#include "ogc-art.h"

/* Relative to the size of the text around it. */
#define WIDTH 3.5
#define HEIGHT 2.75

struct _CompilePileButton
{
  GtkButton parent_instance;

  unsigned count;
  int      protocol; /* of the card on top, or -1 */
  int      value;
  gboolean is_deck;
};

G_DEFINE_FINAL_TYPE (CompilePileButton, compile_pile_button, GTK_TYPE_BUTTON)

static double
get_letters (CompilePileButton *self)
{
  const PangoFontDescription *font
    = pango_context_get_font_description (gtk_widget_get_pango_context (GTK_WIDGET (self)));

  return MAX (12, pango_font_description_get_size (font) / (double) PANGO_SCALE);
}

/* Draws a number centred on @x and @y. */
static void
append_number (CompilePileButton *self,
               GtkSnapshot       *snapshot,
               unsigned           number,
               double             x,
               double             y)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  g_autoptr (PangoLayout) layout = compile_lettering_create (GTK_WIDGET (self), COMPILE_LETTERING_OWN,
                                                             get_letters (self) * 1.1, PANGO_WEIGHT_BOLD, 0, text);
  PangoRectangle ink;

  pango_layout_get_pixel_extents (layout, &ink, NULL);
  compile_lettering_append (snapshot, layout, x - ink.width / 2.0 - ink.x, y - ink.height / 2.0 - ink.y,
                            COMPILE_COLOUR_NUMERAL);
}

/* Its back, with the number in a ring. */
static void
append_deck (CompilePileButton *self,
             GtkSnapshot       *snapshot,
             double             width,
             double             height)
{
  const double radius = height * 0.36;
  cairo_t *cr;

  compile_card_face_append_back (GTK_WIDGET (self), snapshot, width / COMPILE_CARD_WIDTH, (int) height, -1, NULL,
                                 FALSE);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_arc (cr, width / 2, height / 2, radius, 0, 2 * G_PI);
  compile_palette_set_source (cr, COMPILE_COLOUR_GLASS, 1);
  cairo_fill_preserve (cr);
  compile_palette_set_source (cr, COMPILE_COLOUR_GOLD, 1);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  cairo_destroy (cr);
  append_number (self, snapshot, self->count, width / 2, height / 2);
}

/* The top card: its band and its paper, with the number in a window. An empty trash is only a frame. */
static void
append_trash (CompilePileButton *self,
              GtkSnapshot       *snapshot,
              double             width,
              double             height)
{
  const double size = width / COMPILE_CARD_WIDTH * 2, band = round (height * 0.45);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  compile_card_face_trace (cr, width, height, size, -0.5);
  cairo_save (cr);
  cairo_clip (cr);
  compile_palette_set_source (cr, self->protocol >= 0 ? COMPILE_COLOUR_PAPER : COMPILE_COLOUR_GLASS, 1);
  cairo_paint (cr);
  if (self->protocol >= 0)
    {
      const CompilePalette *tones = compile_palette_get (self->protocol);

      compile_palette_set_source (cr, compile_palette_mix (tones->plate, tones->main, 0.6), 1);
      cairo_rectangle (cr, 0, 0, width, band);
      cairo_fill (cr);
      compile_palette_set_source (cr, COMPILE_COLOUR_GLASS, 1);
      cairo_rectangle (cr, width * 0.42, band, width, height);
      cairo_fill (cr);
    }
  cairo_restore (cr);
  compile_card_face_trace (cr, width, height, size, -0.5);
  compile_palette_set_source (cr, self->protocol >= 0 ? COMPILE_COLOUR_BRASS_LIGHT : COMPILE_COLOUR_BRASS_DARK, 1);
  cairo_set_line_width (cr, 1.3);
  cairo_stroke (cr);
  cairo_destroy (cr);
  if (self->protocol >= 0)
    {
      g_autofree char *emblem = compile_palette_dup_picture ("emblem", self->protocol);
      const float side = (float) (band * 0.86);

      append_number (self, snapshot, (unsigned) self->value, width * 0.22, band / 2);
      ogc_art_append (snapshot, emblem,
                      &GRAPHENE_RECT_INIT ((float) (width * 0.46), (float) (band * 0.08), side, side));
      append_number (self, snapshot, self->count, width * 0.71, (band + height) / 2);
    }
  else
    append_number (self, snapshot, self->count, width / 2, height / 2);
}

static void
append_frame (GtkSnapshot *snapshot,
              double       width,
              double       height,
              guint32      colour)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-4, -4, (float) width + 8,
                                                                          (float) height + 8));

  cairo_rectangle (cr, -2, -2, width + 4, height + 4);
  compile_palette_set_source (cr, colour, 1);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
compile_pile_button_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  CompilePileButton *self = COMPILE_PILE_BUTTON (widget);
  const double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (self->is_deck)
    append_deck (self, snapshot, width, height);
  else
    append_trash (self, snapshot, width, height);
  if (gtk_widget_has_visible_focus (widget))
    append_frame (snapshot, width, height, compile_palette_get_mark (COMPILE_MARK_FOCUS));
  else if ((gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT) != 0)
    append_frame (snapshot, width, height, COMPILE_COLOUR_GOLD);
}

static void
compile_pile_button_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  *minimum = *natural = (int) (get_letters (COMPILE_PILE_BUTTON (widget))
                               * (orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT));
}

static void
compile_pile_button_state_flags_changed (GtkWidget     *widget,
                                         GtkStateFlags  before)
{
  GTK_WIDGET_CLASS (compile_pile_button_parent_class)->state_flags_changed (widget, before);
  gtk_widget_queue_draw (widget);
}

static void
compile_pile_button_class_init (CompilePileButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = compile_pile_button_snapshot;
  widget_class->measure = compile_pile_button_measure;
  widget_class->state_flags_changed = compile_pile_button_state_flags_changed;

  gtk_widget_class_set_css_name (widget_class, "pileplate");
}

static void
compile_pile_button_init (CompilePileButton *self)
{
  self->protocol = -1;
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL); /* it has no child */
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
compile_pile_button_new (void)
{
  return g_object_new (COMPILE_TYPE_PILE_BUTTON, NULL);
}

void
compile_pile_button_set (CompilePileButton  *self,
                         unsigned            count,
                         CompileCommandCard *top,
                         gboolean            is_deck)
{
  g_return_if_fail (COMPILE_IS_PILE_BUTTON (self));

  self->count = count;
  self->protocol = top != NULL ? compile_command_card_get_protocol (top) : -1;
  self->value = top != NULL ? compile_command_card_get_printed (top) : 0;
  self->is_deck = is_deck;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
