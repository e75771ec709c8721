/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * What the console says: sentences, one a line. On a terminal lines are broken between words; otherwise nothing is done
 * to them. Nothing is ever coloured or moved about.
 */

/* Says @text, of which every line is a line. */
void     ogc_console_say       (const char *text);
/* The same with a format. */
void     ogc_console_print     (const char *format,
                                ...) G_GNUC_PRINTF (1, 2);
/* Says @question, behind which the answer is typed. */
void     ogc_console_ask       (const char *question);
/* Begins a new paragraph. */
void     ogc_console_pause     (void);
/* Clears everything that has been said from the screen, as far as a terminal can. */
void     ogc_console_clear     (void);

/* Adds @sentence to @text, with a blank between them and a full stop behind it if it has none. */
void     ogc_console_append    (GString    *text,
                                const char *sentence);
/* Adds @item to the list in @text, with a comma between them. */
void     ogc_console_list      (GString    *text,
                                const char *item);

G_END_DECLS
