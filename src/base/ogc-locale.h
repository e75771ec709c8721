/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ogc_locale_init:
 *
 * Sets the program's language from the environment; call it first in a program. If the system lacks the requested
 * locale, texts are still in its language, and everything else is as in "C.UTF-8".
 */
void        ogc_locale_init         (void);

/**
 * ogc_locale_get_languages:
 *
 * Returns: (transfer none): the codes of the languages that the program supports; English, the language of the source,
 *   comes first
 */
const char * const *ogc_locale_get_languages (void);

/**
 * ogc_locale_dup_own_name:
 * @language: one of ogc_locale_get_languages()
 *
 * Returns: (transfer full): the name of @language in that language
 */
char       *ogc_locale_dup_own_name (const char *language);

/**
 * ogc_locale_prepare:
 *
 * Prepares for ogc_locale_choose(); call it right after ogc_locale_init(). At the first text GLib decides permanently
 * whether libraries translate theirs, so this asks for one while there is a translation.
 */
void        ogc_locale_prepare      (void);

/**
 * ogc_locale_choose:
 * @language: one of ogc_locale_get_languages(); any other, including "", changes nothing
 *
 * Translates texts into @language instead of the environment's, from the next text on. Everything else follows the
 * locale.
 */
void        ogc_locale_choose       (const char *language);

/**
 * ogc_locale_get_chosen:
 *
 * Returns: (transfer none): the language that ogc_locale_choose() set, or ""
 */
const char *ogc_locale_get_chosen   (void);

/**
 * ogc_locale_forget:
 *
 * Restores the language that the environment had before ogc_locale_choose(), for a program that is started next.
 */
void        ogc_locale_forget       (void);

/**
 * ogc_locale_dup_decimal:
 * @number: any number
 * @places: how many decimals it is rounded to, at most 4
 * @with_sign: whether a positive number also gets a sign
 *
 * Formats a number for the program's language, whatever the locale: "8.3", "8,3". A number that rounds to 0 has no
 * sign.
 *
 * Returns: (transfer full): the number
 */
char       *ogc_locale_dup_decimal  (double      number,
                                     unsigned    places,
                                     gboolean    with_sign);

/**
 * ogc_locale_dup_joined:
 * @text: a translation, which may say by soft hyphens (U+00AD) where narrow things break it
 *
 * Returns: (transfer full): the text without them, as it is read, searched and shown elsewhere
 */
char       *ogc_locale_dup_joined   (const char *text);

/**
 * ogc_locale_dup_dir:
 * @installed: where the build was told to install something, as an absolute path
 * @in_build: where it lies in the build directory, relative to that
 * @in_prefix: where it lies below an installation's prefix, relative to that
 *
 * Finds files of the program that no library looks for, whether it runs from its build directory, from its installed
 * place, or from an installed tree that was moved.
 *
 * Returns: (transfer full): the folder to use
 */
char       *ogc_locale_dup_dir      (const char *installed,
                                     const char *in_build,
                                     const char *in_prefix);

G_END_DECLS
