/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define COMPILE_TYPE_CONTROL_VIEW (compile_control_view_get_type ())
/**
 * CompileControlView:
 *
 * The control card: a knob, and a word for it. Of the three on the table, one in the panel of each player and one
 * between the panels, at most one is visible.
 */
G_DECLARE_FINAL_TYPE (CompileControlView, compile_control_view, COMPILE, CONTROL_VIEW, GtkWidget)

/* @neutral: whether it is the one between the panels. Returns: (transfer floating): a hidden card */
GtkWidget *compile_control_view_new      (gboolean            neutral);
/* Returns: (transfer none): what turns when control changes hands */
GtkWidget *compile_control_view_get_knob (CompileControlView *self);

G_END_DECLS
