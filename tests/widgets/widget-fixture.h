/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What tests of windows, and the programs that take pictures of them, do with widgets. */

/* Whether @widget is looked for. */
typedef gboolean (*WidgetFixtureMatches) (GtkWidget *widget,
                                          gpointer   user_data);
/* The first widget in @widget, itself included, that @matches; %NULL when there is none. */
gpointer       widget_fixture_find_where   (GtkWidget            *widget,
                                            WidgetFixtureMatches  matches,
                                            gpointer              user_data);
/* The same by its type, or its style class. */
gpointer       widget_fixture_find         (GtkWidget  *widget,
                                            GType       type);
gpointer       widget_fixture_find_class   (GtkWidget  *widget,
                                            const char *css_class);
/* The same, but one that can be seen goes before one that cannot. */
gpointer       widget_fixture_find_shown   (GtkWidget  *widget,
                                            GType       type);
/* Lets happen what is under way, but not a whole game of computer players. */
void           widget_fixture_settle       (void);
/* Waits until nothing is left to do at once, tooltips included: GTK 4.8 looks for these where a window is gone. */
void           widget_fixture_await_idle   (void);
/* Lets happen what happens within @milliseconds. */
void           widget_fixture_run_for      (unsigned    milliseconds);
/* Waits until @window has been laid out and drawn once more. */
void           widget_fixture_draw         (GtkWidget  *window);
/* Waits until @window has been drawn; the caller owns what is seen in it. */
GskRenderNode *widget_fixture_create_node  (GtkWidget  *window);
/* The same, saved as PNG. */
void           widget_fixture_save_picture (GtkWidget  *window,
                                            const char *path);

G_END_DECLS
