/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-pacer.h"
#include "ogc-saved-game.h"

G_BEGIN_DECLS

/**
 * OgcSection:
 * @name: "Round 3"
 * @position: where it begins
 *
 * A part of a game that a replay can jump to.
 */
typedef struct {
  char    *name;
  unsigned position;
} OgcSection;

#define OGC_TYPE_PLAYABLE (ogc_playable_get_type ())
/**
 * OgcPlayable:
 *
 * A game of whatever kind, as the window, the session and the replay see it: it asks, lets computer players think,
 * undoes, redoes, and shows again what others did. Belongs to the thread that made it and its main context.
 *
 * A new game waits until "running" is set, so that signals can be connected first. People decide through a function of
 * the kind of game, computer players in a worker thread. After each decision, in this order: "decided"; "event" for
 * every event, while all objects still show how it was; all objects change; the log grows; "finished" where it applies;
 * "announced"; "asked".
 *
 * The viewer is the person at the table if there is one, nobody (-1) if there is none, and the one asked last if there
 * are several. When another one is asked, and either of them has a secret, the viewer is nobody and "curtain" is set
 * until ogc_playable_lift_curtain(). When the game is over, everything is shown to everybody.
 *
 * Properties (read-only but for "running", "telling", "told", "use-curtain" and "pace"):
 * - "asked" (int): the seat that is asked, -1 at the end; "ask-kind" (guint): what it is asked, a number of the game's
 * - "viewer" (int): whose secrets are shown, or -1
 * - "curtain" (gboolean); "curtain-seat" (int): who looks next, or -1 without a curtain
 * - "answerable" (gboolean): the viewer is asked, no curtain is down, and the game is not a replay: views accept input
 * - "can-undo", "can-redo" (gboolean)
 * - "can-show-again" (gboolean): others have done something since the viewer's last move; "showing-again" (gboolean):
 *   it is being shown again: all objects but the log show earlier moments until it is over
 * - "running" (gboolean): computer players may decide; a replay plays automatically until its end; "thinking"
 *   (gboolean): a computer player is deciding or waits for its pace
 * - "waiting" (gboolean): computer players wait for a person (ogc_playable_wait())
 * - "held" (gboolean): what happened is still being shown (ogc_playable_hold())
 * - "telling" (gboolean): and it is told step by step, so that what sums up the game, such as the title of a window,
 *   still shows how it was before; set by who tells it, and nothing else depends on it
 * - "told" (string, nullable): what is told now, to be shown in place of "subtitle"
 * - "use-curtain" (gboolean): use a curtain if one is needed
 * - "pace" (OgcPace): how fast it continues by itself, also of a replay that plays automatically
 * - "finished" (gboolean): the game is over
 * - "replay" (gboolean): it can only be looked at
 * - "position", "length" (guint): decisions taken, and the same with those that can be redone; the steps of a replay
 * - "title" (string): "Round 3 of 6"; "subtitle" (string): whose turn it is, for example
 * - "prompt" (string): the present question, and who is asked, in one line
 *
 * Signals:
 * - "show-again": something is about to be shown again, and all objects still show the present state; "shown-again":
 *   all objects have changed after a step of it
 * - "rewound": undone, redone or sought, or somebody else plays: all objects have changed without events
 * - "announced" (string text): what became of a decision, for screen readers; "" after anything else, because what was
 *   announced before may be a secret of a person who has left the screen
 * - "asked" (int seat, guint kind): the next question, after all objects have changed, so that the game can be saved;
 *   also after "rewound" and at the first start
 * - "finished": the game is over
 * - "decided" (gconstpointer decision, guint seat): @seat has decided; "event" (gconstpointer event): what happened, in
 *   order; "event-again" (gconstpointer event): the same for a step that is shown again. They point to what the kind of
 *   game calls a decision or an event, without what the viewer may not know of it
 */
G_DECLARE_DERIVABLE_TYPE (OgcPlayable, ogc_playable, OGC, PLAYABLE, GObject)

