/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-log-entry.h"
#include "compile-save.h"
#include "compile-seat.h"
#include "ogc-playable.h"

G_BEGIN_DECLS

#define COMPILE_REFUSAL (compile_refusal_quark ())
/* The domain of refusals by the rules; the codes are CompileRule. */
GQuark                 compile_refusal_quark          (void);

#define COMPILE_TYPE_GAME (compile_game_get_type ())
/**
 * CompileGame:
 *
 * An #OgcPlayable of Compile Gold: the question that is asked, the way to answer it, and objects for everything on the
 * table. It reveals only what the viewer may know, so whatever can be reached from here can be shown on the screen.
 * People decide through compile_game_take().
 *
 * Properties (read-only); "ask-kind" is a CompileAskKind, and seats are sides:
 * - "seats" (GListModel of CompileSeat): side 0 first; "transit" (GListModel of CompileCommandCard): cards on their way
 *   (COM-34): each the same object for the whole life of the game
 * - "turn" (guint): from 1, 0 in the draft; "phase" (guint, CompilePhase)
 * - "winner" (int): -1 before the end, and when nobody has won (COM-71)
 *
 * Signals:
 * - "decided" (CompileDecision *decision, guint seat): @seat has decided; a card that the viewer may not know is
 *   %COMPILE_NO_CARD
 * - "event", "event-again" (CompileEvent *event): what happened, in order; a card that the viewer may not know is
 *   %COMPILE_NO_CARD
 */
G_DECLARE_FINAL_TYPE (CompileGame, compile_game, COMPILE, GAME, OgcPlayable)
OGC_DECLARE_PLAYABLE (CompileGame, compile_game, CompileAskKind)

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
 * @viewer: whose secrets are shown; -1 for nobody's before the end, %COMPILE_EVERYBODY for everybody's, meant for
 *   finished games
 * @error: return location for an #OgcError
 *
 * Creates a game at its beginning, to step through with compile_game_seek(). It takes no decisions, and computer
 * players do not think.
 *
 * Returns: (transfer full) (nullable): a game with #OgcPlayable:replay
 */
CompileGame           *compile_game_new_replay        (CompileSave            *save,
                                                       int                     viewer,
                                                       GError                **error);

/* The properties. Strings, objects and lists belong to @self. */
GListModel            *compile_game_get_transit       (CompileGame            *self);
/* Returns: (transfer none): the seat of that side */
CompileSeat           *compile_game_get_seat          (CompileGame            *self,
                                                       unsigned                side);
unsigned               compile_game_get_turn          (CompileGame            *self);
CompilePhase           compile_game_get_phase         (CompileGame            *self);
int                    compile_game_get_winner        (CompileGame            *self);

/* Returns: (transfer none): what happened, the same list of CompileLogEntry for the whole life of the game */
GListModel            *compile_game_get_log           (CompileGame            *self);

/* The set-up, including its random choices, its seed, and the cards. Owned by @self. */
const CompileSetup    *compile_game_get_setup         (CompileGame            *self);
CompileCardSet        *compile_game_get_card_set      (CompileGame            *self);

/* The pause before an answer to @kind (CompileAskKind), in milliseconds, for each #OgcPace: longer before an action
 * than before a choice within an effect. */
const unsigned        *compile_game_get_rests         (unsigned                kind);

/**
 * compile_game_take:
 * @self: a game
 * @decision: the decision of the person who is asked
 * @error: return location for a %COMPILE_REFUSAL: the rule that refuses it, with a sentence for people
 *
 * Takes a decision of the viewer, who must be the one asked. A refused decision changes nothing.
 *
 * Returns: whether it is taken
 */
gboolean               compile_game_take              (CompileGame            *self,
                                                       const CompileDecision  *decision,
                                                       GError                **error);

/* %COMPILE_RULE_NONE if compile_game_take() would take @decision, else the rule that refuses it. */
CompileRule            compile_game_check             (CompileGame            *self,
                                                       const CompileDecision  *decision);

/* Whether the last decision chose @card, so that compile_game_undo() puts it back. */
gboolean               compile_game_chose_last        (CompileGame            *self,
                                                       unsigned                card);

/**
 * compile_game_list_decisions:
 * @self: a game
 * @n: (out): how many
 *
 * Returns: (array length=n): all decisions that the viewer may take now, owned by @self and valid until the next
 * change; none when it is not #OgcPlayable:answerable
 */
const CompileDecision *compile_game_list_decisions    (CompileGame            *self,
                                                       unsigned               *n);

/* A few words that distinguish @decision from the other legal ones. Returns: (transfer full) */
char                  *compile_game_describe_decision (CompileGame            *self,
                                                       const CompileDecision  *decision);
/* When half a line compiles, if it qualifies, and, on a separate line, which cards change its total and by how much.
 * Returns: (transfer full): empty if there is nothing to say */
char                  *compile_game_describe_total    (CompileGame            *self,
                                                       unsigned                side,
                                                       unsigned                line);
/* Describes the effects that have begun or are waiting. Returns: (transfer full) (element-type CompileTextEntry) */
GPtrArray             *compile_game_describe_pile     (CompileGame            *self);
/* How many effects have begun or are waiting. */
unsigned               compile_game_count_effects     (CompileGame            *self);
/* Whether the text of a card asks. @protocol and @printed (nullable) get its name. */
gboolean               compile_game_find_asking_card  (CompileGame            *self,
                                                       unsigned               *protocol,
                                                       unsigned               *printed);
/* The faces (CompileFace) in which the viewer is asked to play a card. */
unsigned               compile_game_get_faces         (CompileGame            *self);
/* Whether the viewer may refill the hand as the action (COM-28). */
gboolean               compile_game_get_can_refill    (CompileGame            *self);
/* The displayed number of @line: from the viewer's left, from 1. */
unsigned               compile_game_get_line_number   (CompileGame            *self,
                                                       unsigned                line);

/**
 * compile_game_to_save:
 * @self: a game
 *
 * Returns: (transfer full): a snapshot of the game for a file, which later changes to @self do not affect
 */
CompileSave           *compile_game_to_save           (CompileGame            *self);

G_END_DECLS
