/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What a file system does before it answers a query, opens a file, or (if @reading) reads a piece of it. Called in any
 * thread. */
typedef void (*SlowFileFunc) (gboolean reading);

/* Wraps @file as if it were on a file system without local paths that calls @pause before each answer. Returns:
 * (transfer full) */
GFile *slow_file_new (GFile        *file,
                      SlowFileFunc  pause);

G_END_DECLS
