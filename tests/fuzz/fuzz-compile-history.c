/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-history-entry.h"
#include "fuzz-history.h"
#include "fuzz.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  fuzz_history (&compile_history_format, COMPILE_STANDING_BY_PROTOCOL, data, size);

  return 0;
}
