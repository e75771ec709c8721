/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-computer-turn.h"
#include "ogc-game.h"
#include "ogc-log.h"
#include "ogc-playable.h"
#include "ogc-timeline.h"
#include "ogc-view.h"

G_BEGIN_DECLS

struct _OgcGame
{
  GObject parent_instance;

  OgcTileSet *tile_set;
  OgcSetup setup;
  OgcSeatSpec specs[OGC_MAX_SEATS];
  const OgcPlayer *players[OGC_MAX_SEATS]; /* NULL for persons */
  OgcPlayStyle styles[OGC_MAX_SEATS];
  unsigned persons;                        /* bit n: a person plays seat n */
  gint64 created;
  gboolean replay;

  OgcTimeline *timeline;
  OgcView      view;
  OgcDecision *decisions;    /* what the viewer may decide */
  OgcResult    result;
  int          viewing_seat; /* who looks at the screen, -1 for nobody; or OGC_NEUTRAL */

  GListStore *seats;
  GListStore *buildings;
  OgcTray *tray;
  OgcLog *log;

  /* Properties, as last notified. */
  unsigned round, rounds, ask_kind, position, length;
  int asked, viewer, curtain_seat;
  gboolean last_lap, curtain, answerable, can_undo, can_redo, can_show_again, showing_again, thinking, finished;
  char *title, *subtitle, *prompt, *reason;

  OgcPacer *pacer;
  OgcComputerTurn *computer;
  OgcPace pace;
  unsigned work;
  gboolean running;
  gboolean auto_roll;
  gboolean use_curtain;
  gboolean asked_once;
  gboolean busy; /* a decision is being shown */
  int again;     /* the position that is shown while moves are shown again, else -1 */
  int again_end; /* and the one where they end */
  unsigned waits;
};

/* What the shell asks of a game (ogc-compass-kind.c). */
void        ogc_game_playable_init        (OgcPlayableInterface *iface);

/* Announces the next question, once everything is up to date, and lets the game continue by itself if it may. */
void        ogc_game_ask                  (OgcGame       *self);

/* Lets the computer player that is asked think, or a replay continue, if it may; else stops thinking. */
void        ogc_game_go_on                (OgcGame       *self);

/* Takes a legal decision of the seat that is asked, whoever plays it. */
void        ogc_game_decide               (OgcGame           *self,
                                           const OgcDecision *decision);

/* An OgcComputerTurnFunc. */
void        ogc_game_computer_answered_cb (const OgcDecision *answer,
                                           gpointer           data);

/* The seat whose computer player is deciding, or -1. */
void        ogc_game_set_thinking         (OgcGame       *self,
                                           int            seat);

/* The position that all objects show, and the game there: those of the timeline, but while moves are shown again. */
unsigned        ogc_game_get_shown        (OgcGame       *self);
const OgcState *ogc_game_get_shown_state  (OgcGame       *self);

/* Fills in the marks of @view, for @seat, who looks or is to look next; none for -1. */
void        ogc_game_find_marks           (OgcGame       *self,
                                           OgcView       *view,
                                           int            seat);

/* The property with that name. */
gboolean    ogc_game_find_can_show_again  (OgcGame       *self);

/* Shows the next repeated step when its time has come. */
void        ogc_game_wait_again           (OgcGame       *self);

/* Brings all objects to the position of the timeline. */
void        ogc_game_show_position     (OgcGame       *self);

/* The same after something other than a decision, such as undo or another player; announces it, and asks. */
void        ogc_game_show_anew            (OgcGame       *self);

/* Tells the buildings what is picked in the tray. */
void        ogc_game_show_pick         (OgcGame       *self);

/* Updates the view to the position of the timeline. Returns the seat that has to lift a curtain, or -1. */
int         ogc_game_update_view       (OgcGame       *self);

/* The seat whose computer player is to decide now, or -1. */
int         ogc_game_find_computer     (OgcGame       *self);

/* The decision of @step as the viewer may know it: the tile taken is hidden when what came of it is. */
OgcDecision ogc_game_mask_decision     (OgcGame       *self,
                                        const OgcStep *step);

/* (transfer full): the properties of the same names, from what the view says. */
char       *ogc_game_describe_subtitle (OgcGame       *self);
char       *ogc_game_describe_prompt   (OgcGame       *self,
                                        int            curtain_seat);
char       *ogc_game_describe_reason   (OgcGame       *self);

G_END_DECLS
