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
 * A game as the window, the session and the replay see it, of whatever kind. A new one waits until "running" is set, so
 * that signals can be connected first. Belongs to the thread that made it.
 *
 * Properties (read-only but for "running", "use-curtain" and "pace"):
 * - "running" (gboolean): computer players may decide; a replay plays automatically
 * - "use-curtain" (gboolean): hide secrets when the seat passes to another person
 * - "pace" (OgcPace): how fast it continues by itself
 * - "can-undo", "can-redo", "can-show-again" (gboolean)
 * - "finished" (gboolean): the game is over
 * - "replay" (gboolean): it can only be looked at
 * - "position", "length" (guint): decisions taken, and the same with those that can be redone; the steps of a replay
 * - "title" (string): "Round 3 of 6"; "subtitle" (string): whose turn it is, for example
 *
 * Signals that implementations have, with arguments of their own; connect to them by name:
 * - "decided": somebody has decided; "rewound": it was undone, redone, moved to another position, or otherwise changed
 * - "asked": the next question, once everything is up to date: the game can be saved
 * - "finished": the game is over
 */
G_DECLARE_INTERFACE (OgcPlayable, ogc_playable, OGC, PLAYABLE, GObject)

/**
 * OgcPlayableInterface:
 * @game: the identifier of its #OgcGameKind
 *
 * What a kind of game implements; see the functions of the same names below.
 */
struct _OgcPlayableInterface
{
  GTypeInterface parent_iface;

  const char *game;

  void          (*undo)          (OgcPlayable *self);
  void          (*redo)          (OgcPlayable *self);
  void          (*show_again)    (OgcPlayable *self);
  void          (*hold)          (OgcPlayable *self);
  void          (*release)       (OgcPlayable *self);
  OgcSavedGame *(*create_save)   (OgcPlayable *self);
  void          (*seek)          (OgcPlayable *self,
                                  unsigned     position);
  unsigned      (*find_stop)     (OgcPlayable *self,
                                  gboolean     forwards);
  GArray       *(*list_sections) (OgcPlayable *self);
  char         *(*describe_step) (OgcPlayable *self);
};

/* The identifier of its #OgcGameKind. */
const char   *ogc_playable_get_game           (OgcPlayable *self);

/* The properties. */
gboolean      ogc_playable_get_running        (OgcPlayable *self);
void          ogc_playable_set_running        (OgcPlayable *self,
                                               gboolean     running);
void          ogc_playable_set_pace           (OgcPlayable *self,
                                               OgcPace      pace);
gboolean      ogc_playable_get_can_undo       (OgcPlayable *self);
gboolean      ogc_playable_get_can_redo       (OgcPlayable *self);
gboolean      ogc_playable_get_can_show_again (OgcPlayable *self);
gboolean      ogc_playable_get_finished       (OgcPlayable *self);
gboolean      ogc_playable_get_replay         (OgcPlayable *self);
unsigned      ogc_playable_get_position       (OgcPlayable *self);
unsigned      ogc_playable_get_length         (OgcPlayable *self);
/* Free with g_free(). */
char         *ogc_playable_dup_title          (OgcPlayable *self);
char         *ogc_playable_dup_subtitle       (OgcPlayable *self);

/* These do nothing unless "can-undo", "can-redo", "can-show-again" is set. */
void          ogc_playable_undo               (OgcPlayable *self);
void          ogc_playable_redo               (OgcPlayable *self);
void          ogc_playable_show_again         (OgcPlayable *self);
/* Keeps computer players from their next decision until ogc_playable_release() has been called as often. */
void          ogc_playable_hold               (OgcPlayable *self);
void          ogc_playable_release            (OgcPlayable *self);
/* A snapshot of the game for a file, which later changes do not affect. Returns: (transfer full) */
OgcSavedGame *ogc_playable_create_save        (OgcPlayable *self);

/* Shows a replay after that many decisions. */
void          ogc_playable_seek               (OgcPlayable *self,
                                               unsigned     position);
/* The nearest position before or after the present one where a turn begins, or the beginning or the end. */
unsigned      ogc_playable_find_stop          (OgcPlayable *self,
                                               gboolean     forwards);
/* The sections that the game has reached, the first one at its beginning. Returns: (transfer full) (element-type
 * OgcSection) */
GArray       *ogc_playable_list_sections      (OgcPlayable *self);
/* Describes in one or more sentences the decision before the present position, and its consequences. Free with
 * g_free(). */
char         *ogc_playable_describe_step      (OgcPlayable *self);

/* For implementations: an empty list of sections. Returns: (transfer full) (element-type OgcSection) */
GArray       *ogc_sections_new                (void);
/* @name: (transfer full) */
void          ogc_sections_add                (GArray      *sections,
                                               char        *name,
                                               unsigned     position);

G_END_DECLS
