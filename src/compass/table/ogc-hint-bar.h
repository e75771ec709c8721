/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-hint-provider.h"

G_BEGIN_DECLS

#define OGC_TYPE_HINT_BAR (ogc_hint_bar_get_type ())
/**
 * OgcHintBar:
 *
 * The best decisions, each a button with what may be expected of it and why; a sign while they are being found.
 * Hidden while nobody has asked. They carry the numbers that #OgcHintLayer puts on the table.
 *
 * Signals:
 * - "pointed" (OgcHint *hint, nullable): the pointer or the focus is on it; %NULL when it has left
 * - "chosen" (OgcHint *hint): somebody wants to do that
 */
G_DECLARE_FINAL_TYPE (OgcHintBar, ogc_hint_bar, OGC, HINT_BAR, GtkWidget)

/**
 * ogc_hint_bar_set_adviser:
 * @self: a bar
 * @hint_provider: (nullable): whose hints are shown
 *
 * Follows @hint_provider.
 */
void        ogc_hint_bar_set_adviser (OgcHintBar      *self,
                                      OgcHintProvider *hint_provider);

/* The number of a hint as it is written: I, II, III. */
const char *ogc_hint_bar_numeral     (unsigned         number);

G_END_DECLS
