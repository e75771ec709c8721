/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-card.h"

G_BEGIN_DECLS

/* A command card at size 1. Everything on it scales with the size, except that text never becomes too small to read. */
#define COMPILE_CARD_WIDTH 240
#define COMPILE_CARD_HEIGHT 184

/**
 * CompileCardForm:
 * @COMPILE_CARD_WHOLE: all of it
 * @COMPILE_CARD_SHORT: without its foot and its empty boxes
 * @COMPILE_CARD_STRIP: its band, and its top box unless that is empty
 * @COMPILE_CARD_BAND: its band, where a mark stands for the top box
 *
 * How much of a card can be seen.
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
 * The layout of a card's front: its boxes, with as much line spacing as fits. A new one is made when the card or its
 * size changes.
 */
typedef struct _CompileCardFace CompileCardFace;

/**
 * compile_card_face_new:
 * @widget: the widget whose font it uses
 * @protocol: a number in compile_names_protocol
 * @text: the text of the card
 * @size: 1 is %COMPILE_CARD_WIDTH wide
 *
 * Returns: (transfer full): the front of a card
 */
CompileCardFace *compile_card_face_new         (GtkWidget             *widget,
                                                int                    protocol,
                                                const CompileText     *text,
                                                double                 size);
void             compile_card_face_free        (CompileCardFace       *self);
/* The card's height in @form, in pixels. */
int              compile_card_face_get_height  (CompileCardFace       *self,
                                                CompileCardForm        form);
/* Sets the least height of a short card, in pixels: the room that a stack leaves for its uncovered card. */
void             compile_card_face_stretch     (CompileCardFace       *self,
                                                double                 height);
/* Whether all of its text can be read. */
gboolean         compile_card_face_is_complete (CompileCardFace       *self);
/* Where @box is on the whole card. */
graphene_rect_t  compile_card_face_get_box     (CompileCardFace       *self,
                                                CompileBox             box,
                                                CompileCardForm        form);
/**
 * compile_card_face_append:
 * @snapshot: where to draw, from 0, 0
 * @form: how much of the card can be seen
 * @value: its current value
 * @lit: the box that is lit, or -1
 *
 * Draws the front. A covered card extends a little below its visible part, which shows through the next card's cut
 * corner.
 */
void             compile_card_face_append      (CompileCardFace       *self,
                                                GtkSnapshot           *snapshot,
                                                CompileCardForm        form,
                                                int                    value,
                                                int                    lit);
/**
 * compile_card_face_append_back:
 * @widget: the widget whose font it uses
 * @snapshot: where to draw, from 0, 0
 * @size: 1 is %COMPILE_CARD_WIDTH wide
 * @height: how much of it can be seen, in pixels
 * @value: its value, or -1 where it has none
 * @name: (nullable): the name of the card, if the viewer may know it; or how many cards it stands for
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
/* Traces the outline of a card @height pixels high, with its cut corner. */
void             compile_card_face_trace       (cairo_t               *cr,
                                                double                 width,
                                                double                 height,
                                                double                 size,
                                                double                 outset);

G_END_DECLS
