/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_LIVE_REGION (ogc_live_region_get_type ())
/**
 * OgcLiveRegion:
 *
 * Announces text to screen readers at once. It takes no space and is invisible. Subclasses know what to announce, and
 * when.
 */
G_DECLARE_DERIVABLE_TYPE (OgcLiveRegion, ogc_live_region, OGC, LIVE_REGION, GtkWidget)

struct _OgcLiveRegionClass
{
  GtkWidgetClass parent_class;
};

/* Announces @text, even if it is the same again; "" clears the last announcement. */
void        ogc_live_region_tell     (OgcLiveRegion *self,
                                      const char    *text);
/* Returns: the last announcement; owned by @self */
const char *ogc_live_region_get_text (OgcLiveRegion *self);

G_END_DECLS
