/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-console-input.h"

#include <errno.h>
#include <glib-unix.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

/* Longer lines are cut off. */
#define MAX_LINE 1000

struct _OgcConsoleInput
{
  GString *read; /* and not yet taken */
  gboolean ended;
  gboolean interrupted;
  guint    signal_source;
};

static gboolean
interrupted_cb (gpointer data)
{
  OgcConsoleInput *self = data;

  self->interrupted = TRUE;
  return G_SOURCE_CONTINUE;
}

static gboolean
readable_cb (int          fd,
             GIOCondition condition,
             gpointer     data)
{
  OgcConsoleInput *self = data;
  char bytes[4096];
  const gssize n = read (fd, bytes, sizeof bytes);

  if (n > 0)
    {
      g_string_append_len (self->read, bytes, n);
      if (memchr (self->read->str, '\n', self->read->len) == NULL && self->read->len > MAX_LINE)
        g_string_truncate (self->read, MAX_LINE);
    }
  else if (n == 0 || (errno != EINTR && errno != EAGAIN))
    self->ended = TRUE;
  return G_SOURCE_CONTINUE;
}

OgcConsoleInput *
ogc_console_input_new (void)
{
  OgcConsoleInput *self = g_new0 (OgcConsoleInput, 1);

  self->read = g_string_new (NULL);
  self->signal_source = g_unix_signal_add (SIGINT, interrupted_cb, self);
  return self;
}

void
ogc_console_input_free (OgcConsoleInput *self)
{
  if (self == NULL)
    return;

  g_source_remove (self->signal_source);
  g_string_free (self->read, TRUE);
  g_free (self);
}

/* Takes the first line of what was read, or all of it at the end. NULL if there is none. */
static char *
take_line (OgcConsoleInput *self)
{
  const char *end = memchr (self->read->str, '\n', self->read->len);
  gsize length = end != NULL ? (gsize) (end - self->read->str) : self->read->len;
  g_autofree char *bytes = NULL;

  if (end == NULL && (!self->ended || length == 0))
    return NULL;
  bytes = g_strndup (self->read->str, MIN (length, MAX_LINE));
  g_string_erase (self->read, 0, (gssize) (length + (end != NULL ? 1 : 0)));
  g_strchomp (bytes);
  return g_utf8_make_valid (bytes, -1);
}

char *
ogc_console_input_next (OgcConsoleInput *self)
{
  char *line = NULL;
  guint source;

  g_return_val_if_fail (self != NULL, NULL);

  self->ended = FALSE;
  source = g_unix_fd_add (STDIN_FILENO, G_IO_IN | G_IO_HUP | G_IO_ERR | G_IO_NVAL, readable_cb, self);
  while (!self->interrupted && (line = take_line (self)) == NULL && !self->ended)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  return line;
}

gboolean
ogc_console_input_interrupted (OgcConsoleInput *self)
{
  gboolean interrupted;

  g_return_val_if_fail (self != NULL, FALSE);

  interrupted = self->interrupted;
  self->interrupted = FALSE;
  return interrupted;
}
