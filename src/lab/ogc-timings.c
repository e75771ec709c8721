/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-timings.h"

#include <glib/gi18n.h>
#include <math.h>
#include <time.h>

#include "ogc-run-list.h"

#define BINS_OF_A_DOUBLING 8

static guint
bin_of (guint64 microseconds)
{
  const double bin = BINS_OF_A_DOUBLING * log2 ((double) microseconds + 1);

  return (guint) MIN (bin, OGC_N_TIME_BINS - 1);
}

/* The longest time that falls into @bin, in microseconds. */
static double
end_of (guint bin)
{
  return exp2 ((double) (bin + 1) / BINS_OF_A_DOUBLING) - 1;
}

/* The time in milliseconds within which 95 per cent of all decisions were taken. */
static double
most_within (const OgcTimings *self)
{
  const double wanted = 0.95 * (double) self->decisions;
  guint64 sum = 0;

  for (guint bin = 0; bin < OGC_N_TIME_BINS; bin++)
    {
      sum += self->bins[bin];
      if (sum > 0 && (double) sum >= wanted)
        return MIN (end_of (bin), (double) self->max) / 1000;
    }
  return 0;
}

guint64
ogc_timings_read_clock (gboolean outside)
{
  struct timespec time;

  clock_gettime (outside ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID, &time);

  return (guint64) time.tv_sec * G_USEC_PER_SEC + (guint64) time.tv_nsec / 1000;
}

void
ogc_timings_add (OgcTimings *self,
                 guint64     microseconds)
{
  g_return_if_fail (self != NULL);

  self->decisions++;
  self->total += microseconds;
  self->max = MAX (self->max, microseconds);
  self->bins[bin_of (microseconds)]++;
}

void
ogc_timings_merge (OgcTimings       *self,
                   const OgcTimings *other)
{
  g_return_if_fail (self != NULL && other != NULL);

  self->decisions += other->decisions;
  self->total += other->total;
  self->max = MAX (self->max, other->max);
  for (guint bin = 0; bin < OGC_N_TIME_BINS; bin++)
    self->bins[bin] += other->bins[bin];
}

void
ogc_timings_read (OgcJsonReader *reader,
                  OgcTimings    *self)
{
  guint64 sum = 0;
  guint n;

  g_return_if_fail (reader != NULL && self != NULL);

  ogc_json_reader_begin_object (reader, NULL);
  self->decisions = ogc_run_list_read_number (reader, "decisions");
  self->total = ogc_run_list_read_number (reader, "total");
  self->max = ogc_run_list_read_number (reader, "max");
  n = ogc_json_reader_begin_array (reader, "bins", 0, OGC_N_TIME_BINS);
  for (guint i = 0; i < n; i++)
    {
      self->bins[i] = ogc_run_list_read_number (reader, NULL);
      sum += self->bins[i];
    }
  ogc_json_reader_end (reader);
  if (sum != self->decisions)
    ogc_json_reader_refuse (reader, "bins", OGC_ERROR_CONTENT, _("they do not add up to the number of decisions."));
  ogc_json_reader_end (reader);
}

void
ogc_timings_write (JsonBuilder      *builder,
                   const OgcTimings *self)
{
  guint n = OGC_N_TIME_BINS;

  g_return_if_fail (builder != NULL && self != NULL);

  while (n > 0 && self->bins[n - 1] == 0)
    n--;
  json_builder_begin_object (builder);
  ogc_json_write_uint64 (builder, "decisions", self->decisions);
  ogc_json_write_uint64 (builder, "total", self->total);
  ogc_json_write_uint64 (builder, "max", self->max);
  ogc_json_begin_array (builder, "bins");
  for (guint bin = 0; bin < n; bin++)
    ogc_json_write_uint64 (builder, NULL, self->bins[bin]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

void
ogc_timings_print_head (OgcTablePrinter *printer)
{
  ogc_table_printer_add (printer, C_("column", "decisions"));
  /* TRANSLATORS: milliseconds for a decision */
  ogc_table_printer_add (printer, C_("column", "mean ms"));
  /* TRANSLATORS: milliseconds, within which 95 per cent of the decisions are */
  ogc_table_printer_add (printer, C_("column", "95 % within"));
  ogc_table_printer_add (printer, C_("column", "longest"));
}

void
ogc_timings_print (const OgcTimings *self,
                   OgcTablePrinter  *printer)
{
  g_return_if_fail (self != NULL && printer != NULL);

  ogc_table_printer_add_number (printer, self->decisions);
  ogc_table_printer_add_decimal (printer, (double) self->total / (double) MAX (1, self->decisions) / 1000, 2, FALSE);
  ogc_table_printer_add_decimal (printer, most_within (self), 2, FALSE);
  ogc_table_printer_add_decimal (printer, (double) self->max / 1000, 2, FALSE);
}
