/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-knowledge.h"
#include "ogc-result.h"
#include "ogc-text.h"

G_BEGIN_DECLS

/* As many sets as one turn can put dice to: one with own, one with neutral dice. */
#define OGC_MAX_MOVED 2

/* More than others place and choose between two moves of one seat: the turns of two laps, gifts and two placements each
 * included, and the tiles of a round between them. */
#define OGC_MAX_MARKS 64

/**
 * OgcTurnMark:
 * @event: an %OGC_EVENT_PLACED, or an %OGC_EVENT_TOOK of a tile that was chosen
 * @number: in which turn or choice since the viewer's last move, from 1
 * @position: of the game, after it
 * @over: it was in the round before, so dice placed by it are no longer there
 *
 * What others have placed and chosen since the viewer's last move.
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
 * @names: for sentences
 * @viewer: the seat that looks, or -1
 * @open: everything that seats hold is shown
 * @answerable: the viewer is asked
 * @thinking: the seat whose computer player is deciding, or -1
 * @waiting: computer players wait for a person
 * @preview: (nullable): the true game, for nothing but what a placement does to dice (which is public); set when
 * @answerable
 * @decisions: (array length=n_decisions): what the viewer may decide
 * @moved: (array length=n_moved): the %OGC_EVENT_PLACED of the last turn
 * @marks: (array length=n_marks): what others have placed and chosen since
 * @result: (nullable): the end of the game
 *
 * What the objects of a game show at one moment. Inside the model only.
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

/* What @viewer (-1: an onlooker) may know of @state; with @open also everything that seats hold. Sets @knowledge,
 * @viewer and @open alone. */
void     ogc_view_look           (OgcView        *view,
                                  const OgcState *state,
                                  int             viewer,
                                  gboolean        open);

/* @event as the viewer may know it. */
OgcEvent ogc_view_mask           (const OgcView  *view,
                                  const OgcEvent *event);

/* Whether some may know more of @event than others. */
gboolean ogc_view_is_veiled      (const OgcEvent *event);

/* Whether tiles of that kind are for their holder alone to see (SEC-2). */
gboolean ogc_view_is_secret_kind (OgcTileKind     kind);

/* Whether @seat has anything that others must not see (SEC-2). */
gboolean ogc_view_is_secret      (const OgcState *state,
                                  unsigned        seat);

G_END_DECLS
