/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* A digest of @size bytes (FNV-1a, 64 bits): the same on every machine, for telling states apart and for checking that
 * a game is played again as it was. */
uint64_t ogc_digest (const void *bytes,
                     size_t      size);
