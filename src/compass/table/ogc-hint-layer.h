/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-hint.h"

G_BEGIN_DECLS

#define OGC_TYPE_HINT_LAYER (ogc_hint_layer_get_type ())
/**
 * OgcHintLayer:
 *
 * Covers the table and shows the numbers of hints where they lead. It takes no input, and screen readers skip it and
 * read #OgcHintBar instead.
 */
G_DECLARE_FINAL_TYPE (OgcHintLayer, ogc_hint_layer, OGC, HINT_LAYER, GtkWidget)

/**
 * OgcHintFinder:
 * @hint: a hint
 * @user_data: as given
 *
 * Returns: (transfer none) (nullable): the widget that is used to follow @hint, or where its dice go, if that is on the
 *   table
 */
typedef GtkWidget *(*OgcHintFinder) (OgcHint  *hint,
                                     gpointer  user_data);

/**
 * ogc_hint_layer_new:
 * @finder: finds what hints lead to; called every frame
 * @user_data: for @finder; must live as long as the layer
 *
 * Returns: (transfer floating): a layer without numbers
 */
GtkWidget  *ogc_hint_layer_new       (OgcHintFinder  finder,
                                      gpointer       user_data);

/* Shows the numbers of @hints (GListModel of OgcHint, nullable). */
void        ogc_hint_layer_set_hints (OgcHintLayer  *self,
                                      GListModel    *hints);

/* The number of a hint as text: I, II, III. */
const char *ogc_hint_layer_numeral   (unsigned       number);

G_END_DECLS
