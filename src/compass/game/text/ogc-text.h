/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ogc-building-id.h"
#include "ogc-decision.h"
#include "ogc-event.h"
#include "ogc-rule.h"
#include "ogc-score.h"
#include "ogc-setup.h"
#include "ogc-state.h"
#include "ogc-tiles.h"

G_BEGIN_DECLS

/*
 * Every sentence about the game, translated, for the window, the log and the command line. Strings that are returned as
 * const are owned by the program; all others must be freed with g_free().
 */

/**
 * OgcTextNames:
 * @tiles: the faces
 * @names: the seats' names
 *
 * The context of sentences about a game. Plain data, borrowed.
 */
typedef struct {
  const OgcTiles *tiles;
  const char     *names[OGC_MAX_SEATS];
} OgcTextNames;

/* The name of a seat or, for OGC_NEUTRAL, of the neutral player; "" for OGC_NOBODY. Owned by @names or the program. */
const char *ogc_text_owner            (const OgcTextNames  *names,
                                       unsigned             owner);

/* Words for the engine's values. */
const char *ogc_text_building         (OgcBuildingId        building);
const char *ogc_text_building_rule    (OgcBuildingId        building);
char       *ogc_text_building_prize   (OgcBuildingId        building,
                                       unsigned             seats);
char       *ogc_text_resolving        (OgcBuildingId        building);
const char *ogc_text_form             (OgcForm              form);
const char *ogc_text_colour           (OgcColour            colour);
const char *ogc_text_place_of_colour  (OgcColour            colour);
const char *ogc_text_ability          (OgcAbilityType       type);
/* The same, with soft hyphens where the name may be broken on a tile. */
const char *ogc_text_ability_lettering (OgcAbilityType type);
const char *ogc_text_ability_rule     (OgcAbilityType       type);
const char *ogc_text_mission          (OgcMissionType       type);
const char *ogc_text_mission_rule     (OgcMissionType       type);
const char *ogc_text_tile_kind        (OgcTileKind          kind);
const char *ogc_text_gold_source      (OgcGoldSource        source);
/* The values of dice alone, "2 3 4". */
char       *ogc_text_dice             (OgcDice              dice);
/* The same for use in a sentence, where a single value would read like a number of dice: "a 2", but "2 3 4". */
char       *ogc_text_spoken_dice      (OgcDice              dice);
/* The same for neutral dice: "a neutral 2", but "neutral 2 3 4". */
char       *ogc_text_neutral_dice     (OgcDice              dice);
/* A number of gold pieces, knowledge tokens, tiles of a kind: "3 gold". */
char       *ogc_text_gold             (unsigned             gold);
char       *ogc_text_knowledge        (unsigned             tokens);
char       *ogc_text_tile_count       (OgcTileKind          kind,
                                       unsigned             count);
char       *ogc_text_own_dice         (unsigned             count);

/* A tile: its name in a few words, and what it is and does in one or two sentences. */
char       *ogc_text_tile             (const OgcTiles      *tiles,
                                       OgcTileKind          kind,
                                       unsigned             tile);
char       *ogc_text_tile_description (const OgcTiles      *tiles,
                                       OgcTileKind          kind,
                                       unsigned             tile);
/* Returns: (nullable): what an ability or a mission does in one line; %NULL for tiles whose faces say it */
const char *ogc_text_tile_brief       (const OgcTiles      *tiles,
                                       OgcTileKind          kind,
                                       unsigned             tile);
/* An artifact, and what it is worth to a player with that collection. */
char       *ogc_text_artifact_for     (const OgcTiles      *tiles,
                                       unsigned             artifact,
                                       unsigned             collection);
/* A tile that is face down; @back is an item's, otherwise -1. */
char       *ogc_text_hidden_tile      (OgcTileKind          kind,
                                       int                  back);

/**
 * ogc_text_refusal:
 * @rule: a rule that refuses something
 * @decision: (nullable): the refused decision, for a more helpful sentence
 *
 * Returns: a sentence that says why not, and how to do it right
 */
