/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ogc-player.h"

enum {
  FIXTURE_SETUPS = 64, /* the number of different set-ups */
  FIXTURE_WORK = 10,   /* the work given to players, in per cent */
};

/* Set-up number @n; after the last one they begin again. */
OgcSetup         fixture_setup            (guint            n,
                                           guint64          seed);
void             fixture_begin            (OgcState        *state,
                                           const OgcSetup  *setup);
/* The player with this id, which must exist. */
const OgcPlayer *fixture_player           (const char      *id);
OgcDecision      fixture_ask              (const OgcPlayer *player,
                                           const OgcState  *state,
                                           guint64          seed);
/* Lets players[n] play seat n to the end of the game. Returns how many decisions that took. */
guint            fixture_play             (OgcState *state, const OgcPlayer *const players[OGC_MAX_SEATS]);

/* Lets @player play all seats of one game, and shows @watch each decision with the state in which it is taken. */
typedef void (*FixtureWatch) (const OgcState *state, const OgcDecision *decision, gpointer data);
void             fixture_watch            (const OgcPlayer *player,
                                           const OgcSetup  *setup,
                                           FixtureWatch     watch,
                                           gpointer         data);

/* Checks whole games over all set-ups: nothing is refused, and they end. */
void             fixture_check_legal      (const OgcPlayer *player,
                                           guint            games,
                                           guint            first);
/* SEC-4: checks that what a seat may not know changes no byte of a decision. @others play between the positions that
 * are examined. */
void             fixture_check_no_peeking (const OgcPlayer *candidate,
                                           const OgcPlayer *others,
                                           guint            wanted);
/* Checks that the same knowledge and seed lead to the same decision, in which unused bytes are 0. */
void             fixture_check_repeatable (const OgcPlayer *candidate,
                                           guint            setups,
                                           guint            steps);
void             fixture_check_cancelled  (const OgcPlayer *candidate);
