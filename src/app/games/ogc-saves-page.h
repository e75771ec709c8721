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
 * All games that are kept: go on with one, rename it, delete it and bring it back, take one in from a file or copy
 * one to a file.
 *
 * Signals:
 * - "open" (OgcSaveInfo *info): the person wants this game on the table
 */
G_DECLARE_FINAL_TYPE (OgcSavesPage, ogc_saves_page, OGC, SAVES_PAGE, GtkWidget)

/* @session: a session with a store. Returns: (transfer floating): a page */
GtkWidget   *ogc_saves_page_new      (OgcSession   *session);
/* What the file choosers lead to. */
void         ogc_saves_page_import   (OgcSavesPage *self,
                                      GFile        *file);
void         ogc_saves_page_export   (OgcSavesPage *self,
                                      OgcSaveInfo  *info,
                                      GFile        *file);
/* What the popover of a row leads to. */
void         ogc_saves_page_rename   (OgcSavesPage *self,
                                      OgcSaveInfo  *info,
                                      const char   *title);

G_END_DECLS
