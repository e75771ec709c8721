/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The last second of the year 9999. Times in our files are between 1970 and this one, whatever the clock says. */
#define OGC_MAX_TIME G_GINT64_CONSTANT (253402300799)

/* The local date and time, limited to what our files can hold. Returns: (transfer full) */
GDateTime *ogc_date_new_now     (void);

/* The local date and time of @seconds since 1970, in the person's language; "" if it is not a time. Free with
 * g_free(). */
char      *ogc_date_format      (gint64 seconds);

/* Whether two times in seconds since 1970 are on the same day, as the person counts days. */
gboolean   ogc_date_is_same_day (gint64 one,
                                 gint64 other);

G_END_DECLS
