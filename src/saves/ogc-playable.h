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
 * A part of a game that can be gone to in a replay.
 */
typedef struct {
  char    *name;
  unsigned position;
} OgcSection;

#define OGC_TYPE_PLAYABLE (ogc_playable_get_type ())
/**
 * OgcPlayable:
 *
 * A game as the window, the session and the replay see it, whatever is played. A new one waits until "running" is set:
 * connect first. Lives in the thread that made it.
 *
 * Properties (read-only but for "running", "use-curtain" and "pace"):
 * - "running" (gboolean): computer players may decide, a replay goes on by itself
 * - "use-curtain" (gboolean): secrets are hidden between two people at one screen
 * - "pace" (OgcPace): how fast it goes on by itself
 * - "can-undo", "can-redo", "can-show-again" (gboolean)
 * - "finished" (gboolean): the game is over
 * - "replay" (gboolean): it is only looked at
 * - "position", "length" (guint): decisions taken, and those that can be redone besides; the frames of a replay
 * - "title" (string): "Round 3 of 6"; "subtitle" (string): whose turn it is and the like
 *
 * Signals that it has, with whatever arguments; they are connected by name:
 * - "decided": somebody has decided; "rewound": undone, redone, sought or otherwise changed
 * - "asked": the next question, after all has changed: the game can be saved
 * - "finished": the game is over
 */
G_DECLARE_INTERFACE (OgcPlayable, ogc_playable, OGC, PLAYABLE, GObject)

/**
 * OgcPlayableInterface:
 * @game: the identifier of its #OgcGameKind
 *
 * What a kind of game does for those that are played; the functions are those below of the same names.
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

/* Each does nothing without "can-undo", "can-redo", "can-show-again". */
void          ogc_playable_undo               (OgcPlayable *self);
void          ogc_playable_redo               (OgcPlayable *self);
void          ogc_playable_show_again         (OgcPlayable *self);
/* Computer players do not take their next decision until as many ogc_playable_release() have followed. */
void          ogc_playable_hold               (OgcPlayable *self);
void          ogc_playable_release            (OgcPlayable *self);
/* The game as it stands, for a file; later changes do not touch it. Returns: (transfer full) */
OgcSavedGame *ogc_playable_create_save        (OgcPlayable *self);

/* Shows a replay after so many decisions. */
void          ogc_playable_seek               (OgcPlayable *self,
                                               unsigned     position);
/* The nearest position before or behind the present one where somebody's turn begins, or the beginning or the end. */
unsigned      ogc_playable_find_stop          (OgcPlayable *self,
                                               gboolean     forwards);
/* Those that the game has come to, the first one at its beginning.
 * Returns: (transfer full) (element-type OgcSection) */
GArray       *ogc_playable_list_sections      (OgcPlayable *self);
/* In one or more sentences, what the decision before the position was and what it led to. Free with g_free(). */
char         *ogc_playable_describe_step      (OgcPlayable *self);

/* For kinds: an empty list of sections. Returns: (transfer full) (element-type OgcSection) */
GArray       *ogc_sections_new                (void);
/* @name: (transfer full) */
void          ogc_sections_add                (GArray      *sections,
                                               char        *name,
                                               unsigned     position);

G_END_DECLS
