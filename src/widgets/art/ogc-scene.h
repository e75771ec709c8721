/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-art.h"

G_BEGIN_DECLS

#define OGC_TYPE_SCENE (ogc_scene_get_type ())
/**
 * OgcScene:
 *
 * A large picture of ui/art that fills what it is given: stretched, or cropped at the left and above, since the right
 * lower part is what it is about. It is drawn in a thread for each new size; until then it is the one before, scaled,
 * or nothing.
 */
G_DECLARE_FINAL_TYPE (OgcScene, ogc_scene, OGC, SCENE, GObject)

/**
 * ogc_scene_new:
 * @name: what the picture is called: its file in ui/art without ".svg"
 * @fit: %OGC_ART_COVER or %OGC_ART_STRETCH
 *
 * Returns: (transfer full): a #GdkPaintable without a size of its own
 */
OgcScene *ogc_scene_new            (const char *name,
                                    OgcArtFit   fit);

/**
 * ogc_scene_is_any_pending:
 *
 * Whoever takes a picture of a window waits while it is so.
 *
 * Returns: whether a thread is drawing a scene, so that what is shown now is not yet what will be
 */
gboolean  ogc_scene_is_any_pending (void);

G_END_DECLS
