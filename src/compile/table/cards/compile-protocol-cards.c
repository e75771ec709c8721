/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-protocol-cards.h"

#include <math.h>

#include "compile-card-face.h"
#include "compile-text.h"

#define GAP 8

struct _CompileProtocolCards
{
  GtkWidget parent_instance;

  CompileCardSet  *set;
  unsigned         protocol;
  double           size;
  CompileCardFace *faces[COMPILE_CARDS_OF_PROTOCOL];
};

G_DEFINE_FINAL_TYPE (CompileProtocolCards, compile_protocol_cards, GTK_TYPE_WIDGET)

static void
drop_faces (CompileProtocolCards *self)
{
  for (unsigned i = 0; i < COMPILE_CARDS_OF_PROTOCOL; i++)
    g_clear_pointer (&self->faces[i], compile_card_face_free);
}

static int
card_width (CompileProtocolCards *self)
{
  return (int) ceil (COMPILE_CARD_WIDTH * self->size);
}

static int
card_height (CompileProtocolCards *self)
{
  return (int) ceil (COMPILE_CARD_HEIGHT * self->size);
}

/* How many cards fit in a row of @width; all rows are equally long. */
static int
count_columns (CompileProtocolCards *self,
               int                   width)
{
  static const int numbers[] = { 6, 3, 2 };

  for (unsigned i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (width < 0 || numbers[i] * (card_width (self) + GAP) - GAP <= width)
      return numbers[i];
  return 1;
}

static void
compile_protocol_cards_measure (GtkWidget      *widget,
                                GtkOrientation  orientation,
                                int             for_size,
                                int            *minimum,
                                int            *natural,
                                int            *minimum_baseline,
                                int            *natural_baseline)
{
  CompileProtocolCards *self = COMPILE_PROTOCOL_CARDS (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = card_width (self);
      *natural = 6 * (card_width (self) + GAP) - GAP;
    }
  else
    *minimum = *natural = COMPILE_CARDS_OF_PROTOCOL / count_columns (self, for_size) * (card_height (self) + GAP) - GAP;
}

static GtkSizeRequestMode
compile_protocol_cards_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
compile_protocol_cards_snapshot (GtkWidget   *widget,
                                 GtkSnapshot *snapshot)
{
  CompileProtocolCards *self = COMPILE_PROTOCOL_CARDS (widget);
  const int width = gtk_widget_get_width (widget);
  const int columns = count_columns (self, width);
  const int left = (width - columns * (card_width (self) + GAP) + GAP) / 2;

  if (self->set == NULL)
    return;
  for (int i = 0; i < COMPILE_CARDS_OF_PROTOCOL; i++)
    {
      const CompileText *text = &compile_card_set_get_cards (self->set)->texts[self->protocol][i];

      if (self->faces[i] == NULL)
        self->faces[i] = compile_card_face_new (widget, (int) compile_card_set_get_protocol (self->set, self->protocol),
                                                text, self->size);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot,
                              &GRAPHENE_POINT_INIT ((float) (left + i % columns * (card_width (self) + GAP)),
                                                    (float) (i / columns * (card_height (self) + GAP))));
      compile_card_face_append (self->faces[i], snapshot, COMPILE_CARD_WHOLE, text->value, -1);
      gtk_snapshot_restore (snapshot);
    }
}

static void
compile_protocol_cards_css_changed (GtkWidget         *widget,
                                    GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (compile_protocol_cards_parent_class)->css_changed (widget, change);
  drop_faces (COMPILE_PROTOCOL_CARDS (widget)); /* their font may have changed */
}

static void
compile_protocol_cards_dispose (GObject *object)
{
  CompileProtocolCards *self = COMPILE_PROTOCOL_CARDS (object);

  drop_faces (self);
  g_clear_object (&self->set);

  G_OBJECT_CLASS (compile_protocol_cards_parent_class)->dispose (object);
}

static void
compile_protocol_cards_class_init (CompileProtocolCardsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_protocol_cards_dispose;
  widget_class->measure = compile_protocol_cards_measure;
  widget_class->get_request_mode = compile_protocol_cards_get_request_mode;
  widget_class->snapshot = compile_protocol_cards_snapshot;
  widget_class->css_changed = compile_protocol_cards_css_changed;

  gtk_widget_class_set_css_name (widget_class, "protocolcards");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
compile_protocol_cards_init (CompileProtocolCards *self)
{
  self->size = 1;
}

GtkWidget *
compile_protocol_cards_new (void)
{
  return g_object_new (COMPILE_TYPE_PROTOCOL_CARDS, NULL);
}

void
compile_protocol_cards_show (CompileProtocolCards *self,
                             CompileCardSet       *set,
                             unsigned              protocol)
{
  g_return_if_fail (COMPILE_IS_PROTOCOL_CARDS (self));
  g_return_if_fail (COMPILE_IS_CARD_SET (set));
  g_return_if_fail (protocol < COMPILE_N_PROTOCOLS);

  if (self->set == set && self->protocol == protocol)
    return;
  g_set_object (&self->set, set);
  self->protocol = protocol;
  drop_faces (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  compile_text_protocol (compile_card_set_get_protocol (set, protocol)), -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
compile_protocol_cards_set_size (CompileProtocolCards *self,
                                 double                size)
{
  g_return_if_fail (COMPILE_IS_PROTOCOL_CARDS (self));

  if (self->size == size)
    return;
  self->size = size;
  drop_faces (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
