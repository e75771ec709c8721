/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-log-entry.h"
#include "compile-pending-effect.h"
#include "compile-question.h"
#include "compile-save.h"
#include "compile-seat.h"
#include "ogc-pacer.h"

G_BEGIN_DECLS

#define COMPILE_REFUSAL (compile_refusal_quark ())
/* The domain of what the rules refuse; codes are CompileRule. */
GQuark                 compile_refusal_quark          (void);

#define COMPILE_TYPE_DECISION (compile_decision_get_type ())
/* The boxed types of #CompileDecision and #CompileEvent, for signals. */
GType                  compile_decision_get_type      (void) G_GNUC_CONST;
#define COMPILE_TYPE_EVENT (compile_event_get_type ())
GType                  compile_event_get_type         (void) G_GNUC_CONST;

#define COMPILE_TYPE_GAME (compile_game_get_type ())
/**
 * CompileGame:
 *
 * One game of Compile Gold: what is asked, the way to answer, and objects for everything on the table. It shows only
 * what the viewer may know; whatever is reachable from here can be shown on the screen. Lives in the thread that made
 * it and its main context.
 *
 * A new game waits until compile_game_set_running(): connect first. Decisions come from people by compile_game_take()
 * and from computer players by a worker thread. After each, in this order: "decided"; "event" for every event, while
 * all objects still show how it was; all objects change; the log grows; "finished" where it applies; "asked".
 *
 * The viewer: with one person at the table that person; with none nobody (-1); with two the one who was asked last.
 * When the other is asked and either of them has something secret, the viewer is nobody and #CompileGame:curtain is up,
 * until compile_game_lift_curtain(). When the game is over everything is shown to everybody.
 *
 * Properties (read-only but for "running", "use-curtain" and "pace"):
 * - "seats" (GListModel of CompileSeat): side 0 first; "pending" (GListModel of CompilePendingEffect): what goes on and
 *   what waits for it, what goes on first at the top (COM-43); "transit" (GListModel of CompileCommandCard): cards on
 *   their way (COM-34); "log" (GListModel of CompileLogEntry); "question" (CompileQuestion): each the same object for
 *   the whole life of the game
 * - "turn" (guint): from 1, 0 in the draft; "turn-side" (int): whose it is, -1 in the draft; "phase" (guint,
 *   CompilePhase)
 * - "asked" (int): the side that is asked, -1 at the end; "ask-kind" (guint, CompileAskKind)
 * - "viewer" (int): whose secrets are shown, -1 nobody's
 * - "curtain" (gboolean); "curtain-seat" (int): who is to look next, -1 without a curtain
 * - "answerable" (gboolean): the viewer is asked, no curtain is up, and the game is no replay: views take input
 * - "can-undo", "can-redo" (gboolean)
 * - "can-show-again" (gboolean): the other has done something since the viewer's last decision; "showing-again"
 *   (gboolean): it is shown again: all objects but the log show an earlier moment, until its steps are through
 * - "running" (gboolean): computer players may decide, a replay goes on by itself until its end; "thinking" (gboolean):
 *   a computer player is deciding or waits for its pace
 * - "waiting" (gboolean): computer players wait for a person (compile_game_wait())
 * - "held" (gboolean): what happened is still being shown (compile_game_hold())
 * - "use-curtain" (gboolean): there is a curtain where one is needed
 * - "pace" (OgcPace): also of a replay that goes on by itself
 * - "finished" (gboolean); "winner" (int): -1 before, and when nobody has won (COM-71)
 * - "replay" (gboolean): only looks at a game; see compile_game_new_replay()
 * - "position", "length" (guint): decisions taken, and those that can be redone besides; the frames of a replay
 * - "seed" (guint64): of the set-up
 * - "title" (string): "Turn 17"; "subtitle" (string): whose turn it is and the like
 * - "prompt" (string): in one line what is asked now, and of whom
 *
 * Signals:
 * - "decided" (CompileDecision *decision, guint seat): @seat has decided; a card that the viewer may not know is
 *   %COMPILE_NO_CARD
 * - "event" (CompileEvent *event): what happened, in order; a card that the viewer may not know is %COMPILE_NO_CARD
 * - "show-again": something is about to be shown again, and all objects still show how the game stands; "event-again"
 *   (CompileEvent *event): like "event", of a step of that; "shown-again": all objects have changed after it
 * - "rewound": undone, redone or sought, or somebody else plays: all objects have changed without events
 * - "asked" (int seat, guint kind): the next question, after all objects have changed; also after "rewound" and at
 *   the first start
 * - "finished": the game is over
 */
G_DECLARE_FINAL_TYPE (CompileGame, compile_game, COMPILE, GAME, GObject)

