/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "compile-player.h"

G_BEGIN_DECLS

/* How one decision is to be thought about, and a computer player: those of compile/players, which know no GLib. */
typedef CompileSearchLimits CompileThought;
typedef CompilePlayer CompileComputer;

/* The computer player with @id, or NULL. */
const CompileComputer *compile_computer_find (const char *id);
/* Number @n of them, weakest first, or NULL when there are fewer. */
const CompileComputer *compile_computer_nth  (unsigned    n);

G_END_DECLS