const char *ogc_text_refusal          (OgcRule              rule,
                                       const OgcDecision   *decision);

/* The domain of errors for decisions that a rule refuses. Their code is the #OgcRule, their message its
 * ogc_text_refusal(). */
#define OGC_REFUSAL (ogc_refusal_quark ())

GQuark      ogc_refusal_quark         (void);

/* Sets @error to the refusal of @decision (nullable). */
void        ogc_text_set_refusal      (GError             **error,
                                       OgcRule              rule,
                                       const OgcDecision   *decision);
/* The rule behind @error (nullable), %OGC_RULE_NONE if it is not an %OGC_REFUSAL. */
OgcRule     ogc_text_get_refusal      (const GError        *error);

/* The number of a rule, "ARC-2"; "" for the two values that are not rules. Not translated. */
const char *ogc_text_rule_number      (OgcRule              rule);

/**
 * ogc_text_discards:
 * @names: the game
 * @events: (array length=n): what happened from the first discard of a tile that nobody took on
 * @n: how many events these are
 *
 * Returns: a sentence with all such tiles of the same building
 */
char       *ogc_text_discards         (const OgcTextNames  *names,
                                       const OgcEvent      *events,
                                       unsigned             n);

/**
 * ogc_text_event:
 * @names: the game
 * @event: what happened, its tile %OGC_NO_TILE if the reader may not know it
 *
 * Returns: (nullable): a sentence; %NULL for events that need none (the sentence about a reroll's roll covers the
 * picking up of its dice)
 */
char       *ogc_text_event            (const OgcTextNames  *names,
                                       const OgcEvent      *event);
/* The same in a few words where there are any, for a narrow log. */
char       *ogc_text_event_brief      (const OgcTextNames  *names,
                                       const OgcEvent      *event);

/**
 * ogc_text_prompt:
 * @names: the game
 * @ask: what is asked
 * @to_viewer: whether the reader is the one who is asked
 *
 * Returns: the current question, in one line
 */
char       *ogc_text_prompt           (const OgcTextNames  *names,
                                       const OgcAsk        *ask,
                                       gboolean             to_viewer);

/**
 * ogc_text_placement:
 * @names: the game
 * @decision: a placement
 *
 * Returns: what distinguishes it from other placements of the same dice in the same building
 */
char       *ogc_text_placement        (const OgcTextNames  *names,
                                       const OgcDecision   *decision);

/**
 * ogc_text_decision:
 * @names: the game
 * @ask: the question that it answers
 * @decision: any decision
 *
 * Returns: a few words that name the decision in lists and on the command line, "Reroll 1 2"
 */
char       *ogc_text_decision         (const OgcTextNames  *names,
                                       const OgcAsk        *ask,
                                       const OgcDecision   *decision);

/**
 * OgcTextLine:
 * @source: the heading
 * @gold: gold pieces
 * @tile_kind: of the tile that earns it, or %OGC_N_TILE_KINDS for knowledge tokens
 * @tile: its number
 * @text: what earns it
 *
 * One line of an account (SCO-10).
 */
typedef struct {
  OgcGoldSource source;
  unsigned      gold;
  unsigned      tile_kind;
  unsigned      tile;
  char         *text;
} OgcTextLine;

/**
 * ogc_text_score:
 * @tiles: the faces
 * @holding: what a seat holds
 * @score: its score
 *
 * Returns: (element-type OgcTextLine): all lines in the order of #OgcGoldSource, whose gold adds up to the total of
 * @score. Free with g_array_unref()
 */
GArray     *ogc_text_score            (const OgcTiles      *tiles,
                                       const OgcHolding    *holding,
                                       const OgcScore      *score);

/* What a seat can expect: gold with one decimal, "17.3"; a share of the win, 0 to 1, as a percentage, "42 %"; both,
 * "17.3 gold, 42 % to win", or only the gold if @win is less than 0. */
char       *ogc_text_expected_gold    (double               gold);
char       *ogc_text_win_chance       (double               win);
char       *ogc_text_expected_score   (double               gold,
                                       double               win);

G_END_DECLS
