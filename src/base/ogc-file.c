/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-file.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "ogc-escape.h"
#include "ogc-json-reader.h"

static gboolean
refuse_to_read (const char  *name,
                const char  *reason,
                GError     **error)
{
  /* TRANSLATORS: a file's name and the reason, a sentence or a half one */
  g_set_error (error, OGC_ERROR, OGC_ERROR_READ, _("%s cannot be read: %s"), name, reason);

  return FALSE;
}

/* The same for what GIO says, whose sentences name the file a second time. */
static gboolean
refuse_to_open (const char    *name,
                const GError  *reason,
                GError       **error)
{
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return refuse_to_read (name, _("there is no such file."), error);
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED))
    return refuse_to_read (name, _("you are not allowed to read it."), error);

  return refuse_to_read (name, reason->message, error);
}

/* What may block for ever, or never end, is no file of ours. */
static gboolean
is_regular (GFile       *file,
            const char  *name,
            GError     **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE, NULL,
                                                  &local);

  if (info == NULL)
    return refuse_to_open (name, local, error);
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    return refuse_to_read (name, _("it is not a file."), error);

  return TRUE;
}

/* Says for what can be helped how to help it. */
static void
refuse_to_write (const char    *name,
                 const GError  *reason,
                 GError       **error)
{
  if (g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_NOSPC)
      || g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NO_SPACE))
    g_set_error (error, OGC_ERROR, OGC_ERROR_WRITE,
                 _("%s was not written, because the disk is full. Please make room and save again."), name);
  else if (g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_ACCES)
           || g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_PERM)
           || g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_ROFS)
           || g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED)
           || g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_READ_ONLY))
    g_set_error (error, OGC_ERROR, OGC_ERROR_WRITE,
                 _("%s was not written, because its folder is read-only. Please choose another folder."),
                 name);
  else
    g_set_error (error, OGC_ERROR, OGC_ERROR_WRITE, _("%s was not written: %s"), name, reason->message);
}

char *
ogc_file_name (GFile *file)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = g_file_get_parse_name (file);

  return ogc_escape_text (name, NULL);
}

GFileInputStream *
ogc_file_open (GFile   *file,
               GError **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GError) local = NULL;
  GFileInputStream *stream;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = ogc_file_name (file);
  if (!is_regular (file, name, error))
    return NULL;
  stream = g_file_read (file, NULL, &local);
  if (stream == NULL)
    refuse_to_open (name, local, error);

  return stream;
}

GBytes *
ogc_file_read (GFile   *file,
               GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GByteArray) content = NULL;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  stream = ogc_file_open (file, error);
  if (stream == NULL)
    return NULL;

  content = g_byte_array_new ();
  do
    {
      const gsize had = content->len;

      g_byte_array_set_size (content, MIN (MAX (2 * had, 64 * 1024), OGC_JSON_MAX_SIZE + 1));
      if (!g_input_stream_read_all (G_INPUT_STREAM (stream), content->data + had, content->len - had, &length, NULL,
                                    &local))
        {
          g_autofree char *name = ogc_file_name (file);

          refuse_to_read (name, local->message, error);
          return NULL;
        }
      length += had;
    }
  while (length == content->len && length <= OGC_JSON_MAX_SIZE);
  g_byte_array_set_size (content, length);

  return g_byte_array_free_to_bytes (g_steal_pointer (&content));
}

gboolean
ogc_file_write (GFile   *file,
                GBytes  *bytes,
                GError **error)
{
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GError) local = NULL;
  const char *content;
  gboolean good;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (bytes != NULL, FALSE);

  name = ogc_file_name (file);
  path = g_file_get_path (file);
  content = g_bytes_get_data (bytes, &length);
  if (path != NULL)
    good = g_file_set_contents_full (path, content, length,
                                     G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0644, &local);
  else
    good = g_file_replace_contents (file, content, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &local);
  if (!good)
    refuse_to_write (name, local, error);

  return good;
}

GFile *
ogc_file_set_aside (GFile      *file,
                    const char *stem,
                    const char *extension)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *moment = g_date_time_format (now, "%Y%m%d-%H%M%S");
  g_autoptr (GFile) folder = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  folder = g_file_get_parent (file);
  for (guint i = 0; i < 100; i++)
    {
      g_autofree char *name = i == 0 ? g_strdup_printf ("%s-%s%s", stem, moment, extension)
                                     : g_strdup_printf ("%s-%s-%u%s", stem, moment, i, extension);
      g_autoptr (GFile) place = g_file_get_child (folder, name);
      g_autoptr (GError) error = NULL;

      if (g_file_move (file, place, G_FILE_COPY_NONE, NULL, NULL, NULL, &error))
        return g_steal_pointer (&place);
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_EXISTS))
        return NULL;
    }

  return NULL;
}
