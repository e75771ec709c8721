/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"
#include "ogc-json-reader.h"
#include "ogc-json-writer.h"

G_BEGIN_DECLS

/*
 * Set-ups and decisions in files: member @name of the open object, or, if that is %NULL, an element of a list.
 */

/* A decision of any kind with valid members; whether it is legal is up to the rules. */
void compile_decision_read  (OgcJsonReader         *reader,
                             const char            *name,
                             CompileDecision       *decision);
void compile_decision_write (JsonBuilder           *builder,
                             const char            *name,
                             const CompileDecision *decision);
void compile_setup_read     (OgcJsonReader         *reader,
                             const char            *name,
                             CompileSetup          *setup);
/* @with_seed: whether to include the seed, from which everything hidden follows. */
void compile_setup_write    (JsonBuilder           *builder,
                             const char            *name,
                             gboolean               with_seed,
                             const CompileSetup    *setup);

G_END_DECLS
