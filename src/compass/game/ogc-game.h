/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-building.h"
#include "ogc-decision.h"
#include "ogc-event.h"
#include "ogc-log-entry.h"
#include "ogc-pacer.h"
#include "ogc-result.h"
#include "ogc-save.h"
#include "ogc-seat.h"
#include "ogc-state.h"
#include "ogc-tray.h"

G_BEGIN_DECLS

#define OGC_TYPE_DECISION (ogc_decision_get_type ())
/* The boxed types of #OgcDecision and #OgcEvent, for signals. */
GType              ogc_decision_get_type        (void) G_GNUC_CONST;
#define OGC_TYPE_EVENT (ogc_event_get_type ())
GType              ogc_event_get_type           (void) G_GNUC_CONST;

#define OGC_TYPE_GAME (ogc_game_get_type ())
/**
 * OgcGame:
 *
 * A game: the question that is asked, the way to answer it, and objects for everything on the table. It reveals only
 * what the viewer may know, so whatever can be reached from here can be shown on the screen. Belongs to the thread that
 * made it and its main context.
 *
 * A new game waits until ogc_game_set_running(), so that signals can be connected first. Decisions come from people
 * through ogc_game_take(), and from computer players through a worker thread. After each, in this order: "decided";
 * "event" for every event, while all objects still show how it was; all objects change; the log grows; "round-ended"
 * and "finished" where they apply; "asked".
 *
 * The viewer is the person at the table if there is one, nobody (-1) if there is none, and the one asked last if there
 * are several. When another one is asked, and either of them has a secret, the viewer is nobody and #OgcGame:curtain is
 * down until ogc_game_lift_curtain(). When the game is over, everything is shown to everybody.
 *
 * Properties (read-only but for "running", "auto-roll", "use-curtain" and "pace"):
 * - "seats" (GListModel of OgcSeat), in clockwise order, the neutral player last; "buildings" (GListModel of
 *   OgcBuilding) in the order of resolving, which is B, Archives, C if in play, University, Library; "log" (GListModel
 *   of OgcLogEntry); "tray" (OgcTray): each the same object for the whole life of the game
 * - "round", "rounds" (guint); "last-lap" (gboolean)
 * - "asked" (int): the seat that is asked, -1 at the end; "ask-kind" (guint, OgcAskKind)
 * - "viewer" (int): whose secrets are shown, or -1
 * - "curtain" (gboolean); "curtain-seat" (int): who looks next, or -1 without a curtain
 * - "answerable" (gboolean): the viewer is asked, no curtain is down, and the game is not a replay: views accept input
 * - "can-undo", "can-redo" (gboolean)
 * - "can-show-again" (gboolean): others have done something since the viewer's last move; "showing-again" (gboolean):
 *   it is being shown again: all objects but the log show earlier moments until it is over
 * - "running" (gboolean): computer players may decide; a replay plays automatically until its end; "thinking"
 *   (gboolean): a computer player is deciding or waits for its pace
 * - "waiting" (gboolean): computer players wait for a person (ogc_game_wait())
 * - "held" (gboolean): what happened is still being shown (ogc_game_hold())
 * - "auto-roll" (gboolean): the viewer's dice roll by themselves, like a computer player's, if nothing else can be
 *   decided
 * - "use-curtain" (gboolean): use a curtain if one is needed
 * - "pace" (OgcPace): also of a replay that plays automatically
 * - "finished" (gboolean)
 * - "replay" (gboolean, construct-only): only looks at a game; see ogc_game_new_replay()
 * - "position", "length" (guint): decisions taken, and the same with those that can be redone; the steps of a replay
 * - "seed" (guint64): of the set-up
 * - "title" (string): "Round 3 of 6"; "subtitle" (string): whose turn it is, for example
 * - "prompt" (string): the present question, and who is asked, in one line
 * - "reason" (string): while a tile has to be chosen, for what it is won: "Archives: rank 1 with 6 6"; else ""
 *
 * Signals:
 * - "decided" (OgcDecision *decision, guint seat): @seat has decided; what a decision of another may not reveal (a
 *   hidden tile) is %OGC_NO_TILE
 * - "event" (OgcEvent *event): what happened, in order; a tile that the viewer may not know is %OGC_NO_TILE
 * - "show-again": something is about to be shown again, and all objects still show the present state; "event-again"
 *   (OgcEvent *event): like "event", for a step of it; "shown-again": all objects have changed after it
 * - "rewound": undone, redone or sought, or somebody else plays: all objects have changed without events
 * - "asked" (int seat, guint kind): the next question, after all objects have changed; also after "rewound" and at
 *   the first start
 * - "round-ended" (guint round): the round that is over
 * - "finished": the game is over
 */