/**
 * OgcPlayableClass:
 * @game: the identifier of its #OgcGameKind
 * @get_position: how many decisions are taken, and in @length all, redoable ones included
 * @get_asked: the seat that is asked at @position, at most the present one, and what (@kind); -1 at the end
 * @take: takes a decision at the present position, after which nothing can be redone. Returns: whether it is legal
 * @first_legal: (transfer full): a legal decision, for a computer player that found none; free with g_free()
 * @seek: goes to a position, showing nothing
 * @find_undo: where an undo leads; the present position if there is nothing to undo
 * @find_others: where what others did since the viewer's last move begins, and in @end where it ends
 * @is_secret: whether @seat has anything that others must not see
 * @set_computer: makes the computer player @kind play @seat, or a person if it is %NULL. Returns: whether there is
 *   such a player
 * @think: has the computer player of @seat decide, by ogc_thinking_run_async()
 * @get_rests: milliseconds of rest before what answers a question of @kind, at each #OgcPace
 * @go_on: (nullable): continues by itself, if it may, when neither a computer player nor a replay does
 * @show: brings all objects but the log to the scene (#OgcPlayableScene), and all properties of the kind
 * @show_players: brings those that show which computer player is thinking
 * @update_log: brings the log to the present position
 * @describe: (transfer full): the properties of these names
 * @emit_step: emits "decided" and "event", or if @again "event-again", for the decision before @position
 * @emit_ends: (nullable): emits what that decision ended, once everything shows it
 * @describe_news: (transfer full): what the last decision has led to, as the log tells it
 * @create_save: ogc_playable_create_save()
 * @is_stop: whether a turn begins at @position, between beginning and end
 * @list_sections: ogc_playable_list_sections()
 * @describe_step: ogc_playable_describe_step()
 *
 * What a kind of game implements.
 */
struct _OgcPlayableClass
{
  GObjectClass parent_class;

  const char     *game;

  unsigned        (*get_position)  (OgcPlayable         *self,
                                    unsigned            *length);
  int             (*get_asked)     (OgcPlayable         *self,
                                    unsigned             position,
                                    unsigned            *kind);
  gboolean        (*take)          (OgcPlayable         *self,
                                    gconstpointer        decision);
  gpointer        (*first_legal)   (OgcPlayable         *self);
  void            (*seek)          (OgcPlayable         *self,
                                    unsigned             position);
  unsigned        (*find_undo)     (OgcPlayable         *self);
  unsigned        (*find_others)   (OgcPlayable         *self,
                                    unsigned            *end);
  gboolean        (*is_secret)     (OgcPlayable         *self,
                                    unsigned             seat);
  gboolean        (*set_computer)  (OgcPlayable         *self,
                                    unsigned             seat,
                                    const char          *kind);
  void            (*think)         (OgcPlayable         *self,
                                    unsigned             seat,
                                    GCancellable        *cancellable,
                                    GAsyncReadyCallback  callback,
                                    gpointer             user_data);
  const unsigned *(*get_rests)     (unsigned             kind);
  void            (*go_on)         (OgcPlayable         *self);
  void            (*show)          (OgcPlayable         *self);
  void            (*show_players)  (OgcPlayable         *self);
  void            (*update_log)    (OgcPlayable         *self);
  void            (*describe)      (OgcPlayable         *self,
                                    char               **title,
                                    char               **subtitle,
                                    char               **prompt);
  void            (*emit_step)     (OgcPlayable         *self,
                                    unsigned             position,
                                    gboolean             again);
  void            (*emit_ends)     (OgcPlayable         *self,
                                    unsigned             position);
  char           *(*describe_news) (OgcPlayable         *self);
  OgcSavedGame   *(*create_save)   (OgcPlayable         *self);
  gboolean        (*is_stop)       (OgcPlayable         *self,
                                    unsigned             position);
  GArray         *(*list_sections) (OgcPlayable         *self);
  char           *(*describe_step) (OgcPlayable         *self);
};

/* The identifier of its #OgcGameKind. */
const char   *ogc_playable_get_game           (OgcPlayable  *self);
/* When the game began, seconds since 1970. */
gint64        ogc_playable_get_created        (OgcPlayable  *self);

/* The properties. Strings belong to @self. */
int           ogc_playable_get_asked          (OgcPlayable  *self);
unsigned      ogc_playable_get_ask_kind       (OgcPlayable  *self);
int           ogc_playable_get_viewer         (OgcPlayable  *self);
gboolean      ogc_playable_get_curtain        (OgcPlayable  *self);
int           ogc_playable_get_curtain_seat   (OgcPlayable  *self);
gboolean      ogc_playable_get_answerable     (OgcPlayable  *self);
gboolean      ogc_playable_get_can_undo       (OgcPlayable  *self);
gboolean      ogc_playable_get_can_redo       (OgcPlayable  *self);
gboolean      ogc_playable_get_can_show_again (OgcPlayable  *self);
gboolean      ogc_playable_get_showing_again  (OgcPlayable  *self);
gboolean      ogc_playable_get_running        (OgcPlayable  *self);
gboolean      ogc_playable_get_thinking       (OgcPlayable  *self);
gboolean      ogc_playable_get_held           (OgcPlayable  *self);
gboolean      ogc_playable_get_telling        (OgcPlayable  *self);
const char   *ogc_playable_get_told           (OgcPlayable  *self);
OgcPace       ogc_playable_get_pace           (OgcPlayable  *self);
gboolean      ogc_playable_get_finished       (OgcPlayable  *self);
gboolean      ogc_playable_get_replay         (OgcPlayable  *self);
unsigned      ogc_playable_get_position       (OgcPlayable  *self);
unsigned      ogc_playable_get_length         (OgcPlayable  *self);
const char   *ogc_playable_get_title          (OgcPlayable  *self);
const char   *ogc_playable_get_subtitle       (OgcPlayable  *self);
const char   *ogc_playable_get_prompt         (OgcPlayable  *self);

