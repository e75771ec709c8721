/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What ogc_dialog_ask_finish() returns if the person closed the question without an answer. */
#define OGC_DIALOG_CANCELLED (-1)

/**
 * ogc_dialog_ask_async:
 * @parent: the window that waits for the answer
 * @question: one short question, translated
 * @detail: the consequences of the answers, translated; foreign text in it is escaped (ogc_escape_text())
 * @answers: (array zero-terminated=1): the buttons' labels with mnemonics, translated, at least two; the first one
 *   cancels, the last may lose something, and the one before that is the default
 * @callback: called with the answer
 * @user_data: for @callback
 *
 * Asks a question in a separate window. Only this file knows which of the toolkit's dialogs is used.
 */
void ogc_dialog_ask_async  (GtkWindow           *parent,
                            const char          *question,
                            const char          *detail,
                            const char * const  *answers,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data);

/**
 * ogc_dialog_ask_finish:
 * @result: what the callback got
 *
 * Returns: the number of the answer in the list, or %OGC_DIALOG_CANCELLED, which also stands for the first one
 */
int  ogc_dialog_ask_finish (GAsyncResult        *result);

/**
 * ogc_dialog_grow:
 * @companion: a window that is not on the screen yet
 * @window: (nullable): the window beside which it will appear
 *
 * Enlarges @companion and its text as much as the frame of @window, whose table is drawn larger on a large screen.
 */
void ogc_dialog_grow (GtkWindow *companion,
                      GtkWindow *window);

/* Closes the companion windows of @window, which is being closed. */
void ogc_dialog_close_companions (GtkWindow *window);

G_END_DECLS
