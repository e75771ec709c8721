/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_LIVE_REGION (ogc_live_region_get_type ())
/**
 * OgcLiveRegion:
 *
 * Tells a screen reader something at once. It takes no room and cannot be seen. To be inherited from by what knows when
 * to tell what.
 */
G_DECLARE_DERIVABLE_TYPE (OgcLiveRegion, ogc_live_region, OGC, LIVE_REGION, GtkWidget)

struct _OgcLiveRegionClass
{
  GtkWidgetClass parent_class;
};

/* Tells @text, also when it is the same once more; "" clears what was told. */
void        ogc_live_region_tell     (OgcLiveRegion *self,
                                      const char    *text);
/* Returns: what was told last; owned by @self */
const char *ogc_live_region_get_text (OgcLiveRegion *self);

G_END_DECLS
