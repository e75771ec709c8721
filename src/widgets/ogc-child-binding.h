/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * OgcChildFunc:
 * @item: (transfer none): an item of a list
 * @user_data: as given
 *
 * Returns: (transfer floating): the widget that shows @item
 */
typedef GtkWidget *(*OgcChildFunc) (gpointer item,
                                    gpointer user_data);

/**
 * ogc_child_binding_bind:
 * @parent: a widget all of whose children are created here
 * @model: (nullable): the list that they show, %NULL for none
 * @create: creates a child
 * @user_data: for @create; must live as long as @parent
 *
 * Keeps the children of @parent in step with @model: one for each item, in its order. Binding again replaces the list.
 * The binding ends with @parent, which drops its children itself (as a #GtkBox does), or by ogc_child_binding_clear().
 */
void ogc_child_binding_bind  (GtkWidget    *parent,
                              GListModel   *model,
                              OgcChildFunc  create,
                              gpointer      user_data);

/**
 * ogc_child_binding_clear:
 * @parent: a widget
 *
 * Ends the binding, if there is one, and removes all children.
 */
void ogc_child_binding_clear (GtkWidget    *parent);

G_END_DECLS
