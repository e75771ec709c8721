/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-history-view.h"

G_BEGIN_DECLS

#define OGC_TYPE_HISTORY_PAGE (ogc_history_page_get_type ())
/**
 * OgcHistoryPage:
 *
 * The finished games of one kind: charts of how often each kind of player wins and with what result, the same grouped
 * by two more things that the game defines, and the list of the games. They can be cleared, and restored while the page
 * exists.
 */
G_DECLARE_FINAL_TYPE (OgcHistoryPage, ogc_history_page, OGC, HISTORY_PAGE, GtkWidget)

/* Returns: (transfer floating): a page that shows @history as @view says, which is never freed */
GtkWidget *ogc_history_page_new (const OgcHistoryView *view,
                                 OgcHistory           *history);

G_END_DECLS
