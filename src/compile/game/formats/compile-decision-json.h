/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"
#include "ogc-json-reader.h"
#include "ogc-json-writer.h"

G_BEGIN_DECLS

/*
 * Set-ups and decisions in files: member @name of the object that is open, or an element of a list (%NULL).
 */

/* A decision of any kind with legal members; the rules decide whether it can be taken. */
void compile_decision_read  (OgcJsonReader         *reader,
                             const char            *name,
                             CompileDecision       *decision);
void compile_decision_write (JsonBuilder           *builder,
                             const char            *name,
                             const CompileDecision *decision);
void compile_setup_read     (OgcJsonReader         *reader,
                             const char            *name,
                             CompileSetup          *setup);
/* @with_seed: whether to write the seed, too, from which everything hidden follows. */
void compile_setup_write    (JsonBuilder           *builder,
                             const char            *name,
                             gboolean               with_seed,
                             const CompileSetup    *setup);

G_END_DECLS
