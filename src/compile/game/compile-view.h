/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "compile-card-set.h"
#include "compile-knowledge.h"

G_BEGIN_DECLS

/* A viewer who sees everything, as in a replay of a finished game. */
#define COMPILE_EVERYBODY COMPILE_N_SIDES

/* An upper bound on pending effects, plays and so on. */
#define COMPILE_MAX_PENDING 128

/* Where a card can be. */
typedef enum {
  COMPILE_ZONE_HAND,
  COMPILE_ZONE_DECK,
  COMPILE_ZONE_TRASH,
  COMPILE_ZONE_FIELD,
  COMPILE_ZONE_TRANSIT, /* has left one place but not yet landed in another (COM-34) */
} CompileZone;

/**
 * CompilePending:
 * @kind: CompileFrameKind
 * @side: whose effect, play, compile, refresh or hand limit it is
 * @card: the card that has the effect, or is in transit; %COMPILE_NO_CARD: none, or the viewer may not know it
 * @text: the card on which the effect is printed: differs from @card when it is copied
 * @effect: its number on that card
 * @row: the row that it has reached
 * @box: the CompileBox that has to stay live
 * @line: the line of the compile, or the destination
 * @begun: whether it has begun, as opposed to waiting for its turn (COM-43)
 *
 * Something that is being resolved or is waiting.
 */
typedef struct {
  guint8 kind;
  guint8 side;
  guint8 card;
  guint8 text;
  guint8 effect;
  guint8 row;
  guint8 box;
  guint8 line;
  guint8 begun;
} CompilePending;

/**
 * CompileView:
 * @knowledge: what the viewer may know, the source of everything shown
 * @card_set: the names of the cards; borrowed
 * @names: the players' names; borrowed
 * @viewer: the viewing side, or -1
 * @open: whether everything is shown
 * @answerable: whether the viewer is asked
 * @thinking: the side whose computer player is deciding, or -1
 * @waiting: whether computer players wait for a person
 * @decisions: (array length=n_decisions): what the viewer may decide
 * @choosable: the cards that these choose
 * @plays: how each card may be played (CompilePlays)
 * @lines: the lines that these choose, a bit each
 * @pending: (array length=n_pending): what is being resolved or waiting, in the order in which it continues (COM-43)
 *
 * What the objects of a game show at one moment, and what the protocol sends. For the model and formats only.
 */
typedef struct {
  CompileKnowledge  knowledge;
  CompileCardSet   *card_set;
  const char       *names[COMPILE_N_SIDES];
  int               viewer;
  gboolean          open;
  gboolean          answerable;
  int               thinking;
  gboolean          waiting;
  CompileDecision   decisions[COMPILE_MAX_DECISIONS];
  unsigned          n_decisions;
  CompileCards      choosable;
  guint16           plays[COMPILE_N_CARDS];
  unsigned          lines;
  CompilePending    pending[COMPILE_MAX_PENDING];
  unsigned          n_pending;
} CompileView;

/* Fills in what @viewer (-1: an onlooker) may know of @state, or everything with @open, and what it may decide with
 * @answerable. Sets all except @card_set, @names, @thinking and @waiting. */
void            compile_view_look          (CompileView           *view,
                                            const CompileState    *state,
                                            int                    viewer,
                                            gboolean               open,
                                            gboolean               answerable);

/* Whether the viewer knows which card lies in the place of @card in @view's game. */
gboolean        compile_view_knows         (const CompileView     *view,
                                            unsigned               card);
/* How many effects are being resolved or waiting, as compile_text_pile() lists them. */
unsigned        compile_view_count_effects (const CompileView     *view);
/* The protocol of @card, as an index into compile_names_protocol. */
unsigned        compile_view_get_protocol  (const CompileView     *view,
                                            unsigned               card);

/* @event as far as the viewer may know it: an unknown card is %COMPILE_NO_CARD. */
CompileEvent    compile_view_mask          (const CompileView     *view,
                                            const CompileEvent    *event);
/* The decision of the side that was asked in @before, as far as the viewer may know it. */
CompileDecision compile_view_mask_decision (const CompileView     *view,
                                            const CompileState    *before,
                                            const CompileDecision *decision);

/* Whether @side can see anything that the other must not (COM-14, COM-15). */
gboolean        compile_view_is_secret     (const CompileState    *state,
                                            unsigned               side);

G_END_DECLS
