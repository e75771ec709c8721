/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "faces.h"

#define N_CARDS (COMPILE_N_PROTOCOLS * COMPILE_CARDS_OF_PROTOCOL)

struct _Faces
{
  GtkWidget parent_instance;

  CompileCardSet  *set;
  CompileCardForm  form;
  double           size;
  CompileCardFace *faces[N_CARDS];
};

G_DEFINE_FINAL_TYPE (Faces, faces, GTK_TYPE_WIDGET)

CompileCardFace *
faces_get_face (Faces   *self,
                unsigned number)
{
  const unsigned protocol = number / COMPILE_CARDS_OF_PROTOCOL;

  if (self->faces[number] == NULL)
    self->faces[number]
      = compile_card_face_new (GTK_WIDGET (self), (int) compile_card_set_get_protocol (self->set, protocol),
                               &compile_card_set_get_cards (self->set)->texts[protocol][number
                                                                                        % COMPILE_CARDS_OF_PROTOCOL],
                               self->size);
  return self->faces[number];
}

static void
faces_snapshot (GtkWidget   *widget,
                GtkSnapshot *snapshot)
{
  Faces *self = TEST_FACES (widget);

  for (unsigned i = 0; i < N_CARDS; i++)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (8 + i % 6 * 250 * self->size),
                                                              (float) (8 + i / 6 * 194 * self->size)));
      compile_card_face_append (faces_get_face (self, i), snapshot, self->form, (int) (i % 6), i == 8 ? 1 : -1);
      gtk_snapshot_restore (snapshot);
    }
}

static void
faces_dispose (GObject *object)
{
  Faces *self = TEST_FACES (object);

  for (unsigned i = 0; i < N_CARDS; i++)
    g_clear_pointer (&self->faces[i], compile_card_face_free);
  G_OBJECT_CLASS (faces_parent_class)->dispose (object);
}

static void
faces_class_init (FacesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = faces_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = faces_snapshot;
}

static void
faces_init (Faces *self)
{
}

GtkWidget *
faces_new (CompileSetId    set,
           CompileCardForm form,
           double          size)
{
  Faces *self = g_object_new (TYPE_FACES, NULL);

  self->set = compile_card_set_get (set);
  self->form = form;
  self->size = size;
  gtk_widget_set_size_request (GTK_WIDGET (self), (int) (1510 * size), (int) (2340 * size));
  return GTK_WIDGET (self);
}