/**
 * compile_game_new:
 * @card_set: the cards; a reference is taken
 * @setup: a set-up
 * @seats: (array fixed-size=2): who plays
 * @error: return location for an #OgcError or a %COMPILE_REFUSAL: the rule that @setup breaks, or a computer player
 *   that does not exist
 *
 * Returns: (transfer full) (nullable): a game before its first decision, not running
 */
CompileGame           *compile_game_new               (CompileCardSet         *card_set,
                                                       const CompileSetup     *setup,
                                                       const OgcSeatSpec      *seats,
                                                       GError                **error);

/**
 * compile_game_new_from_save:
 * @save: a save
 * @error: return location for an #OgcError
 *
 * Goes on with a saved game where it stands, also in the middle of an effect; what was undone can be redone. For a
 * computer player that this program does not have the strongest plays.
 *
 * Returns: (transfer full) (nullable): a game, not running
 */
CompileGame           *compile_game_new_from_save     (CompileSave            *save,
                                                       GError                **error);

/**
 * compile_game_new_replay:
 * @save: a save
 * @viewer: whose secrets are shown; -1 nobody's before the end, %COMPILE_EVERYBODY for everybody's, meant for finished
 *   games
 * @error: return location for an #OgcError
 *
 * A game to be walked through by compile_game_seek(), at its beginning. Nothing can be taken; computer players do not
 * think.
 *
 * Returns: (transfer full) (nullable): a game with #CompileGame:replay
 */
CompileGame           *compile_game_new_replay        (CompileSave            *save,
                                                       int                     viewer,
                                                       GError                **error);

/* The properties. Strings, objects and lists belong to @self. */
GListModel            *compile_game_get_seats         (CompileGame            *self);
GListModel            *compile_game_get_pending       (CompileGame            *self);
GListModel            *compile_game_get_transit       (CompileGame            *self);
GListModel            *compile_game_get_log           (CompileGame            *self);
CompileQuestion       *compile_game_get_question      (CompileGame            *self);
/* Returns: (transfer none): the seat of that side */
CompileSeat           *compile_game_get_seat          (CompileGame            *self,
                                                       unsigned                side);
unsigned               compile_game_get_turn          (CompileGame            *self);
int                    compile_game_get_turn_side     (CompileGame            *self);
CompilePhase           compile_game_get_phase         (CompileGame            *self);
int                    compile_game_get_asked         (CompileGame            *self);
CompileAskKind         compile_game_get_ask_kind      (CompileGame            *self);
int                    compile_game_get_viewer        (CompileGame            *self);
gboolean               compile_game_get_curtain       (CompileGame            *self);
int                    compile_game_get_curtain_seat  (CompileGame            *self);
gboolean               compile_game_get_answerable    (CompileGame            *self);
gboolean               compile_game_get_can_undo      (CompileGame            *self);
gboolean               compile_game_get_can_redo      (CompileGame            *self);
gboolean               compile_game_get_can_show_again (CompileGame           *self);
gboolean               compile_game_get_showing_again (CompileGame            *self);
gboolean               compile_game_get_running       (CompileGame            *self);
gboolean               compile_game_get_thinking      (CompileGame            *self);
gboolean               compile_game_get_held          (CompileGame            *self);
OgcPace                compile_game_get_pace          (CompileGame            *self);
gboolean               compile_game_get_finished      (CompileGame            *self);
int                    compile_game_get_winner        (CompileGame            *self);
gboolean               compile_game_get_replay        (CompileGame            *self);
unsigned               compile_game_get_position      (CompileGame            *self);
unsigned               compile_game_get_length        (CompileGame            *self);
guint64                compile_game_get_seed          (CompileGame            *self);
const char            *compile_game_get_title         (CompileGame            *self);
const char            *compile_game_get_subtitle      (CompileGame            *self);
const char            *compile_game_get_prompt        (CompileGame            *self);

/* The set-up, with what was drawn at random in it; and the cards. Owned by @self. */
const CompileSetup    *compile_game_get_setup         (CompileGame            *self);
CompileCardSet        *compile_game_get_card_set      (CompileGame            *self);

/**
 * compile_game_set_running:
 * @self: a game
 * @running: whether computer players may decide, or a replay goes on by itself
 *
 * Lets the game or the replay go on, or pauses it: a computer player's thinking under way is cancelled and begun anew
 * later, to the same decision.
 */
void                   compile_game_set_running       (CompileGame            *self,
                                                       gboolean                running);
/* Sets #CompileGame:pace; what a computer player has decided already comes when the new pace wants it. */
void                   compile_game_set_pace          (CompileGame            *self,
                                                       OgcPace                 pace);
void                   compile_game_set_use_curtain   (CompileGame            *self,
                                                       gboolean                use_curtain);
/* The work that computer players may do (#CompileSearchLimits), for decisions that are asked for from now on. */
void                   compile_game_set_work          (CompileGame            *self,
                                                       unsigned                work);

