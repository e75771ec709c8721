/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-building-id.h"
#include "ogc-rule.h"
#include "ogc-rules-help.h"

G_BEGIN_DECLS

/* The rules of the game, for their window. */
extern const OgcRulesHelp ogc_help_rules;

/* Opens them at the place for what the keys are on in @window, or the pointer is over. */
void ogc_help_open      (GtkWindow     *window);
/* Opens them at @rule, else at the chapter of @building, which may be none. */
void ogc_help_open_rule (GtkWidget     *widget,
                         OgcRule        rule,
                         OgcBuildingId  building);

G_END_DECLS