G_DECLARE_FINAL_TYPE (OgcGame, ogc_game, OGC, GAME, GObject)

/**
 * ogc_game_new:
 * @tile_set: the faces; a reference is taken
 * @setup: a set-up
 * @seats: (array): who plays, as many as @setup says
 * @error: return location for an #OgcError: the rule that @setup breaks, or a computer player that does not exist
 *
 * Returns: (transfer full) (nullable): a game before its first decision, not running
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
 * Returns: (transfer full) (nullable): a game, not running
 */
OgcGame           *ogc_game_new_from_save       (OgcSave            *save,
                                                 GError            **error);

/**
 * ogc_game_new_replay:
 * @save: a save
 * @viewer: whose secrets are shown; -1 nobody's before the end, %OGC_NEUTRAL for everybody's, meant for finished games
 * @error: return location for an #OgcError
 *
 * A game to step through with ogc_game_seek(), at its beginning. No decision can be taken, and computer players do not
 * think.
 *
 * Returns: (transfer full) (nullable): a game with #OgcGame:replay
 */
OgcGame           *ogc_game_new_replay          (OgcSave            *save,
                                                 int                 viewer,
                                                 GError            **error);

/* The properties. Strings, objects and lists belong to @self. */
GListModel        *ogc_game_get_seats           (OgcGame            *self);
GListModel        *ogc_game_get_buildings       (OgcGame            *self);
GListModel        *ogc_game_get_log             (OgcGame            *self);
OgcTray           *ogc_game_get_tray            (OgcGame            *self);

/* Returns: (transfer none): the seat with that index, %OGC_NEUTRAL too; %NULL when it is not in this game */
OgcSeat           *ogc_game_get_seat            (OgcGame            *self,
                                                 unsigned            index);
/* Returns: (transfer none): %NULL when it is not in play */
OgcBuilding       *ogc_game_get_building        (OgcGame            *self,
                                                 OgcBuildingId       id);

/* The properties. Strings, objects and lists belong to @self. */
unsigned           ogc_game_get_round           (OgcGame            *self);
unsigned           ogc_game_get_rounds          (OgcGame            *self);
gboolean           ogc_game_get_last_lap        (OgcGame            *self);
int                ogc_game_get_asked           (OgcGame            *self);
OgcAskKind         ogc_game_get_ask_kind        (OgcGame            *self);
int                ogc_game_get_viewer          (OgcGame            *self);
gboolean           ogc_game_get_curtain         (OgcGame            *self);
int                ogc_game_get_curtain_seat    (OgcGame            *self);
gboolean           ogc_game_get_answerable      (OgcGame            *self);
gboolean           ogc_game_get_can_undo        (OgcGame            *self);
gboolean           ogc_game_get_can_redo        (OgcGame            *self);
gboolean           ogc_game_get_can_show_again  (OgcGame            *self);
gboolean           ogc_game_get_showing_again   (OgcGame            *self);
gboolean           ogc_game_get_running         (OgcGame            *self);
gboolean           ogc_game_get_thinking        (OgcGame            *self);
gboolean           ogc_game_get_finished        (OgcGame            *self);
gboolean           ogc_game_get_replay          (OgcGame            *self);
unsigned           ogc_game_get_position        (OgcGame            *self);
unsigned           ogc_game_get_length          (OgcGame            *self);
guint64            ogc_game_get_seed            (OgcGame            *self);
gboolean           ogc_game_get_held            (OgcGame            *self);
OgcPace            ogc_game_get_pace            (OgcGame            *self);
const char        *ogc_game_get_title           (OgcGame            *self);
const char        *ogc_game_get_subtitle        (OgcGame            *self);
const char        *ogc_game_get_prompt          (OgcGame            *self);
const char        *ogc_game_get_reason          (OgcGame            *self);

