/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_MEDAL (ogc_medal_get_type ())
/**
 * OgcMedal:
 *
 * The crest of a winner, on a disc of the same colour in a wreath of rays. It fills its space.
 */
G_DECLARE_FINAL_TYPE (OgcMedal, ogc_medal, OGC, MEDAL, GtkWidget)

/**
 * ogc_medal_new:
 * @seat: a seat, from 0
 * @emblem: the id of its emblem
 * @name: who sits there
 *
 * Returns: (transfer floating): a medal
 */
GtkWidget *ogc_medal_new (unsigned    seat,
                          const char *emblem,
                          const char *name);

G_END_DECLS
