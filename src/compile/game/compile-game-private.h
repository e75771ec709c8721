/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-game.h"
#include "compile-log.h"
#include "compile-player.h"
#include "compile-timeline.h"
#include "compile-view.h"
#include "ogc-playable-class.h"

G_BEGIN_DECLS

struct _CompileGame
{
  OgcPlayable parent_instance;

  CompileCardSet *card_set;
  CompileSetup setup;
  const CompilePlayer *computers[COMPILE_N_SIDES]; /* NULL for persons */

  CompileTimeline *timeline;
  CompileView      view;

  GListStore *seats, *transit;
  CompileLog *log;

  /* Properties, as last notified. */
  unsigned turn, phase;
  int winner;
};

/* Fill in the methods of OgcPlayableClass for steps, replays and saves. */
void     compile_game_steps_init   (OgcPlayableClass *klass);
void     compile_game_replay_init  (OgcPlayableClass *klass);
gboolean compile_game_set_computer (OgcPlayable      *playable,
                                    unsigned          side,
                                    const char       *kind);

G_END_DECLS
