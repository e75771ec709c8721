/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-writer.h"
#include "ogc-knowledge.h"

G_BEGIN_DECLS

/* Writes what a seat may know of a game (SEC), for the protocol; data/protocol.md describes it. */
void ogc_knowledge_write (JsonBuilder        *builder,
                          const char         *name,
                          const OgcKnowledge *knowledge);

G_END_DECLS
