/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * OgcTablePrinter:
 *
 * A table of text for a terminal: the first column is flush left, all others are flush right, each as wide as it
 * needs to be.
 */
typedef struct _OgcTablePrinter OgcTablePrinter;

/* An empty table with @n columns. */
OgcTablePrinter *ogc_table_printer_new   (guint            n);
void             ogc_table_printer_free  (OgcTablePrinter *self);

/* The next cell, row by row. @text: (transfer full) */
void             ogc_table_printer_take  (OgcTablePrinter *self,
                                          char            *text);
/* The same with a copy of @text. */
void             ogc_table_printer_add   (OgcTablePrinter *self,
                                          const char      *text);
/* Writes all rows to standard output. */
void             ogc_table_printer_print (OgcTablePrinter *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcTablePrinter, ogc_table_printer_free)

G_END_DECLS
