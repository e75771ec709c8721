/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

#include "fuzz.h"
#include "ogc-weights.h"

/* FNV-1a, as in ogc-weights.h. */
static uint64_t
checksum_of (const uint8_t *bytes,
             size_t         size)
{
  uint64_t sum = 0xcbf29ce484222325u;

  for (size_t i = 0; i < size; i++)
    sum = (sum ^ bytes[i]) * 0x100000001b3u;
  return sum;
}

/* Puts @size bytes into a file that is otherwise good, at the place that the first four name. */
static void
damage (uint8_t       *file,
        const uint8_t *data,
        size_t         size)
{
  const size_t end = OGC_WEIGHTS_SIZE - 8;
  uint64_t sum;
  uint32_t place;

  memcpy (&place, data, sizeof place);
  for (size_t i = 0; i < size; i++)
    file[(place + i) % end] = data[i];
  sum = checksum_of (file, end);
  for (unsigned i = 0; i < 8; i++)
    file[end + i] = (uint8_t) (sum >> 8 * i);
}

/* Whatever is accepted as weights has none that is not a number, and is written back unchanged. */
static void
read_weights (const uint8_t *bytes,
              size_t         size)
{
  static OgcWeights weights;
  static uint8_t written[OGC_WEIGHTS_SIZE];
  const float *numbers = (const float *) weights.nets;
  const size_t n = sizeof weights.nets;

  if (ogc_weights_read (&weights, bytes, size) != OGC_WEIGHTS_OK)
    return;
  if (size != OGC_WEIGHTS_SIZE)
    __builtin_trap ();
  for (size_t i = 0; i < n / sizeof *numbers; i++)
    if (!isfinite (numbers[i]))
      __builtin_trap ();
  ogc_weights_write (&weights, written);
  if (memcmp (bytes, written, size) != 0)
    __builtin_trap ();
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  static const OgcWeights none;
  static uint8_t file[OGC_WEIGHTS_SIZE];

  read_weights (data, size);
  if (size <= 4)
    return 0;
  ogc_weights_write (&none, file);
  damage (file, data, size);
  read_weights (file, sizeof file);
  read_weights (file, sizeof file - size % sizeof file);

  return 0;
}
