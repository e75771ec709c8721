/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-hint-layer.h"

#include "ogc-child-binding.h"

/* How far a number overlaps the edge of its target, and its distance from the next number there. */
#define OVERLAP 9
#define GAP 2
/* The least height of targets that are cards, where numbers are side by side on the frame, above the name. */
#define CARD 120
#define INSET 24

struct _OgcHintLayer
{
  GtkWidget parent_instance;

  OgcHintFinder finder;
  gpointer      user_data;
  GListModel   *hints;
  guint         tick; /* while there are any */
};

G_DEFINE_FINAL_TYPE (OgcHintLayer, ogc_hint_layer, GTK_TYPE_WIDGET)

#define HINT "hint"
#define TARGET "target" /* a pointer that is only compared */
#define PLACE "place"

static GtkWidget *
create_mark (gpointer item,
             gpointer user_data)
{
  GtkWidget *mark = gtk_label_new (ogc_hint_layer_numeral (ogc_hint_get_number (item)));

  gtk_widget_add_css_class (mark, "hint-mark");
  gtk_widget_set_child_visible (mark, FALSE);
  g_object_set_data_full (G_OBJECT (mark), HINT, g_object_ref (item), g_object_unref);
  g_object_set_data_full (G_OBJECT (mark), PLACE, g_new0 (graphene_point_t, 1), g_free);
  return mark;
}

static graphene_point_t *
place_of (GtkWidget *mark)
{
  return g_object_get_data (G_OBJECT (mark), PLACE);
}

/* The space that the marks before @mark take on the same target. */
static int
taken_before (GtkWidget *mark)
{
  gpointer target = g_object_get_data (G_OBJECT (mark), TARGET);
  int taken = 0;

  for (GtkWidget *other = gtk_widget_get_prev_sibling (mark); other != NULL;
       other = gtk_widget_get_prev_sibling (other))
    if (g_object_get_data (G_OBJECT (other), TARGET) == target)
      {
        GtkRequisition size;

        gtk_widget_get_preferred_size (other, &size, NULL);
        taken += MAX (size.width, size.height) + GAP;
      }
  return taken;
}

/* Finds the visible part of @target, in the layer's coordinates. Returns whether there is any. */
static gboolean
find_seen (OgcHintLayer    *self,
           GtkWidget       *target,
           graphene_rect_t *seen)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (target, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t room;

  if (!gtk_widget_get_mapped (target) || !gtk_widget_compute_bounds (target, GTK_WIDGET (self), seen))
    return FALSE;
  return scroller == NULL || !gtk_widget_compute_bounds (scroller, GTK_WIDGET (self), &room)
         || graphene_rect_intersection (seen, &room, seen);
}

static graphene_point_t
choose_place (GtkWidget             *mark,
              GtkWidget             *target,
              const graphene_rect_t *seen)
{
  const float taken = (float) taken_before (mark);
  const float inset = gtk_widget_get_height (target) >= CARD ? INSET : -OVERLAP;

  return GRAPHENE_POINT_INIT (MAX (seen->origin.x + inset + taken, 0), MAX (seen->origin.y - OVERLAP, 0));
}

/* Finds the place of @mark. Returns whether that has changed. */
static gboolean
find_place (OgcHintLayer *self,
            GtkWidget    *mark)
{
  GtkWidget *target = self->finder (g_object_get_data (G_OBJECT (mark), HINT), self->user_data);
  const graphene_point_t before = *place_of (mark);
  const gboolean was = gtk_widget_get_child_visible (mark);
  graphene_rect_t seen;

  g_object_set_data (G_OBJECT (mark), TARGET, target);
  if (target == NULL || !find_seen (self, target, &seen))
    {
      gtk_widget_set_child_visible (mark, FALSE);
      return was;
    }
  *place_of (mark) = choose_place (mark, target, &seen);
  gtk_widget_set_child_visible (mark, TRUE);
  return !was || !graphene_point_equal (place_of (mark), &before);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  OgcHintLayer *self = OGC_HINT_LAYER (widget);
  gboolean moved = FALSE;

  for (GtkWidget *mark = gtk_widget_get_first_child (widget); mark != NULL; mark = gtk_widget_get_next_sibling (mark))
    moved = find_place (self, mark) || moved;
  if (moved)
    gtk_widget_queue_allocate (widget);
  return G_SOURCE_CONTINUE;
}

static void
hints_changed_cb (OgcHintLayer *self)
{
  const gboolean wanted = self->hints != NULL && g_list_model_get_n_items (self->hints) > 0;

  if (wanted && self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  else if (!wanted && self->tick != 0)
    {
      gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
      self->tick = 0;
    }
}

static void
ogc_hint_layer_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  for (GtkWidget *mark = gtk_widget_get_first_child (widget); mark != NULL; mark = gtk_widget_get_next_sibling (mark))
    {
      GtkRequisition size;

      gtk_widget_get_preferred_size (mark, &size, NULL);
      gtk_widget_size_allocate (mark,
                                &(GtkAllocation) { (int) place_of (mark)->x, (int) place_of (mark)->y, size.width,
                                                   size.height },
                                -1);
    }
}

static void
ogc_hint_layer_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
ogc_hint_layer_dispose (GObject *object)
{
  OgcHintLayer *self = OGC_HINT_LAYER (object);

  ogc_hint_layer_set_hints (self, NULL);

  G_OBJECT_CLASS (ogc_hint_layer_parent_class)->dispose (object);
}

static void
ogc_hint_layer_class_init (OgcHintLayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_hint_layer_dispose;
  widget_class->measure = ogc_hint_layer_measure;
  widget_class->size_allocate = ogc_hint_layer_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "hintlayer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ogc_hint_layer_init (OgcHintLayer *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
ogc_hint_layer_new (OgcHintFinder finder,
                    gpointer      user_data)
{
  OgcHintLayer *self = g_object_new (OGC_TYPE_HINT_LAYER, NULL);

  g_return_val_if_fail (finder != NULL, GTK_WIDGET (self));

  self->finder = finder;
  self->user_data = user_data;
  return GTK_WIDGET (self);
}

void
ogc_hint_layer_set_hints (OgcHintLayer *self,
                          GListModel   *hints)
{
  g_return_if_fail (OGC_IS_HINT_LAYER (self));
  g_return_if_fail (hints == NULL || G_IS_LIST_MODEL (hints));

  if (self->hints != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->hints, self);
      ogc_child_binding_clear (GTK_WIDGET (self));
    }
  g_set_object (&self->hints, hints);
  if (hints != NULL)
    {
      ogc_child_binding_bind (GTK_WIDGET (self), hints, create_mark, self);
      g_signal_connect_object (hints, "items-changed", G_CALLBACK (hints_changed_cb), self, G_CONNECT_SWAPPED);
    }
  hints_changed_cb (self);
}

const char *
ogc_hint_layer_numeral (unsigned number)
{
  static const char *const numerals[] = { "", "I", "II", "III", "IV", "V" };

  g_return_val_if_fail (number < G_N_ELEMENTS (numerals), "");

  return numerals[number];
}
