/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What a file system does before it answers: to say what a file is or to open it, or to read a piece of it. In any
 * thread. */
typedef void (*SlowFileFunc) (gboolean reading);

/* @file as it would be on a file system without paths that calls @pause before each answer. Returns: (transfer full) */
GFile *slow_file_new (GFile        *file,
                      SlowFileFunc  pause);

G_END_DECLS
