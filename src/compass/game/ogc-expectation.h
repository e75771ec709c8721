/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a seat may expect, in words that are the same wherever they are shown. Strings are to be freed with g_free(). */

/* Gold with one decimal: "17.3". */
char *ogc_expectation_dup_gold    (double gold);
/* A share of the win, 0 to 1, in per cent: "42 %". */
char *ogc_expectation_dup_win     (double win);
/* Both: "17.3 gold, 42 % to win"; the gold alone when @win is less than 0. */
char *ogc_expectation_dup_text    (double gold,
                                   double win);

G_END_DECLS
