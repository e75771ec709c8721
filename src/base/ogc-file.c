/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-file.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ogc-date.h"
#include "ogc-escape.h"
#include "ogc-json-limits.h"

#define MODE 0644
#define LOCK_TRY 10000 /* microseconds */
#define N_LOCK_TRIES 1000

static gboolean
refuse_to_read (const char  *name,
                const char  *reason,
                GError     **error)
{
  /* TRANSLATORS: a file's name and the reason, a sentence or a half one */
  g_set_error (error, OGC_ERROR, OGC_ERROR_READ, _("%s can’t be read: %s"), name, reason);

  return FALSE;
}

/* The same for errors of GIO, whose messages name the file as it is called. */
static gboolean
refuse_to_open (const char    *name,
                const GError  *reason,
                GError       **error)
{
  g_autofree char *message = ogc_escape_text (reason->message, NULL);

  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return refuse_to_read (name, _("this file does not exist."), error);
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED))
    return refuse_to_read (name, _("you do not have permission to read it."), error);

  return refuse_to_read (name, message, error);
}

/* Anything that may block for ever, or never end, cannot be one of our files. */
static GInputStream *
open_path (const char  *path,
           const char  *name,
           GError     **error)
{
  const int fd = g_open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0);
  const int problem = errno;
  struct stat status;

  if (fd < 0)
    {
      g_autoptr (GError) reason = NULL;

      reason = g_error_new_literal (G_IO_ERROR, g_io_error_from_errno (problem), g_strerror (problem));
      refuse_to_open (name, reason, error);
      return NULL;
    }
  if (fstat (fd, &status) == 0 && S_ISREG (status.st_mode))
    return g_unix_input_stream_new (fd, TRUE);
  g_close (fd, NULL);
  refuse_to_read (name, _("it is not a file."), error);

  return NULL;
}

/* The same for a file without a path, somewhere on the network. */
static GInputStream *
open_remote (GFile       *file,
             const char  *name,
             GError     **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE, NULL,
                                                  &local);
  GFileInputStream *stream = NULL;

  if (info != NULL && g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    refuse_to_read (name, _("it is not a file."), error);
  else if (info == NULL || (stream = g_file_read (file, NULL, &local)) == NULL)
    refuse_to_open (name, local, error);

  return (GInputStream *) stream;
}

/* Adds advice for errors that the person can do something about. */
static void
refuse_to_write (const char    *name,
                 const GError  *reason,
                 GError       **error)
{
  g_autofree char *message = ogc_escape_text (reason->message, NULL);

  if (g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_NOSPC)
      || g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NO_SPACE))
    g_set_error (error, OGC_ERROR, OGC_ERROR_WRITE,
                 _("%s could not be saved because the disk is full. Free some space and save again."), name);
  else if (g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_ACCES)
           || g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_PERM)
           || g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_ROFS)
           || g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED)
           || g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_READ_ONLY))
    g_set_error (error, OGC_ERROR, OGC_ERROR_WRITE,
                 _("%s could not be saved because its folder is read-only. Choose another folder."),
                 name);
  else
    g_set_error (error, OGC_ERROR, OGC_ERROR_WRITE, _("%s could not be saved: %s"), name, message);
}

/* What went wrong, by errno. */
static gboolean
report_errno (GError **error)
{
  const int problem = errno;

  g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (problem), g_strerror (problem));

  return FALSE;
}

/* Syncing the folder makes the file's name durable. Not every file system can sync a folder. */
static void
sync_folder (const char *folder)
{
  const int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (fd < 0)
    return;
  fsync (fd);
  g_close (fd, NULL);
}

static gboolean
write_all (int          fd,
           const char  *content,
           gsize        length,
           GError     **error)
{
  while (length > 0)
    {
      const gssize n = write (fd, content, length);

      if (n < 0 && errno != EINTR)
        return report_errno (error);
      content += MAX (n, 0);
      length -= (gsize) MAX (n, 0);
    }
  while (fsync (fd) != 0)
    if (errno != EINTR)
      return report_errno (error);

  return TRUE;
}

/* Creates a new file in @folder, with its path in @path, and locks it so that ogc_file_remove_unfinished() leaves it
 * alone. If that came between the two steps, the file is created again; if there are no locks, it stays unlocked. */
