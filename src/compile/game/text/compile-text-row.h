/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "compile-card.h"

G_BEGIN_DECLS

/* Describes the rows of an effect, one sentence after the other; @after_them says that the opponent was mentioned
 * before. */
char     *compile_text_rows       (const CompileRow *rows,
                                   guint             n_rows,
                                   gboolean          after_them);
/* Describes a single row by itself, without its condition or that it is optional. */
char     *compile_text_row        (const CompileRow *row);
/* Whether there are sentences for @rows, as there are for all that come with the program; others are described bit
 * by bit. */
gboolean  compile_text_knows_rows (const CompileRow *rows,
                                   guint             n_rows);

G_END_DECLS
