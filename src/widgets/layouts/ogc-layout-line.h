/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * OgcLayoutLineWidthFunc:
 * @child: a child
 * @user_data: of the layout
 *
 * Returns: the width that @child gets in its line
 */
typedef int (*OgcLayoutLineWidthFunc) (GtkWidget *child,
                                       gpointer   user_data);

/**
 * OgcLayoutLine:
 * @first: the first child in it
 * @end: the first child that is in the next one, %NULL in the last line
 * @width: the width of its children with the spacing between them
 *
 * Children side by side, for layouts that wrap.
 */
typedef struct {
  GtkWidget *first;
  GtkWidget *end;
  int        width;
} OgcLayoutLine;

/* The first child of @widget to lay out, and the next one after @child; %NULL if there is none. */
GtkWidget    *ogc_layout_line_get_first (GtkWidget              *widget);
GtkWidget    *ogc_layout_line_get_next  (GtkWidget              *child);

/* Whether @child needs no more than @width and @height. */
gboolean      ogc_layout_line_has_room  (GtkWidget              *child,
                                         int                     width,
                                         int                     height);

/**
 * ogc_layout_line_break:
 * @first: a child to lay out
 * @available: the width of a line
 * @spacing: between children
 * @width: how wide a child is
 * @user_data: for @width
 *
 * Returns: the line that begins with @first: as many children as fit, and at least that one
 */
OgcLayoutLine ogc_layout_line_break     (GtkWidget              *first,
                                         int                     available,
                                         int                     spacing,
                                         OgcLayoutLineWidthFunc  width,
                                         gpointer                user_data);

/**
 * ogc_layout_line_allocate:
 * @line: a line
 * @area: where it lies; as wide as the layout
 * @spacing: between children
 * @mirrored: whether it begins on the right
 * @width: how wide a child is
 * @user_data: for @width
 *
 * Allocates the children of @line, all as high as @area.
 */
void          ogc_layout_line_allocate  (const OgcLayoutLine    *line,
                                         const GdkRectangle     *area,
                                         int                     spacing,
                                         gboolean                mirrored,
                                         OgcLayoutLineWidthFunc  width,
                                         gpointer                user_data);

G_END_DECLS
