/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Lets texts come in @language ("en", "de"). Returns FALSE when the system cannot. */
gboolean  card_listing_speak (const char *language);
/* What all cards say, in the language of the program. */
char     *card_listing       (void);
