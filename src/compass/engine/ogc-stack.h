/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-state.h"

/* The tiles of @kind that stay in the box, given the buildings of @state (SET-7, SET-8). */
OgcTileMask ogc_stack_left_out    (const OgcState *state,
                                   OgcTileKind     kind);
/* Draws a tile of @kind from its stack. Returns its number, or OGC_NO_TILE if none is left. */
unsigned    ogc_stack_draw        (OgcState       *state,
                                   OgcTileKind     kind);
/* Puts @tile face up on the discards; @owner is whose tile it was, or OGC_NOBODY. */
void        ogc_stack_discard     (OgcState       *state,
                                   unsigned        building,
                                   OgcTileKind     kind,
                                   unsigned        tile,
                                   unsigned        owner,
                                   OgcEvents      *events);
/* Puts all @tiles on the discards, like ogc_stack_discard(). */
void        ogc_stack_discard_all (OgcState       *state,
                                   unsigned        building,
                                   OgcTileKind     kind,
                                   OgcTileMask     tiles,
                                   unsigned        owner,
                                   OgcEvents      *events);
/* Puts @tile face down under the stack; @seen_by: the seats that have seen it go there. */
void        ogc_stack_return      (OgcState       *state,
                                   unsigned        building,
                                   OgcTileKind     kind,
                                   unsigned        tile,
                                   unsigned        seen_by,
                                   OgcEvents      *events);
/* Gives @tile to @seat; @seen_by as in OgcEvent, @number as in OGC_EVENT_TOOK. */
void        ogc_stack_give        (OgcState       *state,
                                   unsigned        building,
                                   OgcTileKind     kind,
                                   unsigned        tile,
                                   unsigned        seat,
                                   unsigned        seen_by,
                                   unsigned        number,
                                   OgcEvents      *events);
