/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_LOG_VIEW (ogc_log_view_get_type ())
/**
 * OgcLogView:
 *
 * The log, with the newest line last and in view.
 *
 * Properties:
 * - "log" (GListModel of OgcLogEntry, nullable)
 * - "brief" (gboolean): whether lines are shown in a few words
 *
 * Signals:
 * - "linked" (int building): the pointer or the focus is on a line about that building, an OgcBuildingId; -1 for none
 */
G_DECLARE_FINAL_TYPE (OgcLogView, ogc_log_view, OGC, LOG_VIEW, GtkWidget)

void        ogc_log_view_set_log (OgcLogView *self,
                                  GListModel *log);

/**
 * ogc_log_view_set_covered:
 * @self: a log
 * @covered: how many pixels of its lower end something else covers
 *
 * Keeps the newest lines in sight above what covers the log.
 */
void       ogc_log_view_set_covered (OgcLogView *self,
                                     int         covered);
/* Makes new lines wait until it is no longer held. */
void       ogc_log_view_hold        (OgcLogView *self,
                                     gboolean    held);

G_END_DECLS
