/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-building.h"
#include "ogc-decision.h"
#include "ogc-event.h"
#include "ogc-log-entry.h"
#include "ogc-playable.h"
#include "ogc-result.h"
#include "ogc-save.h"
#include "ogc-seat.h"
#include "ogc-state.h"
#include "ogc-tray.h"

G_BEGIN_DECLS

#define OGC_TYPE_GAME (ogc_game_get_type ())
/**
 * OgcGame:
 *
 * An #OgcPlayable of the first game: the current question, the way to answer it, and objects for everything on the
 * table. It reveals only what the viewer may know, so everything that can be reached from here can be shown on the
 * screen. Persons decide through ogc_game_take().
 *
 * Properties (read-only except for "auto-roll"); "ask-kind" is an OgcAskKind:
 * - "seats" (GListModel of OgcSeat), in clockwise order, the neutral player last; "buildings" (GListModel of
 *   OgcBuilding) in the order of resolving, which is B, Archives, C if in play, University, Library; "tray" (OgcTray):
 *   each the same object for the whole life of the game
 * - "round", "rounds" (guint); "last-lap" (gboolean)
 * - "auto-roll" (gboolean): the viewer's dice roll by themselves, like a computer player's, when rolling is the only
 *   decision
 * - "reason" (string): while a tile is being chosen, what earned it: "Archives: rank 1 with 6 6"; otherwise ""
 *
 * Signals:
 * - "decided" (OgcDecision *decision, guint seat): @seat has decided; a hidden tile in the decision of another seat is
 *   %OGC_NO_TILE
 * - "event", "event-again" (OgcEvent *event): what happened, in order; a tile that the viewer may not know is
 *   %OGC_NO_TILE
 * - "round-ended" (guint round): @round is over; before "finished"
 */
G_DECLARE_FINAL_TYPE (OgcGame, ogc_game, OGC, GAME, OgcPlayable)
OGC_DECLARE_PLAYABLE (OgcGame, ogc_game, OgcAskKind)

/**
 * ogc_game_new:
 * @tile_set: the faces; a reference is taken
 * @setup: a set-up
 * @seats: (array): who plays, as many as @setup says
 * @error: return location for an #OgcError: the rule that @setup breaks, or a computer player that does not exist
 *
 * Returns: (transfer full) (nullable): a game before its first decision that is not running
 */
OgcGame           *ogc_game_new                 (OgcTileSet         *tile_set,
                                                 const OgcSetup     *setup,
                                                 const OgcSeatSpec  *seats,
                                                 GError            **error);

/**
 * ogc_game_new_from_save:
 * @save: a save
 * @error: return location for an #OgcError
 *
 * Continues a saved game from its position; what was undone can be redone.
 *
 * Returns: (transfer full) (nullable): a game that is not running
 */
OgcGame           *ogc_game_new_from_save       (OgcSave            *save,
                                                 GError            **error);

/**
 * ogc_game_new_replay:
 * @save: a save
 * @viewer: the seat whose secrets are shown; -1 for nobody's before the end, %OGC_NEUTRAL for everybody's, meant for
 *   finished games
 * @error: return location for an #OgcError
 *
 * Creates a game to step through with ogc_game_seek(), at its beginning. No decision can be taken, and computer players
 * do not think.
 *
 * Returns: (transfer full) (nullable): a game with #OgcPlayable:replay
 */
OgcGame           *ogc_game_new_replay          (OgcSave            *save,
                                                 int                 viewer,
                                                 GError            **error);

/* The properties. Strings, objects and lists belong to @self. */
GListModel        *ogc_game_get_seats           (OgcGame            *self);
GListModel        *ogc_game_get_buildings       (OgcGame            *self);
OgcTray           *ogc_game_get_tray            (OgcGame            *self);

/* Returns: (transfer none): what happened, the same list of OgcLogEntry for the whole life of the game */
GListModel        *ogc_game_get_log             (OgcGame            *self);

/* Returns: (transfer none): the seat with that index, which may be %OGC_NEUTRAL; %NULL if it is not in this game */
OgcSeat           *ogc_game_get_seat            (OgcGame            *self,
                                                 unsigned            index);
/* Returns: (transfer none): the building; %NULL if it is not in play */
OgcBuilding       *ogc_game_get_building        (OgcGame            *self,
                                                 OgcBuildingId       id);

/* The properties. Strings, objects and lists belong to @self. */
unsigned           ogc_game_get_round           (OgcGame            *self);
unsigned           ogc_game_get_rounds          (OgcGame            *self);
gboolean           ogc_game_get_last_lap        (OgcGame            *self);
const char        *ogc_game_get_reason          (OgcGame            *self);

/* The set-up, including what was drawn at random, and its seed. Owned by @self. */
guint64            ogc_game_get_seed            (OgcGame            *self);
const OgcSetup    *ogc_game_get_setup           (OgcGame            *self);

