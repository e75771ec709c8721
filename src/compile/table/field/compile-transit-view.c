/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-transit-view.h"

#include "compile-card-view.h"
#include "compile-palette.h"
#include "compile-text.h"

/* At scale 1. */
#define TILT 3
#define SHADOW_X 10
#define SHADOW_Y 14

struct _CompileTransitView
{
  GtkWidget parent_instance;

  GtkWidget *card; /* or NULL */
  double     size;
};

G_DEFINE_FINAL_TYPE (CompileTransitView, compile_transit_view, GTK_TYPE_WIDGET)

/* Three lines show that it is moving. */
static void
append_shadow (CompileTransitView *self,
               GtkSnapshot        *snapshot,
               double              width,
               double              height)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-20, -4, (float) width + 44,
                                                                          (float) height + 32));

  cairo_save (cr);
  cairo_translate (cr, SHADOW_X * self->size, SHADOW_Y * self->size);
  compile_card_face_trace (cr, width, height, self->size, 0);
  compile_palette_set_source (cr, 0x000000, 0.5);
  cairo_fill (cr);
  cairo_restore (cr);
  compile_palette_set_source (cr, COMPILE_COLOUR_LIT, 1);
  cairo_set_line_width (cr, 2);
  for (int i = 0; i < 3; i++)
    {
      cairo_move_to (cr, -5, height * (0.3 + 0.2 * i));
      cairo_rel_line_to (cr, -8 - 3 * (i == 1), 0);
    }
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
compile_transit_view_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  CompileTransitView *self = COMPILE_TRANSIT_VIEW (widget);
  const float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);

  if (self->card == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width / 2, height / 2));
  gtk_snapshot_rotate (snapshot, -TILT);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-width / 2, -height / 2));
  append_shadow (self, snapshot, width, height);
  gtk_widget_snapshot_child (widget, self->card, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
compile_transit_view_measure (GtkWidget      *widget,
                              GtkOrientation  orientation,
                              int             for_size,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline,
                              int            *natural_baseline)
{
  CompileTransitView *self = COMPILE_TRANSIT_VIEW (widget);

  if (self->card != NULL)
    gtk_widget_measure (self->card, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
compile_transit_view_size_allocate (GtkWidget *widget,
                                    int        width,
                                    int        height,
                                    int        baseline)
{
  CompileTransitView *self = COMPILE_TRANSIT_VIEW (widget);

  if (self->card != NULL)
    gtk_widget_size_allocate (self->card, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
compile_transit_view_dispose (GObject *object)
{
  g_clear_pointer (&COMPILE_TRANSIT_VIEW (object)->card, gtk_widget_unparent);

  G_OBJECT_CLASS (compile_transit_view_parent_class)->dispose (object);
}

static void
compile_transit_view_class_init (CompileTransitViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_transit_view_dispose;
  widget_class->snapshot = compile_transit_view_snapshot;
  widget_class->measure = compile_transit_view_measure;
  widget_class->size_allocate = compile_transit_view_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "cardtransit");
}

static void
compile_transit_view_init (CompileTransitView *self)
{
  self->size = 1;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
compile_transit_view_new (void)
{
  return g_object_new (COMPILE_TYPE_TRANSIT_VIEW, NULL);
}

void
compile_transit_view_set_card (CompileTransitView *self,
                               GListModel         *cards,
                               int                 side,
                               int                 line)
{
  g_return_if_fail (COMPILE_IS_TRANSIT_VIEW (self));

  g_clear_pointer (&self->card, gtk_widget_unparent);
  for (guint i = cards != NULL ? g_list_model_get_n_items (cards) : 0; i > 0 && self->card == NULL; i--)
    {
      g_autoptr (CompileCommandCard) card = g_list_model_get_item (cards, i - 1);

      if (compile_command_card_get_side (card) != side || compile_command_card_get_line (card) != line)
        continue;
      self->card = compile_card_view_new (card, compile_text_zone (COMPILE_TEXT_TRANSIT));
      compile_card_view_set_form (COMPILE_CARD_VIEW (self->card), COMPILE_CARD_WHOLE, self->size);
      gtk_widget_set_can_focus (self->card, FALSE);
      gtk_widget_set_parent (self->card, GTK_WIDGET (self));
    }
  gtk_widget_set_visible (GTK_WIDGET (self), self->card != NULL);
}

void
compile_transit_view_set_size (CompileTransitView *self,
                               double              size)
{
  g_return_if_fail (COMPILE_IS_TRANSIT_VIEW (self));

  self->size = size;
  if (self->card != NULL)
    compile_card_view_set_form (COMPILE_CARD_VIEW (self->card), COMPILE_CARD_WHOLE, size);
}
