/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-history-view.h"

G_BEGIN_DECLS

#define OGC_TYPE_HISTORY_PAGE (ogc_history_page_get_type ())
/**
 * OgcHistoryPage:
 *
 * The games of one kind that were played to their end: charts of how often each sort of player wins and what it comes
 * to, and the same by two more things that the kind tells apart, and the list of the games. They can be cleared, and
 * brought back as long as the page is there.
 */
G_DECLARE_FINAL_TYPE (OgcHistoryPage, ogc_history_page, OGC, HISTORY_PAGE, GtkWidget)

/* Returns: (transfer floating): a page that shows @history as @view says, which stays for ever */
GtkWidget *ogc_history_page_new (const OgcHistoryView *view,
                                 OgcHistory           *history);

G_END_DECLS