/* The faces of the tiles. Owned by @self. */
OgcTileSet        *ogc_game_get_tile_set        (OgcGame            *self);

void               ogc_game_set_auto_roll       (OgcGame            *self,
                                                 gboolean            auto_roll);
/* The pauses before the answer to @kind (OgcAskKind), in milliseconds, for each #OgcPace. */
const unsigned    *ogc_game_get_rests           (unsigned            kind);
/* Says that the resolving of @building is told now ("told"); nothing is, if that is %OGC_NO_BUILDING. */
void               ogc_game_tell_building       (OgcGame            *self,
                                                 OgcBuildingId       building);
OgcBuildingId      ogc_game_get_told_building   (OgcGame            *self);
/* Whether rolling is all that the viewer is asked, and is about to happen by itself (#OgcGame:auto-roll). */
gboolean           ogc_game_rolls               (OgcGame            *self);

/**
 * ogc_game_get_marks:
 * @self: a game
 * @seats: (out caller-allocates): room for %OGC_MAX_MARKS; who took each turn
 *
 * Lists the turns in which others placed dice, and their choices of tiles, since the last move of the viewer, or of the
 * person who has to lift the curtain. Their numbers, from 1, are #OgcDiceSet:mark, #OgcSeat:mark and #OgcLogEntry:mark.
 *
 * Returns: how many there are
 */
unsigned           ogc_game_get_marks           (OgcGame            *self,
                                                 unsigned           *seats);

/**
 * ogc_game_take:
 * @self: a game
 * @decision: the decision of the person who is asked
 * @error: return location for an %OGC_REFUSAL with the rule that refuses it
 *
 * Takes a decision of the viewer, who must be asked. If it is refused, nothing changes.
 *
 * Returns: whether it was taken
 */
gboolean           ogc_game_take                (OgcGame            *self,
                                                 const OgcDecision  *decision,
                                                 GError            **error);

/**
 * ogc_game_take_tile:
 * @self: a game
 * @tile: an offered tile
 * @error: return location for an %OGC_REFUSAL
 *
 * Takes the decision %OGC_DECISION_TAKE with @tile.
 *
 * Returns: whether it was taken
 */
gboolean           ogc_game_take_tile           (OgcGame            *self,
                                                 OgcTile            *tile,
                                                 GError            **error);

/**
 * ogc_game_check:
 * @self: a game
 * @decision: what the viewer would decide
 *
 * Returns: %OGC_RULE_NONE if ogc_game_take() would take @decision, otherwise the rule that refuses it;
 *   ogc_text_refusal() puts that into words
 */
OgcRule            ogc_game_check               (OgcGame            *self,
                                                 const OgcDecision  *decision);

/**
 * ogc_game_list_decisions:
 * @self: a game
 * @n: (out): how many there are
 *
 * Returns: (array length=n): all decisions that the viewer may take now, owned by @self and valid until the next
 * change; none if the game is not #OgcPlayable:answerable
 */
const OgcDecision *ogc_game_list_decisions      (OgcGame            *self,
                                                 unsigned           *n);

/**
 * ogc_game_to_save:
 * @self: a game
 *
 * Returns: (transfer full): a snapshot of the game for a file, which later changes of @self do not affect
 */
OgcSave           *ogc_game_to_save             (OgcGame            *self);

/**
 * ogc_game_get_result:
 * @self: a game
 *
 * Returns: (nullable): the result of a finished game, owned by @self; %NULL before. The lines and tiles of each seat's
 * account are in its #OgcSeat
 */
const OgcResult   *ogc_game_get_result          (OgcGame            *self);

/**
 * ogc_game_count_rolls:
 * @self: a game
 * @seat: a seat
 * @counts: (out caller-allocates): room for 6
 *
 * Counts the dice that @seat has rolled so far, neutral ones and rerolls included, by value: @counts[0] ones and so on.
 *
 * Returns: the number of dice in all
 */
unsigned           ogc_game_count_rolls         (OgcGame            *self,
                                                 unsigned            seat,
                                                 unsigned           *counts);
/* The same for the neutral dice only. */
unsigned           ogc_game_count_neutral_rolls (OgcGame            *self,
                                                 unsigned            seat,
                                                 unsigned           *counts);

/**
 * ogc_game_get_worth:
 * @self: a game
 * @tile: a tile that the viewer may take now
 * @worth: (out): gold
 *
 * Finds what @tile would add to the chooser's best score if the game ended now (SCO-1, exact), using only what the
 * viewer may know.
 *
 * Returns: whether @tile is offered to the viewer
 */
gboolean           ogc_game_get_worth           (OgcGame            *self,
                                                 OgcTile            *tile,
                                                 int                *worth);

G_END_DECLS
