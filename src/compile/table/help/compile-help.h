/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-rule.h"
#include "ogc-rules-help.h"

G_BEGIN_DECLS

/* The rules of the game, for their window. */
extern const OgcRulesHelp compile_help_rules;

/* Opens them at the chapter for what the keys are on in @window, or the pointer is over. */
void compile_help_open      (GtkWindow   *window);
/* Opens them at @rule; where they were for %COMPILE_RULE_NONE. */
void compile_help_open_rule (GtkWidget   *widget,
                             CompileRule  rule);

G_END_DECLS
