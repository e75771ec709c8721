/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * OgcCue:
 * @OGC_CUE_NONE: silence
 * @OGC_CUE_SHAKE: dice are taken into the hand
 * @OGC_CUE_ROLL: dice are rolled
 * @OGC_CUE_PLACE: dice are put down
 * @OGC_CUE_PUSH: dice slide along
 * @OGC_CUE_BUMP: a die is knocked out
 * @OGC_CUE_TILE: a tile is drawn, turned or taken
 * @OGC_CUE_CHEST: a chest is opened
 * @OGC_CUE_GOLD: coins and tokens
 * @OGC_CUE_CARD: a card is laid down
 * @OGC_CUE_FLIP: a card is turned over
 * @OGC_CUE_SLIDE: a card is carried elsewhere
 * @OGC_CUE_RELAY: an effect begins
 * @OGC_CUE_RIP: a card is removed
 * @OGC_CUE_SWITCH: somebody takes control
 * @OGC_CUE_CHORD: somebody has made great progress
 * @OGC_CUE_TURN: the program waits for a person
 * @OGC_CUE_CHIME: the same, at a table of machines
 * @OGC_CUE_ROUND: a round is over
 * @OGC_CUE_WIN: somebody has won
 * @OGC_CUE_REFUSAL: something is refused
 *
 * A short sound that accompanies something visible. The last five are signals, which have a volume of their own.
 */
typedef enum {
  OGC_CUE_NONE,
  OGC_CUE_SHAKE,
  OGC_CUE_ROLL,
  OGC_CUE_PLACE,
  OGC_CUE_PUSH,
  OGC_CUE_BUMP,
  OGC_CUE_TILE,
  OGC_CUE_CHEST,
  OGC_CUE_GOLD,
  OGC_CUE_CARD,
  OGC_CUE_FLIP,
  OGC_CUE_SLIDE,
  OGC_CUE_RELAY,
  OGC_CUE_RIP,
  OGC_CUE_SWITCH,
  OGC_CUE_CHORD,
  OGC_CUE_TURN,
  OGC_CUE_CHIME,
  OGC_CUE_ROUND,
  OGC_CUE_WIN,
  OGC_CUE_REFUSAL,
  OGC_N_CUES
} OgcCue;

/* Returns: the name of the cue's file without its extension; %NULL for %OGC_CUE_NONE */
const char *ogc_cue_get_name  (OgcCue cue);
/* Returns: whether the cue calls for attention, rather than accompanying what happens on the table */
gboolean    ogc_cue_is_signal (OgcCue cue);

G_END_DECLS
