/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-timeline.h"
#include "compile-view.h"

G_BEGIN_DECLS

/**
 * CompileLog:
 *
 * What happened, line by line, up to the position of a timeline. Plain data with a single owner.
 */
typedef struct _CompileLog CompileLog;

/* Returns: (transfer full): an empty log */
CompileLog *compile_log_new       (void);
void        compile_log_free      (CompileLog        *self);

/* Updates the lines to the position of @timeline, as far as the viewer of @view may know them. */
void        compile_log_update    (CompileLog        *self,
                                   CompileTimeline   *timeline,
                                   const CompileView *view);

/* Returns: (transfer none): the lines, a list of CompileLogEntry */
GListModel *compile_log_get_list  (CompileLog        *self);
/* Where the lines about decision number @position, from 1, and about later ones begin in @lines. */
guint       compile_log_find_step (GListModel        *lines,
                                   unsigned           position);
/* These lines as one text. Returns: (transfer full) */
char       *compile_log_dup_step  (CompileLog        *self,
                                   unsigned           position);

G_END_DECLS
