/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib.h>

#include "fuzz.h"
#include "../sanitized.h"

/* Fewer changes under sanitizers, which are slow. */
#define N_CHANGES (SANITIZED ? 4 : 40)

/* replay-corpus FOLDER, linked to a fuzz target, runs it with every file in FOLDER, and with each of these truncated or
 * with single bytes changed. */

static void
test_file (gconstpointer data)
{
  const char *path = data;
  g_autofree char *content = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &content, &length, &error);
  g_assert_no_error (error);
  LLVMFuzzerTestOneInput ((const uint8_t *) content, length);
  for (gsize i = 0; i < N_CHANGES && length > 0; i++)
    {
      const gsize at = i * (length - 1) / N_CHANGES;
      const char kept = content[at];

      LLVMFuzzerTestOneInput ((const uint8_t *) content, at);
      content[at] ^= 1 << i % 7;
      LLVMFuzzerTestOneInput ((const uint8_t *) content, length);
      content[at] = kept;
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GError) error = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  dir = g_dir_open (argv[1], 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *test = g_strdup_printf ("/corpus/%s", name);

      g_test_add_data_func_full (test, g_build_filename (argv[1], name, NULL), test_file, g_free);
    }

  return g_test_run ();
}
