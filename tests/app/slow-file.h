/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* @file as it would be on a file system, without a path, that takes @seconds until it says what a file is or opens one.
 * Returns: (transfer full) */
GFile *slow_file_new (GFile *file,
                      guint  seconds);

G_END_DECLS