/* Lets the game or the replay continue, or pauses it: a computer player that is thinking is cancelled and starts again
 * later, with the same result. */
void          ogc_playable_set_running        (OgcPlayable  *self,
                                               gboolean      running);
/* Sets "pace", which also applies to a decision that is waiting. */
void          ogc_playable_set_pace           (OgcPlayable  *self,
                                               OgcPace       pace);
void          ogc_playable_set_told           (OgcPlayable  *self,
                                               const char   *told);
void          ogc_playable_set_telling        (OgcPlayable  *self,
                                               gboolean      telling);
void          ogc_playable_set_use_curtain    (OgcPlayable  *self,
                                               gboolean      use_curtain);
/* The work that computer players may do, in their game's unit, for decisions that are asked for from now on. */
void          ogc_playable_set_work           (OgcPlayable  *self,
                                               unsigned      work);

/**
 * ogc_playable_set_player:
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
gboolean      ogc_playable_set_player         (OgcPlayable  *self,
                                               unsigned      seat,
                                               const char   *kind,
                                               GError      **error);

/**
 * ogc_playable_hold:
 * @self: a game
 *
 * Keeps computer players from taking their next decision (they may think about it) until ogc_playable_release() has
 * been called as often. For a view that still shows what happened.
 */
void          ogc_playable_hold               (OgcPlayable  *self);
/* Ends one ogc_playable_hold(); the pause that the pace leaves before the next decision begins. */
void          ogc_playable_release            (OgcPlayable  *self);
/* Skips that pause once, because the person has seen enough. */
void          ogc_playable_hurry              (OgcPlayable  *self);

/**
 * ogc_playable_wait:
 * @self: a game
 *
 * Like ogc_playable_hold(), but for a person who needs time to read or to reconsider, so computer players do not appear
 * to think meanwhile ("waiting"), until ogc_playable_end_wait() has been called as often.
 */
void          ogc_playable_wait               (OgcPlayable  *self);
/* Ends one ogc_playable_wait(). */
void          ogc_playable_end_wait           (OgcPlayable  *self);
/* How many of these have not ended. */
unsigned      ogc_playable_get_waits          (OgcPlayable  *self);

/* Call it when the person of "curtain-seat" is looking at the screen. Does nothing without a curtain. */
void          ogc_playable_lift_curtain       (OgcPlayable  *self);

/* Takes back the last turn or choice of a person, unless something hidden has been revealed since; that person is asked
 * again. Does nothing without "can-undo". */
void          ogc_playable_undo               (OgcPlayable  *self);
/* Redoes what the last undo took back. Does nothing without "can-redo". */
void          ogc_playable_redo               (OgcPlayable  *self);

/**
 * ogc_playable_show_again:
 * @self: a game
 *
 * Shows again, step by step, what others have done since the viewer's last move. The game itself does not change; it
 * continues after ogc_playable_end_again() or the last step. Does nothing without "can-show-again".
 */
void          ogc_playable_show_again         (OgcPlayable  *self);
/* Shows the present state of the game at once. */
void          ogc_playable_end_again          (OgcPlayable  *self);

/* A snapshot of the game for a file, which later changes do not affect. Returns: (transfer full) */
OgcSavedGame *ogc_playable_create_save        (OgcPlayable  *self);

/**
 * ogc_playable_seek:
 * @self: a replay
 * @position: 0 to "length"
 *
 * Shows the game after @position decisions. A single step forward emits "decided" and "event" as if it were played;
 * everything else emits "rewound".
 */
void          ogc_playable_seek               (OgcPlayable  *self,
                                               unsigned      position);
/* The nearest position before or after the present one where a turn begins, or the beginning or the end. */
unsigned      ogc_playable_find_stop          (OgcPlayable  *self,
                                               gboolean      forwards);
/* The sections that the game has reached, the first one at its beginning. Returns: (transfer full) (element-type
 * OgcSection) */
GArray       *ogc_playable_list_sections      (OgcPlayable  *self);
/* Describes in one or more sentences the decision before the present position, and its consequences. Free with
 * g_free(). */
