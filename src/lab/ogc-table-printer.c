/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-table-printer.h"

#include <glib/gi18n.h>

#include "ogc-cli.h"
#include "ogc-locale.h"

#define GAP 2 /* spaces between columns */

struct _OgcTablePrinter
{
  guint      n;
  GPtrArray *cells;
};

static glong
width_of (OgcTablePrinter *self,
          guint            column)
{
  glong width = 0;

  for (guint i = column; i < self->cells->len; i += self->n)
    width = MAX (width, g_utf8_strlen (g_ptr_array_index (self->cells, i), -1));

  return width;
}

OgcTablePrinter *
ogc_table_printer_new (guint n)
{
  OgcTablePrinter *self;

  g_return_val_if_fail (n > 0, NULL);

  self = g_new0 (OgcTablePrinter, 1);
  self->n = n;
  self->cells = g_ptr_array_new_with_free_func (g_free);

  return self;
}

void
ogc_table_printer_free (OgcTablePrinter *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->cells);
  g_free (self);
}

void
ogc_table_printer_take (OgcTablePrinter *self,
                        char            *text)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL);

  g_ptr_array_add (self->cells, text);
}

void
ogc_table_printer_add (OgcTablePrinter *self,
                       const char      *text)
{
  ogc_table_printer_take (self, g_strdup (text));
}

void
ogc_table_printer_add_number (OgcTablePrinter *self,
                              guint64          number)
{
  ogc_table_printer_take (self, g_strdup_printf ("%" G_GUINT64_FORMAT, number));
}

void
ogc_table_printer_add_decimal (OgcTablePrinter *self,
                               double           number,
                               unsigned         places,
                               gboolean         with_sign)
{
  ogc_table_printer_take (self, ogc_locale_dup_decimal (number, places, with_sign));
}

void
ogc_table_printer_add_interval (OgcTablePrinter   *self,
                                const OgcInterval *interval,
                                double             scale,
                                unsigned           places,
                                gboolean           with_sign)
{
  g_autofree char *low = ogc_locale_dup_decimal (scale * interval->low, places, with_sign);
  g_autofree char *high = ogc_locale_dup_decimal (scale * interval->high, places, with_sign);

  /* TRANSLATORS: the ends of an interval: two numbers */
  ogc_table_printer_take (self, g_strdup_printf (C_("interval", "%s to %s"), low, high));
}

char *
ogc_table_printer_dup_percent (double part,
                               double whole)
{
  g_autofree char *number = ogc_locale_dup_decimal (whole > 0 ? 100 * part / whole : 0, 1, FALSE);

  /* TRANSLATORS: a share in percent */
  return g_strdup_printf (_("%s\302\240%%"), number);
}

void
ogc_table_printer_print (OgcTablePrinter *self)
{
  g_autofree glong *widths = NULL;

  g_return_if_fail (self != NULL);

  widths = g_new0 (glong, self->n);
  for (guint column = 0; column < self->n; column++)
    widths[column] = width_of (self, column);
  for (guint i = 0; i < self->cells->len; i++)
    {
      const char *cell = g_ptr_array_index (self->cells, i);
      const guint column = i % self->n;
      const gboolean is_last = column == self->n - 1;
      const int pad = (int) (widths[column] - g_utf8_strlen (cell, -1));

      if (column == 0)
        ogc_cli_print ("%s%*s", cell, is_last ? 0 : pad, "");
      else
        ogc_cli_print ("%*s%s", pad + GAP, "", cell);
      if (is_last)
        ogc_cli_print ("\n");
    }
}
