/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"
#include "ogc-json-writer.h"

G_BEGIN_DECLS

/* The list of @n events, as far as both sides together know them or, after compile_view_mask(), as far as one of them
 * does. */
void compile_events_write (JsonBuilder        *builder,
                           const char         *name,
                           const CompileEvent *events,
                           guint               n);
/* What is asked, and of whom. */
void compile_ask_write    (JsonBuilder        *builder,
                           const char         *name,
                           const CompileAsk   *ask);

G_END_DECLS
