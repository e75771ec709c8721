/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-chronicle-entry.h"

G_BEGIN_DECLS

#define OGC_TYPE_CHRONICLE (ogc_chronicle_get_type ())
/**
 * OgcChronicle:
 *
 * All games that were played to their end, as a #GListModel of #OgcChronicleEntry, newest first, and the file that remembers them. The
 * file is read and written by another thread, one thing after the other; each write replaces it by a whole one. Belongs to the thread
 * that made it. It is empty until something is asked of it.
 *
 * A damaged file is set aside under a new name, and a new one begins; one of a newer version of the program is left alone, and
 * everything that would change it fails.
 *
 * Properties (read-only):
 * - "loaded" (gboolean): the list is what the file says; before, it is empty
 *
 * Signals:
 * - "failed" (GError *error): one sentence that says what could not be done, or that a damaged file was set aside
 */
G_DECLARE_FINAL_TYPE (OgcChronicle, ogc_chronicle, OGC, CHRONICLE, GObject)

/* @file: (nullable): %NULL for the usual one, gilded-compass/history.json under XDG data. Returns: (transfer full) */
OgcChronicle *ogc_chronicle_new     (GFile             *file);

gboolean      ogc_chronicle_get_loaded (OgcChronicle   *self);

/* Reads the file. */
void          ogc_chronicle_load    (OgcChronicle      *self);
/* Remembers @entry. A game that is there already is replaced, so each is there once. */
void          ogc_chronicle_add     (OgcChronicle      *self,
                                     OgcChronicleEntry *entry);
/* Forgets all games, until ogc_chronicle_restore(). */
void          ogc_chronicle_clear   (OgcChronicle      *self);
/* Takes back the last ogc_chronicle_clear(); games that ended since then stay. */
void          ogc_chronicle_restore (OgcChronicle      *self);
/* Deletes for good what was cleared. */
void          ogc_chronicle_purge   (OgcChronicle      *self);

/* Waits until all that was asked is done. What it came to is told later, by the main loop. For the end of the program. */
void          ogc_chronicle_flush   (OgcChronicle      *self);

G_END_DECLS
