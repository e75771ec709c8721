/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-record-output.h"

#include <gio/gunixoutputstream.h>
#include <glib/gi18n.h>
#include <unistd.h>

#include "ogc-error.h"

/* Returns: (transfer full) (nullable): the stream for @path; %NULL with @error set */
static GOutputStream *
open_record (const char  *path,
             GError     **error)
{
  g_autoptr (GFile) file = NULL;

  if (ogc_record_output_is_standard (path))
    return g_unix_output_stream_new (STDOUT_FILENO, FALSE);

  file = g_file_new_for_commandline_arg (path);
  if (g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_SPECIAL)
    return (GOutputStream *) g_file_append_to (file, G_FILE_CREATE_NONE, NULL, error);
  return (GOutputStream *) g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, NULL, error);
}

/* Moves the file of records into place if all went well; otherwise the existing file stays. */
static gboolean
close_record (GOutputStream  *stream,
              gboolean        fine,
              GError        **error)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  if (fine)
    return g_output_stream_close (stream, NULL, error);

  g_cancellable_cancel (cancellable);
  g_output_stream_close (stream, cancellable, NULL);
  return FALSE;
}

gboolean
ogc_record_output_is_standard (const char *path)
{
  return path != NULL && (g_str_equal (path, "-") || g_str_equal (path, "/dev/stdout"));
}

OgcCliStatus
ogc_record_output_run (const char    *path,
                       OgcRecordPlay  play,
                       gpointer       data)
{
  g_autoptr (GOutputStream) stream = NULL;
  g_autoptr (GError) error = NULL;
  gboolean fine;

  if (path != NULL)
    stream = open_record (path, &error);
  fine = error == NULL && play (stream, data, &error);
  if (stream != NULL)
    fine = close_record (stream, fine, fine ? &error : NULL);
  if (fine)
    return OGC_CLI_SUCCESS;
  if (ogc_record_output_is_standard (path) && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE))
    return OGC_CLI_FAILURE; /* the reader of the output has closed it */
  if (path != NULL && error->domain != OGC_ERROR)
    {
      g_autofree char *name = g_filename_display_name (path);
      g_autofree char *reason = g_strdup (error->message);

      g_clear_error (&error);
      g_set_error (&error, OGC_ERROR, OGC_ERROR_WRITE, _("%s can’t be written: %s"), name, reason);
    }
  return ogc_cli_fail (error);
}
