/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "compile-arena-results.h"
#include "compile-results.h"
#include "fuzz.h"
#include "ogc-arena-results.h"
#include "ogc-results.h"
#include "temp-folder.h"

/* check_prefix() reads @file as results of one type. What is accepted is written so that it can be read again, comes to
 * the same, and cannot be added to itself. */
#define DEFINE_CHECK(prefix, Type) \
  static void \
  check_##prefix (GFile *file) \
  { \
    g_autoptr (GError) error = NULL; \
    g_autoptr (Type) results = prefix##_load (file, &error); \
    g_autoptr (Type) back = NULL; \
    g_autofree char *written = NULL; \
    g_autofree char *again = NULL; \
\
    g_assert_true ((results == NULL) == (error != NULL)); \
    if (results == NULL) \
      return; \
    written = prefix##_to_json (results); \
    g_assert_true (g_file_set_contents (g_file_peek_path (file), written, -1, NULL)); \
    back = prefix##_load (file, &error); \
    g_assert_no_error (error); \
    again = prefix##_to_json (back); \
    g_assert_cmpstr (written, ==, again); \
    g_assert_false (prefix##_merge (results, "itself", back, NULL)); \
  }

DEFINE_CHECK (ogc_results, OgcResults)
DEFINE_CHECK (ogc_arena_results, OgcArenaResults)
DEFINE_CHECK (compile_results, CompileResults)
DEFINE_CHECK (compile_arena_results, CompileArenaResults)

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  TempFolder *path = temp_folder_new ();
  g_autoptr (GFile) file = g_file_new_build_filename (path, "results.json", NULL);

  g_assert_true (g_file_set_contents (g_file_peek_path (file), (const char *) data, (gssize) size, NULL));
  check_ogc_results (file);
  check_ogc_arena_results (file);
  check_compile_results (file);
  check_compile_arena_results (file);
  temp_folder_free (path);

  return 0;
}
