/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Lets the program know all its games: the only place where the shell names them. Call it when the program starts. */
void ogc_games_register (void);

G_END_DECLS
