/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-session.h"

G_BEGIN_DECLS

/**
 * OgcClosingEnd:
 * @OGC_CLOSING_SAVED: all is on disk
 * @OGC_CLOSING_UNSAVED: it could not be saved, and the person closes all the same
 * @OGC_CLOSING_ABANDONED: the same while the disk has not answered; the thread that writes cannot be waited for
 * @OGC_CLOSING_STAYED: it could not be saved, and the person stays
 *
 * How closing ends.
 */
typedef enum {
  OGC_CLOSING_SAVED,
  OGC_CLOSING_UNSAVED,
  OGC_CLOSING_ABANDONED,
  OGC_CLOSING_STAYED
} OgcClosingEnd;

#define OGC_TYPE_CLOSING (ogc_closing_get_type ())
/**
 * OgcClosing:
 *
 * Closes a session before its window goes: waits until what is saved is on disk, and asks when that fails or takes
 * long.
 *
 * Signals:
 * - "ended" (guint, OgcClosingEnd): it is over
 */
G_DECLARE_FINAL_TYPE (OgcClosing, ogc_closing, OGC, CLOSING, GObject)

/**
 * ogc_closing_new:
 * @window: over which questions are asked
 * @session: what is to be closed
 *
 * Returns: (transfer full): not begun yet
 */
OgcClosing *ogc_closing_new   (GtkWindow  *window,
                               OgcSession *session);

/**
 * ogc_closing_begin:
 * @self: a closing
 *
 * Begins to close. A second time, before it has ended, asks whether to wait any longer.
 */
void        ogc_closing_begin (OgcClosing *self);

G_END_DECLS
