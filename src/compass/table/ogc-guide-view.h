/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-guide.h"

G_BEGIN_DECLS

#define OGC_TYPE_GUIDE_VIEW (ogc_guide_view_get_type ())
/**
 * OgcGuideView:
 *
 * What a guide says, in a strip that has room of its own, so that it covers nothing of what it talks about.
 *
 * Actions: "guide.next", "guide.rule", "guide.leave"
 */
G_DECLARE_FINAL_TYPE (OgcGuideView, ogc_guide_view, OGC, GUIDE_VIEW, GtkWidget)

/**
 * ogc_guide_view_new:
 * @guide: a guide
 *
 * Returns: (transfer floating): its strip
 */
GtkWidget *ogc_guide_view_new       (OgcGuide     *guide);
OgcGuide  *ogc_guide_view_get_guide (OgcGuideView *self);

G_END_DECLS
