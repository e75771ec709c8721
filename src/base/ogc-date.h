/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Day and time of @seconds since 1970, where the person is, in the person's language; "" for what is no time. Free with
 * g_free(). */
char *ogc_date_format (gint64 seconds);

G_END_DECLS