static int
open_unfinished (const char  *folder,
                 char       **path)
{
  struct stat status;
  int fd;

  for (;;)
    {
      *path = g_build_filename (folder, OGC_FILE_UNFINISHED "XXXXXX", NULL);
      fd = g_mkstemp_full (*path, O_WRONLY | O_CLOEXEC, MODE);
      if (fd < 0)
        return fd;
      if ((flock (fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
          && fstat (fd, &status) == 0 && status.st_nlink > 0)
        return fd;
      g_close (fd, NULL);
      g_free (*path);
    }
}

/* Written under another name first, then renamed in one step. That name is short, because the file's own may have the
 * maximum length. */
static gboolean
write_path (const char  *path,
            const char  *content,
            gsize        length,
            GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *unfinished = NULL;
  struct stat status;
  gboolean good;
  int fd;

  if (stat (path, &status) == 0 && !S_ISREG (status.st_mode))
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, _("it is not a file."));
      return FALSE;
    }
  fd = open_unfinished (folder, &unfinished);
  if (fd < 0)
    return report_errno (error);
  good = write_all (fd, content, length, error);
  if (good && g_rename (unfinished, path) != 0)
    good = report_errno (error);
  if (close (fd) != 0 && good)
    good = report_errno (error);
  if (good)
    sync_folder (folder);
  else
    g_unlink (unfinished);

  return good;
}

char *
ogc_file_name (GFile *file)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = g_file_get_parse_name (file);

  return ogc_escape_text (name, NULL);
}

GInputStream *
ogc_file_open (GFile   *file,
               GError **error)
{
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = ogc_file_name (file);
  path = g_file_get_path (file);

  return path != NULL ? open_path (path, name, error) : open_remote (file, name, error);
}

GBytes *
ogc_file_read (GFile   *file,
               GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (GInputStream) stream = NULL;
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
      if (!g_input_stream_read_all (stream, content->data + had, content->len - had, &length, NULL,
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

GBytes *
ogc_file_read_named (GFile   *file,
                     char   **name,
                     GError **error)
{
  g_return_val_if_fail (G_IS_FILE (file) && name != NULL, NULL);

  *name = ogc_file_name (file);
  return ogc_file_read (file, error);
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
    good = write_path (path, content, length, &local);
  else
    good = g_file_replace_contents (file, content, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &local);
  if (!good)
    refuse_to_write (name, local, error);

  return good;
}

/* Deletes the file at @path unless somebody is still writing it, or it is not a file. */
static void
remove_unlocked (const char *path)
{
  const int fd = g_open (path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0);

  if (fd < 0)
    return;
  if (flock (fd, LOCK_EX | LOCK_NB) == 0)
    g_unlink (path);
  g_close (fd, NULL);
}

int
ogc_file_lock_folder (GFile *folder)
{
  const char *path;
  int fd;

  g_return_val_if_fail (G_IS_FILE (folder), -1);

  path = g_file_peek_path (folder);
  fd = path != NULL ? g_open (path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0) : -1;
  for (guint i = 0; fd >= 0 && i < N_LOCK_TRIES && flock (fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK; i++)
    g_usleep (LOCK_TRY);

  return fd;
}

void
ogc_file_remove_unfinished (GFile *folder)
{
  g_autofree char *path = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_if_fail (G_IS_FILE (folder));

  path = g_file_get_path (folder);
  dir = path != NULL ? g_dir_open (path, 0, NULL) : NULL;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *unfinished = g_build_filename (path, name, NULL);

      if (g_str_has_prefix (name, OGC_FILE_UNFINISHED))
        remove_unlocked (unfinished);
    }
}

void
ogc_file_remove_unfinished_beside (GFile *file)
{
  g_autoptr (GFile) folder = NULL;

  g_return_if_fail (G_IS_FILE (file));

  folder = g_file_get_parent (file);
  if (folder != NULL)
    ogc_file_remove_unfinished (folder);
}

GFile *
ogc_file_set_aside (GFile      *file,
                    const char *stem,
                    const char *extension)
{
  g_autoptr (GDateTime) now = ogc_date_new_now ();
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
