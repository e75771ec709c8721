/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-rules-help.h"

G_BEGIN_DECLS

/* The rules of the game, for the rules window. */
extern const OgcRulesHelp compile_help_rules;

/* Shows the keyboard shortcuts over @window. */
void compile_help_show_keys (GtkApplicationWindow *window);

G_END_DECLS
