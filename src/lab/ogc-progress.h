/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * OgcProgress:
 *
 * How many games of a long run are over, shown on standard error if that is a terminal.
 */
typedef struct {
  guint64  games;
  gint64   next;  /* when to show the number again */
  gboolean wanted;
  gboolean shown;
} OgcProgress;

/* Begins a run of @games games. */
void ogc_progress_begin (OgcProgress *self,
                         guint64      games);
/* Shows that @done games are over. @data: the #OgcProgress */
void ogc_progress_show  (guint64      done,
                         gpointer     data);
/* Clears what was shown. */
void ogc_progress_end   (OgcProgress *self);

G_END_DECLS
