/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-playable-class.h"

G_BEGIN_DECLS

typedef struct {
  OgcPlayableScene scene;
  unsigned n_seats;
  gint64 created;
  GArray *marks; /* of unsigned: the positions that undo came from, the last one last */

  /* Properties, as last notified. */
  unsigned ask_kind, position, length;
  int asked, viewer, curtain_seat;
  gboolean curtain, answerable, can_undo, can_redo, can_show_again, showing_again, thinking, finished;
  char *title, *subtitle, *prompt;

  OgcPacer *pacer;
  OgcPace pace;
  GCancellable *cancellable; /* while a computer player is thinking */
  gpointer answer;           /* its decision, until it is time to take it */
  gboolean running;
  gboolean telling;
  char *told;                /* what is told now, or NULL */
  gboolean use_curtain;
  gboolean asked_once;
  gboolean decided;          /* what was decided has not been announced yet */
  int again;                 /* the position that is shown while decisions are shown again, else -1 */
  int again_end;             /* and the one where they end */
  unsigned waits;
} OgcPlayablePrivate;

OgcPlayablePrivate *ogc_playable_get_private   (OgcPlayable *self);

/* The present position: that of the properties once everything shows it. */
unsigned            ogc_playable_find_position (OgcPlayable *self);
/* The position that is shown: the present one, except while decisions are shown again. */
unsigned            ogc_playable_find_shown    (OgcPlayable *self);
/* The seat whose computer player is to decide now, or -1. */
int                 ogc_playable_find_computer (OgcPlayable *self);
/* The seat whose computer player is deciding, or -1. */
void                ogc_playable_set_thinking  (OgcPlayable *self,
                                                int          seat);
void                ogc_playable_stop_thinking (OgcPlayable *self);

/* Announces the next question, once everything is up to date, and lets the game continue by itself if it may. */
void                ogc_playable_ask           (OgcPlayable *self);
/* Lets the computer player that is asked think, or a replay continue, if it may; else stops thinking. */
void                ogc_playable_go_on         (OgcPlayable *self);
/* Shows the position after something other than a decision, such as undo or another player; announces it, and asks. */
void                ogc_playable_show_anew     (OgcPlayable *self);

G_END_DECLS
