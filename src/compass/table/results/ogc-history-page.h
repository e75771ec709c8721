/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game-history-json.h"

G_BEGIN_DECLS

#define OGC_TYPE_HISTORY_PAGE (ogc_history_page_get_type ())
/**
 * OgcHistoryPage:
 *
 * The games that were played to their end: charts of how often each kind of player wins and how much gold it comes
 * home with, by form and by building, and the list of the games. They can be cleared, and brought back as long as
 * the page is there.
 */
G_DECLARE_FINAL_TYPE (OgcHistoryPage, ogc_history_page, OGC, HISTORY_PAGE, GtkWidget)

/* Returns: (transfer floating): a page that shows @history */
GtkWidget *ogc_history_page_new (OgcHistory *history);

G_END_DECLS
