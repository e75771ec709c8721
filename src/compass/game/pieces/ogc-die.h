/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define OGC_TYPE_DIE (ogc_die_get_type ())
/**
 * OgcDie:
 *
 * One die in the tray.
 *
 * Properties:
 * - "value" (guint, read-only): 1 to 6, or 0 while it is not rolled
 * - "owner" (guint, read-only): the seat whose colour it has, or %OGC_NEUTRAL
 * - "picked" (gboolean, writable): selected to be placed, rerolled or turned. Only dice of the viewer who is asked can
 *   be picked; setting it on any other die does nothing
 * - "pickable" (gboolean, read-only)
 * - "description" (string, read-only): "own die, 4" for a screen reader
 */
G_DECLARE_FINAL_TYPE (OgcDie, ogc_die, OGC, DIE, GObject)

/**
 * ogc_die_new:
 * @value: 1 to 6, or 0 for a die that is not rolled
 * @owner: a seat or %OGC_NEUTRAL
 *
 * Returns: (transfer full): a die that cannot be picked
 */
OgcDie     *ogc_die_new             (unsigned  value,
                                     unsigned  owner);
/* The properties. Strings, objects and lists belong to @self. */
unsigned    ogc_die_get_value       (OgcDie   *self);
unsigned    ogc_die_get_owner       (OgcDie   *self);
gboolean    ogc_die_get_picked      (OgcDie   *self);
void        ogc_die_set_picked      (OgcDie   *self,
                                     gboolean  picked);
gboolean    ogc_die_get_pickable    (OgcDie   *self);
/* For the model only; a die that can no longer be picked is put back. */
void        ogc_die_set_pickable    (OgcDie   *self,
                                     gboolean  pickable);
const char *ogc_die_get_description (OgcDie   *self);

G_END_DECLS
