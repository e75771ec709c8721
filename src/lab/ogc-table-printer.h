/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * OgcTablePrinter:
 *
 * A table of text for a terminal. The first column is left-aligned, all others are right-aligned; each is as wide as it
 * needs to be.
 */
typedef struct _OgcTablePrinter OgcTablePrinter;

/* An empty table with @n columns. */
OgcTablePrinter *ogc_table_printer_new   (guint            n);
void             ogc_table_printer_free  (OgcTablePrinter *self);

/* Adds the next cell, row by row. @text: (transfer full) */
void             ogc_table_printer_take  (OgcTablePrinter *self,
                                          char            *text);
/* Adds the next cell with a copy of @text. */
void             ogc_table_printer_add   (OgcTablePrinter *self,
                                          const char      *text);
/* Writes all rows to standard output. */
void             ogc_table_printer_print (OgcTablePrinter *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcTablePrinter, ogc_table_printer_free)

G_END_DECLS
