/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-cues.h"
#include "ogc-curtain.h"
#include "ogc-hints-controller.h"
#include "ogc-log-view.h"
#include "ogc-placement-chooser.h"
#include "ogc-round-summary.h"
#include "ogc-score-page.h"
#include "ogc-table.h"
#include "ogc-take-back.h"
#include "ogc-redraw-slices.h"

G_BEGIN_DECLS

/* What the table and its actions share. */

struct _OgcTable
{
  GtkWidget parent_instance;

  OgcGame             *game;
  GtkStack            *pages;
  OgcRedrawSlices     *wipe;               /* through which they are seen */
  GtkWidget           *motion;             /* over the pages */
  OgcBoard            *board;
  GtkWidget           *seats;
  OgcLogView          *log;
  OgcTrayView         *tray;
  OgcPlacementChooser *placement_chooser;
  OgcRoundSummary     *round_strip;
  OgcHintBar          *hint_bar;
  OgcHintsController  *hints;
  OgcCues             *cues;
  OgcTakeBack         *take_back;
  OgcCurtain          *curtain;
  OgcScorePage        *scores;
  GtkWidget           *guide;              /* an OgcGuideView, while there is a guide */
  GtkWidget           *popover;
  guint                popover_cleanup_id; /* source that drops a popover which is closed */
  guint                focus_id;           /* source that moves the focus */
  guint                focus_tick;         /* tick callback that does so again */
  unsigned             focus_frames;       /* frames until then */
  gboolean             show_tile_values;   /* tiles to choose from say what they would add */
};

/* Whether keys and clicks are meant for this table now. */
gboolean    ogc_table_takes_input        (OgcTable        *self);
/* Shows why something cannot be; @rule is what says so, or OGC_RULE_NONE. */
void        ogc_table_show_refusal       (OgcTable        *self,
                                          const char      *refusal,
                                          OgcRule          rule);
/* What is asked for before anything can be placed. */
const char *ogc_table_why_nothing        (OgcTable        *self);
/* Pops @popover up beside @anchor, in place of another one. */
void        ogc_table_show_popover       (OgcTable        *self,
                                          GtkWidget       *popover,
                                          GtkWidget       *anchor,
                                          GtkPositionType  position);
/* Writes what they would add on tiles to choose from, or takes it away. */
void        ogc_table_update_tile_values (OgcTable        *self);
/* Enables the actions that are legal now. */
void        ogc_table_update_actions     (OgcTable        *self);
/* In ogc-table-actions.c: the actions that ogc-table.h describes. */
void        ogc_table_install_actions    (GtkWidgetClass  *widget_class);

G_END_DECLS
