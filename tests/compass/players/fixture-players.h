/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ogc-player.h"

enum {
  FIXTURE_SETUPS = 64, /* different ones */
  FIXTURE_WORK = 10,   /* given to players */
};

/* Set-up number @n of all that there are, over and over. */
OgcSetup         fixture_setup            (guint            n,
                                           guint64          seed);
void             fixture_begin            (OgcState        *state,
                                           const OgcSetup  *setup);
/* The player with this id, which must exist. */
const OgcPlayer *fixture_player           (const char      *id);
OgcDecision      fixture_ask              (const OgcPlayer *player,
                                           const OgcState  *state,
                                           guint64          seed);
/* Lets seat n play as players[n] to the end. Returns how many decisions that took. */
guint            fixture_play             (OgcState *state, const OgcPlayer *const players[OGC_MAX_SEATS]);

/* Lets all seats play one game as @player, and shows @watch each decision in the state in which it is taken. */
typedef void (*FixtureWatch) (const OgcState *state, const OgcDecision *decision, gpointer data);
void             fixture_watch            (const OgcPlayer *player,
                                           const OgcSetup  *setup,
                                           FixtureWatch     watch,
                                           gpointer         data);

/* Whole games over all set-ups: nothing is refused, and they end. */
void             fixture_check_legal      (const OgcPlayer *player,
                                           guint            games,
                                           guint            first);
/* SEC-4: what a seat may not know changes nothing, byte for byte. @others play between the positions that are looked
 * at. */
void             fixture_check_no_peeking (const OgcPlayer *candidate,
                                           const OgcPlayer *others,
                                           guint            wanted);
/* The same knowledge and seed, the same decision, and bytes that no decision uses are 0. */
void             fixture_check_repeatable (const OgcPlayer *candidate,
                                           guint            setups,
                                           guint            steps);
void             fixture_check_cancelled  (const OgcPlayer *candidate);
