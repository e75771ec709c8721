/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-stack-view.h"

#include <math.h>

#include "compile-card-view.h"
#include "compile-state.h"
#include "ogc-child-binding.h"
#include "ogc-focus.h"

struct _CompileStackView
{
  GtkWidget parent_instance;

  gboolean at_end;
  double   size;
  char    *place;
  int      end;
};

G_DEFINE_FINAL_TYPE (CompileStackView, compile_stack_view, GTK_TYPE_WIDGET)

/* How much of each card can be seen. */
typedef struct {
  CompileCardView *view;
  CompileCardForm  form;
  int              height;
  unsigned         count; /* how many cards it stands for; 0 if another one stands for it */
} Strip;

static void
set_form (CompileStackView *self,
          Strip            *strip,
          CompileCardForm   form)
{
  strip->form = form;
  strip->height = compile_card_view_get_height (strip->view, form, self->size);
}

static int
add_up (const Strip *strips,
        unsigned     n)
{
  int height = 0;

  for (unsigned i = 0; i < n; i++)
    height += strips[i].height;
  return height;
}

static gboolean
can_join (const Strip *strip)
{
  return !compile_card_view_shows_front (strip->view) && !compile_card_view_is_legal (strip->view);
}

/* Merges neighbouring face-down strips from below until there is room. The uncovered card and cards that can be
 * chosen stay separate. */
static void
join_strips (Strip    *strips,
             unsigned  n,
             int       room)
{
  unsigned first = 0;

  for (unsigned i = 1; i + 1 < n && add_up (strips, n) > room; i++)
    {
      if (!can_join (&strips[i]) || !can_join (&strips[first]))
        {
          first = i;
          continue;
        }
      strips[first].count++;
      strips[i].count = 0;
      strips[i].height = 0;
    }
}

/* Shrinks the stack until it fits, or there is nothing left to shrink. */
static void
shrink_strips (CompileStackView *self,
               Strip            *strips,
               unsigned          n,
               int               room)
{
  const int least = (int) (14 * self->size);

  for (unsigned i = 0; i + 1 < n && add_up (strips, n) > room; i++)
    if (!compile_card_view_has_text (strips[i].view))
      set_form (self, &strips[i], COMPILE_CARD_BAND);
  if (add_up (strips, n) > room)
    set_form (self, &strips[n - 1], COMPILE_CARD_SHORT);
  for (unsigned i = 0; i + 1 < n && add_up (strips, n) > room; i++)
    set_form (self, &strips[i], COMPILE_CARD_BAND);
  join_strips (strips, n, room);
  while (add_up (strips, n) > room)
    {
      unsigned highest = 0;

      for (unsigned i = 1; i + 1 < n; i++)
        if (strips[i].height > strips[highest].height)
          highest = i;
      if (n == 1 || strips[highest].height <= least)
        return;
      strips[highest].height--;
    }
}

static unsigned
collect_strips (CompileStackView *self,
                Strip            *strips)
{
  unsigned n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL && n < COMPILE_N_CARDS;
       child = gtk_widget_get_next_sibling (child))
    strips[n++] = (Strip) { .view = COMPILE_CARD_VIEW (child), .count = 1 };
  return n;
}

