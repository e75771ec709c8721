/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The output of the console: sentences, one per line. On a terminal, lines are wrapped between words; otherwise they
 * are left alone. Nothing is coloured or repositioned.
 */

/* Says @text, which may have several lines. */
void     ogc_console_say       (const char *text);
/* The same with a format. */
void     ogc_console_print     (const char *format,
                                ...) G_GNUC_PRINTF (1, 2);
/* Says @question, after which the answer is typed. */
void     ogc_console_ask       (const char *question);
/* Begins a new paragraph. */
void     ogc_console_pause     (void);
/* Clears everything that has been said from the screen, as far as a terminal can. */
void     ogc_console_clear     (void);

/* Adds @sentence to @text, after a blank, and a full stop if it has none. */
void     ogc_console_append    (GString    *text,
                                const char *sentence);
/* Adds @item to the list in @text, separated by a comma. */
void     ogc_console_list      (GString    *text,
                                const char *item);

G_END_DECLS
