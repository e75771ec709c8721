/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

#include "ogc-protocol.h"

/* Begins a conversation of which game by game is set up from outside. */
typedef OgcProtocol *(*FuzzTalkBegin) (OgcProtocolWrite write,
                                       gpointer         data);

/* Says the lines of @bytes in such a conversation, and aborts where an answer is not what the protocol promises. */
void fuzz_talk (FuzzTalkBegin  begin,
                const uint8_t *bytes,
                size_t         size);