/* The set-up, with what was drawn at random in it. Owned by @self. */
const OgcSetup    *ogc_game_get_setup           (OgcGame            *self);

/* The faces of the tiles. Owned by @self. */
OgcTileSet        *ogc_game_get_tile_set        (OgcGame            *self);

/**
 * ogc_game_set_running:
 * @self: a game
 * @running: whether computer players may decide, or a replay plays automatically
 *
 * Lets the game or the replay continue, or pauses it: a computer player that is thinking is cancelled and starts again
 * later, with the same result.
 */
void               ogc_game_set_running         (OgcGame            *self,
                                                 gboolean            running);
/* Sets #OgcGame:pace, which also applies to a decision that is waiting. */
void               ogc_game_set_pace            (OgcGame            *self,
                                                 OgcPace             pace);
/* Sets #OgcGame:auto-roll and #OgcGame:use-curtain. */
void               ogc_game_set_auto_roll       (OgcGame            *self,
                                                 gboolean            auto_roll);
void               ogc_game_set_use_curtain     (OgcGame            *self,
                                                 gboolean            use_curtain);
/* Whether the viewer is asked nothing but to roll, and that is about to be done (#OgcGame:auto-roll). */
gboolean           ogc_game_rolls               (OgcGame            *self);
/* The work that computer players may do (#OgcSearchLimits), for decisions that are asked for from now on. */
void               ogc_game_set_work            (OgcGame            *self,
                                                 unsigned            work);

/**
 * ogc_game_hold:
 * @self: a game
 *
 * Keeps computer players from taking their next decision (they may think about it) until ogc_game_release() has been
 * called as often. For a view that still shows what happened.
 */
void               ogc_game_hold                (OgcGame            *self);
/* Ends one ogc_game_hold(); the pause that the pace leaves before the next decision begins. */
void               ogc_game_release             (OgcGame            *self);
/* Skips that pause once, because the person has seen enough. */
void               ogc_game_hurry               (OgcGame            *self);

/**
 * ogc_game_get_marks:
 * @self: a game
 * @seats: (out caller-allocates): room for %OGC_MAX_MARKS; who took each turn
 *
 * The turns of this round in which others have placed dice since the last move of the viewer, or of the person who has
 * to lift the curtain. Their numbers, from 1, are #OgcDiceSet:mark, #OgcSeat:mark and #OgcLogEntry:mark.
 *
 * Returns: how many
 */
unsigned           ogc_game_get_marks           (OgcGame            *self,
                                                 unsigned           *seats);

/**
 * ogc_game_show_again:
 * @self: a game
 *
 * Shows again, step by step, what others have done since the viewer's last move. The game itself does not change; it
 * continues after ogc_game_end_again() or the last step. Does nothing without #OgcGame:can-show-again.
 */
void               ogc_game_show_again          (OgcGame            *self);
/* Shows the present state of the game at once. */
void               ogc_game_end_again           (OgcGame            *self);

/**
 * ogc_game_wait:
 * @self: a game
 *
 * Like ogc_game_hold(), but for a person who needs time to read or to reconsider, so computer players do not appear to
 * think meanwhile (#OgcGame:waiting), until ogc_game_end_wait() has been called as often.
 */
void               ogc_game_wait                (OgcGame            *self);
/* Ends one ogc_game_wait(). */
void               ogc_game_end_wait            (OgcGame            *self);
/* How many of these last. */
unsigned           ogc_game_get_waits           (OgcGame            *self);

/**
 * ogc_game_lift_curtain:
 * @self: a game
 *
 * Call it when the person of #OgcGame:curtain-seat is looking at the screen. Does nothing without a curtain.
 */
