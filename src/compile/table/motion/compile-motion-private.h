/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-line-view.h"
#include "compile-motion-script.h"
#include "compile-seat-panel.h"
#include "ogc-flight.h"

G_BEGIN_DECLS

/* A beat: what happens at the same time. Beats follow one another. */
typedef enum {
  COMPILE_BEAT_PLAY,
  COMPILE_BEAT_FLIP,
  COMPILE_BEAT_SHIFT,
  COMPILE_BEAT_DRAW,
  COMPILE_BEAT_DELETE,
  COMPILE_BEAT_EFFECT,
  COMPILE_BEAT_CONTROL,
  COMPILE_BEAT_FOLD, /* all cards of a line that is compiled */
  COMPILE_BEAT_TURN, /* its protocol turns */
  COMPILE_BEAT_LAMP, /* and lights up */
} CompileBeat;

/* Where something goes. */
typedef enum {
  COMPILE_GOAL_FIELD,    /* @side and @line: its place in that stack; the stack's end if it is not there */
  COMPILE_GOAL_HAND,     /* of @side */
  COMPILE_GOAL_DECK,
  COMPILE_GOAL_TRASH,
  COMPILE_GOAL_GAUGE,    /* of @line */
  COMPILE_GOAL_PROTOCOL, /* of @side and @line */
  COMPILE_GOAL_KNOB,     /* of @side; COMPILE_NOBODY: of the neutral card */
} CompileGoal;

/* Something that can move: a card, a protocol, the knob. */
typedef struct {
  GtkWidget      *widget; /* the view that shows it, until anything happens to it; a weak pointer */
  GskRenderNode  *face;   /* what it looks like, from 0, 0; NULL: a back */
  graphene_size_t size;   /* of the face */
  graphene_rect_t at;     /* where it is; its width is 0 until it is visible */
  gboolean        seen;   /* it was on the table before */
  gboolean        lifted; /* it has left a stack, and sets off when it lands */
  gboolean        front;  /* of a card: its front is visible */
  int             number; /* of a card, if known */
  gint64          since;  /* when it arrived there */
} CompilePiece;

/* A flight that is aimed when the table shows where it lands. */
typedef struct {
  CompilePiece *piece;
  OgcFlightKind kind;
  guint         beat;
  guint         order; /* in its beat */
  CompileGoal   goal;
  unsigned      side;
  unsigned      line;
} CompileFlightPlan;

struct _CompileMotionScript
{
  GtkWidget          *layer;
  CompileMotionPlaces places;
  CompileGame        *game;
  unsigned            near;   /* the side that sits below */
  GArray             *beats;  /* of CompileBeat */
  GPtrArray          *plans;
  GPtrArray          *pieces; /* all of them */
  GPtrArray          *transit; /* those in transit or newly in a hand; not owned */
  GPtrArray          *hands[COMPILE_N_SIDES];
  GPtrArray          *stacks[COMPILE_N_SIDES][COMPILE_N_LINES];
  CompilePiece       *protocols[COMPILE_N_SIDES][COMPILE_N_LINES];
  unsigned            totals[COMPILE_N_SIDES][COMPILE_N_LINES]; /* the earlier totals */
  gint64              changed[COMPILE_N_LINES]; /* when something last happened in it */
  unsigned            pending;  /* how many effects there were */
  GHashTable         *left;     /* views that something leaves */
};

/* The side that sits below. */
unsigned          compile_motion_find_near    (CompileGame          *game);
/* What shows @line; the hand, the player, the deck and the trash of @side. */
CompileLineView  *compile_motion_find_line    (CompileMotionScript  *self,
                                               unsigned              line);
GtkWidget        *compile_motion_find_hand    (CompileMotionScript  *self,
                                               unsigned              side);
/* @side: %COMPILE_NOBODY for the knob of the neutral control card */
GtkWidget        *compile_motion_find_knob    (CompileMotionScript  *self,
                                               unsigned              side);
GtkWidget        *compile_motion_find_deck    (CompileMotionScript  *self,
                                               unsigned              side);
GtkWidget        *compile_motion_find_trash   (CompileMotionScript  *self,
                                               unsigned              side);
/* Where @widget is; FALSE if it is not visible. */
gboolean          compile_motion_find_bounds  (CompileMotionScript  *self,
                                               GtkWidget            *widget,
                                               graphene_rect_t      *bounds);
/* A small place in the middle of @widget. */
gboolean          compile_motion_find_middle  (CompileMotionScript  *self,
                                               GtkWidget            *widget,
                                               graphene_rect_t      *bounds);
/* The last view of card @number in @hand that is not among @used, else of an unknown card. */
GtkWidget        *compile_motion_find_in_hand (GtkWidget            *hand,
                                               GHashTable           *used,
                                               int                   number);
/* What @widget looks like, from 0, 0. Returns: (transfer full) (nullable) */
GskRenderNode    *compile_motion_draw_widget  (GtkWidget            *widget,
                                               graphene_size_t      *size);

G_END_DECLS
