/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-protocol.h"
#include "fuzz-talk.h"
#include "fuzz.h"

static OgcProtocol *
begin (OgcProtocolWrite write,
       gpointer         data)
{
  const CompileMatch match = { 0 };

  return compile_protocol_new (&match, FALSE, write, data);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  fuzz_talk (begin, data, size);

  return 0;
}
