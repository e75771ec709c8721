/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#include "ogc-dice.h"

/*
 * OgcEventKind: what happened. Each kind lists the members of OgcEvent that it uses. Of the others, @seat, @owner and
 * @building may still say who was concerned and where (OGC_NOBODY, OGC_NO_BUILDING: nobody, nowhere); the rest are 0.
 * “hidden” means that only the seats in @seen_by may know @tile.
 */
typedef enum {
  OGC_EVENT_GAME_BEGAN,   /* seat: start player; building: B, place: C */
  OGC_EVENT_DEALT,        /* owner, tile_kind, tile (hidden): a private collection (SET-7) */
  OGC_EVENT_ROUND_BEGAN,  /* number: the round, from 1; seat: start player */
  OGC_EVENT_REVEALED,     /* building, place, tile_kind, tile: laid out face up (RND-1) */
  OGC_EVENT_LAID,         /* building, place, tile_kind, tile (hidden), number: OgcItemBack: laid out face down
                           * (RND-1) */
  OGC_EVENT_TURN_BEGAN,   /* seat; number: 1 for a turn that A Timely Gift gives */
  OGC_EVENT_ABILITY_USED, /* seat, tile_kind, tile (ABL) */
  OGC_EVENT_EXTRA_DICE,   /* seat, number: own dice added (ABL-3) */
  OGC_EVENT_ROLLED,       /* seat; dice, other: all own and all neutral dice in hand; number: 0 for the first roll of
                           * the turn, 1 for a reroll */
  OGC_EVENT_REROLLED,     /* seat; dice, other: own and neutral dice picked up (TRN-3); an OGC_EVENT_ROLLED follows */
  OGC_EVENT_TURNED,       /* seat; dice become other (ABL-4) */
  OGC_EVENT_PLACED,       /* seat, owner, building, place (as in OgcDecision), dice */
  OGC_EVENT_PUSHED,       /* owner, building, place: where the die stands now (Tower: 3 x half + floor, from 0),
                           * dice: the die (TOW-3) */
  OGC_EVENT_BUMPED,       /* owner, building, dice: one die to the Library (UNI-3, TOW-3) */
  OGC_EVENT_PICKED,       /* seat, owner, building, dice: one die to the Library (ABL-2) */
  OGC_EVENT_TURN_ENDED,   /* seat */
  OGC_EVENT_LAST_LAP,     /* seat: the first to have placed all its own dice (RND-3) */
  OGC_EVENT_PASSED,       /* seat: A Timely Gift is kept (ABL-1) */
  OGC_EVENT_LEFT_OVER,    /* owner, dice: own dice in hand, to the Library (RND-5) */
  OGC_EVENT_LOST,         /* owner, number: extra dice lost (RND-5) */
  OGC_EVENT_RESOLVING,    /* building (RND-4) */
  OGC_EVENT_DREW,         /* owner, building, tile_kind, tile (hidden): drawn from the stack to look at */
  OGC_EVENT_TOOK,         /* owner, building, tile_kind, tile (hidden where SEC-2 says so), number: how it came:
                           * 0 chosen, 1 left over or as drawn */
  OGC_EVENT_HANDED,       /* seat: who hands it on; owner: who gets it; building, tile_kind, tile (hidden) (GLD-1) */
  OGC_EVENT_DISCARDED,    /* owner: whose it was or OGC_NOBODY, building, tile_kind, tile: out of play, face up */
  OGC_EVENT_RETURNED,     /* building, tile_kind, tile (hidden): face down under the stack */
  OGC_EVENT_UNREWARDED,   /* owner, building, dice: to the Library (RND-6) */
  OGC_EVENT_RESHUFFLED,   /* tile_kind: the discards are the stack now (GAL-5) */
  OGC_EVENT_KNOWLEDGE_GAINED, /* owner, number: tokens (LIB-3) */
  OGC_EVENT_KNOWLEDGE_SPENT,  /* owner, number: tokens (TRN-3) */
  OGC_EVENT_ROUND_ENDED,  /* number: the round */
  OGC_EVENT_GAME_ENDED,   /* uses no member */
  OGC_N_EVENT_KINDS
} OgcEventKind;

typedef struct {
  uint8_t kind;      /* OgcEventKind */
  uint8_t seat;      /* who acts */
  uint8_t owner;     /* whose dice or tile: a seat, OGC_NEUTRAL or OGC_NOBODY */
  uint8_t building;  /* OgcBuildingId */
  uint8_t place;
  uint8_t tile_kind; /* OgcTileKind */
  uint8_t tile;
  uint8_t number;
  uint8_t seen_by;   /* bit n: seat n may know @tile; OGC_SEEN_BY_ALL, OGC_SEEN_BY_NOBODY */
  uint8_t spare[3];
  OgcDice dice;
  OgcDice other;
} OgcEvent;

#define OGC_SEEN_BY_ALL 0x1f
#define OGC_SEEN_BY_NOBODY 0

/* OgcEvents: a buffer that the caller owns. One decision leads to fewer than OGC_MAX_EVENTS events; the longest chain
 * runs from the last choice of a round through the laying out of the next. */
#define OGC_MAX_EVENTS 512

typedef struct {
  unsigned n;
  OgcEvent items[OGC_MAX_EVENTS];
} OgcEvents;

/* Appends @event. There is always room. */
static inline void
ogc_emit (OgcEvents      *events,
          const OgcEvent *event)
{
  assert (events->n < OGC_MAX_EVENTS);
  events->items[events->n++] = *event;
}

/* Appends an event to @events, which may be NULL; the remaining arguments are the event's members. */
#define OGC_EMIT(events, event_kind, ...) \
  do \
    { \
      if ((events) != NULL) \
        ogc_emit ((events), &(OgcEvent) { .kind = (event_kind), __VA_ARGS__ }); \
    } \
  while (0)
