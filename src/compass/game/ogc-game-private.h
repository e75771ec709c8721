/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game.h"
#include "ogc-timeline.h"
#include "ogc-log.h"
#include "ogc-player.h"
#include "ogc-view.h"

G_BEGIN_DECLS

/* The properties of a game; those from FIRST_NUMBER on are kept in its @numbers, those from FIRST_TEXT on in its @texts. */
enum {
  OGC_GAME_PROP_0,
  OGC_GAME_PROP_SEATS,
  OGC_GAME_PROP_BUILDINGS,
  OGC_GAME_PROP_LOG,
  OGC_GAME_PROP_TRAY,
  OGC_GAME_PROP_SEED,

  OGC_GAME_PROP_FIRST_NUMBER,
  OGC_GAME_PROP_ROUND = OGC_GAME_PROP_FIRST_NUMBER,
  OGC_GAME_PROP_ROUNDS,
  OGC_GAME_PROP_PHASE,
  OGC_GAME_PROP_LAST_LAP,
  OGC_GAME_PROP_ASKED,
  OGC_GAME_PROP_ASK_KIND,
  OGC_GAME_PROP_TURN,
  OGC_GAME_PROP_START_SEAT,
  OGC_GAME_PROP_VIEWER,
  OGC_GAME_PROP_CURTAIN,
  OGC_GAME_PROP_CURTAIN_SEAT,
  OGC_GAME_PROP_ANSWERABLE,
  OGC_GAME_PROP_CAN_UNDO,
  OGC_GAME_PROP_CAN_REDO,
  OGC_GAME_PROP_RUNNING,
  OGC_GAME_PROP_THINKING,
  OGC_GAME_PROP_FINISHED,
  OGC_GAME_PROP_REPLAY,
  OGC_GAME_PROP_POSITION,
  OGC_GAME_PROP_LENGTH,
  OGC_GAME_PROP_PACE,
  OGC_GAME_PROP_WORK,

  OGC_GAME_PROP_FIRST_TEXT,
  OGC_GAME_PROP_TITLE = OGC_GAME_PROP_FIRST_TEXT,
  OGC_GAME_PROP_SUBTITLE,
  OGC_GAME_PROP_EXPECTATION,
  OGC_GAME_PROP_REASON,
  OGC_GAME_N_PROPS
};

typedef enum {
  OGC_GAME_DECIDED,
  OGC_GAME_EVENT,
  OGC_GAME_REWOUND,
  OGC_GAME_ASKED,
  OGC_GAME_ROUND_ENDED,
  OGC_GAME_FINISHED,
  OGC_GAME_N_SIGNALS
} OgcGameSignal;

/* What the computer player that is asked is about; all zero when none is. */
typedef struct {
  GCancellable *cancellable; /* while it thinks */
  gboolean      answered;    /* it has decided, and waits for its pace and for views */
  OgcDecision   answer;
  gint64        begun; /* when it was asked, in microseconds */
  guint         timeout;
} OgcComputer;

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

  OgcTimeline *history;
  OgcView      view;
  OgcDecision *decisions; /* what the viewer may decide */
  OgcResult    result;
  int          looker; /* whose curtain is lifted, or -1 */

  GListStore *seats;
  GListStore *buildings;
  OgcTray *tray;
  OgcLog *log;

  int numbers[OGC_GAME_N_PROPS];
  char *texts[OGC_GAME_N_PROPS];

  OgcComputer computer;
  unsigned holds;
  gboolean asked_once;
  gboolean busy; /* a decision is being told */
};

/* Set only what is another than before. ogc_game_set_text() takes over @text. */
void    ogc_game_set_number    (OgcGame           *self,
                                unsigned           prop,
                                int                number);
void    ogc_game_set_text      (OgcGame           *self,
                                unsigned           prop,
                                char              *text);
void    ogc_game_emit          (OgcGame           *self,
                                OgcGameSignal      name,
                                ...);

/* Brings all objects to the position of the history. */
void    ogc_game_refresh       (OgcGame           *self);

/* Brings the seats alone to what the view says. */
void    ogc_game_update_seats  (OgcGame           *self);

/* Takes a legal decision of the seat that is asked, whoever plays it, and tells it. */
void    ogc_game_play          (OgcGame           *self,
                                const OgcDecision *decision);

/* After everything has changed: asks the next seat, and lets a computer player think. */
void    ogc_game_ask           (OgcGame           *self);

/* The seat whose computer player is to decide now, or -1. */
int     ogc_game_find_computer (OgcGame           *self);

/* Lets the computer player that is asked think, if it may; else stops thinking. */
void    ogc_game_think         (OgcGame           *self);
void    ogc_game_stop          (OgcGame           *self);

G_END_DECLS
