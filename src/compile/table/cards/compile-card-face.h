/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-card.h"

G_BEGIN_DECLS

/* A command card at the size 1. All on it grows with the size, but letters never get smaller than can be read. */
#define COMPILE_CARD_WIDTH 240
#define COMPILE_CARD_HEIGHT 184

/**
 * CompileCardForm:
 * @COMPILE_CARD_WHOLE: all of it
 * @COMPILE_CARD_SHORT: no foot, and no empty boxes
 * @COMPILE_CARD_STRIP: its band, and its top box when there is something in it
 * @COMPILE_CARD_BAND: its band, in which a mark stands for the top box
 *
 * How much of a card is seen.
 */
typedef enum {
  COMPILE_CARD_WHOLE,
  COMPILE_CARD_SHORT,
  COMPILE_CARD_STRIP,
  COMPILE_CARD_BAND,
} CompileCardForm;

/**
 * CompileCardFace:
 *
 * What is printed on a card, laid out: its boxes, with as much between the lines as there is room for. Made again when
 * the card or its size is another one.
 */
typedef struct _CompileCardFace CompileCardFace;

/**
 * compile_card_face_new:
 * @widget: whose letters it has
 * @protocol: in compile_names_protocol
 * @text: what it says
 * @size: 1 is %COMPILE_CARD_WIDTH wide
 *
 * Returns: (transfer full): the front of a card
 */
CompileCardFace *compile_card_face_new         (GtkWidget             *widget,
                                                int                    protocol,
                                                const CompileText     *text,
                                                double                 size);
void             compile_card_face_free        (CompileCardFace       *self);
/* How high it is in @form, in pixels. */
int              compile_card_face_get_height  (CompileCardFace       *self,
                                                CompileCardForm        form);
/* Whether all of its text can be read. */
gboolean         compile_card_face_is_complete (CompileCardFace       *self);
/* Where @box stands on the whole card. */
graphene_rect_t  compile_card_face_get_box     (CompileCardFace       *self,
                                                CompileBox             box,
                                                CompileCardForm        form);
/**
 * compile_card_face_append:
 * @snapshot: where to, from 0, 0 on
 * @form: how much of it is seen
 * @value: what it is worth now
 * @lit: the box that is lit, or -1
 *
 * Draws the front. A covered card is drawn a little further down than it is seen: the next card's cut corner shows it.
 */
void             compile_card_face_append      (CompileCardFace       *self,
                                                GtkSnapshot           *snapshot,
                                                CompileCardForm        form,
                                                int                    value,
                                                int                    lit);
/**
 * compile_card_face_append_back:
 * @widget: whose letters it has
 * @snapshot: where to, from 0, 0 on
 * @size: 1 is %COMPILE_CARD_WIDTH wide
 * @height: how much of it is seen, in pixels
 * @value: what it is worth, or -1 where it is worth nothing
 * @name: (nullable): which card it is, for who may know it; or for how many it stands
 * @known: whether the viewer may look at it
 *
 * Draws the back of a card.
 */
void             compile_card_face_append_back (GtkWidget             *widget,
                                                GtkSnapshot           *snapshot,
                                                double                 size,
                                                int                    height,
                                                int                    value,
                                                const char            *name,
                                                gboolean               known);
/* The outline of a card of that @height, with its corner cut off. */
void             compile_card_face_trace       (cairo_t               *cr,
                                                double                 width,
                                                double                 height,
                                                double                 size,
                                                double                 outset);

G_END_DECLS
