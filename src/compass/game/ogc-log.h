/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-timeline.h"
#include "ogc-view.h"

G_BEGIN_DECLS

/**
 * OgcLog:
 *
 * The decisions and events of a timeline in sentences: a list of OgcLogEntry. Views see only the list.
 */
typedef struct _OgcLog OgcLog;

OgcLog     *ogc_log_new       (void);
void        ogc_log_free      (OgcLog        *self);
/* (transfer none) (element-type OgcLogEntry) */
GListModel *ogc_log_get_list  (OgcLog        *self);
/* Where the lines about decision number @position, from 1, and about later ones begin in @lines. */
guint       ogc_log_find_step (GListModel    *lines,
                               unsigned       position);
/* These lines, or for 0 those about the beginning, as one text; with or without what was rolled. Returns: (transfer
 * full) */
char       *ogc_log_dup_step  (OgcLog        *self,
                               unsigned       position,
                               gboolean       with_rolls);

/**
 * ogc_log_update:
 * @self: a log
 * @timeline: what it describes
 * @view: what the reader may know
 *
 * Drops the lines after the position of @timeline, adds those that are missing, and rewrites those about which the
 * reader now knows more or less.
 */
void        ogc_log_update    (OgcLog        *self,
                               OgcTimeline   *timeline,
                               const OgcView *view);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcLog, ogc_log_free)

G_END_DECLS
