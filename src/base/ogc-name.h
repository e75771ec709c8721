/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * OgcName:
 * @name: the identifier in files and on the command line; never translated, never changed
 * @value: the number that it stands for
 *
 * The name of a number wherever it leaves the program. A table ends with a %NULL name.
 */
typedef struct {
  const char *name;
  guint       value;
} OgcName;

/* The name of @value, which must be among @names. */
const char *ogc_name_of   (const OgcName *names,
                           guint          value);
/* Looks @name up; %FALSE if it is not among @names. */
gboolean    ogc_name_find (const OgcName *names,
                           const char    *name,
                           guint         *value);
/* All names, separated by commas, for a sentence that lists the choices. Free with g_free(). */
char       *ogc_name_list (const OgcName *names);

G_END_DECLS
