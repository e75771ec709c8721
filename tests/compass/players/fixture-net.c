/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-net.h"

guint8 *
fixture_net_bytes (gsize *size)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "players", "weights.bin", NULL);
  g_autoptr (GError) error = NULL;
  char *bytes;

  g_file_get_contents (path, &bytes, size, &error);
  g_assert_no_error (error);
  return (guint8 *) bytes;
}

const OgcWeights *
fixture_net (void)
{
  static OgcWeights weights;
  g_autofree guint8 *bytes = NULL;
  gsize size;

  if (weights.games > 0)
    return &weights;
  bytes = fixture_net_bytes (&size);
  g_assert_cmpint (ogc_weights_read (&weights, bytes, size), ==, OGC_WEIGHTS_OK);
  g_assert_cmpuint (weights.games, >, 0);
  return &weights;
}
