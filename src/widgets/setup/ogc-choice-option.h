/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * One of a few exclusive options, on a separate line: a check button of the style class "option" with a picture and a
 * name.
 */

/**
 * ogc_choice_option_new:
 * @group: the #OgcGroup to append it to, after the other options
 * @picture: shown before the name
 * @name: its label
 *
 * Returns: (transfer none): the option, not chosen
 */
GtkCheckButton *ogc_choice_option_new      (GtkWidget      *group,
                                            GtkWidget      *picture,
                                            const char     *name);
/* Sets its label. */
void            ogc_choice_option_set_name (GtkCheckButton *self,
                                            const char     *name);

G_END_DECLS
