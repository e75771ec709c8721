/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

#include "ogc-protocol.h"

/* Begins a conversation in which each game is set up from outside. */
typedef OgcProtocol *(*FuzzTalkBegin) (OgcProtocolWrite write,
                                       gpointer         data);

/* Sends the lines of @bytes in such a conversation, and aborts if an answer breaks the protocol. */
void fuzz_talk (FuzzTalkBegin  begin,
                const uint8_t *bytes,
                size_t         size);
