/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * OgcWorkQueue:
 * @n: how many portions
 * @jobs: how many threads work
 * @make: makes portion number @number (from 0) in some thread; returning %NULL with @error set stops everything
 * @take: gets the products one by one, in order, in the thread that runs the queue; returning %FALSE with @error set
 * stops everything
 * @free: frees a product
 * @data: for @make and @take
 * @games: how many games all portions together consist of; a run of some time shows on standard error, if that is a
 * terminal, how many are over; 0: shows nothing
 *
 * Work that is divided into independent portions. The result does not depend on the number of threads.
 */
typedef struct {
  guint64          n;
  guint            jobs;
  gpointer       (*make) (guint64    number,
                          gpointer   data,
                          GError   **error);
  gboolean       (*take) (gpointer   product,
                          gpointer   data,
                          GError   **error);
  GDestroyNotify   free;
  gpointer         data;
  guint64          games;
} OgcWorkQueue;

/* Does all the work. Returns: whether all went well; in either case no thread is still working */
gboolean ogc_work_queue_run (const OgcWorkQueue  *self,
                             GError             **error);

G_END_DECLS
