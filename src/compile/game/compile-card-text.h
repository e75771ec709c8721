/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-card.h"
#include "ogc-json-reader.h"

G_BEGIN_DECLS

/* Reads the member "effects" of a card, and refuses what data/compile/cards.schema.json does not allow, and rows that
 * an effect cannot combine. */
void compile_card_text_read (OgcJsonReader *reader,
                             CompileText   *text);

G_END_DECLS
