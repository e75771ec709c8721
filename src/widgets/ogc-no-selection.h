/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_NO_SELECTION (ogc_no_selection_get_type ())

/**
 * OgcNoSelection:
 *
 * A list for #GtkListView in which nothing can be selected, like #GtkNoSelection, but which works with #GtkListView in
 * every version. Before GTK 4.10 #GtkListView drops the wrong rows, and shows others twice, if several items are
 * removed across the border between items too far away to have rows and those that have one. So this list never reports
 * such a change: if more than one item is removed, it reports a change from its first item on. Items that stay keep
 * their rows.
 */
G_DECLARE_FINAL_TYPE (OgcNoSelection, ogc_no_selection, OGC, NO_SELECTION, GObject)

/**
 * ogc_no_selection_new:
 * @model: (transfer none): the list to show
 *
 * Returns: (transfer full): the items of @model
 */
OgcNoSelection *ogc_no_selection_new (GListModel *model);

G_END_DECLS
