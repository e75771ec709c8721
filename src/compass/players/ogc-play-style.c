/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-play-style.h"

/* Taste: what a style adds to the share of the win. */
typedef struct {
  float gold;   /* for each piece of expected final gold, because a clear win is safer */
  float own;    /* for each gold piece that the seat would get as things stand */
  float others; /* against each gold piece that the others on average would get as things stand */
  float spend;  /* against using a token or an ability */
} Taste;

static const Taste tastes[OGC_N_PLAY_STYLES] = {
  [OGC_PLAY_STYLE_BALANCED] = { .gold = 0.001f },
  [OGC_PLAY_STYLE_CAREFUL] = { .gold = 0.001f, .own = 0.004f, .spend = 0.025f },
  [OGC_PLAY_STYLE_COLLECTOR] = { .gold = 0.005f, .own = 0.006f, .others = -0.006f },
  [OGC_PLAY_STYLE_SPOILER] = { .gold = 0.001f, .others = 0.03f },
};

float
ogc_play_style_worth (OgcPlayStyle style,
                      OgcValue     value)
{
  const Taste *taste = &tastes[style];

  return value.win + taste->gold * value.gold + taste->own * value.own - taste->others * value.others;
}

/* TRN-3, ABL-1 to ABL-4 */
static bool
spends_resource (const OgcDecision *decision)
{
  switch ((OgcDecisionKind) decision->kind)
    {
    case OGC_DECISION_REROLL:
    case OGC_DECISION_POWER:
    case OGC_DECISION_GIFT:
    case OGC_DECISION_HELP:
      return true;
    default:
      return decision->will;
    }
}

float
ogc_play_style_cost (OgcPlayStyle       style,
                     const OgcDecision *decision)
{
  return spends_resource (decision) ? tastes[style].spend : 0;
}
