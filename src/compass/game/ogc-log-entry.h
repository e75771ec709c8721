/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define OGC_TYPE_LOG_ENTRY (ogc_log_entry_get_type ())
/**
 * OgcLogEntry:
 *
 * One line of the log.
 *
 * Properties (read-only):
 * - "text" (string): a translated sentence, which depends on what the viewer may know
 * - "brief" (string): the same in a few words where there are any, for a narrow log
 * - "seat" (int): who acts, -1 for nobody, or %OGC_NEUTRAL
 * - "building" (int, OgcBuildingId): where, or -1
 * - "kind" (guint, OgcEventKind): of the event
 * - "round" (guint): from 1
 * - "position" (guint): the number of decisions before it, for ogc_game_seek()
 * - "mark" (guint): the number, from 1, of the others' turn or choice since the viewer's last move that it belongs to;
 *   0 for none
 */
G_DECLARE_FINAL_TYPE (OgcLogEntry, ogc_log_entry, OGC, LOG_ENTRY, GObject)

/**
 * ogc_log_entry_new:
 * @kind: of the event, an OgcEventKind
 * @seat: who acts, or -1
 * @building: where, or -1
 * @round: from 1
 * @position: after how many decisions
 *
 * Returns: (transfer full): an entry without text
 */
OgcLogEntry *ogc_log_entry_new          (unsigned     kind,
                                         int          seat,
                                         int          building,
                                         unsigned     round,
                                         unsigned     position);
/* The properties. Strings, objects and lists belong to @self. */
const char  *ogc_log_entry_get_text     (OgcLogEntry *self);
const char  *ogc_log_entry_get_brief    (OgcLogEntry *self);
int          ogc_log_entry_get_seat     (OgcLogEntry *self);
int          ogc_log_entry_get_building (OgcLogEntry *self);
unsigned     ogc_log_entry_get_kind     (OgcLogEntry *self);
unsigned     ogc_log_entry_get_position (OgcLogEntry *self);

unsigned     ogc_log_entry_get_mark     (OgcLogEntry *self);

/* For the model only; each setter notifies only of a change. */
void         ogc_log_entry_set_text     (OgcLogEntry *self,
                                         const char  *text,
                                         const char  *brief);
void         ogc_log_entry_set_mark     (OgcLogEntry *self,
                                         unsigned     mark);

G_END_DECLS
