/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Untrusted text: the names and contents of files, and what a peer sends. Some characters in it control a terminal,
 * break a line, or reorder the text around them, and so could falsify a message: control characters (including U+0080
 * to U+009F), the line and paragraph separators U+2028 and U+2029, and the directional characters U+061C, U+200E,
 * U+200F, U+202A to U+202E and U+2066 to U+2069.
 */

/* @text with each such character as an escape, "\x1b" or "\u202e", and each byte that is not UTF-8 as "\xff".
 * Characters in @kept (nullable, ASCII) are left alone. Returns: (transfer full) */
char *ogc_escape_text (const char *text,
                       const char *kept);
/* @text, which is UTF-8, as one safe line: such characters become spaces, except the directional ones, which are left
 * out. Returns: (transfer full) */
char *ogc_clean_name  (const char *text);

G_END_DECLS
