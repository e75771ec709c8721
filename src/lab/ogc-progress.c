/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-progress.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <unistd.h>

#define DELAY G_USEC_PER_SEC /* shorter runs show nothing */
#define PAUSE (G_USEC_PER_SEC / 5)
#define WIDTH 60

void
ogc_progress_begin (OgcProgress *self,
                    guint64      games)
{
  g_return_if_fail (self != NULL);

  self->games = games;
  self->next = g_get_monotonic_time () + DELAY;
  self->wanted = isatty (STDERR_FILENO);
  self->shown = FALSE;
}

void
ogc_progress_show (guint64  done,
                   gpointer data)
{
  OgcProgress *self = data;
  g_autofree char *part = NULL;
  g_autofree char *whole = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (self != NULL);

  if (!self->wanted || g_get_monotonic_time () < self->next)
    return;
  self->next = g_get_monotonic_time () + PAUSE;
  self->shown = TRUE;
  part = g_strdup_printf ("%" G_GUINT64_FORMAT, done);
  whole = g_strdup_printf ("%" G_GUINT64_FORMAT, self->games);
  /* TRANSLATORS: two numbers of any size */
  text = g_strdup_printf (_("%s of %s games"), part, whole);
  fprintf (stderr, "\r%s", text);
  fflush (stderr);
}

void
ogc_progress_end (OgcProgress *self)
{
  g_return_if_fail (self != NULL);

  if (self->shown)
    fprintf (stderr, "\r%*s\r", WIDTH, "");
}
