/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-talk.h"
#include "fuzz.h"
#include "ogc-match-protocol.h"

static OgcProtocol *
begin (OgcProtocolWrite write,
       gpointer         data)
{
  const OgcMatch match = { .tile_set = ogc_tile_set_get_default () };

  return ogc_match_protocol_new (&match, FALSE, write, data);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  fuzz_talk (begin, data, size);

  return 0;
}
