/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * OgcWorkQueue:
 * @n: how many portions
 * @jobs: how many threads work
 * @make: does portion number @number (from 0) in some thread; %NULL with @error set ends the whole
 * @take: gets what came out, portion by portion in their order, in the thread that runs the whole; %FALSE with
 * @error set ends it
 * @free: frees what came out
 * @data: for @make and @take
 *
 * Work that is cut in portions, which do not need each other. What comes out does not depend on the number of threads.
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
} OgcWorkQueue;

/* Does all of it. Returns: whether all went well; in any case nothing is under way any more */
gboolean ogc_work_queue_run (const OgcWorkQueue  *self,
                             GError             **error);

G_END_DECLS
