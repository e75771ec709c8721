/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Foreign text: names of files, what is in them, what a peer says. Some characters in it steer a terminal, break a
 * line, or turn the order of what stands around them, and so could make a message say what it does not say: control
 * characters (also those from U+0080 to U+009F), the ends of line and of paragraph U+2028 and U+2029, and the
 * directional ones U+061C, U+200E, U+200F, U+202A to U+202E and U+2066 to U+2069.
 */

/* @text with each such character as an escape, "\x1b" or "\u202e", and each byte that is no UTF-8 as "\xff". What is in
 * @kept (nullable, ASCII) stays as it is. Returns: (transfer full) */
char *ogc_escape_text (const char *text,
                       const char *kept);
/* @text, which is UTF-8, as one line that shows what it says: of such characters, those that break a line or steer
 * become spaces, and the directional ones are left out. Returns: (transfer full) */
char *ogc_clean_name  (const char *text);

G_END_DECLS
