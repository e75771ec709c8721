/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fuzz.h"
#include "ogc-save-head.h"

/* Whatever is accepted as a save is written back as the same game with an equal head, and can be played to its end.
 * Reading the head must cope with any bytes. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcSave) save = ogc_save_from_bytes ("fuzz", bytes, &error);
  g_autoptr (GBytes) written = NULL;
  g_autoptr (OgcSave) back = NULL;
  g_autoptr (GError) no_head = NULL;
  g_autoptr (OgcSaveHead) raw = ogc_save_head_read ("fuzz", bytes, &no_head);
  g_autoptr (OgcSaveHead) head = NULL;
  OgcSaveSummary summary;
  OgcState state;

  g_assert_true ((raw == NULL) == (no_head != NULL));
  g_assert_true ((save == NULL) == (error != NULL));
  if (save == NULL)
    return 0;

  written = ogc_save_to_bytes (save);
  back = ogc_save_from_bytes ("written", written, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (back->position, ==, save->position);
  head = ogc_save_head_read ("written", written, &error);
  g_assert_no_error (error);
  ogc_save_summary_init (&summary, &save->state);
  g_assert_cmpmem (&head->summary, sizeof head->summary, &summary, sizeof summary);
  state = back->state;
  fuzz_play (&state, 400, size);

  return 0;
}
