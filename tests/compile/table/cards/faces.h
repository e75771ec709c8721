/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-card-face.h"
#include "compile-card-set.h"

G_BEGIN_DECLS

/* A widget with all cards of a set side by side, in one of their forms. */
#define TYPE_FACES (faces_get_type ())
G_DECLARE_FINAL_TYPE (Faces, faces, TEST, FACES, GtkWidget)

GtkWidget       *faces_new      (CompileSetId     set,
                                 CompileCardForm  form,
                                 double           size);
/* The front of card @number, from 0, of the set. */
CompileCardFace *faces_get_face (Faces           *self,
                                 unsigned         number);

G_END_DECLS
