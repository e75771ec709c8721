/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-save-list.h"
#include "ogc-session.h"

G_BEGIN_DECLS

#define OGC_TYPE_SAVES_PAGE (ogc_saves_page_get_type ())
/**
 * OgcSavesPage:
 *
 * All saved games: continue one, rename it, delete and restore it, import one from a file, or export one to a file.
 *
 * Signals:
 * - "open" (OgcSaveInfo *info): the person wants this game on the table
 */
G_DECLARE_FINAL_TYPE (OgcSavesPage, ogc_saves_page, OGC, SAVES_PAGE, GtkWidget)

/* @session: a session with a store. Returns: (transfer floating): a page */
GtkWidget   *ogc_saves_page_new      (OgcSession   *session);
/* For the results of file choosers. */
void         ogc_saves_page_import   (OgcSavesPage *self,
                                      GFile        *file);
void         ogc_saves_page_export   (OgcSavesPage *self,
                                      OgcSaveInfo  *info,
                                      GFile        *file);
/* For the popover of a row. */
void         ogc_saves_page_rename   (OgcSavesPage *self,
                                      OgcSaveInfo  *info,
                                      const char   *title);

G_END_DECLS