/**
 * compile_game_hold:
 * @self: a game
 *
 * Computer players do not take their next decision (they may think about it) until as many compile_game_release() have
 * followed. For a view that still shows what happened.
 */
void                   compile_game_hold              (CompileGame            *self);
/* Ends one compile_game_hold(); the rest that the pace leaves before the next decision begins. */
void                   compile_game_release           (CompileGame            *self);
/* Leaves that rest out, this once: whoever looks has seen enough. */
void                   compile_game_hurry             (CompileGame            *self);

/**
 * compile_game_wait:
 * @self: a game
 *
 * As compile_game_hold(), but for a person who is to read or to think again, so nobody is seen to think meanwhile
 * (#CompileGame:waiting), until as many compile_game_end_wait() have followed.
 */
void                   compile_game_wait              (CompileGame            *self);
/* Ends one compile_game_wait(). */
void                   compile_game_end_wait          (CompileGame            *self);

/**
 * compile_game_show_again:
 * @self: a game
 *
 * Shows again, step by step, what the other has done since the viewer's last decision. The game stays what it is; it
 * can be gone on with after compile_game_end_again() or the last step. Does nothing without
 * #CompileGame:can-show-again.
 */
void                   compile_game_show_again        (CompileGame            *self);
/* Shows at once how the game stands. */
void                   compile_game_end_again         (CompileGame            *self);

/* The person of #CompileGame:curtain-seat sits before the screen now. Does nothing without a curtain. */
void                   compile_game_lift_curtain      (CompileGame            *self);

/**
 * compile_game_take:
 * @self: a game
 * @decision: what the person who is asked decides
 * @error: return location for a %COMPILE_REFUSAL, of the rule that refuses it, with a sentence for people
 *
 * Takes a decision of the viewer, who must be asked. Refused, nothing has changed.
 *
 * Returns: whether it is taken
 */
gboolean               compile_game_take              (CompileGame            *self,
                                                       const CompileDecision  *decision,
                                                       GError                **error);

/* %COMPILE_RULE_NONE when compile_game_take() would take @decision, else the rule that refuses it. */
CompileRule            compile_game_check             (CompileGame            *self,
                                                       const CompileDecision  *decision);

/**
 * compile_game_list_decisions:
 * @self: a game
 * @n: (out): how many
 *
 * Returns: (array length=n): all decisions that the viewer may take now, owned by @self and valid until the next
 * change; none when it is not #CompileGame:answerable
 */
const CompileDecision *compile_game_list_decisions    (CompileGame            *self,
                                                       unsigned               *n);

/* A few words that name @decision among those that are legal now. Returns: (transfer full) */
char                  *compile_game_describe_decision (CompileGame            *self,
                                                       const CompileDecision  *decision);
/* Which cards change the total of a half of a line, and by how much; empty when none does. Returns: (transfer full) */
char                  *compile_game_describe_total    (CompileGame            *self,
                                                       unsigned                side,
                                                       unsigned                line);
/* The effects that have begun or wait, in sentences. Returns: (transfer full) (element-type CompileTextEntry) */
GPtrArray             *compile_game_describe_pile     (CompileGame            *self);
/* The number that people see on @line: from the viewer's left, from 1. */
unsigned               compile_game_get_line_number   (CompileGame            *self,
                                                       unsigned                line);

/**
 * compile_game_undo:
 * @self: a game
 *
 * Takes back the last decision of a person, and what came of it, as far as no card was shown since to a side that did
 * not know it; that person is asked again. Does nothing without #CompileGame:can-undo.
 */
void                   compile_game_undo              (CompileGame            *self);
/* Takes again what the last undo took back. Does nothing without #CompileGame:can-redo. */
void                   compile_game_redo              (CompileGame            *self);

/**
 * compile_game_seek:
 * @self: a replay
 * @position: 0 to #CompileGame:length
 *
 * Shows the game after @position decisions. One step forward emits "decided" and "event" as if it were played;
 * everything else "rewound".
 */
void                   compile_game_seek              (CompileGame            *self,
                                                       unsigned                position);

/**
 * compile_game_to_save:
 * @self: a game
 *
 * Returns: (transfer full): the game as it stands, for a file; later changes of @self do not touch it
 */
CompileSave           *compile_game_to_save           (CompileGame            *self);

/**
 * compile_game_set_player:
 * @self: a game that is no replay
 * @side: a side
 * @kind: %OGC_SEAT_PERSON or a computer player's identifier
 * @error: return location for an #OgcError: a computer player that does not exist
 *
 * Lets @side be played by somebody else from now on. Saves tell who plays last; what was decided, and what can be
 * undone of it, stays.
 *
 * Returns: whether it is played so
 */
gboolean               compile_game_set_player        (CompileGame            *self,
                                                       unsigned                side,
                                                       const char             *kind,
                                                       GError                **error);

G_END_DECLS
