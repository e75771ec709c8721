/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-view.h"
#include "ogc-json-writer.h"

G_BEGIN_DECLS

/* Writes what the viewer of @view may know of a game (COM-14, COM-15), for the protocol; data/protocol.md describes
 * it. */
void compile_knowledge_write (JsonBuilder       *builder,
                              const char        *name,
                              const CompileView *view);

G_END_DECLS
