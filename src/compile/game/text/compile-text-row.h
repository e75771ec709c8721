/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "compile-card.h"

G_BEGIN_DECLS

/* What the rows of an effect say, one sentence behind the other; @after_them: behind words that speak of the
 * opponent. */
char     *compile_text_rows       (const CompileRow *rows,
                                   guint             n_rows,
                                   gboolean          after_them);
/* What one row says where it stands alone: not what it hangs on, nor that it may be left out. */
char     *compile_text_row        (const CompileRow *row);
/* Whether @rows have sentences made for them, as all do that the program brings along; others are told bit by bit. */
gboolean  compile_text_knows_rows (const CompileRow *rows,
                                   guint             n_rows);

G_END_DECLS
