/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-card.h"
#include "ogc-json-reader.h"
#include "ogc-json-writer.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_CARD_SET (compile_card_set_get_type ())

/**
 * CompileCardSet:
 *
 * The command cards of twelve protocols, from a checked file (data/compile/cards.schema.json describes it). Constant,
 * so any thread may use it. A state of a game points into its set: whoever keeps the state keeps a reference to the
 * set.
 */
G_DECLARE_FINAL_TYPE (CompileCardSet, compile_card_set, COMPILE, CARD_SET, GObject)

/**
 * CompileSetId:
 * @COMPILE_SET_MN02: “Gold”, the one that is played unless another is asked for
 * @COMPILE_SET_MN01: the first box
 *
 * The sets that the program brings along.
 */
typedef enum {
  COMPILE_SET_MN02,
  COMPILE_SET_MN01,
  COMPILE_N_SETS
} CompileSetId;

/* One of the sets that the program brings along. Returns: (transfer none) */
CompileCardSet   *compile_card_set_get          (CompileSetId     id);
/* A person's own set, from a file like those in data/compile. Blocks. Returns: (transfer full) (nullable): %NULL with
 * @error set */
CompileCardSet   *compile_card_set_load         (GFile           *file,
                                                 GError         **error);
/* The same from memory; errors call it @source. Returns: (transfer full) (nullable) */
CompileCardSet   *compile_card_set_parse        (const char      *source,
                                                 GBytes          *bytes,
                                                 GError         **error);

/* The list of protocols, the member @name of a document's root, and the way back. Returns: (transfer full) (nullable):
 * a set that the program brings along is that very one; %NULL when something was refused */
CompileCardSet   *compile_card_set_read         (OgcJsonReader   *reader,
                                                 const char      *name);
void              compile_card_set_write        (CompileCardSet  *self,
                                                 JsonBuilder     *builder,
                                                 const char      *name);

/* The cards, for the engine. Returns: (transfer none) */
const CompileSet *compile_card_set_get_cards    (CompileCardSet  *self);
/* The number in compile_names_protocol of the protocol that is number @protocol of the set. */
guint             compile_card_set_get_protocol (CompileCardSet  *self,
                                                 guint            protocol);
/* 64 hexadecimal digits that no other set of cards has. Returns: (transfer none) */
const char       *compile_card_set_get_digest   (CompileCardSet  *self);

G_END_DECLS
