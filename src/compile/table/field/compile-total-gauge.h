/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-line.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_TOTAL_GAUGE (compile_total_gauge_get_type ())
/**
 * CompileTotalGauge:
 *
 * Shows the totals of both sides in a line as ten rays each, the near side's in the lower half. The hub points to the
 * leader. The numbers stand beside it, so screen readers skip it.
 */
G_DECLARE_FINAL_TYPE (CompileTotalGauge, compile_total_gauge, COMPILE, TOTAL_GAUGE, GtkWidget)

/* Returns: (transfer floating): a gauge with all rays off */
GtkWidget *compile_total_gauge_new     (void);
/* Shows the totals of both halves of a line. */
void       compile_total_gauge_show    (CompileTotalGauge *self,
                                        CompileLine       *near,
                                        CompileLine       *far);
/* Shows @total in @half (0 is the near one) in place of the real one; -1 shows the real one again. */
void       compile_total_gauge_pretend (CompileTotalGauge *self,
                                        unsigned           half,
                                        int                total);

G_END_DECLS
