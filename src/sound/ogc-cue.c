/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-cue.h"

static const char * const names[OGC_N_CUES] = {
  [OGC_CUE_SHAKE] = "shake",
  [OGC_CUE_ROLL] = "roll",
  [OGC_CUE_PLACE] = "place",
  [OGC_CUE_PUSH] = "push",
  [OGC_CUE_BUMP] = "bump",
  [OGC_CUE_TILE] = "tile",
  [OGC_CUE_CHEST] = "chest",
  [OGC_CUE_GOLD] = "gold",
  [OGC_CUE_CARD] = "card",
  [OGC_CUE_FLIP] = "flip",
  [OGC_CUE_SLIDE] = "slide",
  [OGC_CUE_RELAY] = "relay",
  [OGC_CUE_RIP] = "rip",
  [OGC_CUE_SWITCH] = "switch",
  [OGC_CUE_CHORD] = "chord",
  [OGC_CUE_TURN] = "turn",
  [OGC_CUE_CHIME] = "chime",
  [OGC_CUE_ROUND] = "round",
  [OGC_CUE_WIN] = "win",
  [OGC_CUE_REFUSAL] = "refusal",
};

const char *
ogc_cue_get_name (OgcCue cue)
{
  g_return_val_if_fail (cue < OGC_N_CUES, NULL);

  return names[cue];
}

gboolean
ogc_cue_is_signal (OgcCue cue)
{
  return cue >= OGC_CUE_TURN;
}
