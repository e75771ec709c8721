/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-digest.h"

uint64_t
ogc_digest (const void *bytes,
            size_t      size)
{
  const uint8_t *byte = bytes;
  uint64_t digest = UINT64_C (0xcbf29ce484222325);

  for (size_t i = 0; i < size; i++)
    digest = (digest ^ byte[i]) * UINT64_C (0x100000001b3);
  return digest;
}
