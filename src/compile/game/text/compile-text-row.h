/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "compile-card.h"

G_BEGIN_DECLS

/* Describes the rows of an effect, one sentence after another; @after_them: whether the opponent has just been
 * mentioned. */
char     *compile_text_rows       (const CompileRow *rows,
                                   guint             n_rows,
                                   gboolean          after_them);
/* Describes a single row, without its condition or a mention that it is optional. */
char     *compile_text_row        (const CompileRow *row);
/* Whether there are sentences for @rows, as for all that come with the program; others are described piecemeal. */
gboolean  compile_text_knows_rows (const CompileRow *rows,
                                   guint             n_rows);

G_END_DECLS
