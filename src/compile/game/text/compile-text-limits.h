/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "compile-card.h"

G_BEGIN_DECLS

/* What a row says that nobody has made a sentence for, out of a person's own set: what is done, and then each limit in
 * a short sentence of its own. */
char *compile_text_limits (const CompileRow *row);

G_END_DECLS