void               ogc_game_lift_curtain        (OgcGame            *self);

/**
 * ogc_game_take:
 * @self: a game
 * @decision: the decision of the person who is asked
 * @error: return location for an %OGC_REFUSAL, of the rule that refuses it
 *
 * Takes a decision of the viewer, who must be asked. If it is refused, nothing has changed.
 *
 * Returns: whether it is taken
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
 * Returns: whether it is taken
 */
gboolean           ogc_game_take_tile           (OgcGame            *self,
                                                 OgcTile            *tile,
                                                 GError            **error);

/**
 * ogc_game_check:
 * @self: a game
 * @decision: what the viewer would decide
 *
 * Returns: %OGC_RULE_NONE if ogc_game_take() would take it, else the rule that refuses it; ogc_text_refusal() has the
 *   sentence
 */
OgcRule            ogc_game_check               (OgcGame            *self,
                                                 const OgcDecision  *decision);

/**
 * ogc_game_list_decisions:
 * @self: a game
 * @n: (out): how many
 *
 * Returns: (array length=n): all decisions that the viewer may take now, owned by @self and valid until the next
 * change; none when it is not #OgcGame:answerable
 */
const OgcDecision *ogc_game_list_decisions      (OgcGame            *self,
                                                 unsigned           *n);

/**
 * ogc_game_undo:
 * @self: a game
 *
 * Takes back the last turn or choice of a person, unless dice or a hidden tile have been revealed since; that person is
 * asked again. Does nothing without #OgcGame:can-undo.
 */
void               ogc_game_undo                (OgcGame            *self);

/**
 * ogc_game_redo:
 * @self: a game
 *
 * Redoes what the last undo took back. Does nothing without #OgcGame:can-redo.
 */
void               ogc_game_redo                (OgcGame            *self);

/**
 * ogc_game_seek:
 * @self: a replay
 * @position: 0 to #OgcGame:length
 *
 * Shows the game after @position decisions. A single step forward emits "decided" and "event" as if it were played;
 * everything else emits "rewound".
 */
void               ogc_game_seek                (OgcGame            *self,
                                                 unsigned            position);

/**
 * ogc_game_to_save:
 * @self: a game
 *
 * Returns: (transfer full): a snapshot of the game for a file, which later changes of @self do not affect
 */
OgcSave           *ogc_game_to_save             (OgcGame            *self);

/**
 * ogc_game_set_player:
 * @self: a game that is no replay
 * @seat: a seat
 * @kind: %OGC_SEAT_PERSON or a computer player's identifier
 * @error: return location for an #OgcError: a computer player that does not exist
 *
 * Makes somebody else play @seat from now on. Saves record the latest player; earlier decisions stay, and can still be
 * undone.
 *
 * Returns: whether it succeeded
 */
gboolean           ogc_game_set_player          (OgcGame            *self,
                                                 unsigned            seat,
                                                 const char         *kind,
                                                 GError            **error);

/**
 * ogc_game_get_result:
 * @self: a game
 *
 * Returns: (nullable): the end of a finished game, owned by @self; %NULL before. Lines and tiles of each seat's
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
 * Returns: how many dice in all
 */
unsigned           ogc_game_count_rolls         (OgcGame            *self,
                                                 unsigned            seat,
                                                 unsigned           *counts);
/* The same for the neutral dice among them. */
unsigned           ogc_game_count_neutral_rolls (OgcGame            *self,
                                                 unsigned            seat,
                                                 unsigned           *counts);

/**
 * ogc_game_get_worth:
 * @self: a game
 * @tile: a tile that the viewer may take now
 * @worth: (out): gold
 *
 * What @tile would add to the chooser's best score if the game ended now (SCO-1, exact); never more than the viewer
 * may know.
 *
 * Returns: whether @tile is offered to the viewer
 */
gboolean           ogc_game_get_worth           (OgcGame            *self,
                                                 OgcTile            *tile,
                                                 int                *worth);

G_END_DECLS