static void
compile_stack_view_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  CompileStackView *self = COMPILE_STACK_VIEW (widget);
  Strip strips[COMPILE_N_CARDS];
  const unsigned n = collect_strips (self, strips);
  const int card_width = (int) round (COMPILE_CARD_WIDTH * self->size);
  int y;

  self->end = 0;
  if (n == 0)
    return;
  for (unsigned i = 0; i < n; i++)
    set_form (self, &strips[i], i + 1 < n ? COMPILE_CARD_STRIP : COMPILE_CARD_WHOLE);
  for (unsigned i = 0; i + 1 < n; i++)
    if (compile_card_view_is_legal (strips[i + 1].view))
      strips[i].height += (int) (5 * self->size);
  shrink_strips (self, strips, n, height);
  strips[n - 1].height = MIN (compile_card_view_get_height (strips[n - 1].view, COMPILE_CARD_WHOLE, self->size),
                              MAX (strips[n - 1].height, height - add_up (strips, n - 1)));
  y = self->at_end ? MAX (0, height - add_up (strips, n)) : 0;
  for (unsigned i = 0; i < n; i++)
    {
      int least;

      gtk_widget_set_child_visible (GTK_WIDGET (strips[i].view), strips[i].count > 0);
      if (strips[i].count == 0)
        continue;
      compile_card_view_set_count (strips[i].view, strips[i].count);
      compile_card_view_set_form (strips[i].view, strips[i].form, self->size);
      gtk_widget_measure (GTK_WIDGET (strips[i].view), GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_size_allocate (GTK_WIDGET (strips[i].view), &(GtkAllocation) { 0, y, card_width, strips[i].height },
                                -1);
      y += strips[i].height;
    }
  self->end = y;
}

static void
compile_stack_view_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  CompileStackView *self = COMPILE_STACK_VIEW (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, NULL, NULL, NULL, NULL);
  *minimum = *natural = (int) round ((orientation == GTK_ORIENTATION_HORIZONTAL ? COMPILE_CARD_WIDTH
                                                                               : COMPILE_CARD_HEIGHT) * self->size);
}

static gboolean
compile_stack_view_focus (GtkWidget        *widget,
                          GtkDirectionType  direction)
{
  GtkWidget *first = gtk_widget_get_last_child (widget);

  return first != NULL && ogc_focus_move_inside (widget, first, direction);
}

static GtkWidget *
create_card (gpointer item,
             gpointer user_data)
{
  CompileStackView *self = user_data;

  return compile_card_view_new (item, self->place);
}

static void
compile_stack_view_dispose (GObject *object)
{
  ogc_child_binding_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (compile_stack_view_parent_class)->dispose (object);
}

static void
compile_stack_view_finalize (GObject *object)
{
  g_free (COMPILE_STACK_VIEW (object)->place);

  G_OBJECT_CLASS (compile_stack_view_parent_class)->finalize (object);
}

static void
compile_stack_view_class_init (CompileStackViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_stack_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = compile_stack_view_finalize;
  widget_class->measure = compile_stack_view_measure;
  widget_class->size_allocate = compile_stack_view_size_allocate;
  widget_class->focus = compile_stack_view_focus;

  gtk_widget_class_set_css_name (widget_class, "cardstack");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
compile_stack_view_init (CompileStackView *self)
{
  self->size = 1;
}

GtkWidget *
compile_stack_view_new (gboolean at_end)
{
  CompileStackView *self = g_object_new (COMPILE_TYPE_STACK_VIEW, NULL);

  self->at_end = at_end;
  return GTK_WIDGET (self);
}

void
compile_stack_view_set_stack (CompileStackView *self,
                              GListModel       *stack,
                              const char       *place)
{
  g_return_if_fail (COMPILE_IS_STACK_VIEW (self));

  g_free (self->place);
  self->place = g_strdup (place);
  ogc_child_binding_clear (GTK_WIDGET (self));
  if (stack != NULL)
    ogc_child_binding_bind (GTK_WIDGET (self), stack, create_card, self);
  if (place != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, place, -1);
}

void
compile_stack_view_describe (CompileStackView *self,
                             const char       *text,
                             const char       *note)
{
  g_autofree char *description = NULL;

  g_return_if_fail (COMPILE_IS_STACK_VIEW (self));

  description = g_strjoin (*note != '\0' ? " " : "", text, note, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

void
compile_stack_view_set_size (CompileStackView *self,
                             double            size)
{
  g_return_if_fail (COMPILE_IS_STACK_VIEW (self));

  if (self->size == size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

int
compile_stack_view_get_end (CompileStackView *self)
{
  g_return_val_if_fail (COMPILE_IS_STACK_VIEW (self), 0);

  return self->end;
}
