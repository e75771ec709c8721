/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void ogc_wheel_set_used (GtkWidget *widget,
                         gboolean   used);

G_END_DECLS
