/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/**
 * OgcGuideTarget:
 * @OGC_GUIDE_NOTHING: nothing in particular
 * @OGC_GUIDE_BOARD: all buildings
 * @OGC_GUIDE_BUILDING: #OgcGuide:building
 * @OGC_GUIDE_TRAY: the hand
 * @OGC_GUIDE_DICE: the dice in hand that are #OgcGuide:dice
 * @OGC_GUIDE_ROLL: the button that rolls
 * @OGC_GUIDE_OWN_SEAT: the tableau of the person
 * @OGC_GUIDE_RIVAL_SEAT: the tableau of the other player
 *
 * What a guide talks about.
 */
typedef enum {
  OGC_GUIDE_NOTHING,
  OGC_GUIDE_BOARD,
  OGC_GUIDE_BUILDING,
  OGC_GUIDE_TRAY,
  OGC_GUIDE_DICE,
  OGC_GUIDE_ROLL,
  OGC_GUIDE_OWN_SEAT,
  OGC_GUIDE_RIVAL_SEAT,
} OgcGuideTarget;
