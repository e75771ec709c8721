/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>

#include "ogc-file.h"
#include "temp-folder.h"
#include "../clock-times.h"

static char *
leave (const char *folder,
       const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, "{\"for", -1, NULL));
  return g_steal_pointer (&path);
}

/* Leftovers of killed programs are removed, but neither what somebody still writes nor what is no file of ours. */
static void
test_unfinished (void)
{
  g_autoptr (TempFolder) folder = temp_folder_new ();
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  g_autofree char *left = leave (folder, OGC_FILE_UNFINISHED "aB3dE6");
  g_autofree char *written = leave (folder, OGC_FILE_UNFINISHED "bB3dE6");
  g_autofree char *other = leave (folder, ".gilded");
  g_autofree char *target = leave (folder, "target");
  g_autofree char *link = g_build_filename (folder, OGC_FILE_UNFINISHED "cB3dE6", NULL);
  g_autofree char *pipe = g_build_filename (folder, OGC_FILE_UNFINISHED "dB3dE6", NULL);
  const int fd = g_open (written, O_WRONLY, 0);

  g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
  g_assert_cmpint (symlink (target, link), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);

  ogc_file_remove_unfinished (file);
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (written, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (target, G_FILE_TEST_EXISTS));

  g_close (fd, NULL);
  ogc_file_remove_unfinished (file);
  g_assert_false (g_file_test (written, G_FILE_TEST_EXISTS));
}

/* Whatever is in a file's place is read or written at once or not at all, and a link is never followed for writing. */
static void
test_places (void)
{
  static const struct {
    const char *target; /* of a link; NULL: a FIFO instead */
    const char *content; /* or NULL if it cannot be read */
    gboolean    writable;
  } places[] = {
    { NULL, NULL, FALSE },
    { "/dev/zero", NULL, FALSE },
    { "pipe", NULL, FALSE },
    { ".", NULL, FALSE },
    { "nothing", NULL, TRUE },
    { "target", "{\"for", TRUE },
  };

  for (guint n = 0; n < G_N_ELEMENTS (places); n++)
    {
      g_autoptr (TempFolder) folder = temp_folder_new ();
      g_autofree char *target = leave (folder, "target");
      g_autofree char *pipe = g_build_filename (folder, "pipe", NULL);
      g_autoptr (GFile) file = g_file_new_build_filename (folder, places[n].target != NULL ? "link" : "pipe", NULL);
      g_autoptr (GBytes) bytes = g_bytes_new_static ("content", 7);
      g_autoptr (GBytes) found = NULL;
      g_autofree char *left = NULL;
      g_autoptr (GError) error = NULL;
      GStatBuf status;

      g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
      if (places[n].target != NULL)
        g_assert_cmpint (symlink (places[n].target, g_file_peek_path (file)), ==, 0);

      found = ogc_file_read (file, &error);
      if (places[n].content == NULL)
        g_assert_error (error, OGC_ERROR, OGC_ERROR_READ);
      else
        g_assert_cmpmem (g_bytes_get_data (found, NULL), g_bytes_get_size (found), places[n].content,
                         strlen (places[n].content));
      g_clear_error (&error);

      g_assert_true (ogc_file_write (file, bytes, &error) == places[n].writable);
      if (!places[n].writable)
        g_assert_error (error, OGC_ERROR, OGC_ERROR_WRITE);
      g_assert_cmpint (g_lstat (g_file_peek_path (file), &status), ==, 0);
      g_assert_true (S_ISREG (status.st_mode) == places[n].writable);
      g_assert_true (g_file_get_contents (target, &left, NULL, NULL));
      g_assert_cmpstr (left, ==, "{\"for");
    }
}

/* Two threads that write the same file and remove unfinished ones never get in each other's way. */
static gpointer
write_thread (gpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (data);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (GBytes) bytes = g_bytes_new_static ("content", 7);
  g_autoptr (GError) error = NULL;

  for (guint n = 0; n < 200; n++)
    {
      ogc_file_remove_unfinished (folder);
      ogc_file_write (file, bytes, &error);
      g_assert_no_error (error);
    }
  return NULL;
}

static void
test_two_writers (void)
{
  g_autoptr (TempFolder) folder = temp_folder_new ();
  g_autofree char *path = g_build_filename (folder, "file", NULL);
  g_autofree char *content = NULL;
  GThread *thread = g_thread_new ("writer", write_thread, path);

  write_thread (path);
  g_thread_join (thread);
  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, "content");
}

/* Stands in for GLib's. */
static gint64 now;

gint64
g_get_real_time (void)
{
  return now;
}

/* A file that is set aside gets a name that contains a date, whatever the clock shows. */
static void
test_set_aside (void)
{
  g_autoptr (TempFolder) folder = temp_folder_new ();

  for (guint n = 0; n < G_N_ELEMENTS (clock_times); n++)
    {
      g_autofree char *path = leave (folder, "file");
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GFile) place = NULL;
      g_autofree char *name = NULL;

      now = CLAMP (clock_times[n], G_MININT64 / G_USEC_PER_SEC, G_MAXINT64 / G_USEC_PER_SEC) * G_USEC_PER_SEC;
      place = ogc_file_set_aside (file, "file", ".damaged");
      g_assert_nonnull (place);
      name = g_file_get_basename (place);
      g_assert_true (g_regex_match_simple ("^file-(1970|9999)\\d{4}-\\d{6}(-\\d)?\\.damaged$", name,
                                           G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT));
      g_assert_false (g_file_query_exists (file, NULL));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/file/unfinished", test_unfinished);
  g_test_add_func ("/file/places", test_places);
  g_test_add_func ("/file/set-aside", test_set_aside);
  g_test_add_func ("/file/two-writers", test_two_writers);

  return g_test_run ();
}
