/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What ogc_dialog_ask_finish() says when the person closed the question without an answer. */
#define OGC_DIALOG_CANCELLED (-1)

/**
 * ogc_dialog_ask_async:
 * @parent: the window that waits for the answer
 * @question: one short question, translated
 * @detail: what the answers lead to, translated
 * @answers: (array zero-terminated=1): the buttons' labels with mnemonics, translated, two at least; the first is to
 * cancel, the last is the one that something may be lost by, and the one before that is what Return does
 * @callback: called with the answer
 * @user_data: for @callback
 *
 * Asks a question in a window of its own. This file is the only one that knows which of the toolkit's dialogs does it.
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
 * Returns: the number of the answer in the list, or %OGC_DIALOG_CANCELLED; the first answer is that, too
 */
int  ogc_dialog_ask_finish (GAsyncResult        *result);

/* Closes the windows that go with @window, which goes. */
void ogc_dialog_close_companions (GtkWindow *window);

G_END_DECLS
