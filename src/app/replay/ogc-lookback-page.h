/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-analyst.h"

G_BEGIN_DECLS

#define OGC_TYPE_LOOKBACK_PAGE (ogc_lookback_page_get_type ())
/**
 * OgcLookbackPage:
 *
 * A look back at a game: everybody's chances as a graph, luck and skill, and the decisions that gave most away. While that is found out, how far it is.
 *
 * Signals:
 * - "sought" (guint position): the person wants to see the game after so many decisions
 */
G_DECLARE_FINAL_TYPE (OgcLookbackPage, ogc_lookback_page, OGC, LOOKBACK_PAGE, GtkWidget)

/* Returns: (transfer floating): an empty page */
GtkWidget *ogc_lookback_page_new    (void);

/**
 * ogc_lookback_page_look:
 * @self: a page
 * @save: a game that was played to its end
 * @folder: (nullable): where look backs are kept (#OgcAnalyst)
 *
 * Looks back at @save, unless that is what the page does already.
 */
void       ogc_lookback_page_look   (OgcLookbackPage *self,
                                     OgcSave         *save,
                                     GFile           *folder);
/* Gives up what is not found out yet. */
void       ogc_lookback_page_stop   (OgcLookbackPage *self);

G_END_DECLS
