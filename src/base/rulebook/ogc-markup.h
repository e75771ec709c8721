/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-name.h"

G_BEGIN_DECLS

/**
 * OgcMarkupElement:
 * @name: its name
 * @parent: its parent; "" for the root
 * @has_words: whether it contains words
 * @begin: (nullable): called when it begins, with the attributes @names that have @values; without this function, it
 * has no attributes
 * @end: (nullable): called when it ends, with its @words, separated by single spaces as for gettext; they are interned
 *
 * An element of an XML format. The functions get the @data of ogc_markup_parse() and the element's name, and return
 * %FALSE with @error set to refuse it.
 */
typedef struct {
  const char *name;
  const char *parent;
  gboolean    has_words;
  gboolean  (*begin) (gpointer     data,
                      const char  *element,
                      const char **names,
                      const char **values,
                      GError     **error);
  gboolean  (*end)   (gpointer     data,
                      const char  *element,
                      const char  *words,
                      GError     **error);
} OgcMarkupElement;

/**
 * ogc_markup_parse:
 * @elements: what the file may contain; ends with a %NULL name
 * @bytes: a file in XML
 * @data: for the functions of @elements
 * @error: what is wrong, a %G_MARKUP_ERROR for the author of the file, after "line N: "
 *
 * Reads one of the program's own files. Refuses elements, attributes and words that do not belong there.
 *
 * Returns: whether nothing was refused
 */
gboolean ogc_markup_parse      (const OgcMarkupElement  *elements,
                                GBytes                  *bytes,
                                gpointer                 data,
                                GError                 **error);

/* The words of @text, (nullable), which are separated by spaces or line breaks. Returns: (transfer full) */
GStrv    ogc_markup_split      (const char              *text);
/* For optional attributes: finds the number of @name, (nullable), in @names; without a name @number is unchanged.
 * Returns: FALSE with @error set if it is not among them */
gboolean ogc_markup_find_name  (const OgcName           *names,
                                const char              *name,
                                guint                   *number,
                                GError                 **error);
/* The same for all words of @text, (nullable), whose numbers are bits of @flags. */
gboolean ogc_markup_find_flags (const OgcName           *names,
                                const char              *text,
                                guint32                 *flags,
                                GError                 **error);
/* Refuses what was read. Returns: always FALSE, for the caller to return */
gboolean ogc_markup_refuse     (GError                 **error,
                                const char              *format,
                                ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
