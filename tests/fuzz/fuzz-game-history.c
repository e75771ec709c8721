/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-history.h"
#include "fuzz.h"
#include "ogc-game-history-entry.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  fuzz_history (&ogc_game_history_format, OGC_STANDING_BY_BUILDING, data, size);

  return 0;
}
