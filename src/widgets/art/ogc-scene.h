/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-art.h"

G_BEGIN_DECLS

#define OGC_TYPE_SCENE (ogc_scene_get_type ())
/**
 * OgcScene:
 *
 * A large picture from ui/art that fills its area: stretched, or cropped as the file says (ogc_art_get_cut()). It is
 * drawn in a thread for each new size; until then the previous drawing is shown, scaled, or nothing.
 */
G_DECLARE_FINAL_TYPE (OgcScene, ogc_scene, OGC, SCENE, GObject)

/**
 * ogc_scene_new:
 * @name: the name of the picture: its file in ui/art without ".svg"
 * @fit: %OGC_ART_COVER or %OGC_ART_STRETCH
 *
 * Returns: (transfer full): a #GdkPaintable without an intrinsic size
 */
OgcScene *ogc_scene_new            (const char *name,
                                    OgcArtFit   fit);

/**
 * ogc_scene_is_any_pending:
 *
 * Screenshots have to wait until this is %FALSE.
 *
 * Returns: whether a thread is still drawing a scene
 */
gboolean  ogc_scene_is_any_pending (void);

G_END_DECLS
