/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-timeline.h"
#include "ogc-view.h"

G_BEGIN_DECLS

/**
 * OgcLog:
 *
 * What happened, in sentences: a list of OgcLogEntry beside a history. Inside the model only; views see the list.
 */
typedef struct _OgcLog OgcLog;

OgcLog     *ogc_log_new      (void);
void        ogc_log_free     (OgcLog        *self);
/* (transfer none) (element-type OgcLogEntry) */
GListModel *ogc_log_get_list (OgcLog        *self);

/**
 * ogc_log_update:
 * @self: a log
 * @history: what it describes
 * @view: who reads it
 *
 * Forgets what lies behind the position of @history, describes what is new, and describes anew what its reader may
 * now know or not know.
 */
void        ogc_log_update   (OgcLog        *self,
                              OgcTimeline   *history,
                              const OgcView *view);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcLog, ogc_log_free)

G_END_DECLS
