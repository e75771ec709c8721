/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Switches to @language ("en", "de"). Returns FALSE if the system does not support it. */
gboolean  card_listing_speak (const char *language);
/* The texts of all cards, in the language of the program. Free with g_free(). */
char     *card_listing       (void);
