/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * OgcConsoleInput:
 *
 * Reads standard input line by line, and hears of the key that interrupts, while the main context goes on.
 */
typedef struct _OgcConsoleInput OgcConsoleInput;

OgcConsoleInput *ogc_console_input_new         (void);
void             ogc_console_input_free        (OgcConsoleInput *self);

/**
 * ogc_console_input_next:
 * @self: the input
 *
 * Waits for a whole line.
 *
 * Returns: (transfer full) (nullable): the line without its end, valid UTF-8; %NULL when the input has ended or
 * somebody interrupts. A terminal may be read again
 */
char            *ogc_console_input_next        (OgcConsoleInput *self);

/* Whether somebody has interrupted since the last call. */
gboolean         ogc_console_input_interrupted (OgcConsoleInput *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcConsoleInput, ogc_console_input_free)

G_END_DECLS
