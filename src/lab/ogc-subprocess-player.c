/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-subprocess-player.h"

#include <gio/gunixoutputstream.h>
#include <glib-unix.h>
#include <glib/gi18n.h>
#include <string.h>

#include "ogc-cli.h"
#include "ogc-json-lines.h"
#include "ogc-protocol-frame.h"

#define EXIT_TIMEOUT 2 /* seconds within which a program must exit */

struct _OgcSubprocessPlayer
{
  char         *name;
  guint         timeout;
  GSubprocess  *process;
  OgcJsonLines *lines;
};

static const OgcName answer_names[] = {
  { "decision", 0 },
  { NULL }
};

/* ---- Timeouts ---- */

static gpointer
run_timeouts (gpointer data)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (data, FALSE);

  g_main_loop_run (loop);
  return NULL;
}

/* The context of the timeouts of all programs; its thread runs until our process ends. */
static GMainContext *
timeout_context (void)
{
  static gsize context;

  if (g_once_init_enter (&context))
    {
      GMainContext *made = g_main_context_new ();

      g_thread_unref (g_thread_new ("timeout", run_timeouts, made));
      g_once_init_leave (&context, (gsize) made);
    }
  return (GMainContext *) context;
}

static gboolean
cancel_cb (gpointer data)
{
  g_cancellable_cancel (data);
  return G_SOURCE_REMOVE;
}

/* Cancels @cancellable in @seconds seconds, unless the returned source is stopped first. Returns: (transfer full) */
static GSource *
start_timeout (GCancellable *cancellable,
               guint         seconds)
{
  GSource *source = g_timeout_source_new_seconds (seconds);

  g_source_set_callback (source, cancel_cb, g_object_ref (cancellable), g_object_unref);
  g_source_attach (source, timeout_context ());

  return source;
}

static void
stop_timeout (GSource *source)
{
  g_source_destroy (source);
  g_source_unref (source);
}

/* ---- Talking ---- */

static gboolean
report_failure (const OgcSubprocessPlayer  *self,
                const GError               *local,
                GError                    **error)
{
  if (local == NULL)
    /* TRANSLATORS: %s is a program as it was typed */
    g_set_error (error, OGC_ERROR, OGC_ERROR_READ, _("“%s” ended before the game was over."), self->name);
  else if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_set_error (error, OGC_ERROR, OGC_ERROR_READ,
                 ngettext ("“%s” did not answer within %u second.", "“%s” did not answer within %u seconds.",
                           self->timeout), self->name, self->timeout);
  else
    g_set_error (error, OGC_ERROR, OGC_ERROR_READ, _("The program can’t talk to “%s”: %s"), self->name, local->message);

  return FALSE;
}

gboolean
ogc_subprocess_player_parse (const char   *name,
                             const char   *line,
                             char       ***command,
                             GError      **error)
{
  g_autoptr (GError) local = NULL;

  if (g_shell_parse_argv (line, NULL, command, &local))
    return TRUE;

  /* TRANSLATORS: a contestant as it was typed, and a reason */
  g_set_error (error, OGC_CLI_ERROR, 0, _("“%s” has no command line: %s"), name, local->message);
  return FALSE;
}

OgcSubprocessPlayer *
ogc_subprocess_player_new (const char  *name,
                           char       **command,
                           guint        timeout,
                           GError     **error)
{
  GOutputStream *input;
  g_autoptr (OgcSubprocessPlayer) self = g_new0 (OgcSubprocessPlayer, 1);
  g_autoptr (GError) local = NULL;

  g_return_val_if_fail (name != NULL && command != NULL, NULL);

  self->name = g_strdup (name);
  self->timeout = timeout;
  self->process = g_subprocess_newv ((const char * const *) command,
                                     G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &local);
  if (self->process == NULL)
    {
      g_set_error (error, OGC_ERROR, OGC_ERROR_READ, _("“%s” can’t be started: %s"), name, local->message);
      return NULL;
    }
  /* A program that does not read must not block us forever. */
  input = g_subprocess_get_stdin_pipe (self->process);
  g_unix_set_fd_nonblocking (g_unix_output_stream_get_fd (G_UNIX_OUTPUT_STREAM (input)), TRUE, NULL);
  self->lines = ogc_json_lines_new (g_subprocess_get_stdout_pipe (self->process));

  return g_steal_pointer (&self);
}

static void
shut_down (GSubprocess *process)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  GSource *timeout = start_timeout (cancellable, EXIT_TIMEOUT);

  g_output_stream_close (g_subprocess_get_stdin_pipe (process), NULL, NULL);
  if (!g_subprocess_wait (process, cancellable, NULL))
    {
      g_subprocess_force_exit (process);
      g_subprocess_wait (process, NULL, NULL);
    }
  stop_timeout (timeout);
}

void
ogc_subprocess_player_free (OgcSubprocessPlayer *self)
{
  if (self == NULL)
    return;

  if (self->process != NULL)
    shut_down (self->process);
  g_clear_pointer (&self->lines, ogc_json_lines_free);
  g_clear_object (&self->process);
  g_free (self->name);
  g_free (self);
}

gboolean
ogc_subprocess_player_send (OgcSubprocessPlayer  *self,
                            char                 *line,
                            GError              **error)
{
  g_autofree char *owned = line;
  g_autoptr (GCancellable) cancellable = NULL;
  g_autoptr (GError) local = NULL;
  g_autofree char *text = NULL;
  GSource *timeout;
  gboolean sent;

  g_return_val_if_fail (self != NULL && line != NULL, FALSE);

  cancellable = g_cancellable_new ();
  text = g_strconcat (line, "\n", NULL);
  timeout = start_timeout (cancellable, self->timeout);
  sent = g_output_stream_write_all (g_subprocess_get_stdin_pipe (self->process), text, strlen (text), NULL, cancellable,
                                    &local);
  stop_timeout (timeout);

  return sent
         || report_failure (self, g_error_matches (local, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE) ? NULL : local, error);
}

/* Reads a line from the program. Returns: (transfer full) (nullable): the line; %NULL with @error set */
static GBytes *
read_line (OgcSubprocessPlayer  *self,
           GError              **error)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) local = NULL;
  GSource *timeout = start_timeout (cancellable, self->timeout);
  GBytes *line = ogc_json_lines_next (self->lines, cancellable, &local);

  stop_timeout (timeout);
  if (line == NULL)
    report_failure (self, local, error);

  return line;
}

gboolean
ogc_subprocess_player_ask (OgcSubprocessPlayer  *self,
                           char                 *line,
                           guint                 number,
                           OgcSubprocessRead     read,
                           gpointer              decision,
                           GError              **error)
{
  g_autofree char *owned = line;
  g_autoptr (GBytes) answer = NULL;
  g_autoptr (OgcJsonReader) reader = NULL;
  int answered;

  g_return_val_if_fail (self != NULL && read != NULL && decision != NULL, FALSE);

  if (!ogc_subprocess_player_send (self, g_steal_pointer (&owned), error))
    return FALSE;
  answer = read_line (self, error);
  reader = answer != NULL ? ogc_json_reader_new (self->name, answer, error) : NULL;
  if (reader == NULL)
    return FALSE;

  ogc_json_reader_choice (reader, "type", answer_names);
  read (reader, decision);
  answered = ogc_protocol_read_number (reader);
  if (answered >= 0 && (guint) answered != number && !ogc_json_reader_failed (reader))
    ogc_json_reader_refuse (reader, "number", OGC_ERROR_CONTENT, _("it must answer question number %u."), number);

  return ogc_json_reader_close (reader, error);
}
