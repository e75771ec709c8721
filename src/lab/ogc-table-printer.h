/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-statistics.h"

G_BEGIN_DECLS

/**
 * OgcTablePrinter:
 *
 * A table of text for a terminal. The first column is left-aligned, all others are right-aligned; each is as wide as it
 * needs to be.
 */
typedef struct _OgcTablePrinter OgcTablePrinter;

/* An empty table with @n columns. */
OgcTablePrinter *ogc_table_printer_new          (guint              n);
void             ogc_table_printer_free         (OgcTablePrinter   *self);

/* Adds the next cell, row by row. @text: (transfer full) */
void             ogc_table_printer_take         (OgcTablePrinter   *self,
                                                 char              *text);
/* Adds the next cell with a copy of @text. */
void             ogc_table_printer_add          (OgcTablePrinter   *self,
                                                 const char        *text);
void             ogc_table_printer_add_number   (OgcTablePrinter   *self,
                                                 guint64            number);
/* Adds a number as ogc_locale_dup_decimal() formats it. */
void             ogc_table_printer_add_decimal  (OgcTablePrinter   *self,
                                                 double             number,
                                                 unsigned           places,
                                                 gboolean           with_sign);
/* Adds the ends of @interval, times @scale. */
void             ogc_table_printer_add_interval (OgcTablePrinter   *self,
                                                 const OgcInterval *interval,
                                                 double             scale,
                                                 unsigned           places,
                                                 gboolean           with_sign);
/* Writes all rows to standard output. */
void             ogc_table_printer_print        (OgcTablePrinter   *self);

/* @part of @whole, for a cell or a sentence: “51.2 %”; of nothing it is 0. Free with g_free(). */
char            *ogc_table_printer_dup_percent  (double             part,
                                                 double             whole);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcTablePrinter, ogc_table_printer_free)

G_END_DECLS
