/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-name.h"

G_BEGIN_DECLS

/**
 * OgcMarkupElement:
 * @name: what it is called
 * @parent: the one that it stands in; "" for the outermost
 * @has_words: whether words stand in it
 * @begin: (nullable): it begins, with the attributes @names that have @values; without, it has none
 * @end: (nullable): it ends, and @words stand in it, with one blank between them as gettext has them; they stay
 *
 * An element of a format in XML. The functions get the @data of ogc_markup_parse() and the element's name, and return
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
 * @elements: what may stand in the file; ends with a %NULL name
 * @bytes: a file in XML
 * @data: for the functions of @elements
 * @error: what is wrong, an error of %G_MARKUP_ERROR for who edits the file, after "line N: "
 *
 * Reads a file of the program's own. Elements, attributes and words that have no place there are refused.
 *
 * Returns: whether nothing was refused
 */
gboolean ogc_markup_parse      (const OgcMarkupElement  *elements,
                                GBytes                  *bytes,
                                gpointer                 data,
                                GError                 **error);

/* The words of @text, (nullable), with blanks and lines between them. Returns: (transfer full) */
GStrv    ogc_markup_split      (const char              *text);
/* For attributes that need not be there: finds the number that @name, (nullable), has in @names; without a name @number
 * stays as it is. Returns: FALSE with @error set, when it is none of them */
gboolean ogc_markup_find_name  (const OgcName           *names,
                                const char              *name,
                                guint                   *number,
                                GError                 **error);
/* The same of all words of @text, (nullable), whose numbers are bits of @flags. */
gboolean ogc_markup_find_flags (const OgcName           *names,
                                const char              *text,
                                guint32                 *flags,
                                GError                 **error);
/* Refuses what is read. Returns: FALSE always, so that whoever refuses can return it */
gboolean ogc_markup_refuse     (GError                 **error,
                                const char              *format,
                                ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
