/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"
#include "ogc-record.h"

/* Whatever is accepted as a record is the same as the record of that game. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcSave) save = ogc_record_to_save ("fuzz", bytes, &error);
  g_autoptr (GBytes) written = NULL;
  g_autoptr (OgcSave) back = NULL;
  OgcState state;

  g_assert_true ((save == NULL) == (error != NULL));
  if (save == NULL)
    return 0;

  written = ogc_record_from_save (save);
  back = ogc_record_to_save ("written", written, &error);
  g_assert_no_error (error);
  state = back->state;
  fuzz_play (&state, 20, size);

  return 0;
}
