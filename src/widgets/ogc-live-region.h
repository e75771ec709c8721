/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_LIVE_REGION (ogc_live_region_get_type ())
/**
 * OgcLiveRegion:
 *
 * Announces text to screen readers at once. It takes no space and is invisible.
 */
G_DECLARE_FINAL_TYPE (OgcLiveRegion, ogc_live_region, OGC, LIVE_REGION, GtkWidget)

/* Announces @text, even if it is unchanged; "" clears the last announcement. */
void        ogc_live_region_tell     (OgcLiveRegion *self,
                                      const char    *text);
/* Makes what is to be announced wait until it is no longer held; only the last of it is announced then. */
void        ogc_live_region_hold     (OgcLiveRegion *self,
                                      gboolean       held);
/* Returns: the last announcement; owned by @self */
const char *ogc_live_region_get_text (OgcLiveRegion *self);

/**
 * ogc_live_region_follow:
 * @label: a label with the role of a status or an alert
 *
 * Announces what @label says whenever that changes while it can be seen, and when it appears. The role alone is enough
 * only in versions of GTK before 4.14.
 */
void        ogc_live_region_follow   (GtkWidget     *label);
/* Announces @text as the accessible name of @label, which has such a role. */
void        ogc_live_region_say      (GtkWidget     *label,
                                      const char    *text);
/* Returns: (nullable): what ogc_live_region_follow() or ogc_live_region_say() announced last */
const char *ogc_live_region_get_said (GtkWidget     *label);

G_END_DECLS
