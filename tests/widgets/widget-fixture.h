/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Helpers for tests of windows and for programs that take pictures of windows. */

/* Whether @widget is the one to find. */
typedef gboolean (*WidgetFixtureMatches) (GtkWidget *widget,
                                          gpointer   user_data);
/* The first widget in @widget, which may be @widget itself, for which @matches returns %TRUE; %NULL if there is
 * none. */
gpointer       widget_fixture_find_where   (GtkWidget            *widget,
                                            WidgetFixtureMatches  matches,
                                            gpointer              user_data);
/* The first widget of that type, or with that style class. */
gpointer       widget_fixture_find         (GtkWidget  *widget,
                                            GType       type);
gpointer       widget_fixture_find_class   (GtkWidget  *widget,
                                            const char *css_class);
/* Like widget_fixture_find(), but prefers a visible widget to one that is not. */
gpointer       widget_fixture_find_shown   (GtkWidget  *widget,
                                            GType       type);
/* Whether @widget is a label with that whole text. */
gboolean       widget_fixture_is_label     (GtkWidget  *widget,
                                            gpointer    text);
/* The first label in @widget with that whole text, or with @part in its text; rather one that can be seen. */
gpointer       widget_fixture_find_label   (GtkWidget  *widget,
                                            const char *text);
gpointer       widget_fixture_find_text    (GtkWidget  *widget,
                                            const char *part);
/* Whether @widget, if there is one, can be seen. */
gboolean       widget_fixture_is_seen      (gpointer    widget);
/* Whether the wheel of the mouse moves @widget, a scale or scrolled window. */
gboolean       widget_fixture_uses_wheel   (GtkWidget  *widget);
/* Lets pending events happen, but not a whole game of computer players. */
void           widget_fixture_settle       (void);
/* Waits until the main loop is idle, tooltips included: GTK 4.8 looks for these even in windows that are gone. */
void           widget_fixture_await_idle   (void);
/* Runs the main loop for @milliseconds, and until it has done what was due by then, however busy the machine is. */
void           widget_fixture_run_for      (unsigned    milliseconds);
/* The dialog that is open, or %NULL. */
GtkWindow     *widget_fixture_find_dialog  (void);
/* Waits until there is one. */
GtkWindow     *widget_fixture_await_dialog (void);
/* Asserts that Return gives @response in the open dialog: it activates the button that has the focus. */
void           widget_fixture_assert_return (int         response);
/* Asserts this, presses Return, and waits until the dialog is closed. */
void           widget_fixture_press_return (int         response);
/* Shows @window, and waits until it has been laid out and drawn. */
void           widget_fixture_present      (GtkWidget  *window);

/* Waits until @window has been laid out and drawn once more. */
void           widget_fixture_draw         (GtkWidget  *window);
/* Waits until @window has been drawn. Returns: (transfer full): its content */
GskRenderNode *widget_fixture_create_node  (GtkWidget  *window);
/* Waits until @window has been drawn, and saves it as PNG. */
void           widget_fixture_save_picture (GtkWidget  *window,
                                            const char *path);
/* Whether @list draws anything in @window that is no lower than @end pixels below the upper edge of @scrolled, in which
 * it is scrolled. */
gboolean       widget_fixture_is_drawn_in  (GtkWidget  *window,
                                            GtkWidget  *scrolled,
                                            GtkWidget  *list,
                                            int         end);
/* How much is seen, in pixels, of a row of @list that begins above @scrolled; 0: there is none. */
int            widget_fixture_find_part    (GtkWidget  *scrolled,
                                            GtkWidget  *list);

/* Checks that a page, the only child of its window, can become narrow, with nothing cut off at the side, and that in a
 * window of 1280 x 740 all of it is seen without scrolling. */
void           widget_fixture_check_room   (GtkWidget  *page);

G_END_DECLS
