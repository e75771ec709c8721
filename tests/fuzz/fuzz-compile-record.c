/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-record.h"
#include "fuzz.h"

/* Whatever is accepted as a record is written back as the same game. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (CompileSave) save = compile_record_to_save ("fuzz", bytes, &error);
  g_autoptr (GBytes) written = NULL;
  g_autoptr (CompileSave) back = NULL;

  g_assert_true ((save == NULL) == (error != NULL));
  if (save == NULL)
    return 0;

  written = compile_record_from_save (save);
  back = compile_record_to_save ("written", written, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (back->decisions->len, ==, save->decisions->len);

  return 0;
}
