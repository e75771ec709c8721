/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The last second of the year 9999. Files of ours say moments between 1970 and that one, whatever the clock says. */
#define OGC_MAX_TIME G_GINT64_CONSTANT (253402300799)

/* The day and time where the person is, or what is nearest to it in files of ours. Returns: (transfer full) */
GDateTime *ogc_date_new_now (void);

/* Day and time of @seconds since 1970, where the person is, in the person's language; "" for what is no time. Free with
 * g_free(). */
char      *ogc_date_format  (gint64 seconds);

G_END_DECLS
