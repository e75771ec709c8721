/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-save.h"
#include "ogc-history.h"
#include "ogc-standing.h"

G_BEGIN_DECLS

/**
 * CompileHistoryGame:
 * @set: the cards, a #CompileSetId, or %COMPILE_N_SETS for a custom set
 * @turns: how many turns it took
 * @winner: who has won, or %COMPILE_NOBODY
 * @protocols: what each side drafted, in that order, as indices into compile_names_protocol
 * @compiled: how many of them are compiled
 *
 * How a game of Compile Gold went.
 */
typedef struct {
  unsigned set;
  unsigned turns;
  unsigned winner;
  unsigned protocols[COMPILE_N_SIDES][COMPILE_N_LINES];
  unsigned compiled[COMPILE_N_SIDES];
} CompileHistoryGame;

/**
 * CompileStandingBy:
 * @COMPILE_STANDING_BY_RIVAL: who plays the other side
 * @COMPILE_STANDING_BY_PROTOCOL: the protocols that the seat drafted; a game counts for all three
 *
 * How results of this game are grouped, in addition to %OGC_STANDING_BY_KIND. An amount is the number of turns of a
 * game.
 */
typedef enum {
  COMPILE_STANDING_BY_RIVAL = OGC_STANDING_BY_KIND + 1,
  COMPILE_STANDING_BY_PROTOCOL,
} CompileStandingBy;

#define COMPILE_TYPE_HISTORY_ENTRY (compile_history_entry_get_type ())
/**
 * CompileHistoryEntry:
 *
 * What is remembered of a game of Compile Gold.
 */
G_DECLARE_FINAL_TYPE (CompileHistoryEntry, compile_history_entry, COMPILE, HISTORY_ENTRY, OgcHistoryEntry)

/* What is remembered of @save, a game that is over. Returns: (transfer full) */
CompileHistoryEntry      *compile_history_entry_new_from_save (CompileSave              *save);
const CompileHistoryGame *compile_history_entry_get_game      (CompileHistoryEntry      *self);

/* How games of Compile Gold are remembered (data/compile-history.schema.json). */
extern const OgcHistoryFormat compile_history_format;

G_END_DECLS
