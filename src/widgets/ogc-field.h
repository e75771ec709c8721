/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_FIELD (ogc_field_get_type ())
/**
 * OgcField:
 *
 * A bare container for children that come and go with a list (ogc_children_bind()), laid out by the layout manager it is given.
 */
G_DECLARE_FINAL_TYPE (OgcField, ogc_field, OGC, FIELD, GtkWidget)

G_END_DECLS
