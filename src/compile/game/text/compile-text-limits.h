/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "compile-card.h"

G_BEGIN_DECLS

/* Describes a row of a custom set for which there is no sentence: the action, followed by a short sentence for each
 * limit. */
char *compile_text_limits (const CompileRow *row);

G_END_DECLS
