/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-computer-turn.h"
#include "compile-game.h"
#include "compile-log.h"
#include "compile-timeline.h"
#include "compile-view.h"
#include "ogc-playable.h"

G_BEGIN_DECLS

struct _CompileGame
{
  GObject parent_instance;

  CompileCardSet *card_set;
  CompileSetup setup;
  OgcSeatSpec specs[COMPILE_N_SIDES];
  const CompilePlayer *computers[COMPILE_N_SIDES]; /* NULL for persons */
  unsigned persons;                                  /* bit n: a person plays side n */
  gint64 created;
  gboolean replay;

  CompileTimeline *timeline;
  CompileView      view;
  int              viewing_seat; /* who looks at the screen, -1 for nobody; or COMPILE_EVERYBODY */

  GListStore *seats, *pending, *transit;
  CompileQuestion *question;
  CompileLog *log;

  /* Properties, as last notified. */
  unsigned turn, phase, ask_kind, position, length;
  int turn_side, asked, viewer, curtain_seat, winner;
  gboolean curtain, answerable, can_undo, can_redo, can_show_again, showing_again, thinking, finished;
  char *title, *subtitle, *prompt;

  OgcPacer *pacer;
  CompileComputerTurn *computer_turn;
  OgcPace pace;
  unsigned work;
  gboolean running;
  gboolean use_curtain;
  gboolean asked_once;
  gboolean busy; /* a decision is being shown */
  int again;     /* the position that is shown while decisions are shown again, else -1 */
  int again_end; /* and the one where they end */
  unsigned waits;
};

/* Announces the next question, once everything is up to date, and lets the game continue by itself if it may. */
void                compile_game_ask                  (CompileGame           *self);
/* Lets the computer player that is asked think, or a replay continue, if it may; else stops thinking. */
void                compile_game_go_on                (CompileGame           *self);
/* Takes a legal decision of the side that is asked, whoever plays it. */
void                compile_game_decide               (CompileGame           *self,
                                                       const CompileDecision *decision);
/* A CompileComputerTurnFunc. */
void                compile_game_computer_answered_cb (const CompileDecision *answer,
                                                       gpointer               data);
/* The side whose computer player is deciding, or -1. */
void                compile_game_set_thinking         (CompileGame           *self,
                                                       int                    side);
/* The side whose computer player is to decide now, or -1. */
int                 compile_game_find_computer        (CompileGame           *self);

/* The game as all objects show it: that of the timeline, except while decisions are shown again. */
const CompileState *compile_game_get_shown_state      (CompileGame           *self);
/* The property with that name. */
gboolean            compile_game_find_can_show_again  (CompileGame           *self);
/* Shows the next repeated step when its time has come. */
void                compile_game_wait_again           (CompileGame           *self);

/* Implements OgcPlayable for the window, the session and the replay. */
void                compile_game_playable_init        (OgcPlayableInterface  *iface);

/* Brings all objects to the position of the timeline. */
void                compile_game_show_position        (CompileGame           *self);
/* The same after something other than a decision, such as undo or another player; announces it, and asks. */
void                compile_game_show_anew            (CompileGame           *self);

G_END_DECLS
