/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_GROUP (ogc_group_get_type ())
/**
 * OgcGroup:
 *
 * A bare container for children that come and go with a list (ogc_child_binding_bind()), laid out by the layout
 * manager it is given.
 */
G_DECLARE_FINAL_TYPE (OgcGroup, ogc_group, OGC, GROUP, GtkWidget)

G_END_DECLS
