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
void        ogc_locale_init         (void);

/**
 * ogc_locale_get_languages:
 *
 * Returns: (transfer none): the languages that the program can speak, by their codes; English, in which it is
 * written, comes first
 */
const char * const *ogc_locale_get_languages (void);

/**
 * ogc_locale_dup_own_name:
 * @language: one of ogc_locale_get_languages()
 *
 * Returns: (transfer full): what @language calls itself
 */
char       *ogc_locale_dup_own_name (const char *language);

/**
 * ogc_locale_prepare:
 *
 * For a program that will call ogc_locale_choose(), right after ogc_locale_init(): at its first text GLib decides
 * once and for all whether libraries translate theirs. It is asked while there is a translation.
 */
void        ogc_locale_prepare      (void);

/**
 * ogc_locale_choose:
 * @language: one of ogc_locale_get_languages(); another, and the empty one, changes nothing
 *
 * Lets texts come in @language instead of the environment's, from the next text on. Everything else stays as the
 * locale has it.
 */
void        ogc_locale_choose       (const char *language);

/**
 * ogc_locale_get_chosen:
 *
 * Returns: (transfer none): the language that ogc_locale_choose() set, or the empty text
 */
const char *ogc_locale_get_chosen   (void);

/**
 * ogc_locale_forget:
 *
 * Gives the environment the language back that it had before ogc_locale_choose(), for a program that is started next.
 */
void        ogc_locale_forget       (void);

/**
 * ogc_locale_dup_decimal:
 * @number: any number
 * @places: how many decimals it is rounded to, at most 4
 * @with_sign: whether a positive number has its sign, too
 *
 * Writes a number as the program's language does, whatever the locale: "8.3", "8,3". What is rounded to 0 has no sign.
 *
 * Returns: (transfer full): the number
 */
char       *ogc_locale_dup_decimal  (double      number,
                                     unsigned    places,
                                     gboolean    with_sign);

/**
 * ogc_locale_dup_dir:
 * @installed: where the build was told to install something, as an absolute path
 * @in_build: where it lies in the build directory, relative to that
 * @in_prefix: where it lies below an installation's prefix, relative to that
 *
 * Finds files of the program that no library looks for, whether it runs from its build directory, from where it was
 * installed, or from an installed tree that was moved.
 *
 * Returns: (transfer full): the folder to use
 */
char       *ogc_locale_dup_dir      (const char *installed,
                                     const char *in_build,
                                     const char *in_prefix);

G_END_DECLS
