/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-board.h"
#include "ogc-curtain.h"
#include "ogc-hints-controller.h"
#include "ogc-log-view.h"
#include "ogc-motion-layer.h"
#include "ogc-placement-chooser.h"
#include "ogc-round-summary.h"
#include "ogc-score-page.h"
#include "ogc-table.h"
#include "ogc-take-back.h"
#include "ogc-tray-view.h"
#include "ogc-redraw-slices.h"

G_BEGIN_DECLS

/* What the table's own files share. */

struct _OgcTable
{
  GtkWidget parent_instance;

  OgcGame             *game;
  GtkWidget           *popover;
  guint                drop;         /* source that drops a popover which is closed */
  guint                focus;        /* source that moves the focus */
  guint                focus_tick;   /* tick callback that does so again */
  unsigned             focus_frames; /* frames until then */
  GtkStack            *pages;
  OgcRedrawSlices     *wipe;         /* through which they are seen */
  GtkWidget           *motion;       /* over the pages */
  OgcBoard            *board;
  GtkWidget           *seats;
  OgcLogView          *log;
  OgcTrayView         *tray;
  OgcPlacementChooser *placement_chooser;
  OgcRoundSummary     *round_strip;
  OgcHintBar          *hint_bar;
  OgcHintsController  *hints;
  OgcTakeBack         *take_back;
  gboolean             worth;        /* tiles to choose from tell what they would add */
  OgcCurtain          *curtain;
  OgcScorePage        *scores;
  GtkWidget           *guide;        /* an OgcGuideView, while there is a guide */
};

/* Whether keys and clicks are meant for this table now. */
gboolean    ogc_table_takes_input     (OgcTable        *self);
/* Shows why something cannot be. */
void        ogc_table_show_refusal    (OgcTable        *self,
                                       const char      *refusal);
/* Pops @popover up beside @anchor, in place of another one. */
void        ogc_table_show_popover    (OgcTable        *self,
                                       GtkWidget       *popover,
                                       GtkWidget       *anchor,
                                       GtkPositionType  position);
/* Drops the popover that was shown, if there is one. */
void        ogc_table_drop_popover    (OgcTable        *self);

/* What is asked for before anything can be placed. */
const char *ogc_table_why_nothing     (OgcTable        *self);

/* ogc-table-worth.c */
void        ogc_table_update_worth    (OgcTable        *self);
void        ogc_table_toggle_worth    (OgcTable        *self);

/* The actions that ogc-table.h tells of. */
void        ogc_table_install_actions (GtkWidgetClass  *widget_class);
/* Enables those that are legal now. */
void        ogc_table_update_actions  (OgcTable        *self);

G_END_DECLS
