/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-hand-view.h"

#include <math.h>

#include "compile-card-view.h"
#include "ogc-child-binding.h"
#include "ogc-focus.h"

/* The least part of a card that stays visible beside the next one. */
#define LEAST_SEEN 0.85
#define GAP 8

struct _CompileHandView
{
  GtkWidget parent_instance;

  char    *place;
  double   size;
  double   seen;
  gboolean wraps;
};

G_DEFINE_FINAL_TYPE (CompileHandView, compile_hand_view, GTK_TYPE_WIDGET)

static int
count_cards (CompileHandView *self)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

static int
get_card_width (CompileHandView *self)
{
  return (int) round (COMPILE_CARD_WIDTH * self->size);
}

static int
get_card_height (CompileHandView *self)
{
  return (int) round (COMPILE_CARD_HEIGHT * self->size);
}

/* Cards may overlap a little before they wrap. */
static int
count_in_row (CompileHandView *self,
              int              width)
{
  const int card = get_card_width (self);

  if (!self->wraps)
    return MAX (1, count_cards (self));
  return 1 + (int) (MAX (0, width - card) / (card * LEAST_SEEN));
}

static void
compile_hand_view_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  CompileHandView *self = COMPILE_HAND_VIEW (widget);
  const int n = count_cards (self);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, NULL, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = get_card_width (self);
      *natural = MAX (*minimum, n * (get_card_width (self) + GAP) - GAP);
    }
  else
    {
      const int in_row = for_size > 0 ? count_in_row (self, for_size) : MAX (1, n);
      const int rows = MAX (1, (n + in_row - 1) / in_row);

      *minimum = *natural = rows * ((int) (get_card_height (self) * self->seen) + GAP) - GAP;
    }
}

static void
compile_hand_view_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  CompileHandView *self = COMPILE_HAND_VIEW (widget);
  const int n = count_cards (self);
  const int in_row = count_in_row (self, width);
  const int card = get_card_width (self);
  const int shown = (int) (get_card_height (self) * self->seen);
  const double step = in_row > 1 ? MIN (card + GAP, (width - card) / (double) (MIN (in_row, MAX (n, 2)) - 1)) : 0;
  int i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child), i++)
    {
      int least;

      compile_card_view_set_form (COMPILE_CARD_VIEW (child), COMPILE_CARD_WHOLE, self->size);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_size_allocate (child,
                                &(GtkAllocation) { (int) round (i % in_row * step),
                                                   i / in_row * (shown + GAP) + shown - get_card_height (self), card,
                                                   get_card_height (self) }, -1);
    }
}

static GtkSizeRequestMode
compile_hand_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static gboolean
compile_hand_view_focus (GtkWidget        *widget,
                         GtkDirectionType  direction)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);

  return first != NULL && ogc_focus_move_inside (widget, first, direction);
}

static GtkWidget *
create_card (gpointer item,
             gpointer user_data)
{
  return compile_card_view_new (item, COMPILE_HAND_VIEW (user_data)->place);
}

static void
compile_hand_view_dispose (GObject *object)
{
  ogc_child_binding_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (compile_hand_view_parent_class)->dispose (object);
}

static void
compile_hand_view_finalize (GObject *object)
{
  g_free (COMPILE_HAND_VIEW (object)->place);

  G_OBJECT_CLASS (compile_hand_view_parent_class)->finalize (object);
}

static void
compile_hand_view_class_init (CompileHandViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_hand_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = compile_hand_view_finalize;
  widget_class->measure = compile_hand_view_measure;
  widget_class->size_allocate = compile_hand_view_size_allocate;
  widget_class->get_request_mode = compile_hand_view_get_request_mode;
  widget_class->focus = compile_hand_view_focus;

  gtk_widget_class_set_css_name (widget_class, "cardhand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
compile_hand_view_init (CompileHandView *self)
{
  self->size = 1;
  self->seen = 1;
}

GtkWidget *
compile_hand_view_new (void)
{
  return g_object_new (COMPILE_TYPE_HAND_VIEW, NULL);
}

void
compile_hand_view_set_cards (CompileHandView *self,
                             GListModel      *cards,
                             const char      *place)
{
  g_return_if_fail (COMPILE_IS_HAND_VIEW (self));

  g_free (self->place);
  self->place = g_strdup (place);
  ogc_child_binding_clear (GTK_WIDGET (self));
  if (cards != NULL)
    ogc_child_binding_bind (GTK_WIDGET (self), cards, create_card, self);
  if (place != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, place, -1);
}

void
compile_hand_view_set_size (CompileHandView *self,
                            double           size,
                            double           seen,
                            gboolean         wraps)
{
  g_return_if_fail (COMPILE_IS_HAND_VIEW (self));

  if (self->size == size && self->seen == seen && self->wraps == wraps)
    return;
  self->size = size;
  self->seen = seen;
  self->wraps = wraps;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
