/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * OgcColumns:
 *
 * A table of text for a terminal: the first column is flush left, all others are flush right, each as wide as it needs to be.
 */
typedef struct _OgcColumns OgcColumns;

/* An empty table with @n columns. */
OgcColumns *ogc_columns_new  (guint        n);
void        ogc_columns_free (OgcColumns  *self);

/* The next cell, row by row. @text: (transfer full) */
void        ogc_columns_take (OgcColumns  *self,
                              char        *text);
/* The same with a copy of @text. */
void        ogc_columns_add  (OgcColumns  *self,
                              const char  *text);
/* Writes all rows to standard output. */
void        ogc_columns_print (OgcColumns *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcColumns, ogc_columns_free)

G_END_DECLS
