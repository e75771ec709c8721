/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game.h"
#include "ogc-log.h"
#include "ogc-playable-class.h"
#include "ogc-player.h"
#include "ogc-timeline.h"
#include "ogc-view.h"

G_BEGIN_DECLS

struct _OgcGame
{
  OgcPlayable parent_instance;

  OgcTileSet *tile_set;
  OgcSetup setup;
  const OgcPlayer *players[OGC_MAX_SEATS]; /* NULL for a person */
  OgcPlayStyle styles[OGC_MAX_SEATS];

  OgcTimeline *timeline;
  OgcView      view;
  OgcState     preview;
  OgcDecision *decisions;    /* all that the viewer may take */
  OgcResult    result;

  GListStore *seats;
  GListStore *buildings;
  OgcTray *tray;
  OgcLog *log;

  /* Properties, as last notified. */
  unsigned round, rounds;
  gboolean last_lap;
  char *reason;

  gboolean auto_roll;
  OgcBuildingId told; /* whose resolving is told now */
};

/* Set the functions that the class implements of OgcPlayableClass: steps, showing steps again, replays and saves. */
void            ogc_game_steps_init      (OgcPlayableClass *klass);
unsigned        ogc_game_find_others     (OgcPlayable      *playable,
                                          unsigned         *end);
void            ogc_game_replay_init     (OgcPlayableClass *klass);
gboolean        ogc_game_set_computer    (OgcPlayable      *playable,
                                          unsigned          seat,
                                          const char       *kind);
void            ogc_game_describe        (OgcPlayable      *playable,
                                          char            **title,
                                          char            **subtitle,
                                          char            **prompt);

/* The game at the position that all objects show. */
const OgcState *ogc_game_get_shown_state (OgcGame          *self);

/* Fills in the marks of @view for @seat, who looks or will look next; none for -1. */
void            ogc_game_find_marks      (OgcGame          *self,
                                          OgcView          *view,
                                          int               seat);

/* Updates the buildings for the dice picked in the tray. */
void            ogc_game_show_pick       (OgcGame          *self);

/* Updates the view to what the game shows. */
void            ogc_game_update_view     (OgcGame          *self);

/* (transfer full): the property "reason", according to the view. */
char           *ogc_game_describe_reason (OgcGame          *self);

G_END_DECLS
