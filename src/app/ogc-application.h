/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_APPLICATION (ogc_application_get_type ())
/**
 * OgcApplication:
 *
 * The program: one instance with one window; a second start raises it. Reads the command line, opens a file named
 * there, and provides what can be done from anywhere as "app." actions.
 */
G_DECLARE_FINAL_TYPE (OgcApplication, ogc_application, OGC, APPLICATION, GtkApplication)

/**
 * ogc_application_new:
 *
 * Returns: (transfer full): the program
 */
OgcApplication *ogc_application_new        (void);

/**
 * ogc_application_get_status:
 * @self: the program
 *
 * Returns: the exit status if nothing else went wrong: not 0 if a demonstration failed
 */
int             ogc_application_get_status (OgcApplication *self);

/**
 * ogc_application_get_restarts:
 * @self: an application that has run
 *
 * Returns: whether it ended in order to be restarted
 */
gboolean ogc_application_get_restarts (OgcApplication *self);

G_END_DECLS
