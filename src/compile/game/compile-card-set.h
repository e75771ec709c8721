/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "compile-card.h"
#include "ogc-json-reader.h"
#include "ogc-json-writer.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_CARD_SET (compile_card_set_get_type ())

/**
 * CompileCardSet:
 *
 * The command cards of twelve protocols, from a validated file (data/compile/cards.schema.json). Immutable, so any
 * thread may use it. The state of a game points into its card set, so whoever keeps the state must hold a reference
 * to the set.
 */
G_DECLARE_FINAL_TYPE (CompileCardSet, compile_card_set, COMPILE, CARD_SET, GObject)

/**
 * CompileSetId:
 * @COMPILE_SET_MN02: “Gold”, the default
 * @COMPILE_SET_MN01: the first box
 *
 * The sets that come with the program.
 */
typedef enum {
  COMPILE_SET_MN02,
  COMPILE_SET_MN01,
  COMPILE_N_SETS
} CompileSetId;

/* The names of these sets in options, in the protocol and in the settings. */
extern const OgcName compile_card_set_names[];

/* One of the sets that come with the program. Returns: (transfer none) */
CompileCardSet   *compile_card_set_get          (CompileSetId     id);
/* Reads a custom set from the content of a file like those in data/compile; errors call it @source. Returns:
 * (transfer full) (nullable): %NULL with @error set */
CompileCardSet   *compile_card_set_parse        (const char      *source,
                                                 GBytes          *bytes,
                                                 GError         **error);

/* Reads and writes the list of protocols as the member @name of a document's root. Returns: (transfer full)
 * (nullable): for a set that comes with the program, the shared object; %NULL if something was refused */
CompileCardSet   *compile_card_set_read         (OgcJsonReader   *reader,
                                                 const char      *name);
void              compile_card_set_write        (CompileCardSet  *self,
                                                 JsonBuilder     *builder,
                                                 const char      *name);

/* The cards, for the engine. Returns: (transfer none) */
const CompileSet *compile_card_set_get_cards    (CompileCardSet  *self);
/* Protocol @protocol of the set, as an index into compile_names_protocol. */
guint             compile_card_set_get_protocol (CompileCardSet  *self,
                                                 guint            protocol);
/* A digest of 64 hexadecimal digits that identifies the set. Returns: (transfer none) */
const char       *compile_card_set_get_digest   (CompileCardSet  *self);

G_END_DECLS