char         *ogc_playable_describe_step      (OgcPlayable  *self);

/**
 * OGC_DECLARE_PLAYABLE:
 * @Type: a kind of game, such as OgcGame
 * @prefix: of its functions, such as ogc_game
 * @AskKind: the type of "ask-kind"
 *
 * Declares the functions of any game for one kind of game, such as ogc_game_undo(), so that views and tests of that
 * kind need no casts.
 */
#define OGC_DECLARE_PLAYABLE(Type, prefix, AskKind) \
  OGC_PLAYABLE_GET (Type, prefix, asked, int) \
  OGC_PLAYABLE_GET (Type, prefix, ask_kind, AskKind) \
  OGC_PLAYABLE_GET (Type, prefix, viewer, int) \
  OGC_PLAYABLE_GET (Type, prefix, curtain, gboolean) \
  OGC_PLAYABLE_GET (Type, prefix, curtain_seat, int) \
  OGC_PLAYABLE_GET (Type, prefix, answerable, gboolean) \
  OGC_PLAYABLE_GET (Type, prefix, can_undo, gboolean) \
  OGC_PLAYABLE_GET (Type, prefix, can_redo, gboolean) \
  OGC_PLAYABLE_GET (Type, prefix, can_show_again, gboolean) \
  OGC_PLAYABLE_GET (Type, prefix, showing_again, gboolean) \
  OGC_PLAYABLE_GET (Type, prefix, running, gboolean) \
  OGC_PLAYABLE_GET (Type, prefix, thinking, gboolean) \
  OGC_PLAYABLE_GET (Type, prefix, held, gboolean) \
  OGC_PLAYABLE_GET (Type, prefix, telling, gboolean) \
  OGC_PLAYABLE_GET (Type, prefix, told, const char *) \
  OGC_PLAYABLE_GET (Type, prefix, pace, OgcPace) \
  OGC_PLAYABLE_GET (Type, prefix, finished, gboolean) \
  OGC_PLAYABLE_GET (Type, prefix, replay, gboolean) \
  OGC_PLAYABLE_GET (Type, prefix, position, unsigned) \
  OGC_PLAYABLE_GET (Type, prefix, length, unsigned) \
  OGC_PLAYABLE_GET (Type, prefix, waits, unsigned) \
  OGC_PLAYABLE_GET (Type, prefix, title, const char *) \
  OGC_PLAYABLE_GET (Type, prefix, subtitle, const char *) \
  OGC_PLAYABLE_GET (Type, prefix, prompt, const char *) \
  OGC_PLAYABLE_SET (Type, prefix, set_running, gboolean) \
  OGC_PLAYABLE_SET (Type, prefix, set_pace, OgcPace) \
  OGC_PLAYABLE_SET (Type, prefix, set_telling, gboolean) \
  OGC_PLAYABLE_SET (Type, prefix, set_told, const char *) \
  OGC_PLAYABLE_SET (Type, prefix, set_use_curtain, gboolean) \
  OGC_PLAYABLE_SET (Type, prefix, set_work, unsigned) \
  OGC_PLAYABLE_SET (Type, prefix, seek, unsigned) \
  OGC_PLAYABLE_DO (Type, prefix, hold) \
  OGC_PLAYABLE_DO (Type, prefix, release) \
  OGC_PLAYABLE_DO (Type, prefix, hurry) \
  OGC_PLAYABLE_DO (Type, prefix, wait) \
  OGC_PLAYABLE_DO (Type, prefix, end_wait) \
  OGC_PLAYABLE_DO (Type, prefix, lift_curtain) \
  OGC_PLAYABLE_DO (Type, prefix, undo) \
  OGC_PLAYABLE_DO (Type, prefix, redo) \
  OGC_PLAYABLE_DO (Type, prefix, show_again) \
  OGC_PLAYABLE_DO (Type, prefix, end_again) \
  static inline gboolean \
  prefix##_set_player (Type *self, unsigned seat, const char *kind, GError **error) \
  { \
    return ogc_playable_set_player ((OgcPlayable *) self, seat, kind, error); \
  }

#define OGC_PLAYABLE_GET(Type, prefix, name, Result) \
  static inline Result prefix##_get_##name (Type *self) { return ogc_playable_get_##name ((OgcPlayable *) self); }
#define OGC_PLAYABLE_SET(Type, prefix, name, Value) \
  static inline void prefix##_##name (Type *self, Value value) { ogc_playable_##name ((OgcPlayable *) self, value); }
#define OGC_PLAYABLE_DO(Type, prefix, name) \
  static inline void prefix##_##name (Type *self) { ogc_playable_##name ((OgcPlayable *) self); }

G_END_DECLS
