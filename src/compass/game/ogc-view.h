/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-knowledge.h"
#include "ogc-result.h"
#include "ogc-text.h"

G_BEGIN_DECLS

/* The maximum number of sets that one turn can add dice to: one with own, one with neutral dice. */
#define OGC_MAX_MOVED 2

/* More than others can place and choose between two moves of a seat, counting the turns of two laps with gifts and two
 * placements each, and the tiles of a round in between. */
#define OGC_MAX_MARKS 64

/**
 * OgcTurnMark:
 * @event: an %OGC_EVENT_PLACED, or an %OGC_EVENT_TOOK of a tile that was chosen
 * @number: the number of the turn or choice since the viewer's last move, from 1
 * @position: the position of the game after it
 * @over: whether its round has ended since, so that the dice it placed are no longer there
 *
 * Something that others have placed or chosen since the viewer's last move.
 */
typedef struct {
  OgcEvent event;
  unsigned number;
  unsigned position;
  gboolean over;
} OgcTurnMark;

/**
 * OgcView:
 * @knowledge: what the viewer may know; all that is shown comes from here
 * @names: names for sentences
 * @viewer: the seat that looks, or -1
 * @open: everything that seats hold is shown
 * @answerable: the viewer is asked
 * @thinking: the seat whose computer player is deciding, or -1
 * @waiting: computer players wait for a person
 * @preview: (nullable): the true game, used only for what a placement does to dice (which is public); set when
 *   @answerable
 * @decisions: (array length=n_decisions): all decisions that the viewer may take
 * @moved: (array length=n_moved): the %OGC_EVENT_PLACED events of the last turn
 * @marks: (array length=n_marks): what others have placed and chosen since the viewer's last move
 * @result: (nullable): the result, once the game is over
 *
 * What the objects of a game show at one moment. For the model only.
 */
typedef struct {
  OgcKnowledge       knowledge;
  OgcTextNames       names;
  int                viewer;
  gboolean           open;
  gboolean           answerable;
  int                thinking;
  gboolean           waiting;
  const OgcState    *preview;
  const OgcDecision *decisions;
  unsigned           n_decisions;
  OgcEvent           moved[OGC_MAX_MOVED];
  unsigned           n_moved;
  OgcTurnMark        marks[OGC_MAX_MARKS];
  unsigned           n_marks;
  const OgcResult   *result;
} OgcView;

/* Sets @knowledge, @viewer and @open, and nothing else: what @viewer (-1: an onlooker) may know of @state, which with
 * @open includes everything that seats hold. */
void     ogc_view_look           (OgcView        *view,
                                  const OgcState *state,
                                  int             viewer,
                                  gboolean        open);

/* @event as the viewer may know it. */
OgcEvent ogc_view_mask           (const OgcView  *view,
                                  const OgcEvent *event);

/* Whether only their holder may see tiles of @kind (SEC-2). */
gboolean ogc_view_is_secret_kind (OgcTileKind     kind);

/* Whether @seat has anything that others must not see (SEC-2). */
gboolean ogc_view_is_secret      (const OgcState *state,
                                  unsigned        seat);

G_END_DECLS
