/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-save.h"
#include "ogc-json-reader.h"
#include "ogc-json-writer.h"
#include "ogc-save-decisions.h"

G_BEGIN_DECLS

/*
 * The head of a save is the part before its cards and decisions: who plays what, and a summary of the state of the
 * game. Lists of saved games read only that much of each file.
 */

/**
 * CompileSaveSummary:
 * @turn: the turn, from 1; 0 in the draft (COM-2)
 * @over: whether the game is over
 * @winner: the side that has won, or %COMPILE_NOBODY
 * @compiled: bit n: the n-th protocol of @protocols is compiled
 * @protocols: of each side, in the order of the lines or, in the draft, of choice: indices into
 *   compile_names_protocol; %COMPILE_NOBODY for none yet
 * @totals: the total of each side in each line
 *
 * The state of a game, as far as lists show it. Without padding, so that equal states have equal bytes.
 */
typedef struct {
  guint8 turn;
  guint8 over;
  guint8 winner;
  guint8 compiled[COMPILE_N_SIDES];
  guint8 protocols[COMPILE_N_SIDES][COMPILE_N_LINES];
  guint8 totals[COMPILE_N_SIDES][COMPILE_N_LINES];
} CompileSaveSummary;

/**
 * CompileSaveHead:
 * @setup: what was chosen before the draft
 * @seats: who plays
 * @label: what it says of any game
 * @summary: the state of the game according to the file; only loading the whole save checks it
 *
 * The part of a save before its cards and decisions.
 */
typedef struct {
  CompileSetup       setup;
  OgcSeatSpec        seats[COMPILE_N_SIDES];
  OgcSaveLabel       label;
  CompileSaveSummary summary;
} CompileSaveHead;

/**
 * compile_save_head_read:
 * @source: what errors call the save
 * @bytes: the first %OGC_SAVE_HEAD_LENGTH bytes of a file, or all of a shorter one; arbitrary bytes are safe
 * @error: return location
 *
 * Reads the head of a save without looking at what follows it. Every type, range and limit is checked. Thread-safe. A
 * file without such a head (written in another order by another program, of another game, or no save) is an error
 * here; compile_save_load() then opens it, or reports what is wrong with it.
 *
 * Returns: (transfer full) (nullable): the head, or %NULL with @error set
 */
CompileSaveHead *compile_save_head_read        (const char          *source,
                                                GBytes              *bytes,
                                                GError             **error);
void             compile_save_head_free        (CompileSaveHead     *self);

/* The summary of a game at @state, played with @card_set. */
void             compile_save_summary_init     (CompileSaveSummary  *self,
                                                CompileCardSet      *card_set,
                                                const CompileState  *state);

/* For saves: write and read the members of the head after "format" and "version". */
void             compile_save_head_read_parts  (OgcJsonReader       *reader,
                                                CompileSaveHead     *head);
void             compile_save_head_write_parts (JsonBuilder         *builder,
                                                CompileSave         *save);

/* For saves and records: what decisions need of the rules. */
extern const OgcSaveRules compile_save_rules;
/* The members "game" and "rules". Refuses another game, and an unknown version of the rules.
 * Returns the value of @older for the set-up. */
unsigned         compile_save_read_game        (OgcJsonReader       *reader);
void             compile_save_write_game       (JsonBuilder         *builder,
                                                const CompileSetup  *setup);
/* The members "card_digest" and "cards": the cards, which must match that digest. Returns: (transfer full)
 * (nullable) */
CompileCardSet  *compile_save_read_cards       (OgcJsonReader       *reader);
void             compile_save_write_cards      (JsonBuilder         *builder,
                                                CompileSave         *save);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CompileSaveHead, compile_save_head_free)

G_END_DECLS
