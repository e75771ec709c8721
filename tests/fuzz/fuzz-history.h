/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

#include "ogc-history.h"

/* Reads @data as a history in @format: whatever is accepted can be counted, in each grouping up to @last_by, and is
 * written back unchanged. */
void fuzz_history (const OgcHistoryFormat *format,
                   unsigned                last_by,
                   const uint8_t          *data,
                   size_t                  size);
