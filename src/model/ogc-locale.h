/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ogc_locale_init:
 *
 * Sets the program's language from the environment; the first thing that a program does. Where the system does not have
 * the locale that is asked for, texts come in its language all the same, and everything else is as in "C.UTF-8".
 */
void  ogc_locale_init      (void);

/**
 * ogc_locale_dup_dir:
 * @installed: where the build was told to install something, as an absolute path
 * @in_build: where it lies in the build directory, relative to that
 * @in_prefix: where it lies below an installation's prefix, relative to that
 *
 * Finds files of the program that no library looks for, whether it runs from its build directory, from where it was installed, or
 * from an installed tree that was moved.
 *
 * Returns: (transfer full): the folder to use
 */
char *ogc_locale_dup_dir   (const char *installed,
                            const char *in_build,
                            const char *in_prefix);

G_END_DECLS
