/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * OgcConsoleInput:
 *
 * Reads standard input line by line, and notices interrupts, while the main context keeps running.
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
 * Returns: (transfer full) (nullable): the line without its end, valid UTF-8; %NULL at the end of input or on an
 * interrupt. A terminal can be read again
 */
char            *ogc_console_input_next        (OgcConsoleInput *self);

/* Whether there was an interrupt since the last call. */
gboolean         ogc_console_input_interrupted (OgcConsoleInput *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcConsoleInput, ogc_console_input_free)

G_END_DECLS
