/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-weights-file.h"
#include "temp-folder.h"

static GFile *
network (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "players", "weights.bin", NULL);

  return g_file_new_for_path (path);
}

/* A file with this content; NULL: no file. */
static GFile *
written (const char *folder, const char *name, const guint8 *content, gsize size)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  if (content != NULL)
    g_assert_true (g_file_set_contents (path, (const char *) content, (gssize) size, NULL));
  return g_file_new_for_path (path);
}

static void
check_refused (GFile *file, OgcError code, const char *name)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (ogc_weights_file_load (file, &error));
  g_assert_error (error, OGC_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, name));
}

static void
test_default (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (ogc_weights_used ());
  g_assert_true (ogc_weights_file_use_default (&error));
  g_assert_no_error (error);
  g_assert_nonnull (ogc_weights_used ());
}

static void
test_save (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = network ();
  g_autofree OgcWeights *weights = ogc_weights_file_load (file, &error);
  g_autoptr (TempFolder) folder = temp_folder_new ();
  g_autoptr (GFile) copy = written (folder, "copy", NULL, 0);
  g_autofree OgcWeights *again = NULL;

  g_assert_no_error (error);
  g_assert_true (ogc_weights_file_save (copy, weights, &error));
  again = ogc_weights_file_load (copy, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (again, sizeof *again, weights, sizeof *weights);
}

/* A refused file does not change the network in use. */
static void
test_refused (void)
{
  const OgcWeights *before = ogc_weights_used ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = network ();
  g_autoptr (TempFolder) folder = temp_folder_new ();
  g_autoptr (GFile) missing = written (folder, "missing", NULL, 0);
  g_autofree char *content = NULL;
  gsize size;
  g_autoptr (GFile) text = written (folder, "text", (const guint8 *) "{}", 2);
  g_autoptr (GFile) shorter = NULL;
  g_autoptr (GFile) damaged = NULL;
  g_autoptr (GFile) foreign = NULL;

  g_assert_true (g_file_load_contents (file, NULL, &content, &size, NULL, NULL));
  shorter = written (folder, "shorter", (guint8 *) content, size - 1);
  content[5000] ^= 4;
  damaged = written (folder, "damaged", (guint8 *) content, size);
  content[9] ^= 4;
  foreign = written (folder, "foreign", (guint8 *) content, size);

  check_refused (missing, OGC_ERROR_READ, "missing");
  check_refused (text, OGC_ERROR_FORMAT, "text");
  check_refused (shorter, OGC_ERROR_TOO_LARGE, "shorter");
  check_refused (damaged, OGC_ERROR_CONTENT, "damaged");
  check_refused (foreign, OGC_ERROR_VERSION, "foreign");
  g_assert_false (ogc_weights_file_use (damaged, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_CONTENT);
  g_assert_true (ogc_weights_used () == before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/weights/default", test_default);
  g_test_add_func ("/weights/save", test_save);
  g_test_add_func ("/weights/refused", test_refused);
  return g_test_run ();
}
