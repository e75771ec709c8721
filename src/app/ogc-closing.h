/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-session.h"

G_BEGIN_DECLS

/**
 * OgcClosingEnd:
 * @OGC_CLOSING_SAVED: all is on disk
 * @OGC_CLOSING_UNSAVED: it could not be saved, but the person closes anyway
 * @OGC_CLOSING_ABANDONED: the same before the disk has answered; the writing thread cannot be waited for
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
 * Closes a session before its window closes: waits until all saves are on disk, and asks if that fails or takes long.
 *
 * Signals:
 * - "ended" (guint, OgcClosingEnd): it is over
 */
G_DECLARE_FINAL_TYPE (OgcClosing, ogc_closing, OGC, CLOSING, GObject)

/**
 * ogc_closing_new:
 * @window: the parent of dialogs
 * @session: the session to close
 *
 * Returns: (transfer full): a closing that has not begun
 */
OgcClosing *ogc_closing_new   (GtkWindow  *window,
                               OgcSession *session);

/**
 * ogc_closing_begin:
 * @self: a closing
 *
 * Begins to close. If called again before it has ended, asks whether to keep waiting.
 */
void        ogc_closing_begin (OgcClosing *self);

G_END_DECLS
