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
/* The domain of refusals by the rules; the codes are CompileRule. */
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
 * A game of Compile Gold: the question that is asked, the way to answer it, and objects for everything on the table. It
 * reveals only what the viewer may know, so whatever can be reached from here can be shown on the screen. Belongs to
 * the thread that made it and its main context.
 *
 * A new game waits until compile_game_set_running(), so that signals can be connected first. Decisions come from people
 * through compile_game_take(), and from computer players through a worker thread. After each, in this order: "decided";
 * "event" for every event, while all objects still show how it was; all objects change; the log grows; "finished" where
 * it applies; "asked".
 *
 * The viewer is the person at the table if there is one, nobody (-1) if there is none, and the one asked last if there
 * are two. When the other one is asked, and either of them has a secret, the viewer is nobody and #CompileGame:curtain
 * is down until compile_game_lift_curtain(). When the game is over, everything is shown to everybody.
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
 * - "curtain" (gboolean); "curtain-seat" (int): who looks next, or -1 without a curtain
 * - "answerable" (gboolean): the viewer is asked, no curtain is down, and the game is not a replay: views accept input
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
 * Continues a saved game from its position, even in the middle of an effect; what was undone can be redone. The
 * strongest player replaces a computer player that this program does not have.
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
 * A game to step through with compile_game_seek(), at its beginning. No decision can be taken, and computer players do
 * not think.
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
 * @running: whether computer players may decide, or a replay plays automatically
 *
 * Lets the game or the replay continue, or pauses it: a computer player that is thinking is cancelled and starts again
 * later, with the same result.
 */
void                   compile_game_set_running       (CompileGame            *self,
                                                       gboolean                running);
/* Sets #CompileGame:pace, which also applies to a decision that is waiting. */
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
 * Keeps computer players from taking their next decision (they may think about it) until compile_game_release() has
 * been called as often. For a view that still shows what happened.
 */
void                   compile_game_hold              (CompileGame            *self);
/* Ends one compile_game_hold(); the pause that the pace leaves before the next decision begins. */
void                   compile_game_release           (CompileGame            *self);
/* Skips that pause once, because the person has seen enough. */
void                   compile_game_hurry             (CompileGame            *self);

/**
 * compile_game_wait:
 * @self: a game
 *
 * Like compile_game_hold(), but for a person who needs time to read or to reconsider, so computer players do not appear
 * to think meanwhile (#CompileGame:waiting), until compile_game_end_wait() has been called as often.
 */
void                   compile_game_wait              (CompileGame            *self);
/* Ends one compile_game_wait(). */
void                   compile_game_end_wait          (CompileGame            *self);

/**
 * compile_game_show_again:
 * @self: a game
 *
 * Shows again, step by step, what the opponent has done since the viewer's last decision. The game itself does not
 * change; it continues after compile_game_end_again() or the last step. Does nothing without
 * #CompileGame:can-show-again.
 */
void                   compile_game_show_again        (CompileGame            *self);
/* Shows the present state of the game at once. */
void                   compile_game_end_again         (CompileGame            *self);

/* Call it when the person of #CompileGame:curtain-seat is looking at the screen. Does nothing without a curtain. */
void                   compile_game_lift_curtain      (CompileGame            *self);

/**
 * compile_game_take:
 * @self: a game
 * @decision: the decision of the person who is asked
 * @error: return location for a %COMPILE_REFUSAL, of the rule that refuses it, with a sentence for people
 *
 * Takes a decision of the viewer, who must be asked. If it is refused, nothing has changed.
 *
 * Returns: whether it is taken
 */
gboolean               compile_game_take              (CompileGame            *self,
                                                       const CompileDecision  *decision,
                                                       GError                **error);

/* %COMPILE_RULE_NONE if compile_game_take() would take @decision, else the rule that refuses it. */
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

/* A few words that distinguish @decision among the legal ones. Returns: (transfer full) */
char                  *compile_game_describe_decision (CompileGame            *self,
                                                       const CompileDecision  *decision);
/* Which cards change the total of half a line, and by how much; empty if none does. Returns: (transfer full) */
char                  *compile_game_describe_total    (CompileGame            *self,
                                                       unsigned                side,
                                                       unsigned                line);
/* Describes the effects that have begun or are waiting. Returns: (transfer full) (element-type CompileTextEntry) */
GPtrArray             *compile_game_describe_pile     (CompileGame            *self);
/* The number of @line on the screen: from the viewer's left, from 1. */
unsigned               compile_game_get_line_number   (CompileGame            *self,
                                                       unsigned                line);

/**
 * compile_game_undo:
 * @self: a game
 *
 * Takes back the last decision of a person and its consequences, unless it showed a card to a side that did not know
 * it; that person is asked again. Does nothing without #CompileGame:can-undo.
 */
void                   compile_game_undo              (CompileGame            *self);
/* Redoes what the last undo took back. Does nothing without #CompileGame:can-redo. */
void                   compile_game_redo              (CompileGame            *self);

/**
 * compile_game_seek:
 * @self: a replay
 * @position: 0 to #CompileGame:length
 *
 * Shows the game after @position decisions. A single step forward emits "decided" and "event" as if it were played;
 * everything else emits "rewound".
 */
void                   compile_game_seek              (CompileGame            *self,
                                                       unsigned                position);

/**
 * compile_game_to_save:
 * @self: a game
 *
 * Returns: (transfer full): a snapshot of the game for a file, which later changes of @self do not affect
 */
CompileSave           *compile_game_to_save           (CompileGame            *self);

/**
 * compile_game_set_player:
 * @self: a game that is no replay
 * @side: a side
 * @kind: %OGC_SEAT_PERSON or a computer player's identifier
 * @error: return location for an #OgcError: a computer player that does not exist
 *
 * Makes somebody else play @side from now on. Saves record the latest player; earlier decisions stay, and can still be
 * undone.
 *
 * Returns: whether it succeeded
 */
gboolean               compile_game_set_player        (CompileGame            *self,
                                                       unsigned                side,
                                                       const char             *kind,
                                                       GError                **error);

G_END_DECLS
