/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ogc_markup_split:
 * @text: (nullable): words with blanks and lines between them
 *
 * Returns: (transfer full): the words
 */
GStrv       ogc_markup_split (const char           *text);

/**
 * ogc_markup_words:
 * @text: what stands in an element
 *
 * Returns: its words with one blank between them, as gettext has them; for good
 */
const char *ogc_markup_words (const char           *text);

/**
 * ogc_markup_parse:
 * @parser: what is called back
 * @bytes: a file in XML
 * @data: for @parser
 * @error: what is wrong, after "line N: "
 *
 * Reads a file of the program's own.
 *
 * Returns: whether @parser was content with it
 */
gboolean    ogc_markup_parse (const GMarkupParser  *parser,
                              GBytes               *bytes,
                              gpointer              data,
                              GError              **error);

G_END_DECLS
