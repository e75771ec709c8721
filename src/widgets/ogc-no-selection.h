/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_NO_SELECTION (ogc_no_selection_get_type ())

/**
 * OgcNoSelection:
 *
 * A list for #GtkListView in which nothing can be selected, as #GtkNoSelection is, whose changes #GtkListView follows
 * in every version. Before GTK 4.10 it drops the wrong rows, and shows others twice, when several items go from among
 * those too far from what is seen to have rows and the next ones. So no such change is announced here: when more than
 * one item goes, the list has changed from its first item on. Rows of items that stay are kept.
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
